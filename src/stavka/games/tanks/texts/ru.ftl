# «Танковый бой» по-русски, словами книги правил.
#
# Формы имён: .gen .dat .acc .ins — падежи; .gen у сторон и мест за столом — кого.

title = Танковый бой
about = Танковые взводы 1941–43 годов: отдайте приказы втайне — и всё произойдёт одновременно.
players = 2–6 игроков
length = 30–60 минут
bot-recruit = Новобранец
bot-commander = Командир
level-easy = Новобранец, первое столкновение
level-normal = Командир, первое столкновение
level-hard = Командир, танковый бой

# Сценарии, места за столом и варианты

scenario-training = Обучение: первое столкновение
scenario-breakthrough = Прорыв
scenario-tank-combat = Танковый бой
scenario-assault = Штурм
scenario-forest-road = Засада на лесной дороге
scenario-depots = Склады и проволока
scenario-training-three = Обучение для троих
scenario-breakthrough-three = Прорыв для троих
scenario-tank-combat-three = Танковый бой для троих
scenario-assault-three = Штурм для троих
scenario-forest-road-three = Засада на лесной дороге для троих
scenario-depots-three = Склады и проволока для троих
scenario-training-four = Обучение для четверых
scenario-breakthrough-four = Прорыв для четверых
scenario-tank-combat-four = Танковый бой для четверых
scenario-assault-four = Штурм для четверых
scenario-forest-road-four = Засада на лесной дороге для четверых
scenario-depots-four = Склады и проволока для четверых
scenario-breakthrough-six = Прорыв для шестерых
scenario-tank-combat-six = Танковый бой для шестерых
scenario-assault-six = Штурм для шестерых
scenario-depots-six = Склады и проволока для шестерых
scenario-own-battle = Свой бой
scenario-own-scenario = Свой сценарий

seat-soviet = Красная армия
seat-german = Вермахт
seat-soviet-1 = Красная армия, первый командир
seat-soviet-2 = Красная армия, второй командир
seat-soviet-3 = Красная армия, третий командир
seat-german-1 = Вермахт, первый командир
seat-german-2 = Вермахт, второй командир
seat-german-3 = Вермахт, третий командир

option-map = Поле
option-map-training = Первое столкновение
option-map-breakthrough = Прорыв
option-map-tank-combat = Танковый бой
option-map-assault = Штурм
option-map-forest-road = Лесная дорога
option-map-depots = Склады и проволока
option-map-own = Поле из файла сценария
option-points = Очки на каждую армию

# Главы правил

chapter-1 = Основные принципы
chapter-2 = Подготовка к игре
chapter-3 = Отряд и его карточка
chapter-4 = Ход игры
chapter-5 = Тест на стойкость и огневое подавление
chapter-6 = Линия видимости
chapter-7 = Тест на стрельбу
chapter-8 = Сектор стрельбы, фланги и тыл
chapter-9 = Пересечение маршрутов
chapter-10 = Приказы
chapter-11 = Специальные возможности
chapter-12 = Склад
chapter-13 = Местность

# Имена

name-platoon = взвод { $card } № { $number }
    .gen = взвода { $card } № { $number }
    .dat = взводу { $card } № { $number }
    .acc = взвод { $card } № { $number }
    .ins = взводом { $card } № { $number }
name-hex = { $row-tens }{ $row }{ $column-tens }{ $column }
name-nobody = никто
    .gen = никого
    .dat = никому

name-t60 = Т-60
name-t26 = Т-26
name-bt5 = БТ-5
name-t70 = Т-70
name-t34 = Т-34
name-t34g = Т-34 (гвардия)
name-kv1 = КВ-1
name-kv2 = КВ-2
name-p35 = Pz.Kpfw.35(t)
name-pz2 = Pz.Kpfw.II
name-p38 = Pz.Kpfw.38(t)
name-pz3g = Pz.Kpfw.III G
name-pz4d = Pz.Kpfw.IV D
name-stug = StuG III
name-pz3l = Pz.Kpfw.III L
name-pz4g = Pz.Kpfw.IV G
name-tig = «Тигр»

name-plain = равнина
name-bushes = кустарник
name-swamp = болото
name-plough = пашня
name-sparse-woods = редколесье
name-forest = лес
name-clearing = лесная просека
name-clearing-in-sparse-woods = просека в редколесье
name-lake = озеро
name-stones = камни
name-ravine = овраг
name-village = деревня
name-road = дорога

name-training = Первое столкновение
name-breakthrough = Прорыв
name-tank-combat = Танковый бой
name-assault = Штурм
name-forest-road = Лесная дорога
name-depots = Склады и проволока
name-own = Своё поле
name-own-battle = Свой бой
name-own-scenario = Свой сценарий

name-side-soviet = Красная армия
    .gen = Красной армии
name-side-german = вермахт
    .gen = вермахта

name-phase-preparing = Подготовка
name-phase-orders = Отдача приказов
name-phase-execution = Выполнение приказов
name-phase-tests = Тесты на стойкость

name-step-suppressive-fire = Огонь на подавление
name-step-fire = Огонь
name-step-attack = Атака
name-step-special = Специальные приказы
name-step-movement = Приказы передвижения

name-order-none = без приказа
name-order-defence = «Оборона»
name-order-suppressive-fire = «Огонь на подавление»
name-order-fire = «Огонь»
name-order-attack = «Атака»
name-order-ambush = «Засада»
name-order-turn = «Смена сектора стрельбы»
name-order-rally = «Сбор»
name-order-resupply = «Получение припасов»
name-order-march = «Походное движение»
name-order-fire-on-the-move = «Стрельба в движении»
name-order-wait = «Ожидание»

