# Тексты самого стола: то, что в любой игре говорится одинаково.

# Почему стол отказывает

refusal-over = Партия окончена.
refusal-not-your-turn = Сейчас решаете не вы.
refusal-not-understood = Такой выбор непонятен.
refusal-not-offered = Сейчас правила не дают такого выбора.
refusal-cannot-undo = Отменить нечего: с тех пор брошены кубики, открыта карта или решал другой игрок.
refusal-nothing-to-redo = Повторить нечего: отменённого выбора нет.

# Как партия может кончиться в любой игре

outcome-resigned = { $seat } сдаётся.

# Что сообщают тем, кого нет за столом

notice-turn = Ваш ход.
notice-match = { $game }: { $match }
mail-turn =
    Настал ваш ход: { $match }.

    { $link }

    Если такие письма больше не нужны, откройте эту ссылку:
    { $stop }
mail-confirm-subject = Ставка: это ваш адрес?
mail-confirm =
    { $name } просит сообщать на этот адрес, когда за столом настаёт его ход. Если это вы, откройте в течение двух дней эту ссылку:

    { $link }

    Если это не вы, ничего не делайте: больше сюда ничего не придёт.

# Боты, которые играют во все игры

bot-random = Случайный
bot-rollout = Курсант
bot-mcts = Стратег
bot-random-about = Выбирает наугад: чтобы что-нибудь попробовать.
bot-rollout-about = Проигрывает в уме несколько партий. Ни одной игры не знает особо.
bot-mcts-about = Думает наперёд в любой игре, но ни одной не знает особо; не торопится.

# Откуда взято значение

origin-printed = Напечатано: есть в правилах или на компоненте либо следует из них.
origin-likely = Вероятно: один сторонний источник или надёжный вывод.
origin-reconstructed = Реконструкция: заполняет пробел и может отличаться от изданной игры.

# Командная строка

cli-scenario = Сценарий
cli-seats = Места
cli-options = Смысл
cli-knowing = Где

cli-prompt-hint = Номер, ? почему и шансы, u отмена, b поле, h подсказка, q выход
cli-hand-over = Передайте экран. Дальше решает:
cli-hand-over-ready = Нажмите Enter, когда никто другой не смотрит.
cli-thinking = Думает…
cli-taken-back = Отменено.
cli-no-such-choice = Выберите номер от 1 до { $count }.
cli-not-understood = Непонятно. Наберите h, чтобы увидеть подсказку.
cli-odds = Что могут принести кубики:
cli-no-odds = Кубики здесь ничего не решают.
cli-no-such-rule = Правила с таким номером в своде нет.
cli-which-rule = Какое правило? Напишите его номер после слова, например: rule 4.2a
cli-which-file = В какой файл? Напишите его имя после буквы, например: s game.journal
cli-saved = Журнал партии:
cli-not-saved = Не сохранено:
cli-file-exists = Файл с таким именем уже есть, он не тронут.
cli-resume = Продолжить позже:
cli-seed = Зерно кубиков:
cli-help = Что можно набрать:
cli-help-number = сделать этот выбор; то же сделает его текст в скобках (см. ?)
cli-help-why = все варианты с шансами и текстами и правила, на которых стоит вопрос
cli-help-why-one = один вариант: все его шансы
cli-help-why-not = слово в скобках: все его варианты; текст варианта, которого нет в списке: почему нельзя и какое правило запрещает
cli-help-board = показать поле
cli-help-log = всё, что произошло до сих пор
cli-help-undo = отменить последний выбор
cli-help-redo = вернуть отменённое
cli-help-reset = отменить всё после последних кубиков, карт или чужого выбора
cli-help-language = перейти на английский или на русский
cli-help-save = скопировать журнал партии в файл
cli-help-rule = показать правило из свода
cli-help-help = эта подсказка
cli-help-quit = выйти; партия сохранится

cli-after =
    { $count ->
        [one] Сделан { $count } выбор
        [few] Сделано { $count } выбора
       *[many] Сделано { $count } выборов
    }, партия продолжается.
cli-verified =
    { $count ->
        [one] { $count } выбор и исход совпадают.
        [few] { $count } выбора и исход совпадают.
       *[many] { $count } выборов и исход совпадают.
    }
cli-verified-open =
    { $count ->
        [one] { $count } выбор совпадает
        [few] { $count } выбора совпадают
       *[many] { $count } выборов совпадают
    }; партия не окончена.

cli-analysis-start = ожидалось в начале
cli-analysis-luck = удача
cli-analysis-choices = решения
cli-analysis-others = решения других
cli-analysis-result = итог
cli-analysis-agreed = Решений, как у бота: { $agreed } из { $own }.
cli-analysis-short = Время вышло: оценка приблизительна.
cli-analysis-number = №
cli-analysis-turn = Ход
cli-analysis-gain = Выигрыш
cli-analysis-what = Что было выбрано
cli-analysis-better = Что выбрал бы бот и почему
cli-no-puzzle-any-more = Это больше не задача; файл остался прежним.

cli-games-played =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
cli-outcome = Исход
cli-games = Партий
cli-share = Доля
cli-interval = 95 % интервал
cli-winner = Победитель
cli-draws = Ничьих
cli-losses = Поражений
cli-thinking-time = мс на выбор
cli-spread = Разброс
cli-mean = Среднее
cli-sd = Ст. откл.
cli-score = Счёт
cli-choices = Выборов
cli-turns = Ходов
cli-speed = Партий в секунду:
cli-bot = Бот
cli-side = Сторона
cli-wins = Побед
cli-measure = Что измерено
cli-best = Лучшее
cli-budget = Предел
cli-goal = Цель
cli-verdict = Итог
cli-verdict-ok = в пределе
cli-verdict-over = за пределом
cli-verdict-goal = цель достигнута
cli-report-written = Отчёт записан:
cli-elo = Эло
cli-strength = Сила
cli-points = Очки
cli-rate = { $rate }/с
cli-measure-choices = Случайная игра, выборов в секунду
cli-measure-games = Случайная игра, партий в секунду
cli-measure-fork = Копия партии, мкс
cli-measure-imagine = Воображаемая партия, мкс
cli-measure-view = Вид и варианты, мс
cli-measure-encode = Запись, мкс
cli-measure-load = Чтение, мкс
cli-measure-reach = Куда дойдёт часть, мс
cli-measure-supply = Снабжение целой стороны, мс
cli-measure-box = Разбор издания, мс
cli-measure-recruit-match = Два новобранца, целая партия: время процессора, мс
cli-measure-recruit-choice = Два новобранца: самый долгий выбор, мс
cli-measure-commander-match = Два штаба, целая партия: время процессора, мс
cli-measure-commander-choice = Два штаба: самый долгий выбор, мс
cli-measure-server-choices = Сервер, 50 партий, 100 соединений: решений в секунду
cli-measure-server-p95 = Сервер, то же: 95 % ответов быстрее, мс
cli-measure-server-cpu = Сервер, то же: процессорного времени на решение, мкс
cli-measure-server-alone = Сервер, одна партия: медиана ответа, мс
cli-measure-server-memory = Сервер, 500 партий без ходов: память, МБ
cli-measure-server-open = Сервер, 10 000 партий в базе: список свободных мест, мс процессорного времени
cli-measure-server-mine = Сервер, 10 000 партий в базе: список своих партий, мс процессорного времени
cli-measure-server-start = Сервер, 100 000 партий в базе: запуск, мс процессорного времени
cli-measure-soak-choices = Сервер, долгая нагрузка: решений
cli-measure-soak-memory = Сервер, долгая нагрузка: память в последней пятой, МБ
cli-measure-soak-growth = Сервер, долгая нагрузка: прирост с третьей пятой, МБ
cli-measure-light = Страница, 500 вариантов на 4250 предметах: подсветка, мс
cli-measure-env-steps = Среда обучения, одна партия: шагов в секунду
cli-measure-env-batch = Среда обучения, 64 партии в двух процессах: шагов в секунду по часам
cli-measure-two-local = Много партий: два процесса, во сколько раз быстрее одного
cli-measure-two-ray = Много партий: два исполнителя Ray, во сколько раз быстрее одного процесса
cli-measure-long-open = Партия в 30 000 ходов: открыта первым гостем сразу после запуска сервера, мс
cli-measure-long-snapshot = Партия в 30 000 ходов: снимок, КБ
cli-measure-long-fork = Партия в 30 000 ходов: копия, мкс
cli-measure-long-undo = Партия в 30 000 ходов: ход сделан и взят назад, мкс
cli-measure-long-replay = Партия в 30 000 ходов: один миг её прошлого, мс
cli-measure-long-turns = Партия в 30 000 ходов: 150 ходов по счёту и вид доски в начале каждого, мс
cli-measure-long-older = Партия в 30 000 ходов: самая старая страница журнала, мс
cli-measure-long-back = Партия в 30 000 ходов: для вернувшегося игрока, мс
cli-measure-long-list = Партия в 30 000 ходов: сколько в ней нового, для списка, мс

