# Сталинград ’42

# Scenarios

scenario-fall-blau = Операция «Блау»
scenario-caucasus = Кавказ
scenario-uranus = «Уран»
scenario-campaign = Кампания

about-fall-blau = Летнее наступление начинается на фронте от Курска до Азовского моря.
about-caucasus = От низовьев Дона до кавказских перевалов и нефти Грозного.
about-uranus = Советский контрудар на Дону и южнее Сталинграда и попытка деблокады.
about-campaign = Вся кампания на юге, от первого удара до конца 1942 года.

# Numbers: the 1st, the 2nd, the 3rd, the 4th

number-st = { $number }-я
    .m = { $number }-й
number-nd = { $number }-я
    .m = { $number }-й
number-rd = { $number }-я
    .m = { $number }-й
number-th = { $number }-я
    .m = { $number }-й

# Units named by number and kind

unit-panzer = { $first } танковая дивизия
unit-panzergrenadier = { $first } панцергренадерская дивизия
unit-infantry = { $first } пехотная дивизия
unit-jager = { $first } егерская дивизия
unit-mountain = { $first } горная дивизия
unit-security = { $first } охранная дивизия
unit-stug = { $first-m } дивизион штурмовых орудий
unit-stug-2 = { $first-m } и { $second-m } дивизионы штурмовых орудий
unit-bicycle = { $first-m } велосипедный полк
unit-luftwaffe-infantry = { $first } авиаполевая дивизия
unit-romania-infantry = { $first } румынская пехотная дивизия
unit-romania-cavalry = { $first } румынская кавалерийская дивизия
unit-romania-mountain = { $first } румынская горная дивизия
unit-romania-panzer = { $first } румынская танковая дивизия
unit-hungary-infantry = { $first } венгерская лёгкая дивизия
unit-hungary-panzer = { $first } венгерская танковая дивизия
unit-croatia-infantry = { $first-m } хорватский пехотный полк
unit-rifle = { $first } стрелковая дивизия
unit-rifle-2 = { $first } и { $second } стрелковые дивизии
unit-rifle-brigade = { $first } стрелковая бригада
unit-rifle-brigade-2 = { $first } и { $second } стрелковые бригады
unit-guards-rifle = { $first } гвардейская стрелковая дивизия
unit-guards-rifle-2 = { $first } и { $second } гвардейские стрелковые дивизии
unit-guards-rifle-brigade = { $first } гвардейская стрелковая бригада
unit-guards-rifle-corps = { $first-m } гвардейский стрелковый корпус
unit-fortified-region = { $first-m } укреплённый район
unit-mountain-rifle = { $first } горнострелковая дивизия
unit-naval-brigade = { $first } бригада морской пехоты
unit-naval-brigade-2 = { $first } и { $second } бригады морской пехоты
unit-nkvd = { $first } дивизия НКВД
unit-tank-corps = { $first-m } танковый корпус
unit-guards-tank-corps = { $first-m } гвардейский танковый корпус
unit-tank-brigade = { $first } танковая бригада
unit-tank-brigade-2 = { $first } и { $second } танковые бригады
unit-guards-tank-brigade = { $first } гвардейская танковая бригада
unit-mech-corps = { $first-m } механизированный корпус
unit-guards-mech-corps = { $first-m } гвардейский механизированный корпус
unit-motor-brigade = { $first } мотострелковая бригада
unit-cavalry-corps = { $first-m } кавалерийский корпус
unit-guards-cavalry-corps = { $first-m } гвардейский кавалерийский корпус
unit-cavalry-division = { $first } кавалерийская дивизия
unit-cavalry-division-2 = { $first } и { $second } кавалерийские дивизии
unit-tank-destroyer = { $first } истребительная дивизия
unit-artillery = { $first } артиллерийская дивизия
unit-army = { $first } армия
unit-tank-army = { $first } танковая армия
unit-guards-army = { $first } гвардейская армия
unit-shock-army = { $first } ударная армия
unit-reserve-army = { $first } резервная армия
unit-masked-army = { $first } резервная армия (маскировка)
unit-supply = Очко снабжения
unit-as-printed = { $name }
unit-remnant-infantry = Остатки пехоты
unit-remnant-panzer = Остатки танковой дивизии
unit-remnant-panzergrenadier = Остатки панцергренадеров

# Units with a name of their own

name-hq-17a = Штаб 17-й армии
name-hq-1pza = Штаб 1-й танковой армии
name-hq-2a = Штаб 2-й армии
name-hq-4pza = Штаб 4-й танковой армии
name-hq-6a = Штаб 6-й армии
name-it-hq-8a = Штаб 8-й итальянской армии
name-ro-hq-3a = Штаб 3-й румынской армии
name-ro-hq-4a = Штаб 4-й румынской армии
name-hu-hq-2a = Штаб 2-й венгерской армии
name-pzg-wiking = 5-я дивизия СС «Викинг»
name-pzg-wiking-8 = 5-я дивизия СС «Викинг», усиленная
name-pzg-gd = Дивизия «Великая Германия»
name-pz-michalik = Боевая группа Михалика
name-rfss-1 = 1-я моторизованная бригада рейхсфюрера СС
name-mot-f = Особое соединение «Ф»
name-eng-linden = Сапёрная группа Линдена
name-manstein = Манштейн
name-it-mot-celere = 3-я итальянская дивизия «Челере»
name-it-inf-pasubio = Итальянская дивизия «Пасубио»
name-it-inf-torino = Итальянская дивизия «Торино»
name-it-cav-barbo = Итальянская кавалерийская группа Барбо
name-it-inf-cosseria = Итальянская дивизия «Коссерия»
name-it-inf-ravenna = Итальянская дивизия «Равенна»
name-it-inf-sforzesca = Итальянская дивизия «Сфорцеска»
name-it-inf-vicenza = Итальянская дивизия «Виченца»
name-it-mtn-cuneense = Итальянская альпийская дивизия «Кунеэнсе»
name-it-mtn-julia = Итальянская альпийская дивизия «Юлия»
name-it-mtn-tridentina = Итальянская альпийская дивизия «Тридентина»
name-sl-mot-fast = Словацкая подвижная дивизия
name-nc-450 = 450-й туркестанский батальон
name-nc-796 = 796-й грузинский батальон
name-nc-802 = 802-й северокавказский батальон
name-nc-804 = 804-й азербайджанский батальон
name-nc-370 = I туркестанский батальон 370-го полка
name-nc-bergmann = Батальон «Бергман»
name-fr-bryansk = Штаб Брянского фронта
name-fr-north-caucasus = Штаб Северо-Кавказского фронта
name-fr-south = Штаб Южного фронта
name-fr-southwest = Штаб Юго-Западного фронта
name-fr-black-sea = Штаб Черноморского фронта
name-fr-don = Штаб Донского фронта
name-fr-southeast = Штаб Юго-Восточного фронта
name-fr-stalingrad = Штаб Сталинградского фронта
name-fr-transcaucasus = Штаб Закавказского фронта
name-fr-voronezh = Штаб Воронежского фронта
name-rd-30 = 30-я Иркутская стрелковая дивизия
name-nkvd-voronezh = Гарнизон Воронежа, НКВД
name-nkvd-grozny = Грозненская дивизия НКВД
name-nkvd-ordzhonikidze = Орджоникидзевская дивизия НКВД
name-nkvd-krasnodar = Гарнизон Краснодара, НКВД
name-nkvd-saratov = Гарнизон Саратова, НКВД
name-nav-novorossiysk = Морской гарнизон Новороссийска
name-nav-temryuk = Морской гарнизон Темрюка
name-nav-tuapse = Морской гарнизон Туапсе
name-army-1g = Штаб 1-й гвардейской армии
name-army-5s = Штаб 5-й ударной армии
name-army-5t = Штаб 5-й танковой армии
name-chuikov = Чуйков