name-cause-head-on = навстречу движется противник
name-cause-crossing = здесь пересекаются маршруты
name-cause-enemy = путь занят противником
name-cause-contest = противник оказался быстрее
name-cause-ambush-discovered = засада
name-cause-close-combat = цель в ближнем бою
name-cause-ambush = цель в засаде
name-cause-not-in-range = цели не видно или она слишком далеко

# Ход

event-turn-begins = Ход { $turn }.
event-phase-begins = { $phase }.
event-step-begins = { $step }.

# Подготовка

event-unit-bought =
    Куплен взвод { $card } за { $cost ->
        [one] { $cost } очко
        [few] { $cost } очка
       *[many] { $cost } очков
    }; осталось { $left ->
        [one] { $left } очко
        [few] { $left } очка
       *[many] { $left } очков
    }.
event-army-ready = К бою готовы: { $seat }.
event-unit-placed = Взвод { $card } встаёт на гекс { $place }.
event-ambush-placed = { $unit } устраивает засаду на гексе { $place }.
event-armies-shown = Армии выходят на поле: { $units }.

# Приказы

event-order-written = { $unit }: приказ { $order } записан.
event-order-cleared = { $unit }: приказ стёрт.
event-orders-ready = Приказы отданы: { $seat }.
event-orders-revealed = Приказы хода { $turn } раскрыты.
event-defence-ordered = { $unit }: «Оборона» в сторону гекса { $place }, зона поражения { $zone }.
event-suppressive-fire-ordered = { $unit }: «Огонь на подавление» по { $target-dat }.
event-fire-ordered = { $unit }: «Огонь» по { $target-dat }.
event-attack-ordered = { $unit }: «Атака» на { $target-acc } по маршруту { $route }.
event-close-combat-ordered = { $unit }: ближний бой со { $target-ins }.
event-ambush-ordered =
    { $unit }: «Засада» { $zone ->
        [0] без зоны поражения на гексе { $place }
       *[other] в сторону гекса { $place }, зона поражения { $zone }
    }.
event-turn-ordered = { $unit }: «Смена сектора стрельбы» в сторону гекса { $place }.
event-rally-ordered = { $unit }: «Сбор», остаётся карточка { $target-gen }.
event-resupply-ordered =
    { $unit }: «Получение припасов», { $count ->
        [one] нужна { $count } единица боезапаса
        [few] нужны { $count } единицы боезапаса
       *[many] нужно { $count } единиц боезапаса
    }.
event-march-ordered = { $unit }: «Походное движение» по маршруту { $route }.
event-moving-fire-ordered = { $unit }: «Стрельба в движении» по { $target-dat } с гекса { $place }, маршрут { $route }.
event-wait-ordered = { $unit }: «Ожидание».
event-ambush-left = { $unit } выходит из засады на гексе { $place }.

ask-give-orders =
    { $stage ->
        [0] { $left ->
            [0] Приказы отданы всем: подтвердите готовность или измените приказ.
            [one] Выберите отряд: без приказа ещё { $left } отряд. Без приказа отряды выполняют «Ожидание».
            [few] Выберите отряд: без приказа ещё { $left } отряда. Без приказа отряды выполняют «Ожидание».
           *[many] Выберите отряд: без приказа ещё { $left } отрядов. Без приказа отряды выполняют «Ожидание».
        }
        [1] Какой приказ получает { $unit }?
        [2] { $unit }, { $order }: следующий гекс; осталось не больше { $left }.
        [3] { $unit }, { $order }: куда направить сектор стрельбы и какова зона поражения?
       *[other] { $unit }, { $order }: сколько единиц боезапаса?
    }
ask-hide-units =
    { $stage ->
        [0] { $unit } начинает бой в засаде: на каком гексе?
        [2] Все засады устроены: готовы к бою?
       *[other] { $unit }: куда направить сектор стрельбы и какова зона поражения?
    }
ask-raise-armies =
    { $stage ->
        [0] Купите взвод; осталось очков: { $left }.
        [2] Армия расставлена: готовы к бою?
       *[other] Где стоит взвод { $card }?
    }
ask-choose-mover = В зоне поражения { $unit-gen } движутся несколько отрядов: по какому открыть огонь?
ask-choose-enemy = В ближнем бою { $unit-dat } противостоят несколько отрядов: какой атаковать?
ask-divide-depot = На складе осталось только { $left }: сколько получает { $unit }?

choice-unit = { $unit }
choice-clear = Стереть приказ { $unit-gen }
choice-ready = Готово
choice-march = Походное движение
choice-move-fire = Стрельба в движении по { $target-dat }
choice-fire = Огонь по { $target-dat }
choice-suppress = Огонь на подавление по { $target-dat }
choice-attack = Атаковать { $target-acc }
choice-defend = Оборона
choice-ambush = Засада
choice-face =
    { $zone ->
        [0] Без зоны поражения: ждать противника на гексе { $place }
       *[other] В сторону гекса { $place }, зона поражения { $zone }
    }
choice-turn = Повернуть сектор стрельбы к гексу { $place }
choice-rally = Сбор: остаётся карточка { $target-gen }
choice-resupply = Получение припасов
choice-wait = Ожидание
choice-to = На гекс { $place }
choice-shoot-here = Стрелять отсюда
choice-done = Маршрут готов
choice-target = { $target }
choice-take = { $count }
choice-hide = { $place }
choice-buy = { $card }
choice-place = { $place }

# Стрельба

event-shot-fired =
    { $unit } ведёт огонь по { $target-dat } ({ $distance ->
        [0] ближний бой
        [one] { $distance } гекс
        [few] { $distance } гекса
       *[many] { $distance } гексов
    }): { $dice }, меткость { $accuracy } — { $hits ->
        [0] попаданий нет
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }.
odds-tanks-lost =
    { $count ->
        [0] без потерь
        [one] потерян { $count } танк
        [few] потеряно { $count } танка
       *[many] потеряно { $count } танков
    }