cli-calibration =
    { $count ->
        [one] { $count } изменение
        [few] { $count } изменения
       *[many] { $count } изменений
    }
cli-try = Проба
cli-try-start = как есть
cli-try-best = пока лучшая
cli-try-worse = не лучше
cli-try-given-up = отброшена
cli-try-impossible = невозможна
cli-tries-left =
    { $count ->
        [one] В этом круге осталось не больше { $count } пробы, минут:
        [few] В этом круге осталось не больше { $count } проб, минут:
       *[many] В этом круге осталось не больше { $count } проб, минут:
    }
cli-calibrated = Всё так, как задано.
cli-not-calibrated = Это лучшее из найденного; достигнуто не всё, что задано.
cli-distance = Отклонение
cli-wanted = Задано
cli-found = Вышло
cli-from = От
cli-upto = До

cli-serve-address = Ставка открыта по адресу
cli-serve-running = Ставка уже работает по адресу
cli-serve-port-taken = Другая программа занимает порт
cli-serve-stop = Остановить: Ctrl-C.

cli-edition-written = Записано:
cli-scenario-good = всё верно, можно играть.
cli-edition-good =
    { $count ->
        [0] всё верно, значения не изменены.
        [one] всё верно, изменено { $count } значение.
        [few] всё верно, изменено { $count } значения.
       *[many] всё верно, изменено { $count } значений.
    }
cli-figure = Значение
cli-value = Величина
cli-origin = Происхождение
cli-changed = Изменено

# Table

refusal-stale = Партия ушла вперёд: взгляните на поле и выберите заново.
refusal-not-saved = Не сохранено: сервер сейчас не может записать ход. Ничего не изменилось, попробуйте ещё раз.
refusal-waiting-for-players = Партия начнётся, когда будут заняты все места.
refusal-has-happened = Ваш последний выбор уже что-то изменил: сначала отмените его.
refusal-not-your-seat = Это не ваше место.
refusal-nothing-to-take-back = Возвращаться некуда.
refusal-no-proposal = Нет предложения, на которое вы могли бы ответить.
refusal-nothing-said = В этом сообщении ничего нет.
refusal-too-fast = Слишком много сообщений, подождите немного.
refusal-busy = Ваш прежний запрос ещё выполняется. Подождите ответа.
refusal-message-too-long = Сообщение слишком длинное.
refusal-message-not-understood = Сервер не понимает это сообщение.
refusal-no-such-match = Такой партии нет.
refusal-no-such-seat = Такого места нет.
refusal-seat-taken = Место занято.
refusal-other-side = Вы знаете другую сторону этой партии и увидели бы здесь чужие тайны.
refusal-bad-invitation = Приглашение недействительно или отозвано. Попросите новую ссылку.
refusal-not-your-match = Это может сделать только создатель партии.
refusal-no-spectators = В эту партию зрителей не пускают.
refusal-match-running = Только когда партия закончена.
refusal-not-played-out = Партию сдали, и своего исхода, по которому видно, где везение, а где решения, у неё нет. Где всё пошло не так, покажет повтор; партию, доигранную до конца, стол разберёт здесь.
refusal-others-played = В этой партии играли и другие: она и их тоже. Просто уберите её из своего списка.
refusal-too-many-matches = У вас слишком много незаконченных партий. Сначала закончите одну из них.
refusal-bad-number = Такого момента в партии нет.
refusal-bad-journal = Из этого файла партию не восстановить. Выберите журнал, сохранённый из оконченной партии, и не меняйте в нём ничего.
refusal-journal-too-long = Журналов с таким числом выборов этот сервер не принимает.
refusal-challenge-begun = Единственная попытка в испытании этого дня у вас уже была.
refusal-challenge-open = Это испытание ещё могут проходить другие: до тех пор его кубики и журнал остаются в тайне.
refusal-in-challenge = В испытании дня так нельзя: оно для всех одинаково.
refusal-unreadable-scenario = Строка { $line } сценария непонятна.
refusal-bad-scenario =
    { $line ->
        [0] По такому сценарию играть нельзя.
       *[other] Строка { $line } сценария: так играть нельзя.
    }
refusal-log-in-first = Войдите или играйте как гость.
refusal-wrong-name-or-password = Неверное имя или пароль.
refusal-name-taken = Имя занято, выберите другое.
refusal-name-length = В имени должно быть от 2 до 30 букв.
refusal-name-reserved = Так зовут ботов и гостей. Выберите другое имя.
refusal-password-length = В пароле должно быть от 8 до 200 знаков.
refusal-bad-webhook = Адрес вебхука начинается с http:// или https://.
refusal-bad-email = Это не адрес электронной почты.
refusal-bad-device = Такому устройству ничего нельзя сообщить.
refusal-no-such-notices = Этот сервер таких оповещений не рассылает.
refusal-void-link = Ссылка недействительна: она слишком старая или адрес с тех пор изменён либо удалён.
refusal-no-such-profile = Открытого профиля с таким именем нет.
refusal-guests-are-private = Профиль гостя видит только он сам. Сначала заведите учётную запись.
refusal-json-expected = Запрос должен быть в формате JSON.
refusal-foreign-origin = Запрос пришёл с чужого сайта.
refusal-unknown-host = Сервер не знает себя под этим именем. Пусть его хозяин добавит имя в STAVKA_HOSTS.
refusal-too-slow = Запрос шёл слишком долго. Попробуйте ещё раз.
refusal-too-many-connections = Открыто слишком много партий сразу. Закройте часть страниц.
refusal-no-such-page = Здесь ничего нет.
refusal-wrong-method = Этот адрес не принимает таких запросов.
refusal-server-error = На сервере что-то пошло не так. Ничего не изменилось, попробуйте ещё раз.