# What stands on a counter: after a number, or by itself

short-guards = гв.
short-guards-rifle-corps = гв. ск
short-guards-cavalry-corps = гв. кк
short-guards-mech-corps = гв. мк
short-cavalry-corps = кк
short-mech-corps = мк
short-motor-brigade = мсбр
short-mountain-rifle = горн.
short-naval = мп
short-nkvd = НКВД
short-luftwaffe = ап
short-tank-destroyer = истр.
short-artillery = арт.
short-fortified-region = УР
short-reserve-army = рез.
short-hq-17a = 17А
short-hq-1pza = 1ТА
short-hq-2a = 2А
short-hq-4pza = 4ТА
short-hq-6a = 6А
short-it-hq-8a = 8А
short-ro-hq-3a = 3А
short-ro-hq-4a = 4А
short-hu-hq-2a = 2А
short-inf-385 = 385(-)
short-pzg-wiking = Викинг
short-pzg-wiking-8 = Викинг
short-pzg-gd = ВГ
short-pz-michalik = Михалик
short-rfss-1 = 1 РФСС
short-mot-f = «Ф»
short-eng-linden = Линден
short-manstein = Манштейн
short-it-mot-celere = Челере
short-it-inf-pasubio = Пасубио
short-it-inf-torino = Торино
short-it-cav-barbo = Барбо
short-it-inf-cosseria = Коссерия
short-it-inf-ravenna = Равенна
short-it-inf-sforzesca = Сфорцеска
short-it-inf-vicenza = Виченца
short-it-mtn-cuneense = Кунеэнсе
short-it-mtn-julia = Юлия
short-it-mtn-tridentina = Тридентина
short-sl-mot-fast = Подв.
short-nc-450 = 450 турк.
short-nc-796 = 796 груз.
short-nc-802 = 802 сев.-к.
short-nc-804 = 804 азерб.
short-nc-370 = I/370
short-nc-bergmann = Бергман
short-fr-bryansk = Брянский
short-fr-north-caucasus = Сев.-Кавк.
short-fr-south = Южный
short-fr-southwest = Ю.-Зап.
short-fr-black-sea = Черномор.
short-fr-don = Донской
short-fr-southeast = Ю.-Вост.
short-fr-stalingrad = Сталингр.
short-fr-transcaucasus = Закавк.
short-fr-voronezh = Воронеж.
short-nkvd-voronezh = Воронеж
short-nkvd-grozny = Грозный
short-nkvd-ordzhonikidze = Орджон.
short-nkvd-krasnodar = Краснодар
short-nkvd-saratov = Саратов
short-nav-novorossiysk = Новоросс.
short-nav-temryuk = Темрюк
short-nav-tuapse = Туапсе
short-army-1g = 1 гв. А
short-army-5s = 5 уд.
short-army-5t = 5 ТА
short-chuikov = Чуйков

# Kinds of units

kind-panzer = танковая дивизия
kind-panzergrenadier = панцергренадерская дивизия
kind-motorized = моторизованное соединение
kind-infantry = пехотная дивизия
kind-jager = егерская дивизия
kind-mountain = горная дивизия
kind-security = охранная дивизия
kind-stug = штурмовые орудия
kind-bicycle = велосипедный полк
kind-cavalry = кавалерия
kind-engineer = сапёры
kind-volunteers = батальон добровольцев
kind-army-hq = штаб армии
kind-rifle = стрелковая дивизия
kind-rifle-brigade = стрелковая бригада
kind-guards-rifle = гвардейская стрелковая дивизия
kind-guards-rifle-brigade = гвардейская стрелковая бригада
kind-guards-rifle-corps = гвардейский стрелковый корпус
kind-fortified-region = укреплённый район
kind-mountain-rifle = горнострелковая дивизия
kind-naval-brigade = бригада морской пехоты
kind-nkvd = дивизия НКВД
kind-tank-corps = танковый корпус
kind-guards-tank-corps = гвардейский танковый корпус
kind-tank-brigade = танковая бригада
kind-guards-tank-brigade = гвардейская танковая бригада
kind-mech-corps = механизированный корпус
kind-guards-mech-corps = гвардейский механизированный корпус
kind-motor-brigade = мотострелковая бригада
kind-cavalry-corps = кавалерийский корпус
kind-guards-cavalry-corps = гвардейский кавалерийский корпус
kind-cavalry-division = кавалерийская дивизия
kind-tank-destroyer = истребительная дивизия
kind-artillery = артиллерийская дивизия
kind-front-hq = штаб фронта
kind-army-staff = штаб армии
kind-leader = командующий
kind-supply = очко снабжения
kind-reserve-army = резервная армия

# Colours, nations and sides

branch-regular = Красная армия
branch-misc = Красная армия, особые части
branch-naval = морская пехота
branch-nkvd = НКВД
branch-guards = гвардия
branch-wehrmacht = вермахт
branch-ss = СС
branch-luftwaffe = люфтваффе
branch-italy = итальянская армия
branch-romania = румынская армия
branch-hungary = венгерская армия
branch-slovakia = словацкая армия
branch-croatia = хорватский легион
branch-volunteers = кавказские добровольцы

nation-soviet = Советский Союз
nation-germany = Германия
nation-italy = Италия
nation-romania = Румыния
nation-hungary = Венгрия
nation-slovakia = Словакия
nation-croatia = Хорватия
nation-volunteers = кавказские добровольцы

side-axis = Ось
side-soviet = СССР
side-both = обе стороны
side-scenario = по сценарию

# What a counter says

size-battalion = батальон
size-regiment = полк
size-brigade = бригада
size-division = дивизия
size-corps = корпус
size-army = армия
size-front = фронт

quality-elite = элитная часть
quality-regular = обычная часть
quality-low = часть низкого качества

dot-black = танковый сдвиг
dot-red = элитный танковый сдвиг
dot-white = отменяет танковый сдвиг в обороне