event-shot-wasted = { $unit } бьёт по { $target-dat }, но цель уже уничтожена.
event-no-shot = { $unit } не стреляет по { $target-dat }: { $cause }.
event-hits-taken =
    { $unit }: { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }, защита отразила { $stopped } — { $damage ->
        [0] повреждений нет
        [one] потерян { $damage } танк
        [few] потеряно { $damage } танка
       *[many] потеряно { $damage } танков
    }, осталось { $left }.
event-unit-destroyed = { $unit } уничтожен.

# Стойкость

event-steadfastness-tested =
    Тест на стойкость, { $unit }: { $dice }, сумма { $total } против { $steadfastness } — { $passed ->
        [yes] пройден
       *[no] не пройден
    }.
event-unit-suppressed = { $unit } переходит в состояние огневого подавления.
event-unit-recovers = { $unit } выходит из огневого подавления.

# Передвижение и ближний бой

event-unit-moved = { $unit } переходит на гекс { $place }.
event-unit-halted = { $unit } останавливается на гексе { $place }: { $cause }.
event-wire-broken = { $unit } прорывает проволоку между гексами { $place } и { $other }.
event-contest =
    { $unit }, спор за гекс { $place }: { $dice } и стойкость { $steadfastness } дают { $total } — { $enters ->
        [yes] занимает гекс
       *[no] остаётся на соседнем
    }.
event-meeting-attack = Встречная атака: { $unit } ({ $dice }) против { $target-gen } ({ $enemy-dice }) — { $unit } врывается на гекс противника.
event-ambush-discovered = { $unit } обнаружен в засаде на гексе { $place }.
event-ambush-fires = { $unit } открывает огонь из засады на гексе { $place }.
event-flank-attacked = { $unit } атакует { $target-acc } во фланг или тыл.
event-close-combat-begins = Ближний бой на гексе { $place }: { $units }.
event-unit-captured = { $unit } остался без боезапаса и захвачен в плен.

# Специальные приказы

event-ambush-prepared =
    { $unit } готовит засаду; ещё { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }.
event-ambush-set = { $unit } уходит в засаду.
event-ambush-changed =
    { $unit } в засаде { $zone ->
        [0] без зоны поражения на гексе { $place }
       *[other] в сторону гекса { $place }, зона поражения { $zone }
    }.
event-units-merged = { $unit } и { $other } объединяются: численность { $strength }.
event-rally-failed = { $unit } ни с кем не объединяется.
event-resupply-begins =
    { $unit } получает припасы; ещё { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }.
event-ammunition-taken =
    { $unit } получает { $count ->
        [one] { $count } единицу
        [few] { $count } единицы
       *[many] { $count } единиц
    } боезапаса; на складе осталось { $left }.

# Конец

event-unit-leaves = { $unit } покидает поле с гекса { $place }.
event-final-score = Очки: Красная армия — { $soviet }, вермахт — { $german }.

outcome-destroyed = Ход { $turn }: победа { $side-gen }, все отряды противника уничтожены ({ $soviet }:{ $german }).
outcome-points = Ход { $turn }: победа { $side-gen } по очкам ({ $soviet }:{ $german }).
outcome-exit = Ход { $turn }: победа { $side-gen }, прорыв удался ({ $soviet }:{ $german }).
outcome-no-exit = Ход { $turn }: победа { $side-gen }, прорыв сорван ({ $soviet }:{ $german }).
outcome-held = Ход { $turn }: победа { $side-gen }, все цели удержаны ({ $soviet }:{ $german }).
outcome-points-equal = Ход { $turn }: ничья, очков поровну ({ $soviet }:{ $german }).
outcome-undecided = Ход { $turn }: ничья, никто не удержал все цели ({ $soviet }:{ $german }).

# Поле в терминале

sketch-turn = Ход { $turn } из { $turns } — { $phase }
sketch-scenario = Поле: { $map }
sketch-points = Очки: Красная армия — { $soviet }, вермахт — { $german }
sketch-depot = Склад { $side-gen } на гексе { $place }: { $count }
sketch-figures = численность { $strength }, защита { $protection }, стойкость { $steadfastness }, боезапас { $count }
sketch-suppressed = огневое подавление
sketch-ambush = в засаде
sketch-tied = в ближнем бою
sketch-destroyed = уничтожен
sketch-captured = захвачен
sketch-merged = объединён
sketch-left = покинул поле
sketch-legend = . равнина, b кустарник, s болото, p пашня, r редколесье, f лес, c и d просека, l озеро, k камни, o овраг, v деревня, = дорога; S Красная армия, G вермахт

# Почему нельзя