# Справка командной строки

usage-line = Вызов: { $command }
usage-some-options = [ПАРАМЕТРЫ]
usage-some-command = КОМАНДА [АРГУМЕНТЫ]...
usage-example = Пример: { $command }
usage-arguments = Аргументы
usage-options = Параметры
usage-commands = Команды
usage-required = [обязательно]
usage-default = [по умолчанию: { $value }]

usage-stavka = Стол для настольных военных игр о Восточном фронте, который знает все правила.
usage-games = Показать игры, их сценарии, места и варианты.
usage-play =
    Играть в терминале: одному, против ботов или с другими за одним экраном.

    Журнал пишется после каждого выбора, поэтому ничего не пропадёт.
usage-replay = Сыграть журнал снова и напечатать, что было, глазами зрителя.
usage-verify =
    Проверить журнал: те же выборы должны дать те же кубики и положения.

    Код выхода 0, если всё сходится, 1, если какая-то строка не сходится (она названа), 2, если журнал не прочесть.
usage-analyse = Рассказать, что решило законченную партию: отдельно удача и решения, главные повороты.
usage-simulate = Сыграть много партий между ботами и напечатать, как они прошли.
usage-report = Написать страницу с графиками о партиях из файлов с результатами.
usage-league = Сравнить ботов на одних и тех же зёрнах: доли побед с 95-процентными интервалами или рейтинги.
usage-calibrate = Менять показатели, которых нет в печатных материалах, пока множество партий не пойдёт так, как задано в плане. Все пробы сохраняются: после остановки та же команда продолжает работу.
usage-bench = Измерить скорость на одном ядре рядом с нормой и целью; берётся лучший из нескольких заходов.
usage-ledger = Напечатать, сколько положений правил доказано тестами, по видам, и какие не доказаны.
usage-serve = Открыть стол. Всё остальное задают переменные окружения STAVKA_...
usage-edition = Числа компонентов: те, что есть в игре, и те, что в вашей коробке.
usage-edition-new = Записать файл со всеми числами игры, чтобы его править.
usage-edition-check = Проверить файл издания; в ошибке названы файл, строка и поле.
usage-edition-show = Напечатать числа игры и откуда они взяты; изменённые отмечены.
usage-scenario = Свои сценарии — в играх, которые их знают.
usage-scenario-new = Записать небольшой сценарий с пояснениями, чтобы его править.
usage-scenario-check = Проверить файл сценария; в ошибке названы файл, строка и что не так.
usage-admin = Присмотреть за партиями сервера.
usage-admin-list = Все партии, новые сначала.
usage-admin-show = Одна партия: места, чей ход, как долго она идёт.
usage-admin-export = Напечатать журнал партии.
usage-admin-import = Внести журнал как партию.
usage-admin-verify = Переиграть все партии по правилам этой программы; код выхода 1, если какая-то не сходится.
usage-admin-ratings = Вычислить все рейтинги заново по итогам партий.
usage-admin-backup = Скопировать базу SQLite на ходу сервера.

argument-help = Показать это и выйти.
argument-version = Напечатать версию.
argument-lang = Язык, en или ru; иначе STAVKA_LANG, иначе язык системы.
argument-json = Напечатать JSON.
argument-game = Её имя из «stavka games».
argument-scenario = Один из сценариев игры; иначе первый.
argument-option = Вариант; можно указать несколько раз.
argument-seed = То же зерно — те же партии.
argument-play-seed = Зерно кубиков; иначе случайное.
argument-bot = Кто играет за место, которое не ваше.
argument-edition = Ваши числа; см. «stavka edition».
argument-journal = Где хранить партию; новый файл.
argument-resume = Продолжить партию этого журнала.
argument-file = Журнал.
argument-upto = Только столько первых выборов.
argument-board = Показать поле в конце.
argument-seat = Для какого места; иначе для первого.
argument-choices = Столько воображаемых решений, если оценка не станет надёжной раньше; каждое решение рассматривается в любом случае.
argument-seconds = Остановиться через столько секунд процессорного времени; иначе когда оценка станет надёжной.
argument-analyse-seed = Зерно воображаемых миров: то же зерно — тот же результат.
argument-games = Сколько партий.
argument-trials = Сколько проб на каждое решение у ботов, которые просчитывают ходы.
argument-jobs = Сколько процессов занять.
argument-on = Где идут партии: local — в процессах этой машины, ray — на кластере Ray. Результат один и тот же.
argument-address = Кластер Ray, например ray://host:10001; иначе он запускается здесь.
argument-results = Файл с исходом каждой партии: строки JSON или, если имя кончается на .parquet, Parquet. Что в нём уже есть, заново не играется.
argument-simulate-bots = Одно имя на все места или место=имя,место=имя.
argument-calibrate-file = План: какие показатели менять, кто играет и что должно получиться.
argument-out = Куда записать файл издания; иначе — в текущую папку под именем плана.
argument-tries = Где хранить пробы, по одной в строке; иначе — в текущей папке под именем плана.
argument-league-bots = Имена через запятую.
argument-ladder = Рейтинг каждого бота (в очках Эло, по модели Брэдли и Терри); всех ботов, если они не названы.
argument-bench-game = Иначе все игры.
argument-bench-database = Измерять сервер на этой базе данных, которая заполняется партиями; иначе на SQLite.
argument-bench-workers = Сколько процессов у измеряемого сервера; базой данных тогда не может быть файл.
argument-soak = Вместо этого: сколько минут неспешно играть на сервере во все игры, чтобы увидеть, растёт ли память.
argument-report-file = Файлы с результатами одной игры; о первом рассказано подробно, остальные сравниваются с ним.
argument-report-out = Страница, которую надо написать; с окончанием .svg — только график, когда и чем кончаются партии.
argument-server = Вместо этого сервер под нагрузкой, по очереди с каждой игрой; займёт две минуты.
argument-page = Вместо этого страница с большим вопросом.
argument-lab = Вместо этого среды для обучения.
argument-ledger-game = Иначе все игры.
argument-tests = Папка с тестами.
argument-host = Адрес, на котором слушать.
argument-port = Порт, на котором слушать.
argument-database = Где лежат партии: sqlite:///FILE или postgresql://...; иначе STAVKA_DATABASE, иначе ваш собственный файл.
argument-workers = Сколько процессов работает за этим адресом; базой данных не может быть файл.
argument-open = Для себя: найти свободный порт и открыть браузер.
argument-edition-new-file = Какой файл записать.
argument-edition-check-file = Файл издания.
argument-edition-check-game = Иначе та, что названа в файле.
argument-edition-show-file = Ваши числа.
argument-origin = Только такие: printed (напечатанные), likely (вероятные), reconstructed (восстановленные).
argument-scenario-new-file = Какой файл записать.
argument-scenario-check-file = Файл сценария.
argument-status = Только такие: open (открытые), running (идущие), over (оконченные), aborted (прерванные).
argument-match = Имя партии.
argument-owner = Кому достанется партия.
argument-admin-backup-file = Куда положить копию.