mark-garrison = гарнизон
mark-frozen = пока не может уйти
mark-bluecher = операция «Блюхер»
mark-C = подкрепление Кавказа
mark-TC = Закавказье
mark-remnant = остатки

# Armies, fronts and groups

command-17a = 17-я армия
command-1pza = 1-я танковая армия
command-2a = 2-я армия
command-48pz = 48-й танковый корпус
command-4pza = 4-я танковая армия
command-6a = 6-я армия
command-army-group-a = группа армий «А»
command-army-group-b = группа армий «Б»
command-black-sea = Черноморская группа войск
command-bluecher = операция «Блюхер»
command-bryansk = Брянский фронт
command-don = Донской фронт
command-garrison = гарнизоны
command-hungarian-2a = 2-я венгерская армия
command-italian-8a = 8-я итальянская армия
command-maskirovka = маскировка
command-north-caucasus = Северо-Кавказский фронт
command-romanian-3a = 3-я румынская армия
command-romanian-4a = 4-я румынская армия
command-south = Южный фронт
command-southwest = Юго-Западный фронт
command-stalingrad = Сталинградский фронт
command-stavka = резерв Ставки
command-transcaucasus = Закавказский фронт
command-volunteers = кавказские добровольцы
command-voronezh = Воронежский фронт

# Markers and their sides

marker-railhead = конечная станция снабжения
marker-fort-axis = укрепление Оси
marker-fort-soviet = советское укрепление
marker-offensive-axis = запланированное наступление Оси
marker-offensive-soviet = запланированное советское наступление
marker-reserve-axis = резерв Оси
marker-reserve-soviet = советский резерв
marker-supply-axis = очки снабжения Оси
marker-supply-soviet = советские очки снабжения
marker-maskirovka = маскировка
marker-vasilevsky = Василевский
marker-volga-flotilla = Волжская флотилия
marker-city-battle = бой за город
marker-control = контроль
marker-disorder = беспорядок
marker-supply-state = состояние снабжения
marker-pocket = котёл
marker-train = эшелон
marker-replacement = пополнение
marker-weather = погода
marker-mud = распутица

face-1 = 1
face-2 = 2
face-axis = Ось
face-box = в ячейке
face-complete = готово
face-crossing = переправа
face-cut = перерезана
face-disrupted = дезорганизация
face-full-retreat = беспорядочное отступление
face-isolated = окружение
face-mud = распутица
face-one = одно
face-out-of-supply = без снабжения
face-planning = готовится
face-ready = готово
face-replacement = пополнение
face-reserve = резерв
face-soviet = СССР
face-train = эшелон
face-two = два
face-under-construction = строится
face-weather = погода
face-working = действует

air-iv-fk = IV авиакорпус
air-viii-fk = VIII авиакорпус
air-rom-air = Румынский авиакорпус

# Displays beside the map

display-arrivals = Подкрепления
display-waiting = Приходят по правилу
display-air = Авиация
display-reserve-armies = Резервные армии
display-supplies = Очки снабжения вне игры
display-railheads = Конечные станции
display-remnants = Остатки
display-eliminated = Уничтоженные части

place-north = северный край карты
place-krasnodar = Краснодар
place-voroshilovsk = Ворошиловск

# Turns

season-summer = лето
season-september = сентябрь
season-mud = распутица
season-winter = зима

weather-clear = ясно
weather-overcast = пасмурно
weather-overcast-winter = пасмурно, зима
weather-rain = дождь
weather-snow = снег

replacement-tank = танки
replacement-infantry = пехота
replacement-cavalry = кавалерия
replacement-special = специальные
replacement-ally = союзники

turn-event-27-panzer = Группа Михалика становится 27-й танковой дивизией
turn-event-air-leaves = IV авиакорпус уходит
turn-event-axis-between = После советской половины у немцев короткий ход: движение, выход из боя, восстановление
turn-event-benchmark = Сравниваются победные очки
turn-event-convert-tank-corps = Танковые корпуса выводятся на переформирование
turn-event-end = Последний ход
turn-event-guards-tank-corps = Танковый корпус становится гвардейским
turn-event-maskirovka = Начинается маскировка
turn-event-mud-season = Начинается распутица
turn-event-order-227 = Приказ № 227: ни шагу назад
turn-event-overcast = Пасмурно, авиация не летает
turn-event-reserve-armies = Можно вводить резервные армии
turn-event-reserve-army-8 = Вводится 8-я резервная армия
turn-event-soviet-first-move = До немецкой половины может двигаться советская сторона
turn-event-soviet-tactical-movement = Советские части движутся только тактически или по железной дороге
turn-event-soviets-first = Отныне советская половина хода — первая
turn-event-stalingrad = К началу своей половины немцы должны удерживать гекс Сталинграда
turn-event-tactical-movement = Немецкие боевые части движутся только тактически
turn-event-vasilevsky = Прибывает Василевский
turn-event-weather = Отныне бросают на погоду
turn-event-wiking = Дивизия «Викинг» усилена
turn-event-winter = Начинается зима
turn-event-withdraw-barbo = Конница Барбо уходит
turn-event-withdraw-infantry = Пехотная дивизия уходит
turn-event-withdraw-panzer = Танковые дивизии уходят
turn-event-withdraw-rfss = Бригада рейхсфюрера СС уходит

change-withdraw-units = Уходит: { $units }.
change-withdraw-kind = Уходит: { $kind } × { $count }{ $steps ->
        [one] , не меньше { $steps } уровня
        [few] , не меньше { $steps } уровней
       *[many] , не меньше { $steps } уровней
    }.
change-withdraw-both = Уходят: { $units }; { $kind } × { $count }{ $steps ->
        [one] , всего не меньше { $steps } уровня
        [few] , всего не меньше { $steps } уровней
       *[many] , всего не меньше { $steps } уровней
    }.
change-exchange = { $units } → { $unit }.
change-return = Возвращается, если уходила: { $kind } × { $count }.

# The ground

terrain-clear = равнина
terrain-desert = полупустыня
terrain-rough = пересечённая местность
terrain-woods = лес
terrain-wooded_rough = пересечённая лесная местность
terrain-marsh = болото
terrain-seasonal_marsh = сезонное болото
terrain-mountain = горы
terrain-minor_city = малый город
terrain-major_city = большой город
terrain-sea = море
terrain-lake = озеро
terrain-volga = пойма Волги

feature-minor_river = малая река
feature-major_river = большая река
feature-volga = Волга
feature-lake = озеро
feature-sea = море
feature-alpine = альпийский хребет
feature-rail_green = железная дорога, которую Ось может восстановить
feature-rail_plain = железная дорога
feature-rail_unfinished = недостроенная железная дорога
feature-primary_road = главная дорога
feature-secondary_road = второстепенная дорога
feature-bridge = мост
feature-ferry = паром