refusal-no-such-hex = Гекса с таким номером нет.
refusal-not-a-hiding-place = Там отряды не могут начинать бой в засаде.
refusal-already-hidden = Гекс выбран: теперь сектор и зона поражения.
refusal-all-hidden = Все засады устроены: подтвердите готовность.
refusal-not-all-hidden = Устроены ещё не все засады.
refusal-hide-first = Сначала выберите гекс засады.
refusal-no-such-card = Такой карточки нет.
refusal-card-of-the-enemy = Это карточка другой армии.
refusal-too-expensive = На этот взвод не хватает очков.
refusal-army-full = В армии уже наибольшее число взводов — всего или с этой карточкой.
refusal-army-empty = В армии должен быть хотя бы один взвод.
refusal-army-is-bought = Армия набрана: теперь расставьте её.
refusal-army-is-placed = Армия расставлена: подтвердите готовность.
refusal-army-not-placed = Сначала наберите и расставьте всю армию.
refusal-army-not-bought = Сначала наберите всю армию, потом расставляйте.
refusal-not-at-your-edge = Армию расставляют у своего края поля, где могут стоять танки.
refusal-no-such-unit = Такого отряда на поле нет.
refusal-not-your-unit = Этим отрядом командует другой игрок.
refusal-suppressed-no-order = Отряд под огневым подавлением не может получить приказ.
refusal-choose-a-unit-first = Сначала выберите отряд.
refusal-finish-the-order = Закончите начатый приказ или сотрите его.
refusal-one-order-only = Отряд получает один приказ за ход; чтобы отдать другой, сотрите прежний.
refusal-no-order-yet = У отряда нет приказа, который можно стереть.
refusal-changed-too-often = Приказ этого отряда меняли в этот ход слишком часто.
refusal-order-unfinished = Один из приказов ещё не закончен.
refusal-not-on-card = Такого приказа нет на карточке отряда.
refusal-tied-in-close-combat = Связанный ближним боем отряд может только сражаться дальше или отойти.
refusal-not-an-enemy = Целью может быть только отряд противника.
refusal-target-in-ambush = Отряд в засаде не может быть целью приказа.
refusal-type-not-on-card = По целям этого типа отряд стрелять не может.
refusal-no-ammunition = Боезапас израсходован.
refusal-too-little-ammunition = «Огонь на подавление» требует трёх единиц боезапаса.
refusal-target-in-close-combat = Стрельба по отрядам в ближнем бою невозможна.
refusal-not-in-sight = Цель не находится на линии видимости.
refusal-out-of-range = До цели слишком далеко.
refusal-outside-sector = Цель вне сектора стрельбы.
refusal-target-out-of-reach = Маршрута до цели по этому приказу нет.
refusal-zone-not-zero = Зона поражения в «Обороне» — не меньше 1.
refusal-zone-beyond-range = Зона поражения не может превышать дальность стрельбы.
refusal-cannot-face-there = Сектор направляют на соседний гекс, на просеке — только туда, куда она выходит.
refusal-no-ambush-there = На такой местности танки не могут устроить засаду.
refusal-nothing-to-change = Так оно и есть.
refusal-zone-or-sector = В засаде приказ меняет либо сектор, либо зону поражения.
refusal-no-sector = У отряда нет сектора стрельбы.
refusal-nobody-to-merge-with = На этом гексе не с кем объединиться.
refusal-not-to-be-merged = Объединяются только неполные отряды с одинаковыми карточками.
refusal-too-many-for-one-unit = Вместе их больше, чем в полном отряде.
refusal-not-at-a-depot = Отряд не на гексе со складом.
refusal-depot-of-the-enemy = Это склад противника.
refusal-depot-empty = Склад пуст.
refusal-no-room-for-it = Столько на карточке не поместится или нет на складе.
refusal-cannot-take-so-much = Отряд просил меньше, или другие должны получить своё.
refusal-no-way-out = Отсюда некуда двигаться.
refusal-not-a-neighbour = Следующий гекс маршрута должен быть соседним.
refusal-tanks-cannot-enter = По такой местности танки не проходят.
refusal-not-an-exit = На просеку входят и с неё выходят только там, куда она ведёт.
refusal-wire-in-the-way = Отряд не может прорвать проволоку на этой стороне гекса.
refusal-across-the-ravine = Через склон оврага отряд проходит только один гекс за ход.
refusal-withdrawal-one-hex = Из ближнего боя отходят только на соседний гекс.
refusal-too-slow-there = Такая местность слишком сокращает маршрут.
refusal-too-far = Это дальше, чем позволяет приказ.
refusal-already-marked = Гекс для стрельбы уже отмечен.
refusal-firing-hex-missing = Сначала отметьте гекс, с которого отряд стреляет.
refusal-route-unfinished = У маршрута ещё нет конца.
refusal-not-moving-there = Этот отряд не движется на линии видимости в зоне поражения.
refusal-not-in-this-close-combat = Этого отряда нет среди противников в ближнем бою, или повредить его нельзя.

# Боты

why-ready = У каждого взвода есть нужный приказ.
why-nothing-else = Больше выбирать не из чего.
why-army = { $card }: больше всего боевой силы за свои очки.
why-place = Гекс { $place } — рядом с дорогой и со своими.
why-hide = Гекс { $place } лежит на пути противника.
why-lie-in-wait = Противник пойдёт через гекс { $place }.
why-mover = { $unit } нанесёт больше всего вреда, если цель — { $target }: вероятность остановить или уничтожить — { $percent } %.
why-enemy = Сильнее всего здесь пострадает { $target }: { $unit } остановит или уничтожит его с вероятностью { $percent } %.
why-divide = { $unit } берёт всё, что можно: на складе снаряды никого не поразят.
why-suppress = { $unit }: огонь на подавление опережает остальной; вероятность остановить или уничтожить { $target-acc } — { $percent } %.
why-fire = { $unit }: вероятность остановить или уничтожить { $target-acc } одним выстрелом — { $percent } %.
why-attack = { $target } на гексе { $place } слаб: в ближнем бою { $unit } остановит или уничтожит его первым же выстрелом с вероятностью { $percent } %.
why-fight-on = { $unit }: продолжать бой выгоднее, чем отходить под огнём.
why-fight-on-at = { $unit }: продолжать бой выгоднее, чем отходить под огнём; вероятность остановить или уничтожить { $target-acc } — { $percent } %.
why-withdraw = Этот ближний бой невыгоден: { $unit } отходит на гекс { $place }.
why-defend = Противник сам подойдёт к { $unit-dat } на гексе { $place }: в обороне взвод лучше защищён и стреляет первым.
why-ambush = { $unit } на гексе { $place } никому не виден, а противнику этой дороги не миновать.
why-turn = { $unit } поворачивает сектор туда, откуда пойдёт противник.
why-resupply = { $unit } нуждается в снарядах и успевает их получить.
why-march = Гекс { $place } — лучшее место для { $unit-gen } в следующей перестрелке.
why-run = { $unit } пробивается к выходу через гекс { $place }.
why-move-fire = { $unit } по пути на гекс { $place }, где место лучше, стреляет по { $target-dat }: вероятность остановить или уничтожить — { $percent } %.
why-wait = { $unit } хорошо стоит на гексе { $place }, и стрелять не по кому.
why-unplanned = { $unit } делает то, что осталось.