# Что не так с журналом

journal-line-too-long = строка { $line } длиннее { $length } знаков
journal-bad-value = строка { $line }: { $tag } { $name } — это не значение
journal-no-choice = строка { $line }: здесь должен стоять выбор { $number }, а не «{ $found }»
journal-lacks = это не журнал: в нём нет { $tags }
journal-bad-outcome = итог записан неверно
journal-illegal-choice = выбор { $number } там не разрешён
journal-no-game = игры «{ $game }» здесь нет
journal-other-figures = играли с другими числами, чем в этой программе: нужна Stavka { $engine }
journal-setting = таких сценария или вариантов в игре нет
journal-differs-dice = строка { $line }: кубики не сходятся: записано { $written }, выпадает { $replayed }
journal-differs-position = строка { $line }: положение не сходится: записано { $written }, выходит { $replayed }
journal-differs-choice = строка { $line }: выбор «{ $written }» там не разрешён
journal-differs-outcome = строка { $line }: итог не тот, к которому ведут выборы
journal-differs-commitment = строка { $line }: отпечаток не от этого зерна

# Browser

## Browser: shell

ui-brand = СТАВКА
ui-brand-home = СТАВКА, на главную
ui-bar = Сайт
ui-skip = К содержанию
ui-home = На главную
ui-close = Закрыть
ui-cancel = Отмена
ui-done = Готово
ui-save = Сохранить
ui-saved = Сохранено.
ui-retry = Попробовать снова
ui-copied = Скопировано.
ui-copy-by-hand = Скопируйте сами

ui-net-unreachable = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
ui-net-not-understood = Сервер не принял того, что отправлено.
ui-detail = Подробность:
ui-net-fault = Что-то пошло не так. Обновите страницу и попробуйте ещё раз.
ui-net-no-session = Ваш сеанс закончился. Войдите снова или играйте как гость.
ui-unreachable-title = Нет соединения
ui-failed-title = Эту страницу показать нельзя
ui-match-closed-title = В эту партию не войти
ui-lost-title = Здесь ничего нет
ui-lost-text = Этот адрес никуда не ведёт. Возможно, ссылка неполная.

## Browser: settings

ui-settings = Настройки
ui-settings-look = Вид
ui-settings-play = Игра
ui-language = Язык
ui-language-ru = Русский
ui-language-en = English
ui-language-ru-short = RU
ui-language-en-short = EN
ui-theme = Тема
ui-theme-auto = Как в системе
ui-theme-light = Светлая
ui-theme-dark = Тёмная
ui-text-size = Размер текста
ui-text-normal = Обычный
ui-text-large = Крупный
ui-text-huge = Очень крупный
ui-palette = Цвета
ui-palette-normal = Обычные
ui-palette-colour-blind = Для дальтоников
ui-animation = Анимация
ui-animation-off = Нет
ui-animation-fast = Быстрая
ui-animation-normal = Обычная
ui-animation-slow = Медленная
ui-autoplay = Единственный вариант выбирать сразу
ui-autoplay-hint = Если вариант только один, он выбирается за вас.
ui-confirm = Спрашивать перед концом фазы
ui-confirm-hint = Чтобы ничего не пропустить случайно.
ui-hide-counters = Скрыть фишки
ui-hide-counters-hint = Видна карта под ними.
ui-sound = Звук
ui-sound-hint = Тихий: кубики, карты, выстрелы и стук, когда что-то происходит.
ui-sound-offer = Звуки: кубики, карты, выстрелы

## Browser: start page

ui-start-title = Восточный фронт на одном столе
ui-start-text = Играйте в одиночку, против ботов или с друзьями. Стол знает правила, объясняет их и хранит каждую партию.
ui-games = Игры
ui-tables = Столы
ui-players = Игроки
ui-length = Время
ui-play-now = Играть
ui-set-up = Настроить…
ui-rules = Правила
ui-not-ready = Готовится
ui-not-ready-text = В эту игру пока нельзя сыграть.
ui-not-yet = Пока нет: { $rules }.
ui-scenarios-to-come = Сценарии появятся позже: { $scenarios }.
ui-howto = Как играть
ui-howto-aim = Цель игры
ui-howto-turn = Как идёт ход
ui-howto-parts = Что говорят фишки и карты
ui-howto-win = Что приносит победу
ui-howto-tips = Пять советов
ui-aid = Памятка
ui-aid-sequence = Порядок хода
ui-aid-print = Напечатать
ui-aid-origins = Откуда значения, сказано у названия таблицы; другое происхождение отмечено:
ui-look = Карта и войска
ui-look-scenario = Сценарий
ui-look-none = Здесь пока не на что смотреть.
ui-turns-waiting =
    { $count ->
        [1] Ваш ход в одной партии
        [one] Ваш ход в { $count } партии
        [few] Ваш ход в { $count } партиях
       *[many] Ваш ход в { $count } партиях
    }
ui-my-matches = Мои партии
ui-no-matches = Пока ни одной. Кнопка «Играть» начнёт первую.
ui-matches-all = Показать все: { $count }
ui-open-tables = Открытые столы
ui-no-tables = Сейчас никто не ждёт игрока.
ui-host = Создал партию: { $name }
ui-filter-game = Какая игра
ui-filter-all-games = Все игры
ui-filter-which = Какие партии
ui-mine-all = Все
ui-mine-turn = Мой ход
ui-mine-running = Идут
ui-mine-over = Оконченные
ui-mine-hidden = Скрытые
ui-match-menu = Ещё: { $match }
ui-match-hide = Убрать из списка
ui-match-show = Вернуть в список
ui-match-delete = Удалить
ui-match-delete-text = Партия «{ $match }» исчезнет навсегда вместе с журналом.
ui-offline = Сервер не отвечает. То, что вы видите, могло устареть; всё обновится, как только сервер снова ответит.
ui-join-as = Сесть: { $seat }
ui-status-your-turn = Ваш ход
ui-status-open = Ждёт игроков
ui-status-running = Идёт
ui-status-over = Окончена
ui-status-aborted = Прервана
ui-since-last-visit =
    { $count ->
        [one] { $count } решение с вашего прошлого визита
        [few] { $count } решения с вашего прошлого визита
       *[many] { $count } решений с вашего прошлого визита
    }
ui-continue = Продолжить
ui-watch-replay = Смотреть запись
ui-invite = Пригласить…
ui-seat-you = вы
ui-seat-open = свободно
ui-seat-invited = по приглашению
ui-import-title = Партия из файла
ui-import-text = Сохранённый журнал восстановит партию выбор за выбором. Все места в ней будут вашими.
ui-import = Открыть журнал…