settlement-town = городок
settlement-landmark = ориентир
settlement-minor_city = малый город
settlement-major_city = большой город

crossing-rail_bridge = железнодорожный мост
crossing-rail_ferry = железнодорожный паром
crossing-ferry = паром

fort-north = укрепление северного рубежа
fort-south = укрепление южного рубежа
fort-Rostov = укрепление Ростова

port-Azov = порт на Азовском море
port-Black = порт на Чёрном море

ground-floods = до первого дождя равнина, затем болото
ground-freezes = зимой замерзает

# Board: counters and panels

board-panels = Панели
board-close = Закрыть
board-tab-here = Гекс
board-tab-find = Поиск
board-tab-arrivals = Ходы
board-tab-displays = Вне карты
board-tab-layers = Слои
board-here-hint = Нажмите на гекс или стопку фишек, чтобы узнать, что там.

board-hex = Гекс { $hex }
board-off-map = Вне карты.
board-units-here = { $count ->
        [one] { $count } часть
        [few] { $count } части
       *[many] { $count } частей
    }
board-ground = Местность
board-terrain = Тип
board-settlement = Населённый пункт
board-vp = Победа
board-vp-count = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
board-port = Порт
board-fort = На карте
board-season = Сезон
board-entry = Вход
board-area = Область { $area }
board-sides = Стороны гекса
board-opens = с хода { $turn }
board-direction-n = Север
board-direction-ne = Северо-восток
board-direction-se = Юго-восток
board-direction-s = Юг
board-direction-sw = Юго-запад
board-direction-nw = Северо-запад

board-face = Атака, оборона, движение: { $face }
board-face-up = лежит вверх
board-face-full = Полная сила
board-face-lost = { $count ->
        [one] Потерян { $count } уровень
        [few] Потеряно { $count } уровня
       *[many] Потеряно { $count } уровней
    }
board-face-front = Лицо
board-face-back = Оборот
board-kind = Род войск
board-branch = Принадлежность
board-figures = Показатели
board-steps = Уровни
board-steps-of = { $now } из { $full }
board-quality = Класс
board-dot = Точка
board-stacking = Стопка
board-free = одна такая часть в стопке не в счёт
board-marks = Пометки
board-movement = Движение
board-mechanized = механизированная
board-foot = немеханизированная
board-command = В составе
board-begins = Начинает
board-at-start = на карте, { $hex }
board-in-area = в области { $areas }
board-arrives = ход { $turn }: { $areas }
board-by-rule = по правилу: { $areas }
board-by-rule-only = по правилу
board-go = К гексу { $hex }
board-sources = Откуда эти сведения
board-figure-name = Название
board-figure-kind = Род войск
board-figure-size = Размер
board-figure-faces = Атака, оборона, движение
board-figure-steps = Уровни
board-figure-quality = Класс
board-figure-dot = Точка
board-figure-free = Не в счёт в стопке
board-figure-marks = Пометки

board-find = Найти часть, армию или место
board-find-hint = Калач, 16 тд, 5521…
board-find-about = Названия по-русски и по-английски, армии, номера частей и гексов. Enter переносит туда.
board-found = Найдено
board-found-count = { $count ->
        [0] Ничего не найдено
        [one] Найдено: { $count }
        [few] Найдено: { $count }
       *[many] Найдено: { $count }
    }

board-turn-choice = Ход
board-turn-before = Предыдущий ход
board-turn-after = Следующий ход
board-turn-of = Ход { $turn }: { $dates }
board-turn-cell = Ход { $turn }, { $dates }, { $season }, { $count ->
        [one] прибывает { $count } часть
        [few] прибывают { $count } части
       *[many] прибывает { $count } частей
    }
board-weather = Погода
board-air = Авиация
board-air-count = { $clear } в ясную погоду, { $overcast } в пасмурную
board-air-turns = { $nation }, ходы с { $first } по { $last }
board-benchmark = Рубеж
board-replacements = Пополнения, { $side }
board-arriving = { $side }: { $count ->
        [one] прибывает { $count } часть
        [few] прибывают { $count } части
       *[many] прибывает { $count } частей
    }
board-one-of = Одна из областей { $areas }
board-nobody = В этот ход никто не прибывает.

board-track = Шкала ходов
board-areas = Области входа
board-show = Показать
board-empty = Пусто.

board-layer-counters = Части
board-layer-counters-about = Фишки и маркеры расстановки
board-layer-front = Фронт и армии
board-layer-front-about = Линия фронта и названия армий на мелкой карте
board-layer-numbers = Номера гексов
board-layer-numbers-about = Когда карта достаточно крупна
board-layer-railways = Железные дороги
board-layer-railways-about = Действующие, восстанавливаемые и недостроенные
board-layer-control = Контроль
board-layer-control-about = Земля, к которой ближе части одной стороны
board-layer-bare = Только местность
board-layer-bare-about = Без дорог, рельсов и названий

# Board: the map

board-map = Карта. Стрелки двигают её, плюс и минус меняют масштаб, 0 показывает весь театр, Enter — гекс в середине, Page Down — следующую стопку; косая черта открывает поиск.
board-map-failed = Не удалось нарисовать карту.
board-map-failed-about = Части и панели рядом с картой работают. Попробуйте ещё раз или откройте страницу в другом браузере.
board-map-again = Ещё раз
board-nearer = Ближе
board-further = Дальше
board-whole = Весь театр
board-legend = Условные знаки
board-signs-ground = Местность
board-signs-lines = Реки и дороги
board-signs-places = Пункты
board-sign-vp = победный гекс и его очки
board-sign-fort = напечатанное укрепление
board-sign-port = порт
board-sign-ice = замерзает зимой
board-sign-front = линия фронта (издали)
board-sign-entry-soviet = Область входа СССР
board-sign-entry-axis = Область входа Оси
board-sign-entry-open = на показанном ходу здесь могут прибыть части
board-markers = Маркеры при штабах
board-marker-hq = { $state }, при любом штабе армии; ход { $turn }

# Board: battles