# Board

board-tag-t60 = Т-60
board-tag-t26 = Т-26
board-tag-bt5 = БТ-5
board-tag-t70 = Т-70
board-tag-t34 = Т-34
board-tag-t34g = Т-34 гв.
board-tag-kv1 = КВ-1
board-tag-kv2 = КВ-2
board-tag-p35 = 35(t)
board-tag-pz2 = Pz II
board-tag-p38 = 38(t)
board-tag-pz3g = Pz III G
board-tag-pz4d = Pz IV D
board-tag-stug = StuG III
board-tag-pz3l = Pz III L
board-tag-pz4g = Pz IV G
board-tag-tig = «Тигр»
board-side-soviet = Красная армия
board-side-german = Вермахт
board-type-light = лёгкие танки
board-type-medium = средние танки
board-type-heavy = тяжёлые танки

## Board: unit card

board-card-none = На поле нет ни одного взвода.
board-platoons = Взводы
board-strength = Танки
board-protection = Защита
board-steadfastness = Стойкость
board-steadfastness-loss = −{ $loss } за танк
board-of = из { $full }
board-on-card = на карточке { $figure }
board-ammo = Боезапас
board-accuracy = Меткость по гексам
board-close = бл. бой
board-dice = Кубики по целям
board-against-light = лёгким
board-against-medium = средним
board-against-heavy = тяжёлым
board-dice-against = Кубики по { $type } целям
board-aim =
    { $name }, { $distance ->
        [0] ближний бой
        [one] { $distance } гекс
        [few] { $distance } гекса
       *[many] { $distance } гексов
    }: { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }, попадание на ≤{ $accuracy }. Подбит хотя бы один танк: { $one }; все: { $all }.
board-aim-none =
    { $name } туда не стреляет: { $distance ->
        [one] { $distance } гекс
        [few] { $distance } гекса
       *[many] { $distance } гексов
    }, цели не видно или она слишком далеко.
board-orders-of = Приказы: { $name }
board-clear = Стереть приказ
board-last-order = Прошлый ход:
board-no-order = Приказа ещё нет
board-up-to = до { $count }
board-route =
    { $count ->
        [one] { $count } гекс
        [few] { $count } гекса
       *[many] { $count } гексов
    } до { $place }
board-zone = зона поражения { $zone }
board-dial = Куда направлен сектор и как далеко зона поражения
board-zone-none = Без зоны поражения: ждать на своём гексе
board-amount = боезапас { $count }
board-origin-printed = Напечатано в правилах
board-origin-likely = Вероятно: по стороннему источнику
board-origin-reconstructed = Восстановлено нами; в изданной игре может быть иначе
board-origin-own = Из вашего издания
board-state-suppressed = подавлен
board-state-ambush = в засаде
board-state-tied = в ближнем бою
board-state-defence = в обороне
board-state-digging = готовит засаду
board-state-loading = получает припасы
board-state-steady = боеспособен
board-gone-destroyed = уничтожен
board-gone-captured = захвачен
board-gone-merged = объединён
board-gone-left = покинул поле

## Board: orders on the map

board-shot-far =
    { $distance ->
        [one] { $distance } гекс
        [few] { $distance } гекса
       *[many] { $distance } гексов
    }
board-shot-odds =
    { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    } ≤{ $accuracy }, урон { $share }
board-shot-unseen = сейчас цели не видно
board-shot-out-of-range = сейчас слишком далеко
board-left-units =
    Без приказа { $left ->
        [one] { $left } взвод
        [few] { $left } взвода
       *[many] { $left } взводов
    }
board-left-hexes =
    Осталось не больше { $left ->
        [one] { $left } гекса
        [few] { $left } гексов
       *[many] { $left } гексов
    }
board-left-points =
    { $left ->
        [one] Осталось { $left } очко
        [few] Осталось { $left } очка
       *[many] Осталось { $left } очков
    }

## Board: an army of one's own

board-shop = Взводы и их стоимость
board-army = Ваша армия: осталось очков { $left } из { $limit }
board-army-waits = ещё не на поле

## Board: execution

board-exec-test = { $total } против { $steadfastness }

## Board: score

board-victory = Победа
board-victory-destruction =
    Уничтожьте всех противников или наберите больше очков за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }: очки дают за стоимость подбитых танков.
board-victory-goals =
    Уничтожьте всех противников или наберите больше очков за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }: стоимость подбитых танков и по { $worth } за каждый гекс из { $places }, где стоите вы одни.
board-victory-exit =
    { $side }: { $count ->
        [one] { $count } взвод должен покинуть поле
        [few] { $count } взвода должны покинуть поле
       *[many] { $count } взводов должны покинуть поле
    } через отмеченные гексы за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }. Противник должен этому помешать.
board-victory-hold = Удержите в одиночку все гексы { $places } в конце хода { $turns } или позже, до хода { $last }.
board-exited = Покинули поле: { $count } из { $of }
board-ready = приказы отданы
board-writing = пишет приказы
board-prepared = к бою готовы
board-preparing = готовится
board-depots = Склады
board-depot-at = Склад на гексе { $place }
board-turn = Ход { $turn } из { $turns }
board-phase-preparing = Подготовка
board-phase-orders = Приказы
board-phase-execution = Выполнение
board-phase-tests = Тесты
board-end = конец
board-end-tanks = Танки в строю
board-end-points = Очки

