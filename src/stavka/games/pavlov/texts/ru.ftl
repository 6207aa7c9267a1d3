# «Дом Павлова» по-русски.
#
# Формы имён: .gen .dat .acc .ins .pre — падежи; .num — число для согласования глагола
# («one» или «many»); .to — куда; .short — краткое имя; .off — от чего боец избавился.
# Формы цветов: .fem и .fem-… — женский род, .many — родительный и предложный падежи
# множественного числа, .mix — первая часть сложного слова («зелёно-красная»).

title = Дом Павлова
about = Удержите дом в центре Сталинграда почти два месяца: за вами вся 62-я армия.
players = 1–3 игрока
length = 1–2 часа
bot-veteran = Ветеран
level-easy = Без карт «Тактика»
level-normal = Одна карта «Тактика» за ход
level-hard = Две карты «Тактика» за ход

# Сценарии, места за столом и варианты

scenario-solo = Одиночная игра
scenario-cooperative = Кооперативная игра для двоих
scenario-competitive = Соревновательная игра для двоих
scenario-competitive-three = Соревновательная игра для троих

seat-defender = Советский игрок
seat-command = 62-я армия
seat-garrison = Гарнизон
seat-wehrmacht = Немецкий игрок

option-tactics = Карты «Тактика»
option-tactics-none = Без карт
option-tactics-veteran = Ветеран: одна карта на ход
option-tactics-elite = Гвардеец: две карты на ход
option-operational-support = Карты «Оперативное обеспечение»
option-weary-may-move = Истощённые фишки и фишки с жетоном урона могут перемещаться

# Главы правил

chapter-0 = Введение, подготовка, термины
chapter-1 = Ход игры
chapter-2 = Фаза карт РККА
chapter-3 = Фаза карт вермахта
chapter-4 = Фаза фишек РККА
chapter-5 = Медицинская помощь
chapter-6 = Конец игры
chapter-7 = Варианты

# Ход

name-phase-planning = Планирование вермахта
name-phase-soviet-cards = Фаза карт РККА
name-phase-wehrmacht-cards = Фаза карт вермахта
name-phase-soviet-counters = Фаза фишек РККА
name-phase-final-raid = Последняя вылазка

event-turn-begins = Ход { $turn }.
event-phase-begins = { $phase }.

# Фаза карт РККА

event-hand-drawn = На руках: { $cards }.
event-deck-shuffled = Колода РККА кончилась: сброс перемешан, из него сложена новая.
event-improved-communications = Бесперебойная связь: четыре действия вместо трёх.
event-card-played = { $card }: { $action }.
event-hand-discarded = Карты РККА уходят в сброс.
event-location-recovered = { $place } восстановлено.
event-token-staged = Жетон { $token-gen } поступает на перевалочный пункт.
event-reinforced =
    В резерв прибывает { $counter } ({ $cost ->
        [one] { $cost } очко
        [few] { $cost } очка
       *[many] { $cost } очков
    }).
event-defense-raised = Защита { $colour-many } позиций поднята до { $value }.
event-sapper-placed = Сапёры минируют { $space-acc }.
event-fog-returned = Туман войны возвращён в запас, взамен взята карта: { $card }.
event-token-readied = Жетон { $token-gen } размещён в { $place-pre }.
event-supplies-loaded = Жетон { $token-gen } погружен в { $place-pre }.
event-supplies-delivered = Жетон { $token-gen } доставлен в Дом Павлова из { $place-gen }.
event-ammunition-unpacked =
    Боеприпасы дают { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    } подавления.
event-support-given =
    Оперативное обеспечение, «{ $card }»: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-support-card-shown = Следующая карта оперативного обеспечения: «{ $card }».

ask-soviet-actions =
    { $left ->
        [0] Действий не осталось: закончите фазу.
       *[other] Выберите действие; осталось: { $left }.
    }
ask-at-location = { $unit }, { $what }: выберите расположение.
ask-resupply =
    Пополнение запасов: ещё до { $left ->
        [one] { $left } жетона
        [few] { $left } жетонов
       *[many] { $left } жетонов
    } на перевалочный пункт.
