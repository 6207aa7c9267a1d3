# «Партизаны» по-русски, словами книги правил.
#
# Формы имён: .gen .dat .acc — падежи; у людей и ресурсов .one .few .many — после числа, .acc-one —
# после единицы в винительном падеже; .short — для терминала; у лагерей .transport и .incendiary —
# чем он ездит и чем жжёт, .outside — с кем меняется; у карточек .top .left .middle .right .bottom —
# что на них стоит.

title = Партизаны
about = Суровая зима в белорусских лесах: найдите своих, соберите отряд, прокормите его и победите врагов.
players = 1–6 игроков
length = 1 час
bot-leader = Вожак
level-easy = Остальные действуют наугад
level-normal = С вами пять вожаков

# Сценарии, места за столом и варианты

scenario-three-on-three = Три на три: партизаны против оккупантов
scenario-six = Шесть игроков, любые роли
scenario-five = Пять игроков, любые роли
scenario-four = Четыре игрока, любые роли
scenario-three = Три игрока, любые роли
scenario-two = Два игрока, любые роли
scenario-one = Один игрок, любая роль

seat-peasant = Крестьянин
    .enters = разбивает лагерь
seat-partisan = Партизан
    .enters = разбивает лагерь
seat-nkvd = Офицер НКВД
    .enters = разбивает лагерь
seat-policeman = Полицай
    .enters = разбивает лагерь
seat-soldier = Немецкий солдат
    .enters = разбивает лагерь
seat-officer = Офицер вермахта
    .enters = разбивает лагерь
seat-player-1 = Игрок 1
    .enters = — игрок 1
seat-player-2 = Игрок 2
    .enters = — игрок 2
seat-player-3 = Игрок 3
    .enters = — игрок 3
seat-player-4 = Игрок 4
    .enters = — игрок 4
seat-player-5 = Игрок 5
    .enters = — игрок 5
seat-player-6 = Игрок 6
    .enters = — игрок 6

option-months = Сколько месяцев длится игра
option-figure = Как раскладываются карточки
option-figure-rectangle = Прямоугольником
option-figure-built = По одной, по очереди
option-destruction = До полного уничтожения одной из сторон
option-target = Очки для победы
option-cards-add-up = Транспорт и полная карта вместе дают три карточки за ход
option-short-attacks = Нападать можно и без нужных сил
option-made-from-fuel = Зажигательное оружие можно изготовить из топлива
option-sides = Стороны
option-sides-free = Как выберут игроки
option-sides-partisans = Все партизаны
option-sides-occupiers = Все оккупанты
option-roles = Роли
option-roles-chosen = По выбору
option-roles-dealt = По жребию
option-rivals-fight = Если все на одной стороне, лагеря могут нападать друг на друга

# Главы правил

chapter-1 = Учётные листы
chapter-2 = Цель игры и победа
chapter-3 = Роли и стартовые ресурсы
chapter-4 = Содержание лагеря, стороны и виды игры
chapter-5 = Игровой процесс
chapter-6 = Союзники и противники
chapter-7 = Обязанности руководителя лагеря
chapter-8 = Полное доминирование
chapter-9 = Мотоцикл или конь с подводой
chapter-10 = Полная карта местности
chapter-11 = Деревянные укрепления
chapter-12 = Огнемёт или «Коктейль Молотова»
chapter-13 = Пожарная команда
chapter-14 = Болезни и ранения
chapter-15 = Боевые действия
chapter-16 = Специальные возможности и конец месяца
chapter-17 = Сражения между лагерями

# Лагеря: их зовут по роли героя

name-peasant = Крестьянин
    .gen = Крестьянина
    .dat = Крестьянину
    .acc = Крестьянина
    .transport = конь с подводой
    .transport-acc = коня с подводой
    .incendiary = «Коктейль Молотова»
    .outside = у других отрядов
name-partisan = Партизан
    .gen = Партизана
    .dat = Партизану
    .acc = Партизана
    .transport = конь с подводой
    .transport-acc = коня с подводой
    .incendiary = «Коктейль Молотова»
    .outside = у других отрядов
name-nkvd = Офицер НКВД
    .gen = Офицера НКВД
    .dat = Офицеру НКВД
    .acc = Офицера НКВД
    .transport = конь с подводой
    .transport-acc = коня с подводой
    .incendiary = «Коктейль Молотова»
    .outside = у других отрядов
name-policeman = Полицай
    .gen = Полицая
    .dat = Полицаю
    .acc = Полицая
    .transport = мотоцикл с коляской
    .transport-acc = мотоцикл с коляской
    .incendiary = огнемёт
    .outside = в Германии
name-soldier = Немецкий солдат
    .gen = Немецкого солдата
    .dat = Немецкому солдату
    .acc = Немецкого солдата
    .transport = мотоцикл с коляской
    .transport-acc = мотоцикл с коляской
    .incendiary = огнемёт
    .outside = в Германии
name-officer = Офицер вермахта
    .gen = Офицера вермахта
    .dat = Офицеру вермахта
    .acc = Офицера вермахта
    .transport = мотоцикл с коляской
    .transport-acc = мотоцикл с коляской
    .incendiary = огнемёт
    .outside = в Германии
name-peasant-2 = Второй крестьянин
    .gen = Второго крестьянина
    .dat = Второму крестьянину
    .acc = Второго крестьянина
    .transport = конь с подводой
    .transport-acc = коня с подводой
    .incendiary = «Коктейль Молотова»
    .outside = у других отрядов
name-partisan-2 = Второй партизан
    .gen = Второго партизана
    .dat = Второму партизану
    .acc = Второго партизана
    .transport = конь с подводой
    .transport-acc = коня с подводой
    .incendiary = «Коктейль Молотова»
    .outside = у других отрядов
name-nkvd-2 = Второй офицер НКВД
    .gen = Второго офицера НКВД
    .dat = Второму офицеру НКВД
    .acc = Второго офицера НКВД
    .transport = конь с подводой
    .transport-acc = коня с подводой
    .incendiary = «Коктейль Молотова»
    .outside = у других отрядов
name-policeman-2 = Второй полицай
    .gen = Второго полицая
    .dat = Второму полицаю
    .acc = Второго полицая
    .transport = мотоцикл с коляской
    .transport-acc = мотоцикл с коляской
    .incendiary = огнемёт
    .outside = в Германии
name-soldier-2 = Второй немецкий солдат
    .gen = Второго немецкого солдата
    .dat = Второму немецкому солдату
    .acc = Второго немецкого солдата
    .transport = мотоцикл с коляской
    .transport-acc = мотоцикл с коляской
    .incendiary = огнемёт
    .outside = в Германии
name-officer-2 = Второй офицер вермахта
    .gen = Второго офицера вермахта
    .dat = Второму офицеру вермахта
    .acc = Второго офицера вермахта
    .transport = мотоцикл с коляской
    .transport-acc = мотоцикл с коляской
    .incendiary = огнемёт
    .outside = в Германии

name-side-partisans = партизаны
    .gen = партизан
name-side-occupiers = оккупанты
    .gen = оккупантов

# Люди

name-kind-peasant = крестьяне
    .one = крестьянин
    .few = крестьянина
    .many = крестьян
    .short = Кре
name-kind-partisan = партизаны
    .one = партизан
    .few = партизана
    .many = партизан
    .short = Пар
name-kind-nkvd = офицеры НКВД
    .one = офицер НКВД
    .few = офицера НКВД
    .many = офицеров НКВД
    .short = НКВД
name-kind-policeman = полицаи
    .one = полицай
    .few = полицая
    .many = полицаев
    .short = Пол
name-kind-soldier = немецкие солдаты
    .one = немецкий солдат
    .few = немецких солдата
    .many = немецких солдат
    .short = Сол
name-kind-officer = офицеры вермахта
    .one = офицер вермахта
    .few = офицера вермахта
    .many = офицеров вермахта
    .short = Офи
name-who-leader = руководитель
    .acc = себя
name-who-nkvd = офицер НКВД
    .acc = офицера НКВД
name-who-officer = офицер вермахта
    .acc = офицера вермахта