## Board: inspector

board-hex = Гекс { $hex }
board-where = Где
board-where-hidden = неизвестно
board-state = Состояние
board-now = Сейчас
board-now-figures = танки { $strength }, защита { $protection }, стойкость { $steadfastness }, боезапас { $ammo }
board-loss = Потеря стойкости за танк
board-test-dice = Кубики теста
board-sight = Видимость, гексов
board-ambush-turns = Ходов на засаду
board-resupply-turns = Ходов на припасы
board-breaks-wire = Прорывает проволоку
board-cost = Стоимость
board-yes = да
board-no = нет
board-through = Танки проходят
board-through-everywhere = со всех сторон
board-through-nowhere = никогда
board-through-exits = только через выходы
board-through-banks = вдоль — свободно; через склон — только одним гексом за приказ
board-blocks = Закрывает обзор
board-cover = Прибавка к защите
board-hides = Засада возможна
board-slows = Сокращает приказ
board-slows-by = лёгким на { $light }, средним на { $medium }, тяжёлым на { $heavy }
board-exits = Выходит на
board-here = Здесь
board-wire = Колючая проволока
board-is-wire = на стороне гекса
board-is-zone = сектор стрельбы
board-is-order = приказ
board-note-card = Точками подчёркнуты восстановленные значения.
board-note-suppressed = Не получает приказов, видит на один гекс, не получает защиты от местности и приказов. Тест — в конце следующего хода.
board-note-ambush = Противник не знает, где он. Стреляет по первому, кто движется в зоне поражения, или обнаружен, если противник войдёт на его гекс.
board-note-tied = Может продолжать бой или отойти на один гекс.
board-note-road = «Походное движение» только по дороге длиннее, и местность там не замедляет.
board-note-low = Отсюда видно только соседние гексы, и видно его только с них.
board-note-goal = Цель этого сценария.
board-note-wire = Её проходят только взводы, у которых это указано на карточке; после этого она прорвана.
board-note-zone = Как далеко от своего гекса взвод стреляет по движущимся противникам.
board-note-depot = Взвод этой армии может пополнить здесь боезапас.
board-about-defence = Больше защиты на этот ход; один выстрел по противнику, который движется в секторе и зоне поражения.
board-about-suppressive-fire = Три единицы боезапаса, в полтора раза больше кубиков; цель проходит тест в любом случае.
board-about-fire = Одна единица боезапаса по цели, которую видно и до которой достаёт орудие.
board-about-attack = Входит на гекс цели и сражается там.
board-about-ambush = Занимает два хода; затем взвод скрыт и стреляет первым.
board-about-turn = Взвод в засаде поворачивает сектор стрельбы.
board-about-rally = Неполные взводы с одинаковыми карточками на одном гексе объединяются. Приказ получают все, и в нём указан взвод, чья карточка остаётся.
board-about-resupply = Пополняет боезапас на складе своей армии.
board-about-march = Движение гекс за гексом; только по дороге — дальше.
board-about-fire-on-the-move = Движется и один раз стреляет с гекса своего маршрута, кубиков меньше.
board-about-wait = Ничего не делает.

## Board: guided first turn

board-tour-map = Поле сверху. У каждого гекса номер: сначала ряд, потом столбец. Леса, кусты и деревни закрывают обзор; болота, леса и озёра танкам непроходимы. Долгое нажатие или правая кнопка расскажет о гексе.
board-tour-unit = Взвод. Число слева — сколько в нём танков, на щите — защита, чёрточки — лёгкий, средний или тяжёлый.
board-tour-card = Его карточка. Кубик попадает, если он не больше числа для этого расстояния; сколько кубиков бросать, зависит от цели и числа танков. Наведите на противника — увидите его карточку и свои шансы.
board-tour-orders = Оборот карточки: приказы. Все пишут их втайне, каждый взвод получает один.
board-tour-roster = Ваши взводы. Выберите взвод здесь или на поле, затем приказ, затем цель, маршрут или сектор.
board-tour-route = Маршрут пишут гекс за гексом: что можно выбрать, горит янтарным. Ваши приказы нарисованы на поле; больше их никто не видит.
board-tour-ready = Когда у всех взводов есть приказы, нажмите «Готово». До этого любой приказ можно стереть и написать заново.
board-tour-execution = Затем все приказы раскрываются и выполняются одновременно: оборона, огонь на подавление, огонь, атака, специальные приказы, движение. Показ можно остановить, пройти по шагам и посмотреть ещё раз.
board-tour-victory = Что решает исход боя и как стоят обе армии.

# При подготовке партии

scenario-training-about = Два взвода на два у деревни: начать лучше всего отсюда.
scenario-training-length = 20–30 минут
scenario-breakthrough-about = Немцам надо провести два взвода к дальнему краю, Красной армии — их остановить.
scenario-breakthrough-length = 40 минут
scenario-tank-combat-about = Трое на трое на открытой местности; у немцев фора в очках.
scenario-tank-combat-length = 40 минут
scenario-assault-about = Деревня нужна обоим: кто с шестого хода останется в ней один, тот победил.
scenario-assault-length = 45–60 минут
scenario-forest-road-about = Два советских взвода в засаде у дороги; пяти немецким надо пройти.
scenario-forest-road-length = 45–60 минут
scenario-depots-about = Мало боеприпасов, склады, колючая проволока и очки за каждую деревню.
scenario-depots-length = 45–60 минут
scenario-own-battle-about = Купите армию за очки, расставьте её и выберите поле.
scenario-own-battle-length = 1 час
scenario-own-scenario-about = Поле, армии и цель — из вашего файла.
scenario-own-scenario-length = сколько захотите
option-map-about = Местность, на которой встретятся армии.
option-points-about = Сколько может потратить каждая сторона: взвод стоит от 25 очков.
bot-recruit-about = Стреляет по ближним и едет на врага: для первых боёв в самый раз.
bot-commander-about = Планирует: укрытия, засады, зоны поражения.