ask-reinforce =
    Подкрепления: можно потратить { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
ask-buttress = Укрепление: какое значение защиты поднять — или восстановить расположение 3?
ask-field-defenses = Минирование: на каком направлении?
ask-load = Погрузка: какой жетон и в какое расположение?
ask-deliver = Доставка: откуда?

choice-play = { $action } ({ $card })
choice-end-cards = Закончить фазу карт РККА
choice-at = { $place }
choice-stage = Жетон { $token-gen } — на перевалочный пункт
choice-done = Готово
choice-buy = Прислать { $counter-acc }
choice-raise = Поднять защиту { $colour-many } позиций
choice-mine = Заминировать { $space-acc }
choice-load = Погрузить жетон { $token-gen }: { $place }
choice-deliver = Доставить из { $place-gen }
choice-deliver-all = Доставить всё

# Фаза карт вермахта

event-tactics-revealed = Тактика: «{ $card }».
event-tactics-leave = Карта тактики «{ $card }» выходит из игры.
event-wehrmacht-card-revealed = Карта вермахта { $number }: «{ $card }».
event-colour-rolled = По какой стороне огонь? Кубик { $dice }: { $colour } цвет.
event-nobody-there = На { $colour-many } позициях никого нет, огонь никого не задевает.
event-position-rolled = Какая клетка под прицелом? Кубик { $dice }: { $square }.
event-sniper-shot =
    Снайпер бьёт по { $square-dat }: { $dice } против защиты { $defense } — { $hit ->
        [yes] попадание
       *[no] мимо
    }.
event-suppressive-fire =
    Огонь на подавление по { $square-dat }: { $dice } против защиты { $defense } — { $hit ->
        [yes] попадание
       *[no] безрезультатно
    }.
event-building-shelled =
    Обстрел { $colour-many } позиций: { $dice } против защиты { $defense } — { $hit ->
        [yes] попадание
       *[no] стены держат
    }.
event-defense-lowered = Защита { $colour-many } позиций падает до { $value }.
event-man-disrupted = { $man } получает жетон урона.
event-aircraft-approach =
    К Сталинграду { $count ->
        [one] подходит { $count } Ю-87
        [few] подходят { $count } Ю-87
       *[many] подходят { $count } Ю-87
    }.
event-anti-aircraft-fire =
    Огонь ПВО: { $dice } против защиты { $defense } — { $downed ->
        [0] никто не сбит
        [one] сбит { $downed } самолёт
        [few] сбиты { $downed } самолёта
       *[many] сбито { $downed } самолётов
    }, { $left ->
        [0] не прорвался ни один самолёт
        [one] прорывается { $left } самолёт
        [few] прорываются { $left } самолёта
       *[many] прорываются { $left } самолётов
    }.
event-bomb-dropped = Бомба ({ $dice }) падает на { $place }.
event-token-lost = Жетон { $token-gen } потерян в { $place-pre }.
event-location-disrupted = { $place } получает жетон урона.
event-fog-added = Карта тумана войны попадает в сброс РККА.
event-battalion-hit-again = 3-й стрелковый батальон снова под бомбами: все бойцы на боевых позициях подавлены.
event-germans-approach =
    { $german } { $german-num ->
        [many] выходят
       *[one] выходит
    } на { $track } (кубик { $dice }).
event-no-germans-left = В запасе не осталось { $german-gen }: фишка не размещается.
event-arrival-suppressed =
    Огонь на подавление по { $german-dat }: { $dice } против защиты { $defense } — { $hit ->
        [yes] { $german-num ->
            [many] отброшены
           *[one] отброшен
        }
       *[no] безрезультатно
    }.
event-germans-placed =
    { $german } { $german-num ->
        [many] занимают
       *[one] занимает
    } { $space-acc }.
event-germans-advance =
    { $german } { $german-num ->
        [many] продвигаются
       *[one] продвигается
    } { $space-to }.
event-sapper-mine =
    { $german } { $german-num ->
        [many] попадают
       *[one] попадает
    } на мины ({ $space }): { $dice } против защиты { $defense } — { $hit ->
        [yes] { $german-num ->
            [many] уничтожены
           *[one] уничтожен
        }
       *[no] безрезультатно
    }.
event-assault-begins = Немцы идут на штурм Дома Павлова.
event-food-eaten =
    В доме { $men ->
        [one] { $men } боец
        [few] { $men } бойца
       *[many] { $men } бойцов
    }: { $count ->
        [0] провизии нет
        [one] ушёл { $count } жетон провизии
        [few] ушло { $count } жетона провизии
       *[many] ушло { $count } жетонов провизии
    }, { $short ->
        [0] сыты все
        [one] без еды остался { $short } боец
        [few] без еды остались { $short } бойца
       *[many] без еды осталось { $short } бойцов
    }.
event-storm-group-card = Цель для штурмовой группы: «{ $card }».
event-storm-group-card-removed = Цель «{ $card }» упущена: карта выходит из игры.
event-raid-begins =
    Вылазка, цель — «{ $card }», { $men-count ->
        [one] { $men-count } боец
        [few] { $men-count } бойца
       *[many] { $men-count } бойцов
    }: { $men }.
event-raid-rolled =
    Бой за опорный пункт «{ $card }»: { $dice }, сумма { $total } против защиты { $defense } — { $success ->
        [yes] взят
       *[no] атака отбита
    }.
event-raider-returns = { $man } возвращается невредимым (кубик { $dice }).
event-raider-hit = { $man } ранен на вылазке (кубик { $dice }).

ask-choose-raiders =
    Вылазка, цель — «{ $card }», защита { $defense }: кто идёт? Пока { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }.
ask-starve =
    Провизии не хватает: выберите, кто выбывает; { $count ->
        [one] ещё { $count } боец
        [few] ещё { $count } бойца
       *[many] ещё { $count } бойцов
    }.
ask-choose-victim = { $square } под огнём, там двое: кто ранен?
ask-anti-aircraft =
    { $count ->
        [one] Подходит { $count } Ю-87
        [few] Подходят { $count } Ю-87
       *[many] Подходят { $count } Ю-87
    }. Кто открывает огонь? Пока { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }.
ask-suppress-arrival =
    { $german } { $german-num ->
        [many] выходят
       *[one] выходит
    } на { $track }, защита { $defense }. Сколько жетонов подавления потратить? Есть: { $count }.
ask-first-aid = { $man } выбывает из строя ({ $cause }). Потратить сумку санитара? Есть: { $count }.

choice-send = Отправить { $man-acc }
choice-storm = Начать вылазку
choice-stay = Остаться в доме
choice-treat = Спасти { $man-acc } (сумка санитара)
choice-lose = Потерять { $man-acc }
choice-victim = { $man }
choice-fire = Огонь из { $place-gen }
choice-open-fire = Готово: огонь ведут выбранные
choice-spend =
    { $count ->
        [0] Не тратить жетоны
        [one] Потратить { $count } жетон
        [few] Потратить { $count } жетона
       *[many] Потратить { $count } жетонов
    }
choice-starve = Потерять { $man-acc }

# Фаза фишек РККА

event-command-team = Группа командования: четыре перемещения и четыре действия вместо трёх.
event-pinned-down =
    Гарнизон прижат к земле: { $left ->
        [0] в этой фазе действий нет
        [one] в этой фазе { $left } действие
        [few] в этой фазе { $left } действия
       *[many] в этой фазе { $left } действий
    }.
event-man-moved = { $man } перемещается { $place-to }.
event-weapon-moved = { $weapon } перемещается { $place-to }.
event-attacked =
    { $man } атакует { $german-acc } ({ $space }): { $dice } против защиты { $defense } — { $hit ->
        [yes] { $german-num ->
            [many] уничтожены
           *[one] уничтожен
        }
       *[no] мимо
    }.
event-suppression-laid =
    { $man } ведёт огонь на подавление: { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    } в { $colour-fem-acc } область.
event-command-given = { $man } отдаёт приказ.
event-radio-call = { $man } запрашивает подкрепления по радио.
event-artillery-called = { $man } вызывает огонь из { $place-gen }.
event-shelled =
    Артиллерия бьёт по { $german-dat } ({ $space }): { $dice } против защиты { $defense } — { $hit ->
        [yes] { $german-num ->
            [many] уничтожены
           *[one] уничтожен
        }
       *[no] безрезультатно
    }.
event-recovered = { $man } восстанавливается: { $state-off }.

ask-moves =
    { $left ->
        [0] Перемещений не осталось: переходите к действиям.
       *[other] Кого переместить? Осталось перемещений: { $left }.
    }
ask-move-to = Куда переместить { $man-acc }?
ask-choose-displaced = { $square } занята двоими: кто уступает место?
ask-displace = { $man } уступает место: куда он уходит?
ask-actions =
    { $left ->
        [0] Действий не осталось: закончите фазу.
       *[other] Выберите фишку и её действие. Осталось действий: { $left }.
    }
ask-target =
    { $man }: атака, { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }. Выберите цель.
ask-lay-suppression =
    { $man }: подавление, не больше { $count ->
        [one] { $count } жетона
        [few] { $count } жетонов
       *[many] { $count } жетонов
    }. Куда?
ask-command = { $man } отдаёт приказ: кто восстанавливается? Осталось: { $left }.
ask-shell =
    { $man } корректирует огонь, { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    } на каждую цель: выберите одну цель или две соседние.

choice-move = Переместить { $man-acc }
choice-end-moves = Закончить перемещения
choice-to = { $place-to }
choice-to-2 = { $place-to } с { $weapon-ins }
choice-join = Войти в расчёт: { $place }
choice-displace = { $man }
choice-attack = { $man }: атака
choice-suppress = { $man }: подавление
choice-command = { $man }: приказ
choice-radio = { $man }: запрос подкреплений
choice-observe = { $man }: корректировка огня, { $place }
choice-recover = { $man }: восстановление ({ $state })
choice-anti-tank = { $weapon }: атака бронетехники
choice-gun-attack = { $weapon }: атака
choice-gun-suppress = { $weapon }: подавление
choice-mortar = { $weapon }: подавление
choice-end-actions = Закончить действия
choice-target = { $space }
choice-place =
    { $colour-fem } область: { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
choice-place-4 = { $colour-fem } область: { $count }, { $second-fem }: { $more }
choice-give = { $man }: восстановление ({ $state })
choice-shell = { $space }
choice-shell-2 = { $space } и { $second-short }

# Медицинская помощь и конец игры

event-first-aid-used = Сумка санитара спасает { $man-acc }.
event-man-lost = { $man } выбывает из строя: { $cause }.
event-defeat = Дом Павлова потерян: { $cause }.
event-final-score =
    Итоговый счёт: вылазки { $raids }, оперативное обеспечение { $support }, бойцы в доме { $men }, фишки вермахта на поле { $germans }; всего { $total } — { $level }, { $award }.

name-cause-sniper = пуля снайпера
name-cause-suppression = второй жетон урона
name-cause-raid = ранение на вылазке
name-cause-hunger = голод

name-defeat-overrun = немцы ворвались внутрь
name-defeat-headquarters = командный пункт 62-й армии уничтожен
name-defeat-no-defenders = защитников не осталось
name-defeat-starved = гарнизону нечего есть

outcome-won =
    Дом Павлова выстоял: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }, { $level }, { $award }.
outcome-drawn =
    Дом Павлова выстоял, но не более того: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }, { $level }, { $award }.
outcome-lost =
    Дом Павлова выстоял слишком дорогой ценой: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }, { $level }, { $award }.
outcome-overrun = Немцы ворвались в Дом Павлова на { $turn }-м ходу.
outcome-headquarters = Командный пункт 62-й армии уничтожен на { $turn }-м ходу, Дом Павлова потерян.
outcome-no-defenders = Последний защитник Дома Павлова выбыл из строя на { $turn }-м ходу.
outcome-starved = Гарнизон Дома Павлова погиб от голода на { $turn }-м ходу.

name-hero-of-the-soviet-union = Герой Советского Союза
name-order-of-victory = орден «Победа»
name-red-banner = орден Красного Знамени
name-suvorov = орден Суворова
name-patriotic-war = орден Отечественной войны
name-red-star = орден Красной Звезды
name-no-award-draw = без награды
name-no-award-minor = без награды
name-no-award-major = без награды

name-epic-victory = блистательная победа
name-major-victory = решительная победа
name-minor-victory = частичная победа
name-draw = ничья
name-minor-defeat = поражение
name-major-defeat = сокрушительное поражение

# Планирование вермахта

event-order-laid = Приказ { $number }: «{ $card }».
event-tactics-laid = Тактика на ход: «{ $card }».
event-plan-laid = Немецкий игрок составил план.
event-wehrmacht-drew =
    { $cards-count ->
        [0] Брать нечего: колоды пусты.
       *[other] Взяты карты: { $cards }.
    }
event-wehrmacht-drew-unseen =
    Немецкий игрок { $count ->
        [0] не берёт карт: колода пуста
        [one] берёт { $count } карту вермахта
        [few] берёт { $count } карты вермахта
       *[many] берёт { $count } карт вермахта
    }{ $tactics ->
        [0] {""}
        [one] {" "}и { $tactics } карту тактики
        [few] {" "}и { $tactics } карты тактики
       *[many] {" "}и { $tactics } карт тактики
    }.

ask-plan-order = Положите лицом вниз приказ { $number } из 3.
ask-plan-tactics = Положите лицом вниз карту тактики.

choice-order = { $card }
choice-tactic = { $card }

# Что могут принести кубики

odds-aircraft-downed =
    { $count ->
        [0] Не сбит ни один
        [one] Сбит { $count } самолёт
        [few] Сбиты { $count } самолёта
       *[many] Сбито { $count } самолётов
    }
odds-arrival-suppressed = Подавление удалось
odds-arrival-placed = Подавление не удалось
odds-raid-won = Опорный пункт взят
odds-raid-failed = Атака отбита
odds-target-removed = Цель уничтожена
odds-target-stays = Промах
odds-space-cleared = Цель уничтожена: { $space }

# Отказы: карты РККА