## Browser: new match

ui-new-title = Новая партия
ui-scenario = Сценарий
ui-options = Варианты
ui-seats = Места за столом
ui-who-me = Я
ui-who-invited = Друг по ссылке
ui-who-open = Свободно для всех
ui-no-own-bot = У этой игры пока нет своего бота. Эти играют во все игры и знают только правила.
ui-who-bot = Бот: { $bot }
ui-table = Стол
ui-match-title = Название партии
ui-match-title-hint = Можно оставить пустым.
ui-clock = Часы
ui-clock-hint = Идут только у того, чей ход. Ботам часы не нужны.
ui-clock-none = Без часов: никто никого не торопит
ui-clock-live = За столом: минуты на всю партию
ui-clock-days = По переписке: дни на ход
ui-clock-amount = Сколько времени
ui-clock-live-amount =
    { $count ->
        [one] { $count } минута каждому
        [few] { $count } минуты каждому
       *[many] { $count } минут каждому
    }
ui-clock-days-amount =
    { $count ->
        [one] { $count } день на ход
        [few] { $count } дня на ход
       *[many] { $count } дней на ход
    }
ui-clock-then = Когда время выйдет
ui-clock-then-bot = место займёт бот
ui-clock-then-offer = место сможет занять любой
ui-clock-left = Осталось времени
ui-clock-left-days = { $days } д { $hours } ч
ui-clock-late = время вышло
ui-spectators = Пускать зрителей
ui-match-autoplay = Единственный вариант стол выбирает сам
ui-match-autoplay-hint = Если у игрока только один вариант, стол выбирает его сам. Действует для всех игроков.
ui-scenario-seats =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
ui-scenario-file = Свой сценарий
ui-scenario-file-choose = Файл сценария
ui-scenario-file-text = Или впишите его сюда
ui-scenario-file-hint = Файл для начала сделает команда «stavka scenario new». Если оставить пустым, бой будет как в обучении.
ui-advanced = Показатели моего издания
ui-figures = По одному значению в строке
ui-figures-hint = Если в вашей коробке другие значения, впишите их сюда, например men.chekhov.suppress = 2. Все значения перечислит команда «stavka edition new».
ui-figures-example = men.chekhov.suppress = 2
ui-figures-bad-line = Строка { $number } со значениями непонятна. Пишите так: имя = значение.
ui-figures-refused = С такими значениями играть нельзя. Исправьте их или сотрите.
ui-new-refused = Так начать нельзя. Проверьте варианты и места.
ui-new-begin = Начать
ui-invitations = Приглашения
ui-invitations-text = Отправьте каждому игроку его ссылку. Место займёт тот, кто откроет её первым. Ссылки показаны только сейчас; позже можно сделать новые.
ui-copy-link = Скопировать ссылку
ui-to-match = К партии

## Browser: taking a seat

ui-join-title = Вас приглашают
ui-join-text = В партии «{ $match }» для вас оставлено место: { $seat }.
ui-join-text-closed = Для вас оставлено место в партии без зрителей. Вы увидите её, когда займёте место.
ui-join-here = ваше место
ui-join-guest = На этом устройстве вы будете играть как гость. Учётную запись можно завести позже, партии сохранятся.
ui-join = Занять место

## Browser: account

ui-account = Учётная запись
ui-account-of = Учётная запись: { $name }
ui-account-nobody = Кто вы?
ui-nobody-text = Играть можно и без учётной записи: кнопка «Играть» сделает вас гостем на этом устройстве.
ui-guest = Гость
ui-guest-name = Гость { $number }
ui-guest-text = Вы играете как гость: ваши партии привязаны к этому устройству. С учётной записью они найдутся везде.
ui-log-in = Войти
ui-log-in-guest = Ваши гостевые партии останутся у гостя и станут недоступны. Чтобы сохранить их, зарегистрируйтесь. Всё равно войти?
ui-register = Новая учётная запись
ui-register-text = Достаточно имени и пароля.
ui-register-guest = Достаточно имени и пароля. Ваши партии останутся с вами.
ui-register-send = Зарегистрироваться
ui-name = Имя
ui-password = Пароль
ui-password-hint = Не меньше 8 знаков.
ui-welcome = Добро пожаловать, { $name }!
ui-password-change = Смена пароля
ui-password-change-text = На всех других устройствах придётся войти заново.
ui-password-old = Нынешний пароль
ui-password-new = Новый пароль
ui-password-change-send = Сменить
ui-password-changed = Пароль изменён.
ui-notices = Оповещения о вашем ходе
ui-push-on = Сообщать на это устройство
ui-push-off = Больше не сообщать сюда
ui-push-unable = Браузер не показывает оповещений этого сайта: см. его настройки. На айфоне сначала добавьте стол на экран «Домой».
ui-push-failed = Браузер не связался со своей службой оповещений. Попробуйте позже.
ui-email = Электронная почта
ui-email-hint = Адрес подтвердит ссылка в письме.
ui-email-open = Не подтверждена: откройте ссылку из письма. Для нового письма сохраните ещё раз.
ui-email-confirmed = Подтверждена. Оставьте пустым, если письма не нужны.
ui-mail-confirmed = На { $email } придёт письмо, когда настанет ваш ход.
ui-mail-stopped = На { $email } писем больше не придёт.
ui-webhook-address = Вебхук
ui-webhook-hint = Сервер обратится по этому адресу, когда настанет ваш ход. Оставьте пустым, если оповещения не нужны.
ui-log-out = Выход
ui-log-out-here = Выйти здесь
ui-log-out-everywhere = Выйти на всех устройствах

## Browser: the challenge of the day, and profiles

ui-challenge = Испытание дня
ui-challenge-past = Испытание дня
ui-challenge-today = К сегодняшнему испытанию
ui-challenge-same = Одна и та же партия с одними и теми же кубиками для всех, с полуночи до полуночи (UTC).
ui-challenge-once = Засчитывается одна попытка. Начатую можно доиграть до конца следующего дня.
ui-challenge-bare = Без подсказок и без отмены партии; вернуть можно лишь то, что ничего не открыло.
ui-challenge-seat = Вы: { $seat }
ui-challenge-rival = Соперник: { $bot }
ui-challenge-begin = Начать испытание
ui-challenge-begin-text = Это ваша единственная попытка. Доиграйте до { $time }: неоконченное к этому времени не засчитывается.
ui-challenge-on = Играть дальше
ui-challenge-look = Посмотреть свою партию
ui-challenge-missed = В этот день вы не играли.
ui-challenge-results = Итоги дня
ui-challenge-none = Пока никто не закончил.
ui-challenge-playing =
    { $count ->
        [one] Ещё { $count } игрок не закончил или не успел.
        [few] Ещё { $count } игрока не закончили или не успели.
       *[many] Ещё { $count } игроков не закончили или не успели.
    }