board-battle = Бой
board-attack-on = Атака: { $place }
board-attackers = Атакующие
board-defenders = Обороняющиеся
board-attack-sum = Сила атаки
board-defence-sum = Сила обороны
board-capped = из { $sum } в счёт идёт не больше { $most }
board-odds-of = { $attack } к { $defence }
board-column = Колонка
board-take = гекс взят: { $chance }
board-if-all = Так будет, если атакуют все, кто может. Выберите участников.
board-unlawful = Ниже 1-3 не атакуют
board-crt = Результаты колонки { $column }
board-attacker-loses = Потери атакующего в среднем, уровней
board-defender-loses = Потери обороняющегося в среднем
board-hex-taken = Гекс будет взят
board-doomed = Отступать некуда: части погибнут с вероятностью { $chance }
board-short = В фазу движения нужно соотношение 10-1
board-support = Артиллерийская поддержка:
board-defence = Упорная оборона
board-defence-at = Упорная оборона: { $place }
board-desperate-at = Отчаянная оборона: { $place }
board-desperate-why = Отступление их погубит: при неудаче часть теряет уровень и бросает снова.
board-defence-on-clear = Колонка: равнина
board-defence-on-other = Колонка: прочая местность, городок или укрепление
board-defence-on-city = Колонка: город
board-defence-led = Ведущая часть: { $unit }
board-defence-die = Кубик
board-defence-result = Результат
board-defence-own = Свои
board-defence-enemy = Враг
board-defence-holds = Гекс в итоге удержан
board-defence-supported = С артиллерийской поддержкой
board-city-battle = город { $level }
board-die = кубик { $die }
board-showing = Показ боя
board-show-hold = Пауза
board-show-go = Дальше
board-show-next = Следующий шаг
board-show-skip = Пропустить
board-since = С вашего хода:
board-since-moves = { $count ->
    [one] { $count } перемещение
    [few] { $count } перемещения
   *[many] { $count } перемещений
}
board-since-battles = { $count ->
    [one] { $count } бой
    [few] { $count } боя
   *[many] { $count } боёв
}
board-since-show = Показать по порядку
board-since-close = Убрать
board-end-goal = из { $goal } победных очков, нужных Оси
board-end-held = Ось удерживает победные гексы:
board-end-none = Ось не удерживает ни одного победного гекса.
board-end-steps = потеряно { $count ->
    [one] { $count } уровень
    [few] { $count } уровня
   *[many] { $count } уровней
}
board-end-units = уничтожено { $count ->
    [one] { $count } часть
    [few] { $count } части
   *[many] { $count } частей
}
board-end = конец
board-end-points = Победные очки по ходам
board-end-strength = Уровни боевых частей по ходам

battle-halved-over-major-river = вдвое меньше: через большую реку
battle-halved-without-supply = вдвое меньше: без снабжения
battle-halved-disrupted = вдвое меньше: дезорганизация
battle-doubled-in-city = вдвое больше: пехота в городе
battle-doubled-in-mountains = вдвое больше: пехота в горах
battle-doubled-in-marsh = вдвое больше: болото
battle-doubled-behind-river = вдвое больше: все атакуют через реку или из болота
battle-not-alone = в скобках: в счёт, только если часть одна
battle-retreated-before = не в счёт: отступала в этой фазе
battle-in-full-retreat = не в счёт: беспорядочное отступление
battle-tanks = танки атакуют
battle-tanks-defend = танки в обороне
battle-elite-tanks = отборные танки атакуют
battle-elite-tanks-defend = отборные танки в обороне
battle-fort = укрепление
battle-artillery = артиллерия
battle-rough = пересечённая местность

# ==== Play ====

# The game

title = Сталинград ’42
about = Немецкое летнее наступление к Волге и на Кавказ и советский контрудар зимой. Пока можно сыграть его начало — операцию «Блау».
players = 2 игрока
length = один вечер
seat-axis = Ось
seat-soviet = Советский Союз

# Rules to come

not-yet-air = авиация
not-yet-resources = очки ресурсов и снабжения (до тех пор артиллерия штаба поддерживает один раз за игру, а укреплений не строят)
not-yet-rail = железнодорожные перевозки, терминалы и перешивка
not-yet-weather = погода
not-yet-replacements = пополнения

# Chapters of the rulebook

chapter-1 = Введение
chapter-2 = Компоненты
chapter-3 = Последовательность игры
chapter-4 = Группирование
chapter-5 = Движение
chapter-6 = Зоны контроля
chapter-7 = Связки зон контроля
chapter-8 = Бой
chapter-9 = Боевые модификаторы
chapter-10 = Результаты боя
chapter-11 = Упорная оборона
chapter-12 = Отступления
chapter-13 = Дезорганизация и восстановление
chapter-14 = Продвижение после боя
chapter-15 = Бои развития успеха
chapter-16 = Снабжение и изоляция
chapter-17 = Железнодорожные терминалы и перешивка
chapter-18 = Ресурсы, очки снабжения, артиллерия
chapter-19 = Небоевые части
chapter-20 = Специальные части
chapter-21 = Пополнения
chapter-22 = Подкрепления и области входа
chapter-23 = Погода
chapter-24 = Победные очки
chapter-25 = Резервы
chapter-26 = Запланированные наступления
chapter-27 = Выход из боя
chapter-28 = Командующие
chapter-29 = Оспариваемые города
chapter-30 = Закавказский фронт
chapter-31 = Советские резервные армии
chapter-32 = Отвод и усиление
chapter-33 = Зимнее наступление
chapter-34 = Маскировка
chapter-C1 = Операция «Блау»
chapter-C2 = Кавказ
chapter-C3 = «Уран»
chapter-C4 = Кампания

# Phases, order, ways of moving

phase-initial = начальная фаза
phase-movement = фаза движения
phase-combat = фаза боя
phase-recovery = фаза восстановления
phase-supply = фаза снабжения
order-good = в порядке
order-disrupted = дезорганизация
order-full-retreat = беспорядочное отступление
mode-to = обычное движение
mode-extended = ускоренное движение
mode-tactical = тактическое движение

# Results of combat

result-a1 = атакующий теряет уровень (A1)
result-ex = обмен: обе стороны теряют уровень (EX)
result-drx = обе стороны теряют уровень, обороняющийся отступает на 2 гекса (DRX)
result-a1-dr2 = атакующий теряет уровень, обороняющийся отступает на 2 гекса (A1/DR2)
result-a1-d1 = каждая сторона теряет уровень, обороняющийся отступает на 2 гекса (A1/D1)
result-dr2 = обороняющийся отступает на 2 гекса (DR2)
result-d1 = обороняющийся теряет уровень и отступает на 3 гекса (D1)
result-dr4 = обороняющийся отступает на 4 гекса (DR4)
result-ds = обороняющийся разбит: теряет уровень и отступает на 4 гекса (DS)
defence-determined = упорная оборона
defence-desperate = отчаянная оборона
defence-held = гекс удержан
defence-city = бой за город, гекс удержан
defence-withdrawn = отход с боем
defence-failed = оборона провалилась
defence-again = ведущая часть теряет уровень, новый бросок
defence-support = артиллерийская поддержка
defence-elite = элитная часть
defence-low = низкое качество
defence-restricted = тяжёлый результат боя

# Places

name-hex = { $column-tens }{ $column }{ $row-tens }{ $row }
name-ratio = { $one }-{ $other }
name-town = { $town } ({ $column-tens }{ $column }{ $row-tens }{ $row })
area-A = область входа A
area-B = область входа B
area-C = область входа C
area-D = область входа D
area-E = область входа E
area-F = область входа F
area-G = область входа G
area-H = область входа H
area-J = область входа J
area-K = область входа K
area-L = область входа L
area-M = область входа M
area-N = область входа N
area-O = область входа O
area-P = область входа P
area-Q = область входа Q
area-R = область входа R
area-W = область входа W
area-X = область входа X
area-Y = область входа Y
area-Z = область входа Z