refusal-card-not-in-hand = Этой карты нет на руках.
refusal-fog-has-no-action = Карта тумана войны не даёт действий.
refusal-card-already-used = Эта карта уже использована.
refusal-no-actions-left = В этой фазе действий не осталось.
refusal-action-not-on-card = На карте нет части, которой принадлежит это действие.
refusal-not-disrupted = Здесь нет жетона урона, снимать нечего.
refusal-location-of-another-unit = Это расположение принадлежит другой части.
refusal-location-not-free = В расположении помещается один жетон, а с жетоном урона — ни одного.
refusal-token-not-in-stock = Таких жетонов в запасе не осталось.
refusal-headquarters-disrupted = На командном пункте 62-й армии жетон урона: пополнять запасы нельзя.
refusal-not-cargo = Перевозят только жетоны боеприпасов, сумки санитара, провизии и сапёров.
refusal-nothing-in-stock = В запасе нет того, что можно отправить на перевалочный пункт.
refusal-headquarters-disrupted-no-raid = На командном пункте 62-й армии жетон урона: вылазка невозможна.
refusal-no-storm-group-card = В области штурмовой группы нет карты.
refusal-division-disrupted = На командном пункте 13-й гвардейской дивизии жетон урона: подкреплений не будет.
refusal-nothing-affordable = За эти очки в запасе ничего не взять.
refusal-not-in-stock = Этой фишки нет в запасе.
refusal-too-expensive = На эту фишку не хватает очков.
refusal-no-sapper-in-supplies = В области снабжения нет жетона сапёра.
refusal-defense-at-highest = Это значение защиты уже наибольшее.
refusal-buttress-clears-location-3 = Укрепление восстанавливает только расположение 3.
refusal-no-sapper-location = Минируют только расположения сапёров.
refusal-sapper-location-not-empty = Минировать можно только свободное расположение сапёров.
refusal-no-fog-in-hand = На руках нет карты тумана войны.
refusal-signal-all-disrupted = Во всех расположениях 139-го батальона связи жетоны урона.
refusal-staging-area-empty = Перевалочный пункт пуст.
refusal-not-in-staging-area = На перевалочном пункте нет такого жетона.
refusal-no-free-boat = Все расположения флотилии заняты или с жетоном урона.
refusal-boat-disrupted = В этом расположении флотилии жетон урона.
refusal-boat-occupied = Это расположение флотилии уже занято грузом.
refusal-flotilla-empty = На судах флотилии нет груза, доставлять нечего.
refusal-no-operational-support = Партия идёт без карт оперативного обеспечения.
refusal-no-support-card = Карты оперативного обеспечения кончились.
refusal-support-tokens-not-in-stock = В запасе нет жетонов, которых требует карта оперативного обеспечения.
refusal-support-location-disrupted = В одном из расположений с карты оперативного обеспечения жетон урона.

# Отказы: карты вермахта и вылазки

refusal-no-anti-aircraft-there = Там нет жетона ПВО, стрелять некому.
refusal-too-few-suppression-tokens = В области подавления этого цвета меньше жетонов.
refusal-germans-on-raid-tracks = На направлениях цвета вылазки стоят немцы.
refusal-nobody-can-raid = В доме некого отправить на вылазку.
refusal-already-spared = Его уже спасла от голода сумка санитара.
refusal-already-declared = Этот жетон ПВО уже выбран для огня по налёту.
refusal-already-sent = Он уже в штурмовой группе.
refusal-not-ready-to-raid = Истощённые и получившие жетон урона на вылазку не идут.
refusal-removed-from-the-game = Эта фишка удалена из игры.
refusal-not-in-house = Его нет в Доме Павлова.

# Отказы: перемещения

refusal-moves-come-first = Сначала перемещения: закончите их, потом действуйте.
refusal-moves-are-over = Перемещения в этом ходу закончены.
refusal-no-moves-left = Перемещений не осталось.
refusal-already-moved = Эта фишка в этом ходу уже перемещалась.
refusal-too-weary-to-move = Истощённые фишки и фишки с жетоном урона не перемещаются.
refusal-no-open-position = Ни одна позиция для него не открыта.
refusal-no-move-to-reserves = В резерв возвращаются, только уступая место.
refusal-already-there = Он уже там.
refusal-occupant-not-ready = Там истощённый боец или боец с жетоном урона: места он не уступит.
refusal-cannot-share = Вдвоём занимают позицию только бойцы расчёта при своём вооружении.
refusal-weapon-not-his = С собой берут только вооружение со своим обозначением, стоящее рядом.
refusal-crew-keeps-weapon = Вооружение остаётся у двух бойцов расчёта.
refusal-displaced-to-empty-only = Уступивший место уходит на свободную позицию или в резерв.

# Отказы: действия

refusal-already-acted = Эта фишка в этом ходу уже действовала.
refusal-under-command = Он восстановлен по приказу и сам в этом ходу не действует.
refusal-nothing-to-recover = Восстанавливать нечего.
refusal-not-ready = Истощённым и получившим жетон урона доступно только восстановление.
refusal-lacks-designation = У него нет обозначения этого действия.
refusal-not-at-radio = Подкрепления запрашивают с позиции с радио.
refusal-division-disrupted-radio = Никто не отвечает: на командном пункте 13-й гвардейской дивизии жетон урона.
refusal-radio-nothing-affordable = За очки запроса в запасе ничего не взять.
refusal-not-on-position = Он должен стоять на боевой позиции.
refusal-no-infantry-in-sight = Немецкой пехоты не видно.
refusal-no-suppression-tokens = В области снабжения нет жетонов подавления.
refusal-too-many-suppression-tokens = Это больше, чем позволяет значение подавления или область снабжения.
refusal-not-the-colour-of-his-position = Подавлять можно только в цветах своей позиции.
refusal-nobody-to-command = Приказом некого восстановить.
refusal-recoveries-are-given = «Восстановление» другим даёт только приказ — три раза, не больше.
refusal-commander-not-commanded = Командира приказом не восстановить.
refusal-command-after-action = Он в этом ходу уже действовал: приказ на него не распространяется.
refusal-no-artillery-ready = В расположениях 10 и 11 нет подготовленной артиллерии.
refusal-no-germans-in-sight = Немцев не видно.
refusal-not-adjacent = Две цели должны стоять рядом на одном направлении.
refusal-no-germans-there = Там нет немцев.
refusal-no-line-of-sight = Нет линии видимости: цвета не совпадают.
refusal-target-is-armor = Против бронетехники нужен противотанковый расчёт.
refusal-target-is-infantry = Противотанковое оружие стреляет только по бронетехнике.
refusal-weapon-cannot-a = Противотанковое оружие атакует только бронетехнику.
refusal-weapon-cannot-g = Станковый пулемёт только атакует пехоту или подавляет.
refusal-weapon-cannot-m = Миномёт только подавляет.
refusal-two-actions-a = Огонь из противотанкового оружия стоит двух действий.
refusal-two-actions-g = Огонь из станкового пулемёта стоит двух действий.
refusal-two-actions-m = Огонь из миномёта стоит двух действий.
refusal-no-crew-a = Противотанковому оружию нужны на его позиции два бойца с тем же обозначением.
refusal-no-crew-g = Станковому пулемёту нужны на его позиции два бойца с тем же обозначением.
refusal-no-crew-m = Миномёту нужны на его позиции два бойца с тем же обозначением.
refusal-crew-not-ready = Оба бойца расчёта должны быть готовы и ещё не действовать.
refusal-no-armor-in-sight = Немецкой бронетехники не видно.
refusal-must-play-special-cards = Карты «Проверка снабжения» и «Штурмовая группа» нужно выложить.

# Места

name-square = { $colour-fem } позиция { $number }
    .gen = { $colour-fem-dat } позиции { $number }
    .dat = { $colour-fem-dat } позиции { $number }
    .to = на { $colour-fem-acc } позицию { $number }
name-square-of-two = { $colour-mix }-{ $second-fem } позиция { $number }
    .gen = { $colour-mix }-{ $second-fem-dat } позиции { $number }
    .dat = { $colour-mix }-{ $second-fem-dat } позиции { $number }
    .to = на { $colour-mix }-{ $second-fem-acc } позицию { $number }
name-reserves = резерв
    .to = в резерв
name-the-house = Дом Павлова
    .to = в Дом Павлова
name-track = направление { $number }
name-space = направление { $track }, клетка { $number }
    .acc = клетку { $number } направления { $track }
    .to = на клетку { $number } направления { $track }
    .short = клетка { $number }
name-location = расположение { $number } ({ $unit-short })
    .gen = расположения { $number } ({ $unit-short })
    .pre = расположении { $number } ({ $unit-short })

name-green = зелёный
    .fem = зелёная
    .fem-acc = зелёную
    .fem-dat = зелёной
    .many = зелёных
    .mix = зелёно
name-red = красный
    .fem = красная
    .fem-acc = красную
    .fem-dat = красной
    .many = красных
    .mix = красно
name-purple = фиолетовый
    .fem = фиолетовая
    .fem-acc = фиолетовую
    .fem-dat = фиолетовой
    .many = фиолетовых
    .mix = фиолетово

# Части 62-й армии и их действия

name-unit-army = командный пункт 62-й армии
    .short = 62-я армия
name-unit-division = командный пункт 13-й гвардейской стрелковой дивизии
    .short = 13-я гвардейская дивизия
name-unit-sappers = 8-й гвардейский сапёрный батальон
    .short = 8-й сапёрный батальон
name-unit-signal = 139-й батальон связи
    .short = 139-й батальон связи
name-unit-artillery = 32-й гвардейский артиллерийский полк
    .short = 32-й артполк
name-unit-flotilla = Волжская военная флотилия
    .short = Волжская флотилия
name-unit-aa267 = 267-й отдельный зенитный артиллерийский дивизион
    .short = 267-й зенитный дивизион
name-unit-aa1083 = 1083-й зенитно-артиллерийский полк
    .short = 1083-й зенитный полк
name-unit-battalion = 3-й батальон 42-го гвардейского стрелкового полка
    .short = 3-й стрелковый батальон

name-soviet-card = { $first-short } / { $second-short }
name-fog-of-war = туман войны