# Ресурсы

name-maps = карты местности
    .gen = карт местности
    .acc = карты местности
    .one = карта местности
    .acc-one = карту местности
    .few = карты местности
    .many = карт местности
    .short = карты
name-fuel = топливо
    .gen = топлива
    .acc = топливо
    .one = единица топлива
    .acc-one = единицу топлива
    .few = единицы топлива
    .many = единиц топлива
    .short = топл
name-weapons = оружие
    .gen = оружия
    .acc = оружие
    .one = единица оружия
    .acc-one = единицу оружия
    .few = единицы оружия
    .many = единиц оружия
    .short = оруж
name-water = вода
    .gen = воды
    .acc = воду
    .one = единица воды
    .acc-one = единицу воды
    .few = единицы воды
    .many = единиц воды
    .short = вода
name-food = пища
    .gen = пищи
    .acc = пищу
    .one = единица пищи
    .acc-one = единицу пищи
    .few = единицы пищи
    .many = единиц пищи
    .short = пища
name-wood = древесина
    .gen = древесины
    .acc = древесину
    .one = единица древесины
    .acc-one = единицу древесины
    .few = единицы древесины
    .many = единиц древесины
    .short = древ

# Карточки и места на столе

name-cell =
    { $column ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
        [8] H
        [9] I
        [10] J
        [11] K
        [12] L
        [13] M
        [14] N
       *[other] O
    }{ $row }
name-card = № { $number }, { $event }
    .top = { $top-sign }{ $top-amount } { $top-short }
    .left = { $count } { $left-short }
    .middle =
        { $amount ->
            [0] { $event-short }
           *[other] { $event-short } { $amount }
        }
    .right = { $right-short }
    .bottom = { $bottom-sign }{ $bottom-amount } { $bottom-short }
name-card-of-goods = № { $number }, { $event } ({ $resource })
    .top = { $top-sign }{ $top-amount } { $top-short }
    .left = { $count } { $left-short }
    .middle = { $sign }{ $amount } { $resource-short }
    .right = { $right-short }
    .bottom = { $bottom-sign }{ $bottom-amount } { $bottom-short }
name-sign-found = +
name-sign-lost = −

name-what-none = без события
    .short = —
name-what-cache = тайник
    .short = тайник
name-what-loss = порча или кража
    .short = потеря
name-what-fire = пожар
    .short = пожар
name-what-frostbite = обморожение
    .short = мороз
    .idle = никто не обморожен
name-what-wounds = ранения
    .short = раны
    .idle = никто не ранен
name-what-leader-wounded = ранение руководителя
    .short = вы ранены
name-what-transport = транспорт
    .short = транспорт
    .idle = второй транспорт остаётся в лесу
name-what-incendiary = зажигательное оружие
    .short = огнесмесь
    .idle = зажигательное оружие уже есть
name-what-sabotage = цель для диверсии
    .short = диверсия
    .idle = для диверсии нужно зажигательное оружие

# Цифры игры

name-basic = базовый набор
name-only-weapons = у обороняющегося только оружие
name-only-people = у обороняющегося только люди
name-both = у обороняющегося люди и оружие
name-defender = обороняющийся, на каждого нападающего
name-cards-a-player = карточек на каждого игрока
name-weapons-an-enemy = оружия на одного врага
name-weapons-an-enemy-incendiary = оружия на одного врага с зажигательным оружием
name-death = сколько очков стоит погибший
name-full-map = карт местности в полной карте
name-full-map-points = очков за полную карту
name-fortifications = древесины на укрепления
name-fortifications-points = очков за укрепления
name-domination-points = очков за полное доминирование
name-outside-rate = сколько отдают за единицу на стороне
name-healing-food = пищи на лечение офицера
name-healing-water = воды на лечение офицера
name-incendiary-fuel = топлива на зажигательное оружие
name-brigade-food = пищи на пожарную команду
name-brigade-water = воды на пожарную команду
name-longest-destruction = месяцев в игре на уничтожение, не больше

# Месяц

name-phase-roles = выбор ролей
name-phase-deal = раздача
name-phase-raids = вылазки
name-phase-healing = лечение
name-phase-trade = обмен
name-phase-workshop = мастерская
name-phase-feeding = содержание лагеря
name-phase-attacks = нападения

event-role-taken = { $camp } { $seat-enters }.
event-month-begins =
    { $month ->
        [1] Ноябрь, первые заморозки.
        [2] Декабрь, лес под снегом.
        [3] Январь, лютые морозы.
        [4] Февраль, метели.
        [5] Март, первая капель.
        [6] Апрель, последний снегопад.
       *[other] Месяц { $month }.
    } Первым ходит { $camp }.
event-month-ends =
    { $month ->
        [1] Ноябрь на исходе
        [2] Декабрь на исходе
        [3] Январь на исходе
        [4] Февраль на исходе
        [5] Март на исходе
        [6] Апрель на исходе
       *[other] Месяц { $month } на исходе
    }: все карточки открыты.
event-card-laid = { $camp } кладёт карточку на место { $place }.
event-turn-lost = { $camp } пропускает ход: { $cause }.
event-all-recover = Ранены все руководители; они выздоравливают, и вылазки продолжаются.
event-turn-stopped = { $camp } заканчивает ход.

name-cause-bedridden = он ранен и лежит до конца месяца
name-cause-hiding = он скрывается в лесу
name-cause-resting = он занят лечением
name-cause-untreated = от ран и болезней
name-cause-fight = в бою
name-cause-hunger = от голода и жажды
name-cause-battle = в сражении

ask-choose-role = Какую роль вы берёте?
ask-lay-cards = Положите карточку вплотную к другой. Осталось разложить: { $count }.
ask-open-card =
    Какую карточку открыть?{ $count ->
        [one] { "" }
        [few] { " " }В этот ход можно открыть { $count } карточки.
       *[many] { " " }В этот ход можно открыть { $count } карточек.
    }

choice-role = { $camp }
choice-lay = { $place }
choice-open = Открыть { $place }
choice-organise = Организовать пожарную команду
choice-stop = Закончить ход

# Карточка открыта

event-card-opened = { $camp } открывает { $place }: { $card }.
event-resources-found =
    { $camp } находит { $count ->
        [one] { $count } { $resource-acc-one }
        [few] { $count } { $resource-few }
       *[many] { $count } { $resource-many }
    }{ $doubled ->
        [yes] { "" } — вдвое больше: помог { $camp-transport }
       *[no] { "" }
    }.
event-resources-lost =
    { $camp } { $count ->
        [0] ничего не теряет: { $resource } и так на нуле
        [one] теряет { $count } { $resource-acc-one }
        [few] теряет { $count } { $resource-few }
       *[many] теряет { $count } { $resource-many }
    }.
event-allies-met =
    { $camp } встречает своих: { $count ->
        [one] { $count } { $kind-one }
        [few] { $count } { $kind-few }
       *[many] { $count } { $kind-many }
    }.
event-people-rescued =
    { $camp } { $count ->
        [0] никого не берёт в лагерь
       *[other] спасает своих: { $count ->
            [one] { $count } { $kind-one }
            [few] { $count } { $kind-few }
           *[many] { $count } { $kind-many }
        }, { $points ->
            [one] +{ $points } очко
            [few] +{ $points } очка
           *[many] +{ $points } очков
        }, { $resource } +{ $loot }
    }.
event-enemies-met =
    { $camp } натыкается на врага: { $count ->
        [one] { $count } { $kind-one }
        [few] { $count } { $kind-few }
       *[many] { $count } { $kind-many }
    }.
event-help-asked = { $camp } просит { $other-acc } о помощи.
event-help-given =
    { $camp } даёт { $other-dat } { $count ->
        [one] { $count } единицу оружия
        [few] { $count } единицы оружия
       *[many] { $count } единиц оружия
    }.
event-help-denied = { $camp } отказывает { $other-dat } в помощи.
event-killed-by-hand =
    { $camp }, рукопашная: { $count ->
        [one] убит { $count } { $kind-one }, ранен { $count } офицер
        [few] убиты { $count } { $kind-few }, ранены { $count } офицера
       *[many] убито { $count } { $kind-many }, ранено { $count } офицеров
    }.