ui-challenge-secret = Чужие партии можно смотреть, когда окончена ваша.
ui-challenge-rank = Место
ui-challenge-result = Исход
ui-challenge-score = Очки
ui-challenge-choices = Решений
ui-challenge-dice = Кубики
ui-challenge-dice-text = Кубики получаются из секрета, хеш которого показан накануне. Сам секрет откроется, когда ни одну попытку уже нельзя будет засчитать: { $time }.
ui-challenge-hash = Хеш на { $day }
ui-challenge-seed = Секрет
ui-challenge-days = Другие дни
ui-result-won = Победа
ui-result-drawn = Ничья
ui-result-lost = Поражение
ui-profile = Профиль
ui-profile-own = Мой профиль: итоги, рейтинг, награды
ui-profile-none = Открытого профиля с таким именем нет.
ui-profile-since = Здесь с { $day }
ui-profile-matches =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
ui-profile-challenges = испытаний дня: { $played }, побед в них: { $won }
ui-profile-empty = Ни одной оконченной партии. Партии из журналов, уроки и те, где один человек играет за обе стороны, не считаются.
ui-profile-guest = Это видите только вы. С учётной записью итоги останутся с вами на любом устройстве.
ui-profile-open = Показывать мой профиль всем
ui-profile-open-hint = Иначе его видите только вы. Имена ваших соперников не видны никому другому.
ui-profile-best = Лучший счёт, { $scenario }
ui-profile-awards = Награды
ui-profile-pool-people = Рейтинг против людей
ui-profile-pool-bots = Рейтинг против ботов
ui-profile-rating = Рейтинг
ui-profile-unsure = партий мало, оценка неточна
ui-profile-scores = Счёт по партиям
ui-profile-recent = Последние партии
ui-profile-against = соперники: { $names }
ui-profile-against-people = против людей
ui-profile-how-resigned = сдача
ui-profile-how-late = вышло время

## Browser: rules reference

ui-rules-text = Все положения, по которым играет стол. На эти номера ссылаются вопросы и отказы.
ui-rules-search = Поиск по правилам
ui-rules-chapters = Главы
ui-rules-all =
    { $count ->
        [one] { $count } положение
        [few] { $count } положения
       *[many] { $count } положений
    }
ui-rules-found =
    { $count ->
        [0] Ничего не найдено
        [one] Найдено { $count } положение
        [few] Найдено { $count } положения
       *[many] Найдено { $count } положений
    }
ui-rules-copy = Скопировать ссылку на { $id }
ui-kind-setup = Подготовка
ui-kind-component = Компонент
ui-kind-table = Таблица
ui-kind-example = Пример
ui-kind-optional = Вариант
ui-kind-scenario = Сценарий
ui-kind-ruling = Решение

## Browser: the table

ui-table-loading = Стол открывается…
ui-table-closed = Этот стол для вас закрыт
ui-table-open = Партия начнётся, когда будут заняты все места.
ui-table-you = Вы
ui-table-thinking = { $seat }: обдумывает ход…
ui-table-thinking-short = думает
ui-table-stuck = { $seat }: бот не может продолжать.
ui-table-waiting-away = Решает { $seat }, но сейчас его здесь нет.
ui-table-plays-out = Смотрите на поле: всё происходит по порядку.
ui-table-waiting-several = Решают: { $seats }.
ui-table-prompt = Что нужно решить
ui-table-board = Поле
ui-table-hand = Рука
ui-table-more-below = Ниже есть ещё
ui-table-side = Счёт
ui-table-column = Ход боя, варианты, чат и заметки
ui-table-tabs = Рядом с полем
ui-table-menu = Ещё о партии

ui-table-choices = Варианты
ui-table-from-list =
    { $count ->
        [one] Выбрать: { $count } вариант
        [few] Выбрать из { $count } вариантов
       *[many] Выбрать из { $count } вариантов
    }
ui-table-more = и ещё { $count }
ui-table-play = Бросить
ui-table-back = Назад: выбрать другое
ui-table-undo = Отменить (U)
ui-table-redo = Вернуть (Shift+U)
ui-table-reset = Отменить всё подряд
ui-table-hint = Подсказка (H)
ui-table-advice = Подсказка
ui-table-advice-soon = Штаб думает…
ui-table-advice-only = Другого выбора нет.
ui-table-advice-guess = Рассчитать ход не удалось: это лишь один из разрешённых вариантов.
ui-table-advice-follow = Так и сделать
ui-table-not-now = Не сейчас. Вопрос такой: { $question }
ui-table-details = Подробнее
ui-table-confirm-text = Всё равно закончить фазу?
ui-table-confirm-plain = Закончить фазу?
ui-table-confirm-yes = Закончить
ui-table-confirm-no = Ещё нет
ui-table-fraction = { $text }: { $numerator }/{ $denominator }

ui-table-rule = Правило { $rule }
ui-table-rule-open = Правило { $rule }: показать
ui-table-rule-page = В справочнике правил
ui-table-rule-missing = В справочнике правил нет такого номера.
ui-table-rules = Правила

ui-table-dice =
    { $hits ->
        [0] Кубики: { $faces }
        [one] Кубики: { $faces }; { $hits } успех
        [few] Кубики: { $faces }; { $hits } успеха
       *[many] Кубики: { $faces }; { $hits } успехов
    }
ui-table-log = Ход боя
ui-table-log-earlier = Раньше
ui-table-log-newest = К последнему
ui-table-log-visit = С вашего прошлого визита
ui-table-log-jump = Показать этот момент

ui-table-zoom = Масштаб
ui-table-zoom-in = Ближе (+)
ui-table-zoom-out = Дальше (−)
ui-table-zoom-fit = Всё поле (0)
ui-table-zoom-lit = Показать, что можно выбрать

ui-table-seats = Места
ui-table-here = здесь
ui-table-away = нет за столом
ui-table-join = Сесть
ui-table-invite = Пригласить
ui-table-invited = Отправьте ссылку тому, кто займёт место «{ $seat }». Прежняя ссылка на это место больше не действует.
ui-table-revoke = Открыть место для всех
ui-table-leave = Освободить место
ui-table-leave-text = Место «{ $seat }» откроется для других; партия подождёт, пока его кто-нибудь займёт.
ui-table-seat-more = Ещё о месте: { $seat }
ui-table-imported = Журнал известен
ui-table-imported-text = Партия прочитана из журнала, или её журнал забрали во время игры: кто-то может знать то, что ещё скрыто. В рейтинге она не учитывается. Когда место освобождается, кубики получают новое зерно.
ui-table-watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }

ui-table-chat = Чат
ui-table-chat-say = Сказать
ui-table-chat-send = Отправить
ui-table-chat-answer = Ответить
ui-table-chat-players = Это читают только игроки.
ui-table-chat-spectators = Это читают только зрители.
ui-table-notes = Заметки
ui-table-notes-hint = Заметки об этой партии. Их видите только вы.
ui-table-notes-kept = Сохранено.
ui-table-notes-lost = Пока не сохранено, пробуем снова…

