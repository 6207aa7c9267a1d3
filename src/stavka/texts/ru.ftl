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
cli-help-why-not = текст варианта, которого нет в списке: почему нельзя и какое правило запрещает
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
cli-measure-choices = Случайная игра, выборов в секунду
cli-measure-games = Случайная игра, партий в секунду
cli-measure-fork = Копия партии, мкс
cli-measure-imagine = Воображаемая партия, мкс
cli-measure-view = Вид и варианты, мс
cli-measure-encode = Запись, мкс
cli-measure-load = Чтение, мкс
cli-measure-server-choices = Сервер, 50 партий, 100 соединений: решений в секунду
cli-measure-server-p95 = Сервер, то же: 95 % ответов быстрее, мс
cli-measure-server-alone = Сервер, одна партия: медиана ответа, мс
cli-measure-server-memory = Сервер, 500 партий без ходов: память, МБ

cli-edition-written = Записано:
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
refusal-not-your-seat = Это не ваше место.
refusal-nothing-to-take-back = Возвращаться некуда.
refusal-no-proposal = Нет предложения, на которое вы могли бы ответить.
refusal-nothing-said = В этом сообщении ничего нет.
refusal-too-fast = Слишком много сообщений, подождите немного.
refusal-message-too-long = Сообщение слишком длинное.
refusal-message-not-understood = Сервер не понимает это сообщение.
refusal-no-such-match = Такой партии нет.
refusal-no-such-seat = Такого места нет.
refusal-seat-taken = Место занято.
refusal-bad-invitation = Приглашение недействительно или отозвано. Попросите новую ссылку.
refusal-not-your-match = Это может сделать только создатель партии.
refusal-no-spectators = В эту партию зрителей не пускают.
refusal-match-running = Только когда партия закончена.
refusal-too-many-matches = У вас слишком много незаконченных партий. Сначала закончите одну из них.
refusal-bad-number = Такого момента в партии нет.
refusal-log-in-first = Войдите или играйте как гость.
refusal-wrong-name-or-password = Неверное имя или пароль.
refusal-name-taken = Имя занято, выберите другое.
refusal-name-length = В имени должно быть от 2 до 30 букв.
refusal-password-length = В пароле должно быть от 8 до 200 знаков.
refusal-bad-webhook = Адрес вебхука начинается с http:// или https://.
refusal-json-expected = Запрос должен быть в формате JSON.
refusal-foreign-origin = Запрос пришёл с чужого сайта.
refusal-no-such-page = Здесь ничего нет.
refusal-wrong-method = Этот адрес не принимает таких запросов.
refusal-server-error = На сервере что-то пошло не так. Ничего не изменилось, попробуйте ещё раз.