# What happens

event-turn-begins = Ход { $turn }
event-weather-comes = Погода: { $weather }
event-phase-begins = { $side }: { $phase }
event-unit-arrived = { $unit }: прибытие, { $place }
event-units-moved = { $units }: { $path } ({ $mode })
event-units-left-the-map = Ушли с карты ({ $place }): { $units }
event-full-retreat-chosen = { $unit }: беспорядочное отступление по решению игрока
event-control-taken = { $side } занимает гекс { $place }
event-unit-overrun = { $unit }: захвачено противником, гекс { $place }
event-garrison-freed = { $unit }: противник рядом, можно покинуть пост
event-caucasus-freed = Части южнее Ростова могут двигаться
event-forts-abandoned = Больше не действует: { $group }
event-battle-fought = { $side } атакует гекс { $place } ({ $defenders }): { $attack } к { $defence }, колонка { $column }{ $die ->
    [0] {""}
   *[other] , кубик { $die }
} – { $result }
event-support-used = Артиллерийская поддержка: { $unit }
event-defence-thrown = Упорная оборона, гекс { $place }, ведущая часть { $unit }: кубик { $die }{ $modifier ->
    [-2] {" "}− 2
    [-1] {" "}− 1
    [0] {""}
   *[other] {" "}+ { $modifier }
} – { $what }
event-city-battle-begun = Бой за город, гекс { $place }: маркер { $level }
event-step-lost = { $unit }: потерян уровень, осталось { $left } (гекс { $place })
event-unit-eliminated = Уничтожено: { $unit } (гекс { $place })
event-remnant-formed = { $unit }: остались только остатки (гекс { $place })
event-units-retreated = { $units }: отступление, { $path }; { $order }
event-units-trapped = Отступать некуда (гекс { $place }), уничтожено: { $units }
event-units-advanced = { $units }: продвижение, { $path }
event-group-formed = Группа прорыва, гекс { $place }: { $units }
event-unit-recovered = { $unit }: восстановление, теперь { $order }
event-recovery-thrown = { $unit }, зона контроля противника: кубик { $die }{ $modifier -> 
    [0] {""}
    [1] {" "}+ 1
   *[other] {" "}− 1
}, { $recovered ->
    [yes] восстановление
   *[no] без перемен
}; { $order }
event-supply-lost = Без снабжения: { $units }
event-units-isolated = Изолированы: { $units }
event-attrition-thrown = Истощение: { $unit }, гекс { $place }, кубик { $die }{ $modifier ->
    [-2] {" "}− 2
    [-1] {" "}− 1
    [0] {""}
   *[other] {" "}+ { $modifier }
} – { $lost ->
    [yes] потерян уровень
   *[no] без потерь
}
event-supply-restored = Снова в снабжении: { $units }
event-points-counted = Победные очки: { $points } (гексы { $hexes }, прочее { $extra }, потеряно { $lost })

# Questions

ask-check-stacking = Гекс { $place }: слишком много частей. Какую уничтожить?
ask-reinforcements = Разместите подкрепления в областях входа
ask-movement-phase = Двигайте части или завершите фазу движения
ask-moving = { $place }: куда они идут? { $units }
ask-auto-ds = Авто DS в гексе { $place }: кто участвует? Пока: { $count }
ask-combat-phase = Выберите гекс для атаки или завершите фазу боя
ask-assault = Кто атакует гекс { $place }? Участвуют: { $count }
ask-choose-loss = Кто теряет уровень?
ask-form-remnant = { $unit } теряет второй уровень: оставить остатки?
ask-determined-defence = Гекс { $place }, { $how }: держаться? { $units }
ask-retreat-to = Отступление из гекса { $place } на { $hexes } { $hexes ->
    [one] гекс
    [few] гекса
   *[many] гексов
}: { $units }
ask-advance-after-combat = Кто продвигается после боя за гекс { $place }? До { $hexes } { $hexes ->
    [one] гекса
    [few] гексов
   *[many] гексов
}
ask-forward = Продвижение до { $hexes } { $hexes ->
    [one] гекса
    [few] гексов
   *[many] гексов
}: { $units }
ask-gather-group = Развитие успеха после боя за гекс { $place }: { $units }
ask-breakthrough = Развитие успеха, осталось гексов: { $hexes }. { $units }
ask-leave-out = Гекс { $place }: обороняется слишком много частей. Кто не учитывается?
ask-keep-retreating = Какие части остаются в беспорядочном отступлении? Остальные восстанавливаются

# Choices

choice-place = { $unit }: разместить в { $place }
choice-move = { $unit }: двигать
choice-full-retreat = { $unit }: начать беспорядочное отступление
choice-with = Взять с собой: { $unit }
choice-to = В { $place }
choice-extended = Ускоренное движение в { $place }
choice-tactical = Тактическое движение в { $place }
choice-drop = Оставить здесь: { $unit }
choice-stop = На этом остановиться
choice-end-movement = Завершить фазу движения
choice-eliminate = Уничтожить: { $unit }
choice-auto-ds = Авто DS: { $place }
choice-attack = Атаковать гекс { $place }
choice-by = Участвует: { $unit }
choice-all = Все, кто может
choice-fight = В бой
choice-end-combat = Завершить фазу боя
choice-lose = Уровень теряет: { $unit }
choice-remnant = Оставить остатки
choice-no-remnant = В ячейку уничтоженных
choice-lead = Ведущая часть: { $unit }
choice-stand = Держаться
choice-support = С поддержкой: { $unit }
choice-supply = Потратить: { $unit }
choice-withdraw = Не держаться
choice-retreat = Отступить: { $place }
choice-apart = Отступает отдельно: { $unit }
choice-perish = Не отступать: части потеряны
choice-advance = Продвинуть: { $unit }
choice-breakthrough = Группа прорыва: { $unit }
choice-form = Собрать группу в освободившемся гексе
choice-aside = Свернуть, не входя в освободившийся гекс
choice-leave-out = Не учитывать { $unit }
choice-end-advance = Завершить продвижение
choice-decline = Отступает дальше в беспорядке: { $unit }
choice-recover = Остальные восстанавливаются

# Why not