event-enemies-killed =
    { $camp } уничтожает врага: { $count ->
        [one] { $count } { $kind-one }
        [few] { $count } { $kind-few }
       *[many] { $count } { $kind-many }
    }, { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
       *[many] +{ $points } очков
    }, { $resource } +{ $loot }. { $weapons ->
        [0] Оружие не потрачено.
       *[other] Потрачено оружия: { $weapons }.
    }
event-fled-from-enemies =
    { $camp } бежит в лес без добычи: в строю ещё { $count ->
        [one] { $count } { $kind-one }
        [few] { $count } { $kind-few }
       *[many] { $count } { $kind-many }
    }{ $killed ->
        [0] { "" }
       *[other] ; убито { $killed }, потрачено оружия: { $weapons }
    }.
event-people-died =
    { $camp }, потери { $cause }: { $count ->
        [one] { $count } { $kind-one }
        [few] { $count } { $kind-few }
       *[many] { $count } { $kind-many }
    }, { $points ->
        [one] −{ $points } очко
        [few] −{ $points } очка
       *[many] −{ $points } очков
    }.
event-cache-found =
    { $camp } находит тайник: { $count ->
        [one] { $count } { $resource-one }
        [few] { $count } { $resource-few }
       *[many] { $count } { $resource-many }
    }.
event-fire-broke =
    Пожар в лагере { $camp-gen }: { $count ->
        [0] гореть нечему
        [one] сгорает { $count } единица древесины
        [few] сгорают { $count } единицы древесины
       *[many] сгорает { $count } единиц древесины
    }.
event-fire-quenched = Пожар в лагере { $camp-gen }: пожарная команда его тушит.
event-people-frostbitten =
    В отряде { $camp-gen } { $count ->
        [one] обморожен { $count } человек
        [few] обморожены { $count } человека
       *[many] обморожено { $count } человек
    }; воды на каждого: { $water }.
event-people-wounded =
    В отряде { $camp-gen } { $count ->
        [one] ранен { $count } человек
        [few] ранены { $count } человека
       *[many] ранено { $count } человек
    }; воды на каждого: { $water }.
event-nothing-happens = { $camp }: { $what-idle }.
event-people-treated =
    { $camp } лечит людей: { $count ->
        [one] { $count } человек
        [few] { $count } человека
       *[many] { $count } человек
    }, вода −{ $water }.
event-leader-wounded = { $camp } ранен: вода −{ $water }, следующий ход он пропустит.
event-leader-bedridden = { $camp } ранен, воды на лечение не хватает: он лежит до конца месяца и теряет хотя бы один ход.
event-officer-healed = { $camp } лечит { $who-acc }.
event-transport-found = { $camp } получает { $camp-transport-acc }.
event-transport-passed = { $camp } уступает находку { $other-dat }.
event-incendiary-found = { $camp } получает { $camp-incendiary }.
event-sabotage =
    { $camp } совершает диверсию: { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
       *[many] +{ $points } очков
    }.

ask-rescue =
    Вы встретили своих: { $count ->
        [one] { $count } { $kind-one }
        [few] { $count } { $kind-few }
       *[many] { $count } { $kind-many }
    }. Скольких взять в лагерь? Каждого придётся кормить.
ask-fight =
    Враги: { $count ->
        [one] { $count } { $kind-one }
        [few] { $count } { $kind-few }
       *[many] { $count } { $kind-many }
    }{ $hands ->
        [0] { "" }
       *[other] , в рукопашной { $hands }
    }. { $missing ->
        [0] Оружия хватает.
       *[other] Не хватает оружия: { $missing }.
    }
ask-lend =
    { $other } просит помощи: ему не хватает { $count ->
        [one] { $count } единицы оружия
        [few] { $count } единиц оружия
       *[many] { $count } единиц оружия
    }. Сколько дать?
ask-pass-transport = Второй транспорт вам не нужен. Кому его отдать?
ask-treat =
    Больных и раненых: { $count }, воды на каждого: { $water }. Скольких лечить? { $late ->
        [0] Лечение стоит следующего хода.
       *[other] Лечение стоит первого хода в новом месяце; остальные умрут.
    }
ask-heal =
    После рукопашной { $count ->
        [one] ранен { $count } офицер
        [few] ранены { $count } офицера
       *[many] ранено { $count } офицеров
    }. { $late ->
        [0] Кого вылечить сейчас?
       *[other] Кто останется без лечения, умрёт.
    }
ask-choose-dead =
    Потери { $cause }: ещё { $count ->
        [one] { $count } человек
        [few] { $count } человека
       *[many] { $count } человек
    }. Кого вы теряете?

choice-take =
    { $count ->
        [0] Никого не брать
       *[other] Взять { $count }
    }
choice-fight = В бой
choice-bare-hands = Офицер идёт в рукопашную
choice-ask = Просить помощи у { $camp-gen }
choice-lend =
    { $count ->
        [0] Отказать
       *[other] Дать { $count }
    }
choice-pass = Отдать { $camp-dat }
choice-leave = Оставить в лесу
choice-treat =
    { $count ->
        [0] Никого не лечить
       *[other] Вылечить { $count }
    }
choice-heal = Лечить { $who-acc }
choice-lose = { $kind-one }

# Бонусы

event-map-completed =
    { $camp } собирает полную карту местности: { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
       *[many] +{ $points } очков
    }.
event-camp-fortified =
    { $camp } возводит деревянные укрепления: { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
       *[many] +{ $points } очков
    }.
event-fortifications-lost =
    { $camp } теряет деревянные укрепления: { $points ->
        [one] −{ $points } очко
        [few] −{ $points } очка
       *[many] −{ $points } очков
    }.
event-incendiary-made = { $camp } изготавливает { $camp-incendiary }: топливо −{ $count }.
event-brigade-formed = { $camp } организует пожарную команду.
event-brigade-lost = { $camp } остаётся без пожарной команды.
event-total-domination =
    Полное доминирование! { $camp } собирает все бонусы: { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очка
       *[many] +{ $points } очков
    }.

# Конец месяца

event-exchanged =
    { $camp } выменивает { $camp-outside } { $loot ->
        [one] { $loot } { $second-acc-one }
        [few] { $loot } { $second-few }
       *[many] { $loot } { $second-many }
    }, отдав { $count ->
        [one] { $count } { $resource-acc-one }
        [few] { $count } { $resource-few }
       *[many] { $count } { $resource-many }
    }.
event-offer-made = { $camp } предлагает обмен { $other-dat }.
event-offer-gives =
    { $camp } готов отдать { $count ->
        [one] { $count } { $resource-acc-one }
        [few] { $count } { $resource-few }
       *[many] { $count } { $resource-many }
    }.
event-offer-wants =
    { $camp } просит { $count ->
        [one] { $count } { $resource-acc-one }
        [few] { $count } { $resource-few }
       *[many] { $count } { $resource-many }
    }.
event-offer-refused = { $camp } отклоняет предложение { $other-gen }.
event-offer-countered = { $camp } отвечает { $other-dat } встречным предложением.
event-offer-accepted = { $camp } принимает предложение { $other-gen }.
event-resources-given =
    { $other } получает от { $camp-gen } { $count ->
        [one] { $count } { $resource-acc-one }
        [few] { $count } { $resource-few }
       *[many] { $count } { $resource-many }
    }.
event-people-fed =
    { $camp } { $count ->
        [0] остался без пищи или воды: никто не накормлен
       *[other] кормит и поит людей: { $count ->
            [one] { $count } человек
            [few] { $count } человека
           *[many] { $count } человек
        }, { $points ->
            [one] +{ $points } очко
            [few] +{ $points } очка
           *[many] +{ $points } очков
        }
    }.

ask-trade =
    { $count ->
        [0] Менять на стороне или закончить обмен?
       *[other] Предложить кому-нибудь обмен, менять на стороне или закончить? Осталось предложений: { $count }.
    }