name-recovery = восстановление
name-action-army-recover = восстановление 62-й армии
name-action-resupply = пополнение запасов
name-action-storm-group = штурмовая группа
name-action-support = оперативное обеспечение
name-action-division-recover = восстановление 13-й гвардейской дивизии
name-action-reinforce = отправка подкреплений
name-action-buttress = укрепление
name-action-field-defenses = минирование
name-action-signal-recover = восстановление 139-го батальона связи
name-action-tactical-decision = тактическое решение
name-action-wire = проводная связь
name-action-artillery-recover = восстановление 32-го артполка
name-action-ready-artillery = подготовка артиллерии
name-action-flotilla-recover = восстановление Волжской флотилии
name-action-load = погрузка
name-action-deliver = доставка
name-action-aa267-recover = восстановление 267-го зенитного дивизиона
name-action-aa267-ready = подготовка ПВО, 267-й зенитный дивизион
name-action-aa1083-recover = восстановление 1083-го зенитного полка
name-action-aa1083-ready = подготовка ПВО, 1083-й зенитный полк

# Жетоны

name-action = действие
    .gen = действия
name-command = приказ
    .gen = приказа
name-disrupted = урон
    .gen = урона
name-suppression = подавление
    .gen = подавления
name-sapper = сапёр
    .gen = сапёра
name-ammunition = боеприпасы
    .gen = боеприпасов
name-first-aid = сумка санитара
    .gen = сумки санитара
name-wire = проводная связь
    .gen = проводной связи
name-artillery = артиллерия
    .gen = артиллерии
name-food = провизия
    .gen = провизии
name-anti-aircraft = ПВО
    .gen = ПВО

name-state-disrupted = снять урон
    .off = жетон урона снят
name-state-exhausted = снять истощение
    .off = истощение снято

# Фишки РККА

name-pavlov = Павлов
    .acc = Павлова
name-glushenko = Глущенко
    .acc = Глущенко
name-chernogolov = Черноголов
    .acc = Черноголова
name-aleksandrov = Александров
    .acc = Александрова
name-afanasyev = Афанасьев
    .acc = Афанасьева
name-naumov = Наумов
    .acc = Наумова
name-voronov = Воронов
    .acc = Воронова
name-chait = Хайт
    .acc = Хайта
name-ivashenko = Иващенко
    .acc = Иващенко
name-bondarenko = Бондаренко
    .acc = Бондаренко
name-svirin = Свирин
    .acc = Свирина
name-dovzhenko = Довженко
    .acc = Довженко
name-ramazanov = Рамазанов
    .acc = Рамазанова
name-sobgayda = Собгайда
    .acc = Собгайду
name-murzaev = Мурзаев
    .acc = Мурзаева
name-turdyev = Турдыев
    .acc = Турдыева
name-turgunov = Тургунов
    .acc = Тургунова
name-yakimenko = Якименко
    .acc = Якименко
name-chernyshenko = Чернышенко
    .acc = Чернышенко
name-gridin = Гридин
    .acc = Гридина
name-sarayev = Сараев
    .acc = Сараева
name-shkuratov = Шкуратов
    .acc = Шкуратова
name-potanski = Потанский
    .acc = Потанского
name-demyanov = Демьянов
    .acc = Демьянова
name-chekhov = Чехов
    .acc = Чехова
name-masijashvili = Мосиашвили
    .acc = Мосиашвили
name-shapovalov = Шаповалов
    .acc = Шаповалова
name-kiselev = Киселёв
    .acc = Киселёва
name-stepanoshvili = Степаношвили
    .acc = Степаношвили
name-khokholov = Хохолов
    .acc = Хохолова
name-sukba = Сукба
    .acc = Сукбу
name-avagimov = Авагимов
    .acc = Авагимова
name-demchenko = Демченко
    .acc = Демченко
name-kalinin = Калинин
    .acc = Калинина

name-ptrd = ружьё ПТРД-41
    .acc = ружьё ПТРД-41
    .ins = ружьём ПТРД-41
name-ptrs = ружьё ПТРС-41
    .acc = ружьё ПТРС-41
    .ins = ружьём ПТРС-41
name-m1937 = 45-мм пушка 53-К
    .acc = 45-мм пушку 53-К
    .ins = 45-мм пушкой 53-К
name-maxim-1 = «Максим» № 1
    .acc = «Максим» № 1
    .ins = «Максимом» № 1
name-maxim-2 = «Максим» № 2
    .acc = «Максим» № 2
    .ins = «Максимом» № 2
name-rm38 = миномёт РМ-38
    .acc = миномёт РМ-38
    .ins = миномётом РМ-38
name-rm40 = миномёт РМ-40
    .acc = миномёт РМ-40
    .ins = миномётом РМ-40

letter-C = П
letter-F = К
letter-A = ПТ
letter-G = СП
letter-M = М
letter-I = В
letter-S = Ш
ability-C = Приказ
ability-F = Корректировка огня
ability-A = Противотанковое оружие
ability-G = Станковый пулемёт
ability-M = Миномёт
ability-I = Воодушевление
ability-S = Штурмовая группа

# Фишки вермахта

name-machine-gunners = пулемётчики
    .gen = пулемётчиков
    .dat = пулемётчикам
    .acc = пулемётчиков
    .num = many
name-riflemen = стрелки
    .gen = стрелков
    .dat = стрелкам
    .acc = стрелков
    .num = many
name-scouts = разведчики
    .gen = разведчиков
    .dat = разведчикам
    .acc = разведчиков
    .num = many
name-panzer-ii = Panzer II
    .gen = Panzer II
    .dat = Panzer II
    .acc = Panzer II
    .num = one
name-panzer-iii = Panzer III
    .gen = Panzer III
    .dat = Panzer III
    .acc = Panzer III
    .num = one
name-panzer-iv = Panzer IV
    .gen = Panzer IV
    .dat = Panzer IV
    .acc = Panzer IV
    .num = one
name-stug-iiib = StuG IIIb
    .gen = StuG IIIb
    .dat = StuG IIIb
    .acc = StuG IIIb
    .num = one

# Карты вермахта, проверки снабжения и штурмовой группы

name-sniper = Снайпер
name-mortar = Миномёт
name-sfh18 = 15-см sFH 18
name-lefh18 = 10,5-см leFH 18
name-leig18 = 7,5-см leIG 18
name-sig33 = 15-см sIG 33
name-ju87-2 = Юнкерс Ю-87 (2 самолёта)
name-ju87-3 = Юнкерс Ю-87 (3 самолёта)
name-ju87-4 = Юнкерс Ю-87 (4 самолёта)
name-place-scouts = Разведчики
name-place-riflemen = Стрелки
name-place-machine-gunners = Пулемётчики
name-place-panzer-ii = Panzer II
name-place-panzer-iii = Panzer III
name-place-panzer-iv = Panzer IV
name-place-stug-iiib = StuG IIIb
name-competitive-riflemen = Стрелки (с немецким игроком)
name-assault = Штурм
name-milk-house-card = Штурмовая группа: Молочный дом
name-resupply = Проверка снабжения

name-voentorg = Военторг
name-school-6 = Школа № 6
name-zabolotny = Дом Заболотного
name-nkvd = Дом НКВД
name-railwaymen = Дом железнодорожников
name-l-shaped = Г-образный дом
name-milk-house = Молочный дом

# Оперативное обеспечение

name-mamayev-kurgan = Мамаев курган
name-tractor-factory = Тракторный завод
name-barrikady = Баррикады
name-red-october = Красный Октябрь
name-lazur = Лазурь
name-railway-station = Центральный вокзал
name-grain-elevator = Элеватор
name-lyudnikov = Остров Людникова

# Тактика

name-artillery-barrage = Артподготовка
name-air-superiority = Превосходство в воздухе
name-recon = Разведка
name-sharpshooters = Меткие стрелки
name-mortar-concentration = Миномётный налёт
name-smoke-screen = Дымовая завеса
name-fire-base = Огневое прикрытие
name-panzer-support = Танковая поддержка
name-storm-troops = Штурмовые отряды
name-stuka-formation = Строй пикировщиков
name-assault-pioneers = Штурмовые сапёры
name-fresh-reserves = Свежие резервы
name-pinned-down = Прижаты к земле

effect-artillery-barrage =
    Карты артиллерии бросают на { $amount ->
        [one] { $amount } кубик
        [few] { $amount } кубика
       *[many] { $amount } кубиков
    } больше.
effect-air-superiority = Значение защиты Ю-87 больше на { $amount }.
effect-recon = Разведчиков при размещении подавить нельзя.
effect-sharpshooters =
    Карты «Снайпер» бросают на { $amount ->
        [one] { $amount } кубик
        [few] { $amount } кубика
       *[many] { $amount } кубиков
    } больше.
effect-mortar-concentration =
    Карты «Миномёт» бросают на { $amount ->
        [one] { $amount } кубик
        [few] { $amount } кубика
       *[many] { $amount } кубиков
    } больше.
effect-smoke-screen = Пехоту при размещении подавить нельзя.
effect-fire-base = При штурме значение подавления пулемётчиков больше на { $amount }.
effect-panzer-support =
    При штурме каждый цвет с бронетехникой бросает при обстреле здания на { $amount ->
        [one] { $amount } кубик
        [few] { $amount } кубика
       *[many] { $amount } кубиков
    } больше.
effect-storm-troops =
    При штурме каждый цвет с пехотой бросает на подавление на { $amount ->
        [one] { $amount } кубик
        [few] { $amount } кубика
       *[many] { $amount } кубиков
    } больше.