# Урок

lesson-aim = У вас два взвода Красной армии: сильный Т-34 и лёгкий Т-26, по три танка. С другого края идут два немецких взвода. Через шесть ходов победит тот, кто уничтожит танков на большую стоимость.
lesson-unit = Обе стороны втайне пишут приказы, по одному на взвод; потом всё происходит одновременно. Немцы свои уже написали. Выберите Т-34 на поле или в списке.
lesson-unit-no = Т-26 получит приказ следующим. Сначала Т-34: его броня пойдёт впереди.
lesson-unit-no-ready = Взвод без приказа простоит весь ход. Сначала дайте своим дело.
lesson-march = Это приказы с оборота карточки. До врага ещё не дострелить, а деревню в середине надо занять раньше него: выберите «Походное движение».
lesson-march-no = Это пригодится потом. Пока никого не видно, взводу надо подойти ближе.
lesson-march-no-wait = Кто останется здесь, у края, отдаст деревню врагу. Сначала — туда.
lesson-route = Напишите путь гекс за гексом: 0905, потом по дороге через 0804 и 0704 в деревню, 0604. По дороге взвод проходит больше. Затем нажмите «Маршрут готов».
lesson-route-no = Это в сторону от дороги, а на ней важен каждый гекс: иначе за ход до деревни не дойти.
lesson-route-no-done = Маршрут ещё не доведён до деревни.
lesson-second = У Т-26 слабая броня: держите его за Т-34. Прикажите идти походным движением через 0804 на 0704, сразу за деревней.
lesson-second-no-ready = У Т-26 ещё нет приказа: он остался бы позади один.
lesson-second-no-to = Держитесь дороги: 0804, потом 0704.
lesson-second-no-done = Он остановится слишком рано: за деревней — гекс 0704.
lesson-ready = Оба приказа нарисованы на поле, и видите их только вы. До «Готово» любой можно стереть и написать заново. Нажмите «Готово»: все приказы раскроются и выполнятся вместе.
lesson-ready-no = Приказы и так хороши. Нажмите «Готово».
lesson-contact = Pz.Kpfw. IV D стоит на 0404, в двух гексах от деревни, Pz.Kpfw. 38(t) — на 0305. Вы видите друг друга. На фишках — сколько танков осталось и защита на щите. Долгое нажатие или правая кнопка покажет карточку целиком.
lesson-fire = Дайте Т-34 приказ «Огонь» по Pz.Kpfw. IV D. Чем ближе цель, тем выше кубик, который ещё попадает; каждая единица защиты останавливает одно попадание, остальные уничтожают по танку.
lesson-fire-no-target = 38(t) дальше и попадает в вас реже. Опасен Pz.Kpfw. IV D: сначала по нему.
lesson-fire-no-attack = Атаковать — значит въехать на его гекс под его же огнём. Из деревни стрелять лучше.
lesson-fire-no-move = Кто стреляет в движении, бросает лишь часть кубиков. А вы уже на дистанции.
lesson-fire-no-march = Сейчас самое время: он на дистанции, а кто уезжает, тот не стреляет.
lesson-fire-no-suppress = Огонь на подавление прижимает врага, но никого не уничтожает. А у вас хватает кубиков, чтобы уничтожить.
lesson-defend = Т-26 никого не видит: перед ним деревня. Дайте ему «Оборону» в сторону 0604 с зоной поражения 3: по тому, кто въедет в эту зону, он откроет огонь. Мимо деревни никто не пройдёт.
lesson-defend-no-face = Враг придёт со стороны деревни: сектор — к 0604, зона поражения от 2 до 4.
lesson-defend-no-attack = Т-26, который в одиночку едет на Pz.Kpfw. IV, редко возвращается. Пусть стоит в обороне.
lesson-ready-again = Немцы тоже написали приказы. Нажмите «Готово» и следите за кубиками: огонь ведут до движения, и все стреляют одновременно.
lesson-end = Два танка Pz.Kpfw. IV D горят. Потом он проверял стойкость двумя кубиками, выбросил больше, чем у него осталось, — и подавлен: на следующем ходу он не получит приказа. Ваш Т-34 цел. Доведите бой до конца сами!

## Как играть