refusal-no-such-unit = Такой части нет
refusal-no-such-place = Такого места нет
refusal-not-your-unit = Это часть противника
refusal-not-on-the-map = Её нет на карте
refusal-other-phase = Это делается в другой фазе
refusal-not-too-many-there = Не здесь: части убирают только там, где превышен предел группирования
refusal-too-many-in-a-hex = Сначала уберите части там, где превышен предел группирования
refusal-place-reinforcements-first = Сначала разместите все подкрепления
refusal-does-not-come-now = Эта часть сейчас не прибывает
refusal-not-its-area = Через эту область часть не прибывает
refusal-pick-a-unit-first = Сначала выберите часть
refusal-finish-this-move = Сначала закончите начатое движение
refusal-has-moved = Часть уже двигалась в этой фазе
refusal-has-not-moved-yet = Они ещё не двигались
refusal-not-in-good-order = Область входа покидают только части в порядке
refusal-garrison-stays = Гарнизон остаётся на месте, пока немецкая боевая часть не окажется в пяти гексах
refusal-caucasus-stays = Части южнее Ростова остаются на месте, пока немцы не перейдут нижний Дон
refusal-reserve-army-stays = 6-я резервная армия может двигаться со 2-го хода
refusal-always-in-good-order = Небоевая часть всегда в порядке
refusal-already-in-full-retreat = Она уже беспорядочно отступает
refusal-moves-already-with-it = Она уже среди движущихся
refusal-stack-has-begun = Группа уже начала движение
refusal-not-in-that-hex = Вместе двигаются только части из одного гекса
refusal-not-moving-together = Её нет среди движущихся
refusal-is-there-already = Они уже там
refusal-moves-otherwise = Начав движение одним способом, его так и продолжают
refusal-disrupted-moves-tactically = Дезорганизованная часть двигается только тактически
refusal-no-supply-no-wheels = Механизированные части без снабжения двигаются только тактически
refusal-moves-tactically = На этой стороне фишки возможно только тактическое движение
refusal-first-turn-tactical = На 1-м ходу немецкие боевые части двигаются только тактически
refusal-no-extended-movement = Ускоренное движение ей недоступно
refusal-area-of-the-enemy = Это область входа противника
refusal-too-far = Не хватает очков движения
refusal-spent-on-the-way = Слишком много очков потрачено в пути
refusal-goes-there-otherwise = Туда они могут пройти другим видом движения
refusal-zones-in-the-way = По пути придётся остановиться в зоне контроля противника
refusal-enemies-in-the-way = Противник преграждает путь
refusal-no-bridge = Моста нет: через крупную реку без моста переправляются только первым шагом
refusal-not-on-these-sheets = Этот лист карты в игре не участвует
refusal-impassable = Там никто не может находиться
refusal-enemy-is-there = Там часть противника
refusal-beside-the-enemy = При ускоренном движении нельзя входить в гексы рядом с противником
refusal-enemy-bond = Гекс закрыт связкой зон контроля противника
refusal-full-retreat-shuns-zones = При беспорядочном отступлении нельзя входить в зону контроля противника, если там нет своих частей в лучшем состоянии
refusal-enters-by-rail-only = Отсюда подкрепления входят только по железной дороге
refusal-choose-a-target-first = Сначала выберите гекс для атаки
refusal-areas-are-safe = Части в областях входа атаковать нельзя
refusal-nobody-to-attack = Там нет боевых частей противника
refusal-attacked-already = Их уже атаковали в этой фазе
refusal-nobody-beside-it = Ни одна ваша часть не может её атаковать
refusal-odds-too-low = Соотношение сил меньше 1 к 3
refusal-cannot-attack = У неё нет силы атаки
refusal-disordered-no-attack = Атакуют только части в порядке
refusal-has-attacked = Она уже атаковала в этой фазе
refusal-moved-too-far-to-attack = После ускоренного движения часть не атакует
refusal-not-beside-it = Она не рядом с этим гексом
refusal-impassable-between = Сторона гекса между ними непроходима
refusal-volga-between = Через Волгу атакуют только у переправы
refusal-ridge-between = Через хребет атакуют только горные дивизии
refusal-attacks-already = Она уже участвует
refusal-allies-apart = Союзники Германии разных стран не атакуют вместе
refusal-nobody-attacks-yet = Пока никто не участвует
refusal-nobody-else = Нет нескольких других, кто мог бы присоединиться
refusal-one-target = У атаки одна цель; закончите эту
refusal-finish-this-attack = Сначала закончите эту атаку
refusal-not-ten-to-one = Соотношение меньше 10 к 1
refusal-marked-auto-ds = После авто DS она в этот ход не движется и не сражается
refusal-choose-a-loss-first = Сначала выберите, кто теряет уровень
refusal-takes-no-losses = Небоевые части не несут потерь
refusal-took-no-part = Она не участвовала в этом бою
refusal-parentheses-last = Часть с силой в скобках несёт потери последней
refusal-allies-are-spared = Сначала потери несёт неослабленная немецкая часть, потом ослабленный союзник
refusal-remnant-or-not = Сначала решите, оставить ли остатки
refusal-supports-nobody = Это не часть артиллерийской поддержки
refusal-disordered-no-support = Поддержку оказывают только части в порядке
refusal-supports-its-own = Штаб союзника поддерживает только части своей национальности
refusal-out-of-range = Слишком далеко для поддержки
refusal-support-is-used = Эта часть уже задействована
refusal-no-supply-point = Это не очко снабжения
refusal-supply-not-ready = Для поддержки тратятся только очки снабжения в режиме готовности
refusal-one-artillery-shift = Артиллерия даёт в бою один сдвиг, два только с артиллерийской дивизией
refusal-no-headquarters-with-it = С ним нет штаба, который мог бы его потратить
refusal-no-determined-defence = После этого боя упорная оборона невозможна
refusal-cannot-lead = Ведущей может быть только боевая часть, но не артиллерийская поддержка
refusal-disordered-no-lead = Ведущей может быть только часть в порядке
refusal-retreated-no-lead = Отступавшая в этой фазе часть не может быть ведущей
refusal-before-order-227 = До 8-го хода держаться могут только НКВД, окружённые и те, кому помогает местность
refusal-leads-already = Она уже ведущая
refusal-choose-a-lead-first = Сначала выберите ведущую часть
refusal-desperate-to-the-end = Отчаянная оборона идёт до конца
refusal-stand-or-withdraw = Сначала решите: держаться или отступать
refusal-retreat-first = Сначала отступление
refusal-not-in-this-retreat = Её нет среди отступающих
refusal-retreat-saves-them = Они могут отступить без потерь
refusal-retreat-destroys = Такое отступление их уничтожит
refusal-retreat-distance = Отступление должно закончиться на полном расстоянии
refusal-retreat-into-supply = Отступать нужно туда, где есть снабжение
refusal-retreat-too-far = Для этого отступления слишком далеко
refusal-has-advanced = Она уже продвинулась
refusal-nowhere-to-advance = Ей некуда продвинуться
refusal-advance-or-end = Сначала продвиньтесь или завершите продвижение
refusal-finish-this-advance = Сначала закончите это продвижение
refusal-limited-advance = Только в гекс, который оборонялся
refusal-too-far-to-advance = Так далеко продвинуться нельзя, или мешает зона контроля противника
refusal-too-many-there = Там будет слишком много частей
refusal-advance-into-bond = В связку противника входят, только если это гекс, который оборонялся
refusal-group-comes-first = Группа прорыва одна и продвигается раньше всех
refusal-no-breakthrough-after-it = Это продвижение не даёт развить успех
refusal-cannot-follow = Туда она не смогла бы продвинуться
refusal-one-stack-only = Свернуть могут только части из одного гекса
refusal-breakthrough-is-over = Прорыв окончен: можно лишь войти в освободившийся гекс
refusal-stuck-in-a-zone = В зоне контроля противника группа останавливается или атакует
refusal-no-advance-left = Гексов продвижения не осталось
refusal-no-breakthrough-from-marsh = Из болота успех не развивают
refusal-leave-some-out-first = Сначала решите, кто не учитывается
refusal-no-artillery-in-breakthrough = При развитии успеха нет артиллерийской поддержки
refusal-only-the-group-attacks = При продвижении атакует только группа прорыва
refusal-not-in-full-retreat = Она не в беспорядочном отступлении
refusal-recover-first = Сначала восстановление