effect-stuka-formation =
    В каждом авианалёте на { $amount ->
        [one] { $amount } самолёт
        [few] { $amount } самолёта
       *[many] { $amount } самолётов
    } больше.
effect-assault-pioneers =
    За жетон сапёра бросают на { $amount ->
        [one] { $amount } кубик
        [few] { $amount } кубика
       *[many] { $amount } кубиков
    } меньше.
effect-fresh-reserves =
    После третьей карты подходят { $amount ->
        [one] ещё одни стрелки
        [few] ещё { $amount } фишки стрелков
       *[many] ещё { $amount } фишек стрелков
    }.
effect-pinned-down =
    В фазе фишек РККА на { $amount ->
        [one] { $amount } действие
        [few] { $amount } действия
       *[many] { $amount } действий
    } меньше.

# Поле в терминале

sketch-turn = Ход { $turn }. { $phase }
sketch-german-deck =
    Колода вермахта: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
sketch-score = Счёт { $total }: { $award }
sketch-score-parts = вылазки { $raids }, обеспечение { $support }, бойцы { $men }, немцы { $germans }
sketch-house = Дом Павлова
sketch-wall = { $colour }: защ. { $defense }, подавл. { $count }
sketch-radio = (радио)
sketch-reserves = Резерв:
sketch-raiders = На вылазке:
sketch-displaced = Уступили место:
sketch-lost = Потеряны:
sketch-recruits = В запасе (цена):
sketch-more-recruits =
    В запасе: { $men ->
        [one] { $men } боец
        [few] { $men } бойца
       *[many] { $men } бойцов
    }, { $weapons ->
        [one] { $weapons } единица вооружения
        [few] { $weapons } единицы вооружения
       *[many] { $weapons } единиц вооружения
    }
sketch-exhausted = (ист)
sketch-disrupted = (урон)
sketch-acted = (дейст)
sketch-commanded = (прик)
sketch-square = Площадь 9 Января
sketch-edge = (внешний край)
sketch-near = (у дома)
sketch-city = Сталинград и Волга
sketch-wrecked = (урон)
sketch-supplies = снабж.
sketch-staging = перевал.
sketch-stock = запас
sketch-gone = Вне игры:
sketch-cards = Карты
sketch-hand = На руках
sketch-no-hand = На руках карт нет
sketch-used = (сыграна)
sketch-storm = Штурмовая группа: { $card }, { $colour }, защита { $defense }, очков { $points }
sketch-no-storm = Штурмовая группа: карты нет
sketch-raids-won = Удачные вылазки:
sketch-support = Оперативное обеспечение: { $card }, очков { $points }; нужны: { $tokens }; расположения { $places }
sketch-support-won = Обеспечено:
sketch-tactics = Тактика: { $card }.
sketch-decks = Колода РККА { $soviet }, сброс { $discard }, «Туман войны» в запасе { $fog }
sketch-german-hidden = Лицом вниз: план { $plan }, на руках у немца { $hand }, тактика { $tactics }
sketch-my-hand = Ваши карты:
sketch-my-plan = Ваш план:
sketch-my-tactics = Ваша тактика:
sketch-my-tactics-plan = Тактика в плане:
sketch-legend-counters = У советских фишек: атака/подавление. У немецких: сила/защита. [ ] вооружение.
sketch-legend-marks = (ист) истощена, (урон) урон, (дейст) действовала, (прик) приказ, ◆ сапёры, ◇ место для сапёров

# Bot

why-only-choice = Другого выбора нет.

why-order-resupply = Проверка снабжения — первой: чем больше бойцов, тем больше нужно провизии.
why-order-storm-group = Карту «Штурмовая группа» нужно выложить.
why-order-attack-building = Орудия разбивают стены, прежде чем кто-нибудь целится в бойцов.
why-order-bomb-stalingrad = Бомбы бьют по городу, который снабжает дом.
why-order-place-counter = Фишки должны выйти на поле до штурма.
why-order-suppress-defender = Миномёт стреляет, когда орудия уже ослабили стены.
why-order-attack-defender = Снайпер стреляет, когда орудия уже ослабили стены.
why-order-assault = Штурм — последним, когда все на местах.
why-tactic = Картам этого плана она поможет больше всего.

why-army-recover = Пока командный пункт 62-й армии не восстановлен, снабжения нет, а второй удар — поражение.
why-resupply = Из того, что можно подвезти, дому нужнее всего { $token }.
why-storm-group = Вероятность успеха вылазки — { $percent } %: она стоит потерь.
why-support = Очки за жетоны, без которых дом обойдётся.
why-division-recover = Пока дивизия не восстановлена, подкреплений не будет.
why-buttress = Защита { $colour-many } позиций упала до { $value }.
why-signal-recover = Проводной связи нужны целые посты.
why-tactical-decision = Одной картой тумана войны меньше, и на руках новая карта.
why-wire = Когда вся связь проложена, каждый ход есть четвёртое действие.
why-artillery-recover = Орудия с жетоном урона на вызов корректировщика не ответят.
why-ready-artillery = Корректировщик вызовет её огонь даже по танкам.
why-flotilla-recover = Катер с жетоном урона ничего не возит, а все припасы идут через Волгу.
why-load = Через Волгу пора везти жетон { $token-gen }.
why-deliver = На катерах лежит то, что нужно дому: { $token }.
why-aa267-recover = Пока зенитки не восстановлены, стрелять они не могут, а самолёты прилетят снова.
why-aa267-ready = По самолётам стреляют только готовые зенитки, а налёты ещё будут.
why-aa1083-recover = Пока зенитки не восстановлены, стрелять они не могут, а самолёты прилетят снова.
why-aa1083-ready = По самолётам стреляют только готовые зенитки, а налёты ещё будут.
why-end-cards = Ни одно из оставшихся действий сейчас дому не поможет.
why-recover-there = Из этих мест его бомбят чаще всего.
why-ready-there = Из этих мест его бомбят реже всего.
why-stage-food = Провизия должна быть в доме до следующей проверки снабжения.
why-stage = Дому скоро понадобится: { $token }.
why-staged-enough = Больше пока ничего не нужно.
why-cargo = Нужнее всего: { $token }.
why-deliver-all = Нужно всё, а катера должны освободиться.
why-buy-commander = { $counter }: группа командования даёт лишнее перемещение и действие каждый ход.
why-buy-fighter = { $counter } хорошо стреляет для своей цены.
why-buy-for-score = { $counter }: в конце считают всех, кто в доме.
why-buy-gun = { $counter }: танки остановит только такое оружие или артиллерия.
why-buy-gunner = { $counter } может служить в противотанковом расчёте.
why-buy-observer = { $counter } может вызвать артиллерию на всё, что видит.
why-buy-stormer = { $counter } на вылазке стоит троих.
why-no-food-for-more = На большее число бойцов не хватит провизии.
why-raise = Слабее всего защита { $colour-many } позиций.
why-battalion = Следующий удар по батальону накроет весь дом.
why-mine = Из незаминированных направлений на этом меньше всего места: { $space }.
why-mine-now = Следующая фишка на этом направлении вытолкнет другую на мины: { $space }.
why-send = { $man } нужен дому меньше других.
why-send-stormer = { $man } на вылазке бросает три кубика.
why-storm = Вероятность успеха — { $percent } %; ещё один боец обойдётся дороже, чем даст.
why-stay = Вылазка обойдётся дороже, чем даст.

why-fire = По орудию на каждый самолёт.
why-fire-all = Это последние самолёты: стреляют все орудия.
why-open-fire = Этих орудий достаточно.
why-spend = Вероятность остановить { $german-acc } ({ $track }) — { $percent } %.
why-spend-overrun = { $track } занято целиком: не остановить { $german-acc } — потерять дом. Вероятность остановить — { $percent } %.
why-save-tokens = Позже жетоны пригодятся больше.
why-treat = { $man } стоит сумки санитара.
why-lose = Сумка санитара останется для того, кто нужнее.
why-victim = { $man } нужен дому меньше других.
why-starve = { $man } нужен дому меньше других.

why-move-attack = С { $square-gen } { $man } может атаковать { $german-acc } ({ $space }): вероятность попасть — { $percent } %.
why-move-observe = С { $square-gen } { $man } может вызвать артиллерию по { $german-dat } ({ $space }): вероятность попасть — { $percent } %.
why-move-suppress = С { $square-gen } { $man } может положить жетоны в { $colour-fem-acc } область: там их { $lying }, а фишек пехоты ещё выйдет { $count }.
why-move-radio = С { $square-gen } { $man } может вызвать по радио { $counter-acc }.
why-move-team = { $man } — { $square-to }: когда все командиры на позициях, есть лишнее перемещение и действие.
why-move-crew = { $man } — { $square-to }: расчёт готовится встретить танки ({ $weapon }).
why-move-anti-tank = { $man } — { $square-to }: оттуда { $weapon } достанет { $german-acc } ({ $space }), вероятность попасть — { $percent } %.
why-end-moves = Ни для кого нет места лучше — ни для стрельбы, ни для укрытия.
why-post = Из свободных позиций лучший обзор здесь: { $square }.
why-displaced = { $man } нужен меньше.
why-rests = { $man } в резерве вне опасности.
why-stays-on = { $man } должен остаться на позиции ради группы командования.
why-attack = Вероятность уничтожить { $german-acc } ({ $space }) — { $percent } %.
why-anti-tank = { $german } ({ $space }): танк надо выбить, вероятность — { $percent } %.
why-observe = Артиллерия — по { $german-dat } ({ $space }): вероятность попасть — { $percent } %.
why-suppress = Жетоны в { $colour-fem-dat } области остановят пехоту на подходе: сейчас там { $lying }, а фишек ещё выйдет { $count }.
why-command = Одно действие — и восстановится бойцов: { $count }. Нужнее всех { $man }.
why-recover = { $man } вернётся в бой: атака { $attack }, подавление { $suppress }.
why-recover-commander = Как только { $man } будет готов, он сможет восстанавливать других приказом.
why-recover-exposed = { $man } с жетоном урона на { $square-dat }: следующее попадание может его убить.
why-recover-raid = На последнюю вылазку { $man } пойдёт, только если будет готов.
why-end-actions = Ни одно из оставшихся действий сейчас дому не поможет.
why-target = Лучшая цель — { $german } ({ $space }): вероятность попасть — { $percent } %.
why-shell = Самая опасная цель из видимых — { $german } ({ $space }): вероятность попасть — { $percent } %.
why-shell-two = Две цели одним жетоном: { $space } и { $second-short }.