howto-aim-orders = Вы командуете танковыми взводами. Каждый ход обе стороны втайне пишут по приказу на взвод, потом все приказы раскрываются и выполняются одновременно.
howto-aim-once = Поэтому выигрывает не тот, кто быстрее нажимает, а тот, кто угадал, где противник будет через ход.
howto-phase-orders = Отдача приказов
howto-phase-orders-text = Выберите взвод, приказ с оборота карточки и то, что к нему нужно: цель, маршрут или сектор. Кто приказа не получил, ждёт.
howto-phase-defence = «Оборона»
howto-phase-defence-text = Взводы в обороне поворачивают сектор стрельбы: кто поедет через него, попадёт под огонь.
howto-phase-suppress = «Огонь на подавление»
howto-phase-suppress-text = Он бьёт первым и заставляет цель проверить стойкость, даже если никто не подбит.
howto-phase-fire = «Огонь»
howto-phase-fire-text = Все стреляют одновременно: подбитый в эту минуту тоже успел выстрелить.
howto-phase-attack = «Атака»
howto-phase-attack-text = Взвод въезжает на гекс врага, и начинается ближний бой.
howto-phase-special = Специальные приказы
howto-phase-special-text = Засада, смена сектора, сбор поредевших взводов, пополнение боезапаса.
howto-phase-move = Движение
howto-phase-move-text = Все едут вместе, гекс за гексом. Засады и оборона стреляют по тем, кто вошёл в их зону.
howto-phase-tests = Тесты на стойкость
howto-phase-tests-text = Подавленные взводы пробуют прийти в себя. Затем начинается следующий ход.
howto-part-counter = Взвод на поле
howto-part-counter-text = Фишка стоит за весь взвод. Нажмите на неё — увидите карточку и свои шансы.
howto-counter-strength = Сколько танков осталось. Как только взвод потерял первый танк, угол квадрата срезан.
howto-counter-protection = Защита: столько попаданий за ход не причинят вреда, каждое следующее подбивает танк. С новым ходом она снова цела.
howto-counter-type = Одна, две или три чёрточки: лёгкий, средний или тяжёлый танк.
howto-part-states = Что может с ним случиться
howto-sign-suppressed = Подавлен: весь следующий ход без приказа.
howto-sign-hidden = В засаде: противник не видит его, пока он не выстрелит.
howto-sign-tied = Связан ближним боем: обязан сражаться или отходить.
howto-sign-empty = Без боезапаса: стрелять нечем.
howto-part-card = Карточка взвода
howto-part-card-text = Бросьте столько кубиков, сколько стоит в шкале для типа цели при вашей численности. Попадает кубик, который не больше меткости на этом расстоянии. Из попаданий вычтите защиту цели, остаток — подбитые танки.
howto-card-strength = Численность, защита, стойкость и боезапас. Стойкость падает с каждым подбитым танком; тест пройден, если сумма кубиков её не больше.
howto-card-name = Танк и его тип.
howto-card-accuracy = Меткость по расстоянию: первая клетка — ближний бой, дальше гекс за гексом.
howto-card-dice = Сколько кубиков против лёгких, средних и тяжёлых, для полного взвода и для поредевшего. Нынешняя численность выделена.
howto-part-orders = Приказы
howto-sign-defence = Оборона: больше защиты, сектор стрельбы, один выстрел по тому, кто в него войдёт.
howto-sign-suppressive-fire = Огонь на подавление: кубиков в полтора раза больше, зато три единицы боезапаса.
howto-sign-fire = Огонь: выстрел по видимой цели, одна единица боезапаса.
howto-sign-attack = Атака: маршрут к врагу и ближний бой на его гексе.
howto-sign-ambush = Засада: готовится два хода, затем взвод исчезает с поля и стреляет с +1 к меткости.
howto-sign-march = Походное движение: дальше всего, особенно по дороге.
howto-sign-fire-on-the-move = Стрельба в движении: короткий маршрут и выстрел вполсилы с одного из его гексов.
howto-sign-resupply = Получение припасов: боезапас со своего склада.
howto-part-terrain = Местность
howto-sign-plain = Равнина: всё видно, ничто не мешает.
howto-sign-bushes = Кустарник закрывает обзор, но не прячет засаду.
howto-sign-sparse-woods = Редколесье закрывает обзор, даёт +1 к защите и место для засады, но замедляет.
howto-sign-village = Деревня закрывает обзор, даёт +1 к защите; едут по ней, как по дороге.
howto-sign-plough = Пашня замедляет: средним и тяжёлым танкам труднее всего.
howto-sign-forest = Через лес, болото и озеро танки не проходят.
howto-win-scenario = Что решает бой, сказано в сценарии, и во время игры это видно рядом с картой.
howto-win-destruction = Уничтожение: кто подбил танков на большую стоимость, с очками за удержанные цели, если они есть.
howto-win-exit = Прорыв: одна сторона выводит нужное число взводов с края поля, другая ей мешает.
howto-win-hold = Удержание: все цели должны остаться у одной стороны. Кто уничтожил всех врагов, побеждает в любом сценарии.
howto-tip-sight = Танк видит на шесть гексов. Подходите из-за леса и деревень, а не через поле под чужой огонь.
howto-tip-near = Чем ближе, тем выше меткость — и ваша, и его. Лёгким танкам вблизи тяжёлых делать нечего.
howto-tip-together = Бейте двумя взводами одного: попадания складываются, а защита вычитается один раз за ход.
howto-tip-suppress = «Огонь на подавление» идёт до «Огня» и до движения: подавленный не выполнит приказ этого хода.
howto-tip-flank = У обороны и засады есть фланги. Атака сбоку или с тыла заставляет проверить стойкость ещё до боя.

## Памятка

aid-terrain = Местность
aid-hex = Гекс
aid-sight = Закрывает обзор
aid-through = Проход
aid-through-everywhere = есть
aid-through-nowhere = нет
aid-through-exits = по просеке
aid-through-banks = один гекс
aid-less = Короче на
aid-ambush = Засада
aid-terrain-note = «Короче на»: для лёгких/средних/тяжёлых танков. Плюс: прибавка к защите.
aid-units = Взводы
aid-tank = Танк
aid-tanks = Танков
aid-protection = Защита
aid-steadfastness = Стойкость
aid-ammo = Боезапас
aid-march = Поход
aid-cost = Цена
aid-fire = Огонь
aid-accuracy = Меткость по гексам
aid-fire-note = Меткость: сначала ближний бой, потом гекс за гексом. Кубики по целям: сначала для полного взвода.

## Чего требуют задачи

aim-destroy = Уничтожить { $unit-acc } до конца хода { $turn }
aim-strike =
    Уничтожить не менее { $count ->
        [one] { $count } танка
        [few] { $count } танков
       *[many] { $count } танков
    } противника до конца хода { $turn }
aim-spare = Не потерять ни одного танка до конца хода { $turn }
aim-save = Сохранить { $unit-acc } до конца хода { $turn }