ask-exchange = Обмен { $resource-gen } на { $second-acc }, { $count } к 1. Сколько получить?
ask-draft = Предложение для { $other-gen }: что вы даёте и что хотите получить?
ask-consider = { $other } предлагает вам обмен. Согласны?
ask-make = Что изготовить или организовать в лагере?

choice-exchange = Менять { $resource-acc } на { $second-acc }
choice-get = Получить { $count }
choice-offer = Предложить обмен { $camp-dat }
choice-give =
    Дать { $count ->
        [one] { $count } { $resource-acc-one }
        [few] { $count } { $resource-few }
       *[many] { $count } { $resource-many }
    }
choice-want =
    Попросить { $count ->
        [one] { $count } { $resource-acc-one }
        [few] { $count } { $resource-few }
       *[many] { $count } { $resource-many }
    }
choice-propose = Предложить
choice-withdraw = Отменить предложение
choice-accept = Согласиться
choice-refuse = Отказаться
choice-counter = Встречное предложение
choice-make = Изготовить зажигательное оружие
choice-done = Закончить

# Нападения

event-attack-threatened = { $camp } угрожает { $other-dat }. Цена нападения: людей — { $people }, оружия — { $weapons }.
event-ransom-offered = { $camp } предлагает { $other-dat } откуп.
event-ransom-taken = { $camp } берёт откуп и не трогает { $other-acc }.
event-ransom-refused = { $camp } отвергает откуп { $other-gen }.
event-defender-hides = { $camp } скрывается в лесу: { $other } заберёт один вид ресурсов.
event-battle-fought = { $camp } нападает на лагерь { $other-gen }. Потрачено: людей — { $people }, оружия — { $weapons }.
event-defender-spends = { $camp } обороняется. Потрачено: людей — { $people }, оружия — { $weapons }.
event-attack-failed = Лагерь { $other-gen } отбивает нападение { $camp-gen }.
event-camp-destroyed = Лагерь { $camp-gen } разгромлен: все ресурсы забирает { $other }.

ask-attack = Напасть на чей-нибудь лагерь?
ask-seize = { $other } скрылся в лесу. Какой ресурс забрать целиком?
ask-ransom = { $other } угрожает вашему лагерю. Откупиться или обороняться?
ask-consider-ransom = { $other } предлагает откуп. Взять его или напасть?

choice-attack = Напасть на { $camp-acc }
choice-peace = Не нападать
choice-seize = Забрать { $resource-acc }
choice-defend = Обороняться

# Конец игры

outcome-target =
    Победа! Набрано { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $camps }.
outcome-target-side =
    Победа { $side-gen }! Набрано { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $camps }.