## Board: square, Volga, cards, score, ending

board-square = Площадь 9 Января
board-volga = Сталинград
board-river = Волга
board-staging =
    перевалочный
    пункт
board-map-army = КП 62-й армии
board-map-division = КП 13-й гв. сд
board-map-battalion =
    3-й стр.
    батальон
board-map-signal =
    139-й бат-н
    связи
board-map-artillery =
    32-й гв.
    артполк
board-map-flotilla = флотилия
board-map-aa267 = 267-й зенитный див-н
board-map-aa1083 = 1083-й зенитный полк

board-cards = Карты
board-hand = Карты РККА
board-soviet-decks = Колода РККА { $deck }, сброс { $discard }, «Туман войны» в запасе { $fog }.
board-used = сыграна
board-unit-army = { name-unit-army.short }
board-unit-division = { name-unit-division.short }
board-unit-sappers = { name-unit-sappers.short }
board-unit-signal = { name-unit-signal.short }
board-unit-artillery = { name-unit-artillery.short }
board-unit-flotilla = { name-unit-flotilla.short }
board-unit-aa267 = { name-unit-aa267.short }
board-unit-aa1083 = { name-unit-aa1083.short }
board-ready-aa = подготовка ПВО
board-about-recover = Снимает жетон урона с одного из расположений части.
board-about-resupply = До пяти жетонов из запаса — на перевалочный пункт.
board-about-storm-group = Вылазка на опорный пункт из области штурмовой группы; на направлениях его цвета не должно быть немцев.
board-about-support = Жетоны из запаса выходят из игры, а вы получаете очки с карты оперативного обеспечения.
board-about-reinforce = Шесть очков на бойцов и вооружение; они прибывают в резерв.
board-about-buttress = Жетон сапёра из области снабжения поднимает значение защиты на единицу или восстанавливает расположение 3.
board-about-field-defenses = Жетон сапёра из области снабжения минирует клетку сапёров на площади.
board-about-wire = Жетон проводной связи — в расположение батальона. Когда лежат все четыре, в фазе четыре действия.
board-about-tactical-decision = Карта тумана войны с руки уходит в запас, взамен берётся новая карта.
board-about-ready-artillery = Жетон артиллерии — в расположение полка; огонь вызовут корректировщики.
board-about-ready-aa = Жетон ПВО — в расположение части: два кубика против авианалёта.
board-about-load = До трёх жетонов с перевалочного пункта — на суда, по одному на каждое.
board-about-deliver = Груз с судов — в область снабжения; боеприпасы становятся жетонами подавления.

board-orders = Карты вермахта
board-orders-left = Колода вермахта { $count }.
board-orders-hidden = Колода вермахта { $count }, у немецкого игрока на руках { $hand }, карт тактики { $tactics }.
board-order-back = Карта лицом вниз
board-effect-attack-defender = Атака защитника
board-effect-suppress-defender = Подавление защитника
board-effect-attack-building = Обстрел здания
board-effect-bomb-stalingrad = Бомбардировка Сталинграда
board-effect-place-counter = Размещение фишки
board-effect-assault = Все фишки на площади: подавление, затем обстрел здания
board-effect-storm-group = Цель для штурмовой группы
board-effect-resupply = Жетон провизии на пятерых, затем цель для вылазки
board-card-dice =
    { $count ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }
board-my-plan = Ваш план
board-my-hand = Ваши карты
board-my-tactics = Ваша тактика
board-plan-none = Пока ничего не выложено
board-plan-tactic = Т
board-tactics = Тактика
board-support = Оперативное обеспечение
board-support-needs = Из запаса, выходят из игры
board-support-lacking = нет в запасе
board-support-places = Без жетонов урона
board-card-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
board-recruits = Подкрепления
board-recruits-left =
    { $men ->
        [one] { $men } боец
        [few] { $men } бойца
       *[many] { $men } бойцов
    }, вооружение: { $weapons }
board-stock = Запас
board-staging-tray = Перевалочный пункт

board-score = Счёт
board-score-raids = Вылазки
board-score-support = Обеспечение
board-score-men = Бойцы
board-score-germans = Немцы
board-next =
    { $points ->
        [one] Ещё { $points } очко
        [few] Ещё { $points } очка
       *[many] Ещё { $points } очков
    } — { $award }
board-won = Взято и обеспечено: { $places }
board-gone = Вне игры: { $tokens }
board-casualties = Потери: { $count }
board-casualties-none = Пока никого.
board-turn = Ход { $turn } из { $turns }
board-phase-planning = Планирование
board-phase-soviet-cards = Карты РККА
board-phase-wehrmacht-cards = Карты вермахта
board-phase-soviet-counters = Фишки РККА
board-phase-final-raid = Последняя вылазка

board-end-taken = Дом взят
board-end-lost = Дом потерян
board-end-left = Партия сдана
board-end-turn = { $turn }-й ход
board-end-sheet = Подсчёт очков
board-end-sheet-void = Счёт на этот час
board-end-total = Итого
board-end-curves = Партия по ходам
board-end-walls = Значения защиты
board-end-forces = Бойцы и немцы
board-end-men = Советские фишки в доме
board-end-germans = Немцы на площади
board-end-casualties = Потери
board-end-end = конец
board-end-table = То же таблицей
board-end-turn-column = Ход

# Board

## Board: house and counters

board-attack = Атака
board-suppress = Подавление
board-defence = Защита
board-cost = Цена
board-weapon-ptrd = ПТРД-41
board-weapon-ptrs = ПТРС-41
board-weapon-m1937 = 53-К
board-weapon-maxim-1 = МАКСИМ 1
board-weapon-maxim-2 = МАКСИМ 2
board-weapon-rm38 = РМ-38
board-weapon-rm40 = РМ-40
board-house-title = Дом Павлова
board-reserves = Резерв
board-supplies = Снабжение
board-radio = радио
board-storm-group = Штурмовая группа
board-storm-none = цели нет
board-storm-worth =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

board-left-actions =
    { $left ->
        [0] действий не осталось
        [one] осталось { $left } действие
        [few] осталось { $left } действия
       *[many] осталось { $left } действий
    }
board-left-moves =
    { $left ->
        [0] перемещений не осталось
        [one] осталось { $left } перемещение
        [few] осталось { $left } перемещения
       *[many] осталось { $left } перемещений
    }

board-tour-house = Это Дом Павлова в разрезе, от крыши до подвала. Бойцы сражаются в цветных комнатах, а отдыхают внизу, в резерве. Из комнаты видны направления её цвета, из двухцветной — обоих цветов. По номерам кубики выбирают, кто попал под огонь.
board-tour-square = Через площадь 9 Января подходят немцы: шесть направлений, клетка за клеткой. Если направление занято целиком, а на него выходит ещё одна фишка, передняя врывается в дом — и игра проиграна. Лопатой отмечена клетка, которую могут заминировать сапёры.
board-tour-volga = Город и Волга: дом держится благодаря 62-й армии. Грузы ждут на перевалочном пункте, переправляются судами флотилии и попадают в подвал; у орудий, связи и командных пунктов свои номера. Бомбардировщики выбирают среди них цель тремя кубиками.
board-tour-turn = Впереди 21 ход, в каждом три фазы: ваши карты, карты вермахта, ваши фишки. Продержитесь до конца — и считайте очки: за бойцов в доме и удачные вылазки, минус за немцев на площади.
board-tour-cards = Сначала ваши карты. Каждый ход их четыре; использовать можно три, по одному действию с каждой. Они дают бойцов, снабжение, ПВО и мины. Туман войны только занимает место.
board-tour-wehrmacht = Затем три карты вермахта. Снайперы и миномёты бьют по бойцам, орудия — по стенам: кубик попадает, если он не меньше числа на щите. Серые жетоны подавления могут остановить пехоту на подходе, а сумка санитара спасает бойца.
board-tour-counters = Последними действуют ваши бойцы: переместите до трёх, потом действуйте тремя. Белый квадрат — атака, кубики; серый круг — подавление, жетоны; буквы — особые действия. Кто действовал, тот истощён и должен восстановиться.
board-tour-choose = Здесь сказано, что от вас требуется. Всё, что можно выбрать, обведено на поле янтарным: нажмите. Нажмёте на другое — узнаете, почему нельзя и по какому правилу. Правая кнопка или долгое нажатие покажет подробности. Удачи!