ui-table-replay = Повтор
ui-table-replay-mark = Повтор
ui-table-replay-opening = Начало партии, до первого решения.
ui-table-replay-quiet = После решения { $at } из { $of }.
ui-table-replay-inert = Это прошлое. Чтобы играть, вернитесь в настоящее.
ui-player-hold = Пауза
ui-player-go = Продолжить
ui-player-next = Следующий шаг
ui-player-skip = Сразу к концу
ui-player-again = Показать ещё раз
ui-table-replay-slider = Момент партии
ui-table-replay-at = { $at } из { $of }
ui-table-replay-of = { $of }
ui-table-replay-first = К началу
ui-table-replay-back = На шаг назад ([)
ui-table-replay-forward = На шаг вперёд (])
ui-table-replay-play = Показать партию
ui-table-replay-pause = Пауза
ui-table-replay-live = Вернуться в настоящее
ui-table-replay-your-turn = Вернуться: ждут вашего решения
ui-table-replay-visit = С прошлого визита
ui-table-replay-turn-back = К предыдущему ходу (Shift+[)
ui-table-replay-turn-on = К следующему ходу (Shift+])
ui-table-replay-event-back = { $name }: к предыдущему
ui-table-replay-event-on = { $name }: к следующему
ui-table-replay-speed = Скорость
ui-table-turn = Ход { $turn }
ui-table-speed-slow = медленно
ui-table-speed-normal = обычно
ui-table-speed-fast = быстро
ui-table-speed-fastest = очень быстро

ui-table-down = Связь потеряна. Всё сыгранное цело; восстанавливаем связь…
ui-table-silent = Связь молчит. Всё сыгранное в сохранности; ждём ответа…
ui-table-down-retry = Попробовать сейчас
ui-table-stuck-text = { $seat }: ошибка в программе остановила бота посреди хода. Партия сохранена такой, какой была до этого. Пусть бот попробует ещё раз; если снова не выйдет, выберите в журнале более раннюю строку и верните партию к ней. Тот, кто держит сервер, найдёт ошибку в его журнале.
ui-table-stuck-retry = Попробовать ещё раз
ui-table-fault-text = Ошибка на этой странице: поле может показывать не всё. Партия на сервере цела.
ui-table-fault-reload = Обновить страницу
ui-table-proposal-abort = { $name } предлагает прекратить партию.
ui-table-proposal-rewind =
    { $choices ->
        [0] { $name } предлагает вернуться к началу партии.
        [one] { $name } предлагает вернуться к моменту, когда было принято { $choices } решение.
        [few] { $name } предлагает вернуться к моменту, когда было принято { $choices } решения.
       *[many] { $name } предлагает вернуться к моменту, когда было принято { $choices } решений.
    }
ui-table-proposal-open = Ждём ответа: { $names }.
ui-table-agree = Согласиться
ui-table-decline = Отказаться
ui-table-propose = Предложить
ui-table-proposed = Предложение сделано, остальных спросят.

ui-table-share = Скопировать ссылку на партию
ui-table-rewind = Предложить вернуться назад…
ui-table-rewind-here = Предложить вернуться к этому моменту
ui-table-rewind-text =
    { $of ->
        [one] Пока принято { $of } решение. Если остальные согласятся, более поздние решения отменятся вместе с бросками.
        [few] Пока принято { $of } решения. Если остальные согласятся, более поздние решения отменятся вместе с бросками.
       *[many] Пока принято { $of } решений. Если остальные согласятся, более поздние решения отменятся вместе с бросками.
    }
ui-table-rewind-keep = Сколько решений оставить?
ui-table-abort = Предложить прекратить партию
ui-table-abort-text = Если согласятся все игроки, партия закончится без результата.
ui-table-resign = Сдаться
ui-table-resign-text = { $seat }: партия будет сдана, победит другая сторона.
ui-table-rematch-offered = Вам предлагают сыграть ещё раз.
ui-table-rematch-accept = Сыграть
ui-table-rematch-decline = Не сейчас
ui-table-rematch = Сыграть ещё раз
ui-table-rematch-sides = За кого вы будете играть?
ui-table-rematch-swap = Поменяться сторонами
ui-table-rematch-keep = Стороны те же
ui-table-export = Сохранить журнал
ui-table-story = Сохранить рассказ о партии
ui-table-report = Сообщить о неполадке
ui-table-reported = Сохранён файл с подробностями. Отправьте его тому, кто держит этот сервер.

ui-decided = Что решило партию
ui-decided-for = Для кого
ui-decided-wait = Партия проигрывается во множестве воображаемых вариантов. Это займёт минуту-другую; закройте окно, и подсчёт прекратится.
ui-decided-start = В начале
ui-decided-luck = Удача
ui-decided-choices = Решения
ui-decided-others = Решения других
ui-decided-result = Итог
ui-decided-points = Ожидаемый счёт
ui-decided-chance = Шансы на победу
ui-decided-agreed = Решений, как у бота: { $agreed } из { $choices }.
ui-decided-rough = Оценка приблизительна: время вышло.
ui-decided-none = Ни одно решение не изменило многого.
ui-decided-chosen = Выбрано:
ui-decided-better = Лучше:
ui-decided-instead = Бот выбрал бы:
ui-decided-after = После: { $text }
ui-decided-count = { $at } из { $of }
ui-decided-line = Показать вариант
ui-decided-step = Шаг { $at } из { $of }:
ui-decided-step-back = На шаг назад в варианте
ui-decided-before = Предыдущий поворот
ui-decided-next = Следующий поворот
ui-decided-all = Все повороты

ui-table-result = Итог
ui-table-won = Победа
ui-table-lost = Поражение
ui-table-all-lost = Поражение
ui-table-drawn = Ничья
ui-table-winners =
    { $count ->
        [one] Победитель: { $names }
        [few] Победители: { $names }
       *[many] Победители: { $names }
    }
ui-table-aborted = Партия прекращена.

ui-table-hand-over = Передайте экран
ui-table-hand-over-text = Когда никто другой не смотрит:
ui-table-hand-over-show = { $seat }: показать
ui-table-hand-over-open = Мы ничего не скрываем друг от друга: в этой партии не спрашивать

ui-table-origin-printed = напечатано
ui-table-origin-printed-long = есть в правилах или на компоненте либо следует из них.
ui-table-origin-likely = вероятно
ui-table-origin-likely-long = из одного стороннего источника или веский вывод.
ui-table-origin-reconstructed = восстановлено
ui-table-origin-reconstructed-long = заполняет пробел и может отличаться от изданного значения.
ui-table-origin-own = своё издание
ui-table-origin-all = Все значения здесь:
ui-table-origin-rest = Значения без пометки:
ui-table-origin-own-long = задано для этой партии её создателем.

ui-table-tour = Первый ход с проводником
ui-table-tour-offer = Играете впервые? Короткий показ познакомит со столом и первым ходом.
ui-table-tour-start = Показать
ui-table-tour-no = Не нужно
ui-table-tour-count = { $at } из { $of }
ui-table-tour-next = Дальше
ui-table-tour-back = Назад
ui-table-tour-skip = Закончить показ
ui-table-tour-end = Играть
ui-table-tour-again = Первый ход с проводником