# Odds and outcomes

odds-battle = { $what }
odds-defence = { $what }{ $own ->
    [0] {""}
   *[other] , свои потери: { $own }
}{ $enemy ->
    [0] {""}
   *[other] , потери противника: { $enemy }
}
outcome-goal = На ходу { $turn } у Оси { $points } { $points ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}
outcome-time = Ход { $turn } закончен, у Оси всего { $points } { $points ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}

# Почему новобранец так поступает

bot-recruit = Новобранец
why-nothing-else = Больше выбирать не из чего.
why-arrive = { $unit }: { $place } – отсюда ближе всего туда, где нужны силы.
why-turn-of = { $unit }: кто стоит ближе к противнику, тот и ходит первым.
why-all-moved = Все уже сходили.
why-goal = { $unit }: { $place } – ближе к следующему победному гексу.
why-exit = { $unit }: { $place } – уход с карты здесь приносит победные очки.
why-target = { $unit }: { $place } – удобное место для атаки.
why-line = { $unit }: { $place } – здесь нужно закрыть линию фронта.
why-guard = { $unit }: { $place } нужно удержать, или держать его легко.
why-withdraw = { $unit }: { $place } – дальше от сильного противника.
why-supply = { $unit }: { $place } – здесь есть снабжение.
why-flee = { $unit }: порядок потерян, противник намного сильнее – нужно уходить, пока можно.
why-stay = { $unit }: лучшего места нет.
why-attack = { $place } – лучшая цель: { $odds }.
why-join = { $unit }: с этими силами соотношение лучше.
why-fight = Больше никто не улучшит соотношение: { $odds }, цель – { $place }.
why-no-attack = Ни одна другая атака не стоит потерь.
why-cheapest = { $unit }: потеря здесь наименьшая.
why-dearest = { $unit }: здесь потеря для противника тяжелее всего.
why-remnant = Остатки лучше, чем ничего.
why-stand = { $place } можно удержать
why-lead = { $unit } удержит лучше всех
why-give-way = { $place } вряд ли удержать
why-retreat = Самый безопасный путь назад – { $place }.
why-advance = { $unit }: впереди место лучше.
why-no-advance = Впереди ни для кого нет лучшего места.
why-recover = Сражаться можно только в порядке.

# В терминале

sketch-turn = Ход { $turn } из { $last }, { $side }: { $phase }
sketch-over = Ход { $turn } из { $last }: игра окончена
sketch-points = Победные очки Оси: { $points }, нужно: { $goal }
sketch-to-move = Ещё могут двигаться: { $count }
sketch-attackers = Могут атаковать: { $count }
sketch-held = Победные гексы Оси: { $places }
sketch-none = У Оси нет победных гексов
sketch-front = Вдоль фронта (атака-оборона, уровни):
sketch-near = Вокруг гекса { $place } (атака-оборона, уровни):
sketch-stack = { $place }, { $side }: { $attack }-{ $defence }, { $steps }: { $units }
sketch-elsewhere = В других местах: Ось – { $axis }, СССР – { $soviet }
sketch-battle = Атака на { $place }: { $attack } к { $defence }, колонка { $column }

# Движение за столом

board-cost-to = { $cost } из { $all }
board-cost-extended = { $cost } из { $all }, ускоренное
board-cost-tactical = тактическое, гекс { $cost } из { $all }
board-side = Части
board-full-retreat = Беспорядочное отступление: выбрать части
board-left = { $count ->
    [one] Ещё может двигаться { $count } часть
    [few] Ещё могут двигаться { $count } части
   *[many] Ещё могут двигаться { $count } частей
}
board-list-waiting = Ещё не двигались
board-list-supply = Без снабжения
board-list-coming = Подкрепления
board-list-away = Вне карты
board-list-others = Прочие
board-list-now = Сейчас
board-turn = Ход { $turn }
board-track-turn = Ход { $turn } из { $last }
board-track-phase = { $side }: { $phase }
board-track-points = Победные очки: { $points } из { $goal }
board-layer-zones = Зоны контроля и связки противника
board-layer-zones-about = Гексы в его зонах контроля, гексы и стороны гексов, закрытые связками
board-layer-ownZones = Свои зоны контроля и связки
board-layer-ownZones-about = То же для своих частей
board-layer-supply = Своё снабжение
board-layer-supply-about = Гексы, до которых доходит снабжение, и дороги, по которым оно идёт; гекс дороги под указателем показывает, какие дороги зависят от него
board-layer-enemySupply = Снабжение противника
board-layer-enemySupply-about = То же для противника
board-place = Стоит в
board-control = Контроль
board-is-zone = В зоне контроля
board-is-bond = Закрыт связкой
board-is-supplied = Снабжение есть у
board-mark-disrupted = Дезорганизована: двигается только тактически
board-mark-full-retreat = Беспорядочно отступает
board-mark-unsupplied = Без снабжения
board-mark-isolated = В изоляции
board-mark-auto-ds = Авто DS в движении; продвинется в конце фазы боя
board-mark-moved = Двигалась в этой фазе
board-mark-extended = Ускоренным движением
board-mark-attacked = Атаковала в этой фазе
board-mark-defended = Оборонялась в этой фазе
board-mark-retreated = Отступала в этой фазе
board-mark-advanced = Продвинулась в этой фазе
board-mark-declined = Остаётся в беспорядочном отступлении
board-mark-bound = Пока не может двигаться
board-stands-for = Остаток: { $unit }
board-track-turn-short = Ход { $turn }/{ $last }
board-track-points-short = ПО { $points }/{ $goal }
board-way = Для тех, кто сейчас двигается
board-key-next = следующая и предыдущая часть, которая может двигаться
board-key-zones = зоны контроля и связки противника, свои
board-key-supply = снабжение своё, противника
board-key-control = контроль