board-is-man = Фишка РККА
board-is-weapon = Вооружение
board-is-infantry = Немецкая пехота
board-is-armor = Немецкая бронетехника
board-is-square = Боевая позиция
board-is-track = Направление на площади 9 Января
board-is-space = Клетка на площади 9 Января
board-is-location = Расположение 62-й армии
board-is-token = Жетон
board-is-colour = Цвет позиций и направлений
board-is-storm = Цель штурмовой группы
board-is-support = Карта оперативного обеспечения
board-is-soviet = Карта РККА
board-is-wehrmacht = Карта вермахта
board-is-tactics = Карта тактики

board-abilities = Особые действия
board-starter = в доме с начала игры
board-where = Где
board-state = Состояние
board-fires = откроет огонь по самолётам
board-state-ready = готов
board-state-exhausted = истощение
board-state-disrupted = жетон урона
board-state-acted = уже действовал
board-state-commanded = восстановлен по приказу
board-place-stock = в запасе
board-place-out = выбыл из строя
board-place-raid = на вылазке
board-place-displaced = уступает место
board-in-box = Всего в игре
board-in-stock = В запасе
board-colour = Цвет
board-colours = Цвета
board-number = Номер
board-here = Здесь
board-spaces = Клеток
board-sapper-space = Клетка для сапёров
board-unit = Часть
board-units = Части
board-highest = Наибольшая
board-lowest = Наименьшая
board-tracks = Направления
board-points = Победные очки
board-dice = Кубики
board-aircraft = Самолёты
board-decks = Карт по колодам
board-amount = Насколько
board-tokens-needed = Нужно из запаса
board-whole = Без жетонов урона
board-storm-open = можно атаковать
board-storm-won = взята
board-storm-hidden = сейчас не в игре

board-ability-C = Приказ: три немедленных восстановления другим бойцам, кроме командиров.
board-ability-F = Корректировка огня: вызывает подготовленную артиллерию на одну или две соседние цели в поле зрения, в том числе на танки.
board-ability-A = Противотанковое оружие: двое таких бойцов с ружьём или пушкой атакуют бронетехнику.
board-ability-G = Станковый пулемёт: двое таких бойцов с «Максимом» атакуют пехоту или подавляют.
board-ability-M = Миномёт: двое таких бойцов с миномётом подавляют.
board-ability-I = Воодушевление: пока он на позиции, расчёты с его второй буквой получают лишний кубик или жетон.
board-ability-S = Штурмовая группа: на вылазке бросает три кубика вместо одного.
board-note-crew = Огонь стоит двух действий и истощает обоих бойцов расчёта. Оставшись без бойцов, вооружение возвращается в резерв.
board-note-infantry = При штурме подавляет защитников на позициях своего цвета. Жетоны подавления могут остановить её на подходе.
board-note-armor = При штурме бьёт по стенам своего цвета. Уничтожить её могут только противотанковое оружие и артиллерия.
board-note-square = Здесь стоит один боец или расчёт: двое с вооружением. Отсюда видны все немцы на направлениях этих цветов.
board-note-radio = Радио: отсюда можно запросить подкрепления на два очка.
board-note-track = Новые фишки выходят с внешнего края и теснят остальные вперёд. Кого вытеснили за последнюю клетку, тот уже в доме.
board-note-bombs = Бомба уничтожает лежащий здесь жетон; если его нет, расположение получает жетон урона.
board-note-army = С жетоном урона нет ни пополнения запасов, ни вылазок. Второе попадание — поражение.
board-note-division = С жетоном урона подкреплений не будет.
board-note-battalion = Новое попадание при жетоне урона подавляет всех бойцов на позициях. Восстанавливают его сапёры: «Укрепление».
board-note-signal = Если к началу хода во всех четырёх расположениях лежит проводная связь, есть четвёртое действие. Попадание добавляет карту тумана войны.
board-note-artillery = Подготовленный здесь жетон артиллерии может вызвать корректировщик.
board-note-flotilla = Каждое судно перевозит один жетон с перевалочного пункта в дом.
board-note-aa267 = Подготовленный здесь жетон ПВО бросает два кубика по бомбардировщикам.
board-note-aa1083 = Подготовленный здесь жетон ПВО бросает два кубика по бомбардировщикам.
board-note-walls = Кто стреляет по этому цвету, тому нужен кубик не меньше значения защиты. Орудия снижают её; при наименьшей защите попадание подавляет всех за этими стенами.
board-note-suppression = Жетоны подавления в этой области — кубики против пехоты, которая выходит на направления этого цвета.
board-note-reserves = Сюда не стреляют. Здесь ждут подкрепления, те, кто уступил место, и те, кто вернулся с вылазки.
board-note-supplies = То, что доставлено в дом. Использовать можно только то, что лежит здесь.
board-note-staging = Грузы на левом берегу. Отсюда их забирает флотилия; сколько их ждёт, не ограничено.
board-token-action = Отмечает бойца, который в этом ходу уже действовал.
board-token-command = Отмечает бойца, восстановленного по приказу: сам он в этом ходу не действует.
board-token-disrupted = Боец или расположение под ударом: ничего не может, пока не восстановится. Второй жетон — боец выбывает из строя.
board-token-suppression = Кубик против пехоты, которая выходит на направления того же цвета.
board-token-sapper = Поднимает защиту, восстанавливает расположение 3 или минирует направление: три кубика по тому, кто ступит на мины.
board-token-ammunition = Доставленный в дом, даёт пять жетонов подавления.
board-token-first-aid = Спасает одного бойца, который выбыл бы из строя.
board-token-wire = Во всех четырёх расположениях 139-го батальона связи — лишнее действие с картами.
board-token-artillery = Три кубика на каждую из одной или двух целей по вызову корректировщика.
board-token-food = При проверке снабжения кормит пятерых.
board-token-anti-aircraft = Два кубика против авианалёта.
board-note-action = С каждой карты можно взять одно действие.
board-note-fog = Не даёт действий и занимает место на руках. «Тактическое решение» возвращает её в запас.
board-note-soviet = Две части, у каждой свои действия; с карты можно взять одно.
board-note-attack-defender = Кубики выбирают цвет и позицию; кто ранен, выбывает из строя.
board-note-suppress-defender = Кубики выбирают цвет и позицию; кто попал под огонь, получает жетон урона.
board-note-attack-building = Кубик выбирает цвет; попадание снижает его защиту на единицу.
board-note-bomb-stalingrad = Самолёты, которые не сбиты, бомбят расположения 62-й армии, по три кубика каждый.
board-note-place-counter = Кубик выбирает направление, на которое выходит фишка.
board-note-assault = Цвет за цветом вся пехота подавляет защитников, потом вся бронетехника бьёт по зданию.
board-note-storm-group = Цель для штурмовой группы.
board-note-resupply = Каждый жетон провизии кормит пятерых; кому не хватило, выбывает. Потом карта становится целью для штурмовой группы.
board-note-storm = Для вылазки направления этого цвета должны быть пусты. Каждый боец бросает кубик, боец с буквой «Ш» — три; сумма должна быть не меньше защиты. Возвращаются те, у кого 5 или 6.
board-note-support = За очки навсегда отдаёт жетоны из запаса.

# При подготовке партии

scenario-solo-about = Вы ведёте гарнизон и 62-ю армию за ним; за вермахт по картам играет стол.
scenario-solo-length = 1 час
scenario-cooperative-about = Один командует 62-й армией, другой — гарнизоном; победа и поражение общие.
scenario-cooperative-length = 1–2 часа
scenario-competitive-group = Соревновательная игра
scenario-competitive-about = Немецкий игрок втайне планирует карты вермахта и кладёт свои карты «Тактика».
scenario-competitive-length = 2 часа
option-tactics-about = Дополнительные карты вермахта: чем их больше, тем труднее.
option-operational-support-about = Карты 62-й армии, которые дают помощь особого рода.
option-weary-may-move-about = В правилах об этом не сказано; без этого они остаются на месте.
bot-veteran-about = Хорошо знает игру за обе стороны и объясняет, почему так поступает.

# Урок