outcome-months =
    Последний месяц позади. Победа: { $camps } — { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
outcome-months-side = Последний месяц позади. Победа { $side-gen }! Больше всех очков у { $camps-gen }: { $points }.
outcome-last-camp =
    Уцелел один лагерь. Победа: { $camps } — { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
outcome-destroyed = Победа { $side-gen }: у противника не осталось лагерей.
outcome-shared =
    Ничья: { $camps }, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
       *[many] { $points } очков
    }.
outcome-alone =
    Последний месяц позади: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, для победы нужно { $target }.

# Стол в терминале

sketch-month =
    { $month ->
        [0] Начало игры
        [1] Ноябрь ({ $month } из { $months })
        [2] Декабрь ({ $month } из { $months })
        [3] Январь ({ $month } из { $months })
        [4] Февраль ({ $month } из { $months })
        [5] Март ({ $month } из { $months })
        [6] Апрель ({ $month } из { $months })
       *[other] Месяц { $month } из { $months }
    } — { $phase }
sketch-target =
    Для победы: { $target ->
        [one] { $target } очко
        [few] { $target } очка
       *[many] { $target } очков
    }
sketch-destruction = Игра до полного уничтожения одной из сторон
sketch-turn = ходит { $camp }; карточек за ход: { $count }
sketch-first = в этом месяце первым ходит { $camp }
sketch-points = очки
sketch-resource = { $resource-short }
sketch-people = { $kind } { $count }
sketch-nobody = людей нет
sketch-out = выбыл из игры
sketch-transport = { $camp-transport }
sketch-incendiary = { $camp-incendiary }
sketch-full-map = полная карта
sketch-fortified = укрепления
sketch-brigade = пожарная команда
sketch-dominated = полное доминирование
sketch-sick = больных и раненых: { $count } (воды на каждого: { $water })
sketch-hurt = ранено офицеров: { $count }
sketch-leader-hurt = руководитель ранен
sketch-lost-turns = пропускает ходов: { $count }
sketch-bedridden = лежит до конца месяца
sketch-deaths = погибло: { $count }
sketch-back = { $place }
sketch-top = { $card-top }
sketch-left = { $card-left }
sketch-middle = { $card-middle }
sketch-right = { $card-right }
sketch-bottom = { $card-bottom }
sketch-fight =
    { $camp }, бой: { $count ->
        [one] { $count } { $kind-one }
        [few] { $count } { $kind-few }
       *[many] { $count } { $kind-many }
    }; в рукопашной — { $hands }, нужно оружия — { $weapons }, не хватает — { $missing }
sketch-draft = { $camp } готовит предложение для { $other-gen }
sketch-proposal = { $camp } предлагает { $other-dat }
sketch-gives = даёт
sketch-wants = просит
sketch-nothing = ничего
sketch-term = { $resource } { $count }
sketch-attack = напасть на { $camp-acc }: людей — { $people }, оружия — { $weapons }
sketch-attack-barred = напасть на { $camp-acc } нельзя: нужно людей — { $people }, оружия — { $weapons }
sketch-attack-free = { $camp } беззащитен: можно забрать один вид ресурсов
sketch-legend = Кре крестьяне, Пар партизаны, Пол полицаи, Сол солдаты, Офи офицеры вермахта

# Почему нельзя

refusal-choose-a-role = Сначала выберите роль.
refusal-no-such-role = Такой роли нет.
refusal-role-taken = Эта роль уже занята.
refusal-role-not-in-this-game = Этой роли в этой игре нет.
refusal-lay-the-cards-first = Сначала нужно разложить карточки.
refusal-no-such-place = Такого места на столе нет.
refusal-place-taken = Там уже лежит карточка.
refusal-card-must-touch = Карточки должны соприкасаться сторонами, а не углами.
refusal-no-card-there = Там нет карточки.
refusal-card-is-open = Эта карточка уже открыта.
refusal-turn-lost-bedridden = Вы ранены, а воды на лечение не хватило: до конца месяца вы не ходите.
refusal-turn-lost-hiding = После бегства ваш лагерь прячется в лесу и пропускает ход.
refusal-turn-lost-resting = Ваш лагерь занят лечением и пропускает ход.
refusal-your-camp-is-gone = Вашего лагеря больше нет.
refusal-open-a-card-first = Сначала откройте карточку.
refusal-attacks-between-deals = Нападать можно только между раздачами.
refusal-trade-at-month-end = Обмен — в конце месяца.
refusal-brigade-is-there = Пожарная команда уже есть.
refusal-nobody-in-camp = Для пожарной команды в лагере нужен хотя бы один человек.
refusal-brigade-too-dear = На пожарную команду не хватает пищи или воды.
refusal-not-so-many-met = Столько людей вы не встретили.
refusal-say-how-many = Сначала скажите, скольких вы берёте.
refusal-no-officer-for-it = Здоровых офицеров для рукопашной больше нет.
refusal-fight-first = От боя не уйти: враг уже здесь.
refusal-weapons-enough = Оружия и так хватает.
refusal-not-an-ally = Помощи можно просить только у союзника.
refusal-ally-was-asked = У этого союзника вы уже просили помощи.
refusal-ally-has-no-weapons = У этого союзника нет оружия.
refusal-cannot-lend-so-many = Столько оружия у вас нет или столько не нужно.
refusal-answer-the-ally = Сначала ответьте союзнику.
refusal-cannot-be-passed = Отдать транспорт можно только союзнику, у которого его нет.
refusal-pass-or-leave = Отдайте транспорт союзнику или оставьте его.
refusal-not-enough-water = Больных и раненых меньше или не хватает воды.
refusal-treat-first = Сначала решите, кого лечить.
refusal-not-wounded = Его лечить не нужно.
refusal-heal-first = Сначала решите, лечить ли раненых.
refusal-none-of-them-here = Таких людей в лагере нет.
refusal-choose-who-is-lost = Сначала скажите, кого вы теряете.
refusal-no-such-resource = Такого ресурса нет.
refusal-same-resource = Ресурс нельзя менять на него же.
refusal-map-is-full = Полную карту нельзя ни отдать, ни отобрать, ни пополнить.
refusal-too-little-to-exchange = Для такого обмена ресурса не хватает.
refusal-say-how-much = Сначала скажите, сколько вы получаете.
refusal-attacks-after-feeding = Нападать можно, когда все лагеря накормлены.
refusal-trade-or-done = Меняйтесь или закончите обмен.
refusal-no-more-offers = В этом месяце предложений больше нет.
refusal-nobody-to-trade-with = С этим лагерем меняться нечем.
refusal-offer-is-empty = Предложение пока пустое.
refusal-finish-the-offer = Закончите предложение или откажитесь от него.
refusal-offer-is-long = В предложении больше нет места.
refusal-not-so-much-there = Столько этого ресурса в лагере нет.
refusal-no-more-counter-offers = Встречных предложений больше нет: согласитесь или откажитесь.
refusal-answer-the-offer = Сначала ответьте на предложение.
refusal-not-made-from-fuel = В этой игре зажигательное оружие не изготавливают.
refusal-incendiary-is-there = Зажигательное оружие уже есть.
refusal-fuel-too-little = На зажигательное оружие не хватает топлива.
refusal-make-or-done = Изготовьте что-нибудь или закончите.
refusal-attack-takes-people-and-weapons = Для нападения нужны и люди, и оружие.
refusal-not-an-enemy = На этот лагерь нападать нельзя.
refusal-nothing-to-take = Взять там нечего.
refusal-attack-too-dear = На такое нападение не хватает людей или оружия.
refusal-attack-or-peace = Нападите на кого-нибудь или откажитесь от нападения.
refusal-no-such-camp = Такого лагеря нет.
refusal-camp-is-gone = Этот лагерь уже разгромлен.
refusal-nothing-of-it = Этого ресурса там нет.
refusal-seize-first = Сначала выберите, что забрать.
refusal-defend-or-pay = Откупитесь или обороняйтесь.

# Почему бот так решил

why-only-choice = Другого выбора нет.
why-role = { $camp } начинает с тем, чего в лесу не хватает.
why-lay = Место { $place } касается больше всего карточек: там больше встреч.
why-open =
    { $place } сулит больше всего: рядом { $count ->
        [one] { $count } открытая карточка
        [few] { $count } открытые карточки
       *[many] { $count } открытых карточек
    }.
why-open-apart = { $place } лежит отдельно: там меньше риска, и соседям ничего не достанется.
why-stop = Даже { $place }, лучшая из оставшихся карточек, сулит больше вреда, чем пользы.
why-brigade = Пожарная команда окупится: она бережёт древесину и приближает доминирование.
why-take-all = Всех { $kind-many } можно прокормить, а каждый приносит очки.
why-take-some = Пищи и воды хватит не на всех: { $count } — самое большее.
why-take-none = Кормить { $kind-many } нечем, а каждый умерший стоит очков.
why-pass-transport = { $camp } с транспортом принесёт больше всего пользы.
why-keep-transport = Отдавать транспорт сопернику незачем.
why-ask = Оружия не хватает против врагов: { $missing }. { $camp } может поделиться (оружия — { $count }), без него бой проигран.
why-bare-hands = Врагов — { $count }: рукопашная дешевле, чем оружие или бегство.
why-fight = Оружия хватит на всех оставшихся врагов: { $count }.
why-fight-short = Оружия взять негде. Врагов — { $count }, на { $missing } больше, чем нам по силам; остаётся драться тем, что есть.
why-lend = { $camp } с этим оружием ({ $count }) отобьётся, а здесь оно нужно меньше.
why-lend-nothing = Оружие нужнее нам, чем { $camp-dat }.
why-lose = Без { $kind-many } лагерь обойдётся легче всего.
why-treat = Вода для больных ({ $count }) — { $water }: это дешевле, чем потерянные очки.
why-treat-later = Больных ({ $count }) лучше лечить в конце месяца: сейчас это стоит хода.
why-treat-nobody = Вода для больных ({ $count }) — { $water }: здоровым она нужнее.
why-heal-leader = Пища ({ $food }) и вода ({ $water }) стоят меньше, чем пропущенный ход.
why-heal-officer = Офицер стоит пищи ({ $food }) и воды ({ $water }).
why-heal-later = С лечением можно подождать.
why-heal-nobody = Пища ({ $food }) и вода ({ $water }) нужнее другим.
why-make = Зажигательное оружие вдвое сокращает расход оружия.
why-make-nothing = Ресурсы сейчас нужнее на другое.
why-offer = С этого обмена и { $camp }, и мы получим больше, чем отдадим.
why-offer-ally = { $camp } — союзник: нашей стороне так выгоднее.
why-exchange = { $resource } в избытке, а { $second } нужнее.
why-get = Брать больше невыгодно.
why-trade-done = Выгодного обмена больше нет.
why-terms = Это то, на что { $camp } должен согласиться.
why-terms-ally = { $camp } — союзник: ресурсы идут туда, где они нужнее.
why-withdraw = { $camp } на выгодные нам условия не пойдёт.
why-accept = Этот обмен выгоден нашей стороне.
why-counter = { $camp } просит слишком много, но договориться можно.
why-refuse = { $camp } просит больше, чем даёт.
why-refuse-win = С такой помощью { $camp } выиграет.
why-attack = { $camp } слаб: людей нужно { $people }, оружия — { $weapons }, и добыча дороже потерь.
why-rob = { $camp } беззащитен: добыча достанется даром.
why-peace = Любое нападение стоит дороже, чем принесёт.
why-seize = { $resource } ({ $count }) здесь нужнее всего.
why-ransom = Откуп дешевле, чем гибель лагеря: { $camp } сильнее.
why-defend = Откупаться не стоит: за победу { $camp } заплатит дорого.
why-take-ransom = { $camp } даёт больше, чем принесло бы сражение.
why-refuse-ransom = { $camp } даёт меньше, чем принесёт сражение.

# Board: cards

board-card-open = { $place }: { $card }
board-card-closed = { $place }: карточка рубашкой вверх

# Board: camps

## Board: record sheets

board-side-partisans = Партизаны
board-side-occupiers = Оккупанты
board-points = Очки
board-points-of = Очки: { $points } из { $target }
board-of = { $count } из { $of }
board-people = Люди
board-people-peasant = Крестьяне
board-people-partisan = Партизаны
board-people-nkvd = Офицеры НКВД
board-people-policeman = Полицаи
board-people-soldier = Солдаты
board-people-officer = Офицеры вермахта
board-goods-maps = Карты
board-goods-fuel = Топливо
board-goods-weapons = Оружие
board-goods-water = Вода
board-goods-food = Пища
board-goods-wood = Дерево
board-camps = Лагеря
board-own-news = Ваш лагерь
board-own-seen = Прочитано
board-now-turn = ходит
board-first = первый
board-first-long = Начинает в этом месяце
board-open-sheet = { $camp }: весь учётный лист
board-out = выбыл из игры
board-need =
    В конце месяца накормить { $count ->
        [one] { $count } человека
        [few] { $count } человек
       *[many] { $count } человек
    }. Припасов хватает.
board-need-short =
    В конце месяца накормить { $count ->
        [one] { $count } человека
        [few] { $count } человек
       *[many] { $count } человек
    }. { $hungry ->
        [one] { $hungry } умрёт
        [few] { $hungry } умрут
       *[many] { $hungry } умрут
    } (очки −{ $points }).
board-need-nobody = Кормить пока некого.
board-bonuses = Бонусы
board-bonus-transport-partisans = Конь с подводой
board-bonus-transport-occupiers = Мотоцикл
board-bonus-full-map = Полная карта
board-bonus-fortified = Укрепления
board-bonus-incendiary-partisans = «Коктейль Молотова»
board-bonus-incendiary-occupiers = Огнемёт
board-bonus-brigade = Пожарная команда
board-has = есть
board-none = нет
board-missing-maps =
    не хватает { $count ->
        [one] { $count } карты
        [few] { $count } карт
       *[many] { $count } карт
    }
board-missing-wood = не хватает дерева: { $count }
board-missing-fuel = карточка или ещё { $count } топлива
board-missing-make = карточка или мастерская
board-missing-transport = только с карточки
board-missing-people = нужен человек в лагере
board-missing-brigade =
    не хватает: { $food ->
        [0] вода { $water }
       *[other] { $water ->
            [0] пища { $food }
           *[other] пища { $food }, вода { $water }
        }
    }
board-missing-organise = можно организовать
board-lost-turns =
    пропускает { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
board-bedridden = лежит до конца месяца
board-sick =
    { $count ->
        [one] болен { $count }
        [few] больны { $count }
       *[many] больны { $count }
    }, воды { $water }
board-hurt =
    { $count ->
        [one] ранен { $count } офицер
        [few] ранены { $count } офицера
       *[many] ранено { $count } офицеров
    }
board-leader-hurt = руководитель ранен
board-dominates = полное доминирование

## Board: the month

board-before = Перед зимой
board-month =
    { $month ->
        [1] Ноябрь
        [2] Декабрь
        [3] Январь
        [4] Февраль
        [5] Март
        [6] Апрель
       *[other] Месяц { $month }
    }, { $month } из { $months }
board-month-open = Месяц { $month }
board-phase-deal = Раздача
board-phase-raids = Вылазки
board-phase-healing = Лечение
board-phase-trade = Обмен
board-phase-workshop = Мастерская
board-phase-feeding = Содержание
board-phase-attacks = Нападения
board-left-hungry =
    { $count ->
        [one] Без пищи или воды умрёт { $count }
        [few] Без пищи или воды умрут { $count }
       *[many] Без пищи или воды умрут { $count }
    }: очки −{ $points }

## Board: trade

board-nothing = ничего
board-market = Обмен
board-offer-to = Предложить обмен
board-ally = союзник
board-enemy = противник
board-outside = На стороне, { $count } к 1
board-give-get = даю ↓ беру →
board-fed = Накормить: { $count }. Пища { $food }, вода { $water }: хватает.
board-hungry =
    Накормить: { $count }. Пища { $food }, вода { $water }: { $hungry ->
        [one] { $hungry } умрёт.
        [few] { $hungry } умрут.
       *[many] { $hungry } умрут.
    }
board-exchange = Обмен на стороне: { $given } → { $got }
board-draft-title = Ваше предложение: { $camp }
board-ransom-title = Вам угрожает { $camp }: откупиться?
board-i-give = Я даю
board-i-want = Я прошу
board-at-once = сразу по
board-less-give = Дать меньше: { $resource }
board-less-want = Просить меньше: { $resource }
board-more-give = Дать на { $count } больше: { $resource }
board-more-want = Просить на { $count } больше: { $resource }
board-terms = Условий в предложении: { $count }, не больше { $most }
board-propose = Предложить
board-propose-plan = со всем, что намечено
board-propose-empty = Укажите, что вы даёте или просите.
board-sending = записываем …
board-consider-title = { $camp } предлагает обмен
board-overheard-offer = Предложение
board-overheard-ransom = Откуп
board-overheard-drafting = Его ещё составляют.
board-overheard-gives = даёт
board-overheard-wants = просит
board-you-get = Вы получите
board-you-give = Вы отдадите

## Board: fights and attacks

board-fight-title = { $kind }: { $count }
board-by-hand = В рукопашной
board-weapons-needed = Нужно оружия
board-weapons-there = В лагере
board-weapons-missing = Не хватает
board-if-fight = Если вступить в бой сейчас
board-fight-lost =
    Убито { $killed }, осталось { $left }. { $lost ->
        [0] Ваших никто не погибнет
        [one] Погибнет { $lost } ваш человек (очки −{ $points })
        [few] Погибнут { $lost } ваших человека (очки −{ $points })
       *[many] Погибнут { $lost } ваших людей (очки −{ $points })
    }; добычи не будет, следующий ход пропадёт.
board-bare-hands-note = потом лечение: пища { $food }, вода { $water }
board-attack-title = Напасть на чей-нибудь лагерь?
board-attack-note = Ваши люди: { $people }, оружие: { $weapons }. Каждый погибший стоит { $points } очка.
board-attack-barred = напасть нельзя
board-helpless = Ни людей, ни оружия: скроется в лесу, а вы заберёте один ресурс целиком.
board-row-both = Люди и оружие: { $count }
board-row-only-people = Только люди: { $count }
board-row-only-weapons = Только оружие: { $count }
board-their = у врага: { $bonus }
board-ours = у нас: { $bonus }
board-own-dead = Наши убитые
board-weapons-spent = Оружие
board-attack-fails = Сполна заплатить нечем: нападение не удастся — люди −{ $people }, оружие −{ $weapons }, очки −{ $points }.
board-short-of = не хватает { $count }
board-would-gain = Достанется
board-seize-title = { $camp } скрылся. Что забрать?
board-have = у вас { $count }
board-threat-beaten = Если обороняться, ваш лагерь разобьют и вы выбываете.
board-threat-short = Если обороняться, нападение может сорваться.
board-threat-cost = { $camp } потратит:
board-threat-loss = Вы потеряете:
board-consider-ransom = { $camp } предлагает откуп
board-instead = Если напасть

## Board: other questions

board-role-title = За кого вы играете?
board-rescue-title = { $kind }: кого взять с собой?
board-rescue-note =
    В конце месяца пищи и воды хватит ещё на { $count ->
        [one] { $count } человека
        [few] { $count } человек
       *[many] { $count } человек
    }.
board-rescue-short =
    Пищи и воды не хватает уже сейчас: без них { $count ->
        [one] { $count } человек
        [few] { $count } человека
       *[many] { $count } человек
    }.
board-take-nobody = никого
board-treat-title =
    { $count ->
        [one] Лечения ждёт { $count } человек
        [few] Лечения ждут { $count } человека
       *[many] Лечения ждут { $count } человек
    }
board-treat-now = На каждого { $water } воды, у вас { $count }. Кто лечит, пропускает следующий ход.
board-treat-late = На каждого { $water } воды, у вас { $count }. Кого не вылечить сейчас, тот умрёт.
board-treat-nobody = никого
board-treat-wait =
    { $count ->
        [one] { $count } ждёт
        [few] { $count } ждут
       *[many] { $count } ждут
    }
board-treat-die =
    { $count ->
        [one] { $count } умрёт
        [few] { $count } умрут
       *[many] { $count } умрут
    }
board-heal-title = Ранены в рукопашной
board-heal-now = Офицеры могут подождать до конца месяца; без лечения руководитель пропустит следующий ход.
board-heal-late = Офицер, которого не вылечить сейчас, умрёт.
board-leader = Вы
board-lend-title = { $camp }: не хватает оружия, { $count }
board-lend-left = останется { $count }
board-lend-nothing = отказать
board-make-title = Мастерская
board-make-note = вдвое меньше оружия в каждом бою
board-organise-note = пожары лагерю не страшны
board-dead-title =
    { $count ->
        [one] Погибнет { $count } человек. Кто?
        [few] Погибнут { $count } человека. Кто?
       *[many] Погибнут { $count } человек. Кто?
    }
board-dead-note = Каждый стоит { $points } очка.

## Board: inspector

board-cards-a-turn = Карточек за ход
board-deaths = Погибло
board-start = На старте: { $resource }
board-is-role = роль
board-is-resource = ресурс
board-is-bonus = бонус
board-is-back = карточка рубашкой вверх
board-place = Карточка { $place }
board-rescued-points = Спасён: очки
board-rescued-loot = Спасён: с ним ресурсы
board-killed-points = Убит: очки
board-killed-loot = Убит: добыча
board-death-points = Погиб в вашем лагере: очки
board-reward = { $resource } { $count }
board-edge-top = Вверху
board-edge-left = Слева
board-edge-middle = В середине
board-edge-right = Справа
board-edge-bottom = Внизу
board-event-water = { $event }: { $count }, воды на каждого { $water }
board-event-leader = { $event }: воды { $water }
board-note-people = В конце месяца каждому нужны 1 пища и 1 вода; за накормленного дают очко.
board-note-officer = Офицер может за бой убить одного врага голыми руками, но потом его надо лечить.
board-note-back = Кто её откроет, тому достанется всё, что сойдётся с открытыми карточками рядом.
board-note-card = Читается сверху: верхний край, левый, середина, правый, нижний. Край действует, только если на соседней открытой карточке то же самое.
board-about-maps = 60 карт складываются в полную. Их носят офицеры.
board-about-fuel = Идёт на бутылки и огнемёты, в остальном — для обмена.
board-about-weapons = Две единицы на каждого врага в вылазке, с зажигательным оружием — одна.
board-about-water = По одной на человека в конце месяца, а ещё на лечение.
board-about-food = По одной на человека в конце месяца.
board-about-wood = 60 единиц — это укрепления. Горит в пожарах.
board-about-transport = Удваивает найденное у верхнего и нижнего края и даёт открыть ещё одну карточку.
board-about-full-map = Очки сразу и ещё одна карточка за ход; потерять её нельзя.
board-about-fortified = Очки сразу; нападающему нужно вдвое больше оружия. Пропадают, когда дерева становится меньше.
board-about-incendiary = На врага одна единица оружия вместо двух, нападения вдвое дешевле, диверсии.
board-about-brigade = Пожары не страшны. Нужен хотя бы один человек в лагере.
board-about-domination = Все пять сразу — полное доминирование: 50 очков.

## Board: the end

board-end = конец
board-end-camp = Лагерь
board-end-people = Вылазки и содержание
board-end-map = Карта
board-end-walls = Укрепления
board-end-domination = Доминирование
board-end-deaths = Погибшие
board-end-unit = Людей
board-end-winner = победа
board-end-note = Вылазки и содержание: спасённые, убитые, накормленные и диверсии вместе; подробнее лист не хранит.
board-end-chart = Очки по месяцам

## Board: guided first month

board-tour-table = Лес. На каждого игрока пять карточек рубашкой вверх; когда открыты все, месяц окончен.
board-tour-open = Ход — это вылазка: откройте любую карточку. Она читается сверху: верхний край, левый, середина, правый, нижний.
board-tour-joins = Края действуют, только если на двух открытых карточках сходится одно и то же: припасы сверху и снизу, люди слева и справа. Рядом с открытыми карточками больше добычи и больше опасности.
board-tour-camp = Ваш лагерь. Всё, что на этом листе, видят все.
board-tour-people = Ваши люди. Своих, которых встретите, можно взять с собой. В конце месяца каждого надо накормить и напоить — за это дают очко; за каждого умершего теряют три.
board-tour-store = Ваши припасы. На каждого врага в вылазке уходит две единицы оружия; не хватит — люди погибнут, а вам придётся бежать.
board-tour-bonuses = Пять бонусов и чего до них не хватает. Все пять вместе — полное доминирование: пятьдесят очков.
board-tour-others = Остальные лагеря. Свои могут помочь оружием, а меняться можно с кем угодно.
board-tour-month = Зима длится от первых заморозков до последнего снегопада: месяц — одна раздача.
board-tour-end = В конце месяца — лечение, обмен, мастерская, содержание лагеря и нападения. Всю цену нападения видно до того, как вы решите.
board-tour-prompt = Здесь написано, что от вас нужно. Что можно выбрать, отмечено янтарным.
board-tour-victory = Кто наберёт очки для победы, побеждает сразу, а с ним и его сторона; иначе решают очки после последнего месяца.

# При подготовке партии

scenario-three-on-three-about = Обычная игра: трое советских героев против троих оккупантов.
scenario-three-on-three-length = 1 час
scenario-six-group = Любые роли
scenario-six-about = Каждый берёт роль по вкусу, от одного игрока до шести; можно и всем на одну сторону.
scenario-six-length = 30–60 минут
option-months-about = Зима в лесу: после последнего месяца решают очки.
option-figure-about = Прямоугольник готов сразу; по одной лес выкладывают сами игроки.
option-destruction-about = Ни очки, ни месяцы игру не кончают — только потеря всех лагерей стороны.
option-target-about = Чем меньше игроков, тем меньше встреч: вчетвером хватит 40, вдвоём — 25.
option-cards-add-up-about = Иначе вместе они дают две карточки, как и каждый из них.
option-short-attacks-about = Иначе лагерь нападает, только если может заплатить всю цену.
option-made-from-fuel-about = В конце месяца — из 25 единиц топлива.
option-sides-about = Могут ли игроки быть на обеих сторонах или только на одной.
option-roles-about = Роли выбирают или тянут по жребию.
option-rivals-fight-about = Иначе лагеря одной стороны друг друга не трогают.
bot-leader-about = Открывает самое выгодное, кормит людей, меняется и нападает вовремя.

# Урок

lesson-aim = Это ваш лагерь: вы ведёте партизанский отряд через зиму. Очки дают за людей, которых вы спасли и прокормили, и за побеждённых врагов; 50 — победа сразу, иначе решают очки после шести месяцев.
lesson-open = Ход — это вылазка в лес: вы открываете одну из карточек, лежащих рубашкой вверх. Середина карточки действует всегда. Начните с середины леса: откройте H5.
lesson-open-no = Открыть можно любую карточку, но в уроке мы идём вместе: H5.
lesson-joins = Тайник: пять топлива в ваши запасы. Теперь края: они действуют, только если на двух открытых карточках сходится одно и то же. Поэтому откройте соседнюю карточку: G5, слева.
lesson-joins-no = Одна в лесу, она ни с чем не сойдётся краями. Рядом с открытой добычи больше: G5.
lesson-rescue = На обеих карточках партизаны: вы встретили троих своих. Возьмите всех: за каждого очко и три единицы оружия. Но кто пойдёт с вами, того в конце каждого месяца надо накормить и напоить.
lesson-rescue-no = Еды хватит на всех. Кто остался в лесу, ничего не принесёт.
lesson-below = Сверху и снизу сходятся припасы, слева и справа — люди. Откройте G6, под G5.
lesson-below-no = G6 касается открытой карточки верхним краем. Там могут сойтись припасы.
lesson-cart = Сошлось оружие, а сама карточка дала коня с подводой: теперь вы можете открывать две карточки за ход, а припасы на краях удваиваются. Вторая карточка уже сейчас: откройте H6.
lesson-cart-no-stop = Можно остановиться и на одной карточке. Но вторая ничего не стоит, а найти можно многое.
lesson-cart-no = H6 касается двух открытых карточек, сверху и слева. Лучшего места нет.
lesson-peasants = Четверо крестьян: возьмите всех. За каждого очко и три пищи.
lesson-two-cards = Враг тоже открывает карточки, и что взял он, того уже нет. Ваши следующие две: G8, потом H8 рядом с ней.
lesson-two-cards-no = G8 и H8 лежат рядом: что на одной, может сойтись с тем, что на другой.
lesson-fight = Двое офицеров вермахта! На врага в вылазке уходит две единицы оружия: потрачено четыре, оба побеждены, по три очка за каждого. Будь оружия меньше, погибли бы ваши люди. Открыта последняя карточка: месяц кончается, и сначала — обмен.
lesson-trade = У вас 25 древесины, а нужна она мало. За пять единиц на стороне всегда дают одну: смените древесину на оружие и получите 3.
lesson-trade-no = Это пригодится самим. А древесины у вас вдоволь.
lesson-trade-no-offer = Другим лагерям можно предлагать обмен на любых условиях. Но он ваш враг: зачем его вооружать?
lesson-trade-no-done = Можно закончить и так. Но 25 древесины только горят, а оружие понадобится.
lesson-trade-done = Пятнадцать древесины стали тремя единицами оружия. Закончите обмен.
lesson-trade-done-no = Для одного месяца обмена довольно: остальное приберегите.
lesson-brigade = В лагере можно организовать пожарную команду: одна пища и одна вода — и пожары вам больше не страшны. Сделайте это, древесина будет цела.
lesson-brigade-no = Это стоит одной пищи и одной воды. А пожар может стоить десяти древесины.
lesson-fed = Потом ваших семерых накормили и напоили, и за каждого, кто пережил месяц, дали очко: у вас уже 20. Кого не накормили, тот умирает, и каждая смерть стоит трёх очков.
lesson-december = Декабрь: новые карточки, и с подводой вы открываете две за ход. Откройте G4.
lesson-december-no = Сначала G4. А потом весь лес ваш.
lesson-end = Пожар — и ваша команда его потушила. Теперь вы знаете месяц: вылазки, обмен, мастерская, содержание лагеря; а между месяцами сильный лагерь может напасть на другой. Играйте дальше или начните свою партию.

## Как играть

howto-aim-camp = Вы ведёте лагерь через зиму в белорусских лесах: за партизан или за оккупантов. Нужно найти в лесу своих людей и припасы, прокормить отряд и одолеть врагов.
howto-aim-winter = Один месяц — одна раздача. Карточки лежат рубашкой вверх, и все открывают их по очереди: что взял один, того не получит другой.
howto-phase-raids = Вылазки
howto-phase-raids-text = По очереди открывайте карточку и выполняйте её сверху вниз: верхний край, левый, середина, правый, нижний. Месяц длится, пока не открыты все.
howto-phase-healing = Лечение
howto-phase-healing-text = Раненые и обмороженные лечатся за воду. Кого не вылечили, тот умирает.
howto-phase-trade = Обмен
howto-phase-trade-text = Меняйтесь с другими на любых условиях; на стороне всегда дают одно за пять.
howto-phase-workshop = Мастерская
howto-phase-workshop-text = Делайте зажигательное оружие и собирайте пожарную команду.
howto-phase-feeding = Содержание лагеря
howto-phase-feeding-text = Каждому в лагере — одна пища и одна вода. Накормленный приносит очко, умерший стоит трёх.
howto-phase-attacks = Нападения
howto-phase-attacks-text = У кого есть и люди, и оружие, тот может напасть на один чужой лагерь. Всю цену видно заранее.
howto-part-card = Карточка
howto-part-card-text = Середина действует всегда. Края — только если на соседней открытой карточке у общего края то же самое.
howto-card-top = Верхний край: припасы. Сойдутся с нижним краем карточки выше — они ваши; зачёркнутые пропадают.
howto-card-left = Левый край: половина человека. Вторая половина — на карточке слева.
howto-card-count = Сколько людей встречено, если картинка сошлась.
howto-card-middle = Середина: тайник, пожар, раны, транспорт — или ничего.
howto-card-bottom = Нижний край: припасы, как и сверху.
howto-part-meeting = Встреча
howto-part-meeting-text = Своих можно взять с собой: за каждого очко и три единицы припасов. С врагами придётся драться: по две единицы оружия на каждого.
howto-meeting-edge = На общем крае сошёлся один и тот же человек: встреча состоялась.
howto-meeting-count = Столько их: число с левого края правой карточки.
howto-part-people = Люди
howto-sign-peasant = Крестьянин: за партизан. Приносит пищу.
howto-sign-partisan = Партизан. Приносит оружие.
howto-sign-nkvd = Офицер НКВД: за партизан. Приносит карты местности; побеждённый врагом стоит трёх очков.
howto-sign-policeman = Полицай: за оккупантов. Приносит пищу.
howto-sign-soldier = Немецкий солдат: за оккупантов. Приносит оружие.
howto-sign-officer = Офицер вермахта: за оккупантов. Приносит карты; за победу над ним три очка.
howto-part-goods = Припасы
howto-sign-food = Пища: по одной на человека каждый месяц.
howto-sign-water = Вода: столько же, и ещё на лечение.
howto-sign-weapons = Оружие: без него враги в лесу убивают ваших людей.
howto-sign-wood = Древесина: из неё строят укрепления; её жжёт пожар.
howto-sign-maps = Карты местности: их приносят офицеры.
howto-sign-fuel = Топливо: из него делают зажигательное оружие.
howto-part-bonuses = Пять бонусов
howto-part-bonuses-text = Каждый полезен сам по себе, а все пять вместе — полное доминирование и обычно победа.
howto-sign-transport = Подвода или мотоцикл: две карточки за ход, припасы с краёв удваиваются.
howto-sign-full-map = Полная карта местности: очки и две карточки за ход.
howto-sign-fortified = Укрепления: очки, а нападать на вас вдвое дороже.
howto-sign-incendiary = «Коктейль Молотова» или огнемёт: на врага уходит одно оружие вместо двух.
howto-sign-brigade = Пожарная команда: пожары вам не страшны.
howto-win-target = Кто набрал очки для победы, побеждает сразу, и вся его сторона с ним. Сколько нужно, написано на треке лагеря.
howto-win-months = Если никто не набрал, после последнего месяца побеждает тот, у кого больше очков.
howto-win-domination = Полное доминирование — все пять бонусов — даёт столько очков сразу, сколько обычно нужно для победы.
howto-win-destroyed = Сторона, у которой не осталось лагерей, проиграла.
howto-tip-beside = Открывайте карточки рядом с открытыми: края сходятся чаще. Но и враги там встречаются чаще.
howto-tip-weapons = Прежде чем идти вглубь леса, посчитайте оружие: хватит ли на троих-четверых врагов?
howto-tip-food = Берите столько людей, сколько прокормите: голодная смерть отнимает втрое больше, чем человек принёс.
howto-tip-trade = Лишнее меняйте каждый месяц: пять единиц древесины — одна единица оружия, воды или пищи.
howto-tip-brigade = Пожарную команду собирайте рано: она стоит мало, а укрепления без неё недолговечны.

## Памятка

aid-people = Что приносят люди
aid-person = Кто
aid-rescued-points = Спасён: очки
aid-rescued-goods = Спасён: припасы
aid-killed-points = Побеждён: очки
aid-killed-goods = Побеждён: припасы
aid-goods = Какие припасы
aid-battle = Нападение на лагерь
aid-defender = Кого атакуют
aid-battle-note = Столько тратит нападающий на каждую единицу оружия (первая строка) или на каждого человека обороны.
aid-figures = Цены и очки
aid-what = Что
aid-how-many = Сколько
aid-figure-weapons-an-enemy = Оружие на врага в вылазке
aid-figure-weapons-an-enemy-incendiary = То же с зажигательным оружием
aid-figure-death = Очков теряют за смерть
aid-figure-outside-rate = Отдать на стороне за единицу
aid-figure-healing-food = Лечение: пища
aid-figure-healing-water = Лечение: вода
aid-figure-incendiary-fuel = Зажигательное оружие: топливо
aid-figure-brigade-food = Пожарная команда: пища
aid-figure-brigade-water = Пожарная команда: вода
aid-figure-full-map = Полная карта: карт местности
aid-figure-full-map-points = Полная карта: очки
aid-figure-fortifications = Укрепления: древесина
aid-figure-fortifications-points = Укрепления: очки
aid-figure-domination-points = Полное доминирование: очки
aid-stores = Запасы в начале
aid-role = Роль
aid-basic = У всех
aid-stores-note = Роль прибавляет своё к тому, что есть у всех.

## Чего требуют задачи

aim-gain = Набрать { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } до конца месяца { $month }
aim-survive = До конца месяца { $month } в лагере никто не должен погибнуть
aim-people = Чтобы в конце месяца { $month } в лагере было не меньше { $count } человек
aim-conquer = Уничтожить лагерь { $camp-gen } до конца месяца { $month }
aim-lead = К концу месяца { $month } иметь больше очков, чем у любого другого