ui-table-help = Помощь
ui-table-help-light = Что обведено янтарным, можно выбрать. Чему нет места на поле, то стоит кнопкой в строке над ним.
ui-table-help-press = Нажмите. Если возможно несколько действий, нажмите следующее или выберите в меню.
ui-table-help-whynot = Нажмите на что угодно другое и узнаете, почему этого сейчас нельзя и какое правило это запрещает.
ui-table-help-hold = Удерживайте или нажмите правую кнопку мыши, чтобы увидеть, что это и откуда взяты значения.
ui-table-help-odds = Шансы видны до броска. Пальцем и с клавиатуры первое нажатие показывает их, второе бросает кубики.
ui-table-help-zoom = Колесо, щипок или двойное касание: ближе. Потяните, чтобы двигать поле.
ui-table-help-keys = Клавиши
ui-table-key-choice = вариант из списка
ui-table-key-move = от одного доступного к другому
ui-table-key-enter = выбрать
ui-table-key-escape = на шаг назад; выйти из повтора
ui-table-key-list = список всех вариантов
ui-table-key-hint = подсказка
ui-table-key-inspect = подробнее о том, что в фокусе или под указателем
ui-table-key-undo = отменить; с Shift: вернуть
ui-table-key-replay = на шаг назад, на шаг вперёд
ui-table-key-turns = на ход назад, на ход вперёд
ui-table-key-zoom = ближе, дальше; стрелки двигают поле
ui-table-key-fit = всё поле
ui-table-key-aid = памятка с таблицами
ui-table-key-help = эта помощь

# Отчёт о многих партиях
report-title = много партий
report-switch = In English
report-scenario = Сценарий
report-options = Правила
report-bots = Боты
report-games = Партии
report-file = Файл
report-outcomes = Чем кончаются партии
report-outcome = Исход
report-count = Партий
report-share = Доля
report-interval = 95 % интервал
report-wins = Кто побеждает
report-seat = Место
report-draws = Ничьи
report-even = При равенстве
report-chance = Случайно (p)
report-scores = Счёт
report-score = Счёт
report-lengths = Сколько длятся партии
report-choices = Решения
report-turns = Ходы
report-decided = Когда и почему решается партия
report-turn = Последний ход
report-spread = Показатель
report-mean = Среднее
report-sd = Откл.
report-low = 5 %
report-median = Медиана
report-high = 95 %
report-use = Что выбирают и чем это кончается
report-use-note = Доли — выигранные этим местом партии. Поздние решения бывают только в долгих партиях; разница ещё не значит, что дело в решении.
report-choice = Решение
report-a-game = За партию
report-won-with = Побед с ним
report-won-without = Побед без него
report-balance = Равновесие
report-measure = Показатель
report-one = Первый
report-other = Второй
report-significant = Значимо
report-yes = да
report-no = нет
report-significance-note = Случайно — вероятность, что столь большая разница случайна. Значимость по правилу Холма: вероятность ошибиться хотя бы в одной строке — 5 %.
report-ids-note = Исходы и решения названы так, как в записях партий.
report-per-cent = % партий
# Обучение

bot-lesson = Инструктор
ui-lesson = Первый ход
ui-lesson-count = Шаг { $at } из { $of }
ui-lesson-done = Пройдено
ui-lesson-next = Дальше
ui-lesson-wait = Действуют остальные. Подождите немного.
ui-lesson-close = Выйти из урока
ui-lesson-not-now = Так можно, но не сейчас.
ui-lesson-instead = Сейчас: { $choice }
ui-lesson-read = Прочтите и нажмите «Дальше».
ui-lesson-on = Играть дальше
ui-learn = Учиться
ui-learn-long = Учиться: первый ход шаг за шагом
ui-learn-offer = Впервые за этой игрой? Выучите первый ход, играя его шаг за шагом, — это пять минут.
ui-learn-start = Учиться, играя
ui-levels = Насколько трудно?
ui-level-easy = Легко
ui-level-normal = Нормально
ui-level-hard = Трудно
ui-scenario-players = от { $least } до { $most } игроков
ui-scenario-how-many = Сколько игроков
ui-bots-about = Какие бывают боты?

## Задачи

ui-puzzles = Задачи
ui-puzzle = Задача
ui-puzzles-text = Короткие позиции с целью, найденные в партиях ботов. Кубики при каждой попытке выпадают заново, поэтому важно то, с чего вы начнёте: стол знает, как часто каждый выбор ведёт к цели.
ui-puzzles-solved-text = Задача решена, когда вы нашли лучшее начало и достигли цели — за одну попытку или за несколько.
ui-puzzles-count = Решено: { $solved } из { $of }
ui-puzzles-grade = Сложность { $grade } из 5
ui-puzzles-try = Попробовать
ui-puzzles-new = Ещё не пробовали
ui-puzzles-tried = Есть попытки
ui-puzzles-found = Лучшее начало найдено
ui-puzzles-reached = Цель достигнута иначе
ui-puzzles-solved = Решена
ui-puzzle-number = Задача { $at } из { $of }
ui-puzzle-close = Оставить задачу и играть дальше
ui-puzzle-open = Всё решает первый выбор.
ui-puzzle-best = «{ $deed }» — лучшее начало: цель достигается в { $chance } случаев, со следующим по силе — в { $next }.
ui-puzzle-worse = «{ $deed }» ведёт к цели в { $chance } случаев. С лучшим началом было бы { $most }.
ui-puzzle-solved = Цель достигнута. Задача решена!
ui-puzzle-lucky = Цель достигнута, но повезло: есть начало лучше.
ui-puzzle-unlucky = Выбор верный, но кубики подвели: цель не достигнута.
ui-puzzle-missed = Цель не достигнута.
ui-puzzle-answers = Лучшее начало:
ui-puzzle-proof = Боты доигрывали в воображаемых мирах: { $worlds }. Сами боты достигают цели так часто: { $bots }.
ui-puzzle-show = Показать решение
ui-puzzle-again = Ещё раз
ui-puzzle-next = Следующая задача
usage-puzzles = Короткие позиции с целью.
usage-puzzles-make = Найти задачи в партиях ботов, доказать их и записать в папку. Находки зависят только от зерна и пределов; с --from поиск продолжается с более поздней партии.
usage-puzzles-check = Ещё раз испытать лучшее начало каждой задачи и следующее по силе, в других мирах.
usage-puzzles-renew = Измерить задачи папки заново, каждую в её файле: если изменились правила и с ними позиции или исходы.
argument-puzzles-make-out = Папка.
argument-puzzles-make-count = Сколько нужно.
argument-puzzles-make-games = Сколько партий просмотреть самое большее.
argument-puzzles-make-from = Номер первой партии.
argument-puzzles-make-seat = Чьи решения; можно указать несколько раз.
argument-puzzles-make-moments = Сколько моментов каждой партии рассматривать.
argument-puzzles-make-longest = Сколько решений может быть до задачи.
argument-puzzles-check-worlds = В скольких мирах.
argument-puzzles-renew-folder = Папка с файлами.
argument-puzzles-make-tempting = Как часто к цели должно вести следующее по силе начало, чтобы задача не была очевидной.
argument-puzzles-make-grade = Какой сложности задача должна быть самое меньшее, от 1 до 5.