lesson-house = Это Дом Павлова в разрезе, от крыши до подвала. Его надо удержать 21 ход. Четверо бойцов ждут внизу, в резерве; сражаться может только тот, кто стоит в цветной комнате.
lesson-square = Через площадь подходят немцы, по шести направлениям. Если направление занято целиком, а на него выходит ещё одна фишка, враг врывается в дом — и дом потерян. Поэтому направления надо вовремя очищать.
lesson-hand = Ход начинается с ваших карт: используйте три из четырёх, на каждой — одну часть. Сначала нужны люди. На карте 13-й гвардейской дивизии выберите «Отправку подкреплений».
lesson-hand-no = Хорошая карта, и скоро вы её сыграете. Но пока в доме некому метко стрелять.
lesson-hand-no-end = У вас ещё три действия, а в конце фазы карты сбрасываются: что не использовано, пропадёт.
lesson-buy = У вас 6 очков. Возьмите за 3 Чехова: четыре кубика в атаке, лучший стрелок. Затем за 2 — Потанского: он умеет корректировать огонь артиллерии. Последнее очко — Собгайда, он умеет стрелять из противотанкового ружья.
lesson-buy-no = Он тоже придёт, если позвать, но тогда очков не хватит на тех троих, кто нужен сегодня.
lesson-buy-no-done = Очки ещё остались, а на потом их не откладывают.
lesson-guns = Потанскому нужны орудия. На карте 32-го артполка выберите «Подготовку артиллерии» и положите жетон на одно из её расположений: там он ждёт, пока Потанский не вызовет огонь.
lesson-guns-no = И это пригодилось бы. Но без готового орудия Потанскому некого вызывать.
lesson-guns-no-end = Осталось два действия. Без артиллерии первых немцев остановить трудно.
lesson-flak = Осталось одно действие. Бомбардировщики бьют по тому, что стоит в городе, — приготовьте зенитки 267-го дивизиона: жетон можно потратить, когда прилетят самолёты.
lesson-flak-no-end = Осталось одно действие. Жетон ПВО сейчас ничего не стоит, а потом может спасти ваши орудия.
lesson-end-cards = Четвёртая карта — «Туман войны»: она ничего не даёт и уйдёт в сброс вместе с остальными. Закончите фазу; затем вермахт сыграет три карты. Следите, куда их направят кубики.
lesson-wehrmacht = Гаубица попала в фиолетовую стену: кубик, который не меньше числа на щите, попадает, и защита упала с 6 до 5. Потом на направление 6 вышли разведчики, на направление 5 — пулемётчики. Теперь действуют ваши фишки.
lesson-move = У вас три перемещения. Боец видит только направления цвета своей комнаты. Направления 5 и 6 ведут к красной и фиолетовой сторонам: нажмите на Чехова, потом на красно-фиолетовую комнату 5, откуда видны оба цвета.
lesson-move-no = Его тоже можно переместить, но Чехов стреляет лучше всех: он идёт первым.
lesson-move-no-to = Оттуда не видны оба направления, на которых стоят немцы.
lesson-move-no-end = Перемещения ещё остались, а кто сидит в резерве, тот не сражается.
lesson-move-more = Теперь Потанский — в фиолетовую комнату: оттуда видно направление 6. А Глущенко — в красно-фиолетовую комнату 6.
lesson-move-more-no-to = Из той комнаты он не увидит то, ради чего нужен. Потанскому — фиолетовая, Глущенко — красно-фиолетовая.
lesson-end-moves = Все три перемещения сделаны. Закончите их: впереди три действия.
lesson-attack = Атакуйте Чеховым: четыре кубика, и хватит одного, который не меньше защиты цели. Наведите на цель — увидите вероятности. У пулемётчиков на направлении 5 защита 4. Огонь!
lesson-attack-no = Он тоже подействует, чуть позже. Сначала лучший стрелок: если промахнётся он, попробуют другие.
lesson-attack-no-target = Разведчиков оставьте артиллерии. Чехову — пулемётчики.
lesson-attack-no-end = Действия ещё есть, и немцы перед домом тоже.
lesson-observe = Уничтожены. Чехов перевёрнут: кто действовал, тот истощён и должен восстановиться, прежде чем действовать снова. Теперь Потанский: «Корректировка огня» тратит жетон артиллерии и даёт три кубика по разведчикам на направлении 6.
lesson-suppress = Площадь пуста. Последним действием пусть Глущенко ведёт огонь на подавление: перед домом ляжет серый жетон, он может остановить подходящую пехоту.
lesson-end-actions = Это был целый ход: ваши карты, карты вермахта, ваши фишки. Закончите действия.
lesson-end = Отлично: потерь нет, две немецкие фишки уничтожены. Впереди ещё двадцать таких ходов. И не забывайте о припасах: время от времени гарнизон надо кормить. Играйте дальше или начните свою партию.

## Как играть

howto-aim-house = Вы обороняете дом в центре Сталинграда. Через площадь к нему подходят немцы; бойцы в комнатах отстреливаются, а за Волгой их снабжает, прикрывает и пополняет 62-я армия.
howto-aim-army = Поле состоит из трёх частей, слева направо: дом в разрезе, площадь с шестью направлениями и город с переправой. Всё связано: что не доплыло до подвала, того не будет на стене.
howto-phase-cards = Ваши карты
howto-phase-cards-text = Возьмите четыре карты, сыграйте до трёх. На карте две части армии — выберите одну из них и одно её действие: подкрепления, снабжение, связь, орудия, зенитки, мины.
howto-phase-wehrmacht = Карты вермахта
howto-phase-wehrmacht-text = Открываются три карты. Снайпер и миномёт ищут бойца, орудия бьют по стенам, бомбардировщики — по городу, пехота и танки выходят на площадь. Куда придётся удар, решают кубики.
howto-phase-counters = Ваши фишки
howto-phase-counters-text = Переместите до трёх фишек, затем сделайте три действия: атака, подавление, огонь из орудия или пулемёта, корректировка, приказ, восстановление. Кто действовал, тот истощён.
howto-part-man = Боец
howto-part-man-text = Боец видит направления цвета своей комнаты; из двухцветной комнаты видны оба.
howto-man-attack = Белый квадрат — атака: столько кубиков он бросает. Хватит одного, который не меньше защиты цели.
howto-man-suppress = Серый круг — подавление: столько серых жетонов он кладёт перед домом.
howto-man-letters = Буквы — особые умения: П приказ, К корректировка, ПТ, СП и М — стрельба из оружия, В воодушевление, Ш штурмовая группа.
howto-man-cost = Ярлык — цена, пока он в запасе: за неё бойца зовут подкреплением.
howto-part-states = Состояние бойца
howto-sign-exhausted = Истощён: уже действовал. Прежде чем действовать снова, ему надо восстановиться — это тоже действие.
howto-sign-disrupted = С жетоном урона: не действует, пока не снимет его восстановлением. Второй такой жетон — потеря, если нет сумки санитара.
howto-part-germans = Немцы
howto-part-germans-text = Пехота и танки подходят по направлениям и продвигаются, когда за ними выходят новые.
howto-german-infantry = Серый круг пехоты: столько кубиков она бросает на подавление при штурме.
howto-german-armour = Белый квадрат танка: столько кубиков он бросает по стене. Танки уничтожает только противотанковое оружие и артиллерия.
howto-german-defence = Щит — защита: столько должно выпасть, чтобы попасть.
howto-part-card = Карта РККА
howto-part-card-text = Карты в конце фазы сбрасываются. «Туман войны» занимает место в руке и ничего не даёт.
howto-card-unit = Часть, которая может действовать.
howto-card-actions = Её действия. С одной карты играют одно действие одной части.
howto-card-other = Вторая часть: или она, или первая.
howto-part-order = Карта вермахта
howto-part-order-text = Карты выполняются по порядку, каждая до конца.
howto-order-effect = Что она делает.
howto-order-dice = Сколько кубиков бросают немцы: хватит одного, который не меньше защиты этой стены.
howto-order-colours = Первый кубик выбирает цвет, второй — номер комнаты; если она пуста, под огнём ближайшая занятая комната того же цвета.
howto-part-tokens = Жетоны
howto-sign-suppression = Подавление: лежит перед домом и может остановить подходящую пехоту.
howto-sign-first-aid = Сумка санитара: отменяет потерю бойца, когда угодно.
howto-sign-food = Провизия: время от времени гарнизон надо кормить, один жетон на пятерых.
howto-sign-ammunition = Боеприпасы: в подвале становятся жетонами подавления.
howto-sign-sapper = Сапёры: поднимают стену, чинят расположение батальона или минируют площадь.
howto-sign-wire = Связь: с четырьмя такими жетонами у вас в фазе фишек четыре действия.
howto-sign-artillery = Артиллерия: её огонь вызывает корректировщик.
howto-sign-anti-aircraft = ПВО: два кубика против авианалёта.
howto-win-end = Дом надо удержать все ходы до конца, от сентября до ноября.
howto-win-points = Затем считают очки: плюс за бойцов в доме, за удачные вылазки и оперативное обеспечение, минус за немцев на площади. Счёт выше нуля — победа; чем он больше, тем выше награда.
howto-win-breach = Если направление занято целиком, а на него выходит ещё один враг, передний врывается в дом: игра проиграна сразу.
howto-win-lost = Так же теряют дом, если уничтожен командный пункт армии, если не осталось защитников или гарнизон умер с голоду.
howto-tip-tracks = Первым делом бейте по тому направлению, где немцы стоят ближе всего и гуще всего.
howto-tip-two = Лучших стрелков держите в двухцветных комнатах: они видят вдвое больше.
howto-tip-food = Снабжение идёт два-три хода: запас — перевалочный пункт — судно — подвал. Начинайте раньше, чем понадобится.
howto-tip-wire = Положите жетоны связи и ПВО, пока тихо: бомбы выбивают то, чего никто не прикрыл.
howto-tip-weary = Не тратьте всех сразу: если истощены все, следующий ход уйдёт на восстановление. Один «Приказ» восстанавливает троих.

## Памятка

aid-card = Карта
aid-effect = Что делает
aid-dice = Кубики
aid-decks = В колодах 1–5
aid-germans = Фишки вермахта
aid-germans-note = Сила пехоты — подавление, бронетехники — обстрел здания.
aid-counter = Фишка
aid-value = Сила
aid-count = Всего
aid-raids = Цели вылазок
aid-place = Опорный пункт
aid-awards = Награды
aid-award = Награда
aid-from = Очки, не меньше

## Чего требуют задачи

aim-hold = Не потерять в доме никого до конца хода { $turn }
aim-clear = Освободить { $space-acc } до конца хода { $turn }
aim-sweep = Снять всех немцев на { $colour-fem-dat } стороне до конца хода { $turn }
aim-shoot =
    Снять { $count ->
        [one] { $count } немецкую фишку
        [few] { $count } немецкие фишки
       *[many] { $count } немецких фишек
    } до конца хода { $turn }
