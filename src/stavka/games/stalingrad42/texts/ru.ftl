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
# Варианты

option-disengagement = Выход из боя
option-disengagement-about = В свою фазу боя части могут попытаться оторваться от врага и отступить на один или два гекса.
option-contested = Оспариваемые города
option-contested-about = После частичного успеха обороны атакующий входит в город, и обе стороны сражаются внутри гекса.
option-leaders = Командующие
option-leaders-about = Чуйков и Манштейн (там, где они входят в игру) раз в ход дают перебросить кубик.
option-offensives = Запланированные наступления
option-offensives-about = За очко ресурсов штаб готовит бой, в котором бросают лишний кубик и берут любой.
option-reserves = Резервы
option-reserves-about = Части, которые не атаковали, в фазу боя могут продвинуться на два гекса.

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
unit-supply-immobile = Неподвижное снабжение
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

marker-railhead = железнодорожный терминал
marker-fort-axis = укрепление Оси
marker-fort-soviet = советское укрепление
marker-offensive-axis = запланированное наступление Оси
marker-offensive-soviet = запланированное советское наступление
marker-reserve-axis = резерв Оси
marker-reserve-soviet = советский резерв
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
face-out-of-supply = без снабжения
face-planning = готовится
face-ready = готово
face-replacement = пополнение
face-reserve = резерв
face-soviet = СССР
face-train = эшелон
face-under-construction = строится
face-weather = погода
face-working = действует

iv-fk = IV авиакорпус
viii-fk = VIII авиакорпус
rom-air = Румынский авиакорпус
short-viii-fk = VIII АК
short-iv-fk = IV АК
short-rom-air = Рум. АК

# Displays beside the map

display-arrivals = Подкрепления
display-waiting = Приходят по правилу
display-air = Авиация
display-reserve-armies = Резервные армии
display-supplies = Очки снабжения вне игры
display-railheads = Терминалы
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

name-replacement-tank = танки
name-reserve-army-5 = 5-я резервная армия
name-reserve-army-6 = 6-я резервная армия
name-reserve-army-7 = 7-я резервная армия
name-reserve-army-8 = 8-я резервная армия
name-replacement-infantry = пехота
name-replacement-cavalry = кавалерия
name-replacement-special = специальные
name-replacement-italy = итальянские
name-replacement-romania = румынские
name-replacement-hungary = венгерские
name-replacement-axis = любой союзник

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
feature-major_river = крупная река
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

fort-north = северный рубеж укреплений
fort-south = южный рубеж укреплений
fort-Rostov = рубеж укреплений Ростова

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
board-track-weather = { $weather }
board-track-mud = { $weather }, распутица
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
board-signs-counters = Фишки
board-counter-figures = атака, оборона, движение; полоски у знака — уровни
board-counter-steps = полоса поперёк — потерянный уровень
board-counter-elite = красный квадрат: элитная часть
board-counter-low = белый квадрат: слабая часть
board-counter-doubled = малая цифра: атака на своей местности
board-counter-alone = в скобках: сила в счёт, только если часть одна; гибнет последней
board-counter-slow = чёрный квадрат: без ускоренного движения; T — только тактическое
board-counter-free = белая рамка: одна такая часть в стопке не в счёт
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
board-air-support = Поддержка с воздуха:
board-air-ready = готов
board-air-used = задействован
board-air-aside = в этот ход не летает
board-air-over = над гексом { $place }
board-air-with = с частями, гекс { $place }
board-air-flies = В игре
board-against = Если направить авиацию: колонка { $column }, гекс взят { $chance }
board-against-broken = Если направить авиацию, атака не состоится
board-hex-taken-stand = То же, если обороняющийся держится везде, где может
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
board-defence-supported = С поддержкой артиллерии или авиации
board-city-battle = город { $level }
board-contested = оспаривается, { $level }
board-disengagement = Выход из боя
board-disengagement-from = Выход из боя: { $place }
board-disengage = Выход из боя: выбрать части
board-dice = Бросок
board-dice-at = Бросок: { $place }
board-dice-reroll = Может дать перебросить кубик:
board-dice-pick = Из кубиков можно выбрать любой
board-list-engaged = В зонах врага, могут выйти из боя
board-die = кубик { $die }
board-showing = Показ боя
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
board-end-goal = победных очков у Оси, нужно { $points }
board-end-ahead = победных очков у Оси; на этом ходу { $points } сразу приносят победу
board-end-behind = победных очков у Оси; на этом ходу { $points } и меньше — сразу поражение
board-end-gate = победных очков у Оси; после её половины этого хода нужно { $points }
board-end-city = победных очков у Оси; ни одного гекса Сталинграда она не удерживает
board-end-held = Ось удерживает победные гексы:
board-end-none = Ось не удерживает ни одного победного гекса.
board-end-steps = потеряно { $count ->
    [one] { $count } уровень
    [few] { $count } уровня
   *[many] { $count } уровней
}
board-end = конец
board-end-points = Победные очки по ходам
board-end-units = { $count ->
    [0] все части уцелели
    [one] уничтожена { $count } часть
    [few] уничтожены { $count } части
   *[many] уничтожено { $count } частей
}
board-end-sign-axis = у Оси
board-end-sign-soviet = у СССР
board-end-sign-battle = бой
board-end-sign-1942 = здесь в 1942 году
board-end-losses = Потери уровней по ходам
board-end-benchmark = рубеж
board-end-front = Фронт по ходам
board-end-slider = Какой ход показан
board-end-play = Показать по ходам
board-end-stop = Остановить
board-end-at-end = Конец партии
board-end-turn-points = Очки: { $points }
board-end-1942 = В 1942 году
board-end-about = около { $date }
board-end-battles = Главные сражения
board-end-towns = Города: в 1942 году и здесь
board-end-town = Город
board-end-then = В 1942 году
board-end-here = Здесь
board-end-held-before = с начала партии
board-end-never-lost = не был потерян
board-end-not-taken = не взят
board-end-same = в те же дни
board-end-later = { $count ->
    [one] на { $count } день позже
    [few] на { $count } дня позже
   *[many] на { $count } дней позже
}
board-end-earlier = { $count ->
    [one] на { $count } день раньше
    [few] на { $count } дня раньше
   *[many] на { $count } дней раньше
}
board-battle-cost = потеряно уровней: Ось { $axis }, СССР { $soviet }
board-battle-more = { $names } и ещё { $count }
board-battle-taken = гекс взят
board-story-taken = { $place }: { $side }
board-replay-battle = Бой
board-visit = Пока вас не было:
board-visit-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
board-visit-nothing = Боёв не было, города не переходили из рук в руки.
board-layer-pastFronts = Фронт прошлых ходов
board-layer-pastFronts-about = При повторе: где проходил фронт на каждом из прошлых ходов

battle-winter = −1: зима
battle-halved-over-major-river = вдвое меньше: через крупную реку
battle-halved-without-supply = вдвое меньше: без снабжения
battle-halved-disrupted = вдвое меньше: дезорганизация
battle-doubled-in-city = вдвое больше: пехота в городе
battle-doubled-in-contested = вдвое больше: в оспариваемом городе
battle-doubled-in-mountains = вдвое больше: пехота в горах
battle-doubled-in-marsh = вдвое больше: болото
battle-doubled-behind-river = вдвое больше: все атакуют через реку или из болота
battle-doubled-against-mountains = вдвое больше: горные части атакуют в горах
battle-doubled-against-city = вдвое больше: сапёры атакуют город
battle-entrained = в эшелоне: всегда 1
battle-not-alone = в скобках: в счёт, только если часть одна
battle-too-many = не в счёт: сверх предела группирования
battle-retreated-before = не в счёт: отступала в этой фазе
battle-in-full-retreat = не в счёт: беспорядочное отступление
battle-tanks = танки атакуют
battle-tanks-defend = танки в обороне
battle-elite-tanks = элитные танки атакуют
battle-elite-tanks-defend = элитные танки в обороне
battle-fort = укрепление
battle-artillery = артиллерия
battle-rough = пересечённая местность
battle-air = авиация
battle-air-defends = авиация в обороне

# ==== Play ====

# The game

title = Сталинград ’42
about = Немецкое летнее наступление к Волге и на Кавказ и советский контрудар зимой.
players = 2 игрока
length = от одного вечера
seat-axis = Ось
seat-soviet = Советский Союз

# Rules to come


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
mode-rail = по железной дороге

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
defence-eased = маркер городского боя уменьшается на уровень, гекс удержан
defence-withdrawn = отход с боем
defence-failed = оборона провалилась
defence-again = ведущая часть теряет уровень, новый бросок
defence-support = поддержка артиллерии или авиации
defence-elite = элитная часть
defence-low = низкое качество
defence-restricted = тяжёлый результат боя
air-attacks = авиация поддерживает атаку
air-defends = авиация против атаки
air-stands = авиация помогает держаться
disengagement-failed = остаются на месте
disengagement-worn = выходят из боя с потерей уровня
disengagement-done = выходят из боя
disengagement-mobile = все — кавалерия или механизированные
disengagement-disrupted = дезорганизация

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
area-north = северный край карты
box-1 = ячейка 1
box-2 = ячейка 2
box-3 = ячейка 3
box-4 = ячейка 4
box-5 = ячейка 5
box-6 = ячейка 6
hidden = в ячейке резервной армии

# What happens

event-turn-begins = Ход { $turn }
event-weather-comes = Погода: { $weather }
event-weather-thrown = Погода: { $weather }, кубик { $die }{ $modifier ->
    [0] {""}
   *[other] {" "}+ { $modifier } после дождя или снега
}
event-marshes-flooded = Первый дождь: сезонные болота отныне болота
event-mud-marked = Маркер распутицы — на ходу { $turn }
event-mud-comes = Дождь прошёл: распутица
event-winter-comes = Зима: реки и озёра пустыни замерзают, альпийские хребты закрыты, область K закрыта
event-unit-shifted = { $unit }: переход, { $place }
event-short-turn-begins = Мини-ход немцев: тактическое движение, выход из боя, восстановление. Со следующего хода первыми ходят советские войска
event-preliminary-move-begins = Предварительное движение советских войск, без ускоренного и железнодорожного; затем с северного края входят немцы
event-phase-begins = { $side }: { $phase }
event-unit-arrived = { $unit }: прибытие, { $place }
event-units-moved = { $units }: { $path-first } → { $path-last }, { $path-steps ->
        [one] { $path-steps } гекс
        [few] { $path-steps } гекса
       *[many] { $path-steps } гексов
    } ({ $mode })
event-units-detrained = Выгрузились из эшелонов: { $units }
event-units-shipped = { $units }: морем, { $path-first } → { $path-last } ({ $order })
event-units-left-the-map = Ушли с карты ({ $place }): { $units }
event-full-retreat-chosen = { $unit }: беспорядочное отступление по решению игрока
event-control-taken = { $side } занимает гекс { $place }
event-unit-overrun = { $unit }: захвачено противником, гекс { $place }
event-unit-withdrawn = { $unit }: отвод { $steps ->
    [0] из игры
   *[other] (уровней: { $steps })
}
event-unit-exchanged = Замена: { $unit } → { $by }
event-special-forfeited = { $unit }: не в полном составе, следующее специальное пополнение потеряно
event-steps-taken = { $unit } отдаёт уровень за отведённых; осталось { $left }
event-steps-given = { $unit } получает уровень от отведённых; теперь их { $left }
event-brigade-formed = { $unit } остаётся на месте отведённого корпуса: { $place }
event-reserve-army-called = { $army } введена в действие
event-winter-offensive-declared = Начинается зимнее наступление: со следующего хода первыми ходят советские войска
event-air-lost = { $air } выбывает из игры
event-garrison-freed = { $unit }: противник рядом, можно покинуть пост
event-baku-taken = Путь на Баку открыт: { $units }
event-elbrus-climbed = { $unit }: флаг на Эльбрусе
event-transcaucasus-called = Немцы на Кавказе: отныне каждый ход прибывает одна часть Закавказского фронта
event-caucasus-freed = Части южнее Ростова могут двигаться
event-forts-abandoned = Больше не действует: { $group }
event-unit-refitted = { $unit }: пополнение ({ $replacement }), теперь { $left } { $left ->
    [one] уровень
    [few] уровня
   *[many] уровней
}
event-remnant-restored = { $unit }: пополнение ({ $replacement }), вместо остатков снова часть, ослабленная
event-unit-rebuilt = { $unit }: возвращение по пополнению ({ $replacement }), { $place }
event-fort-begun = { $side }: начато укрепление, гекс { $place }
event-flotilla-sailed = Волжская флотилия: переправа у гекса { $place }
event-forts-completed = { $side }: укрепления готовы, { $places }
event-fort-removed = Укрепление убрано: { $place }
event-support-readied = Снова готова за очко ресурсов: { $unit }
event-supply-spent = Снова готова за очко снабжения: { $unit }
event-supply-converted = { $immobile ->
    [yes] Очко снабжения стало неподвижным: { $unit }
   *[no] Очко снабжения снова подвижно: { $unit }
}
event-supply-merged = Два неподвижных очка на одной фишке: { $unit }
event-supply-turned = { $unit }: { $ready ->
    [yes] режим готовности
   *[no] режим движения
}
event-railhead-advanced = Терминал продвинулся: { $path-first } → { $path-last }, { $path-steps ->
        [one] { $path-steps } гекс
        [few] { $path-steps } гекса
       *[many] { $path-steps } гексов
    }
event-railhead-added = Ещё один терминал у развилки: { $place }
event-railhead-pushed = Терминал оттеснён: { $path-first } → { $path-last }, { $path-steps ->
        [one] { $path-steps } гекс
        [few] { $path-steps } гекса
       *[many] { $path-steps } гексов
    }
event-battle-fought = { $side } атакует гекс { $place } ({ $defenders }): { $attack } к { $defence }, колонка { $column }{ $die ->
    [0] {""}
   *[other] , кубик { $die }
} — { $result }
event-support-used = Артиллерийская поддержка: { $unit }
event-air-ready = Авиация готова: { $airs }
event-air-used = Гекс { $place }, { $how }: { $air }
event-air-left = { $air } остаётся с группой: { $unit } (гекс { $place })
event-air-returned = { $air } вернулся в ячейку: его группы в гексе больше нет
event-attack-broken = { $side }: атака на гекс { $place } не состоялась, колонка ниже 1-3
event-defence-thrown = Гекс { $place }, { $how }, ведущая часть { $unit }: кубик { $die }{ $modifier ->
    [-2] {" "}− 2
    [-1] {" "}− 1
    [0] {""}
   *[other] {" "}+ { $modifier }
} — { $what }
event-city-battle-begun = Бой за город, гекс { $place }: маркер { $level }
event-city-battle-eased = Бой за город, гекс { $place }: маркер уменьшен до { $level }
event-city-battle-ended = Гекс { $place } больше не оспаривается
event-disengagement-thrown = Выход из боя, гекс { $place } ({ $units }): кубик { $die }{ $modifier ->
    [-1] {" "}− 1
    [0] {""}
   *[other] {" "}+ { $modifier }
} — { $what }
event-dice-thrown = Гекс { $place }, бросок { $dice }: { $whats }
event-die-rerolled = { $unit }: переброс кубика { $die }, гекс { $place } — теперь { $again }: { $what }
event-leader-entrained = { $unit } едет по железной дороге и до своей начальной фазы перебросов не даёт
event-leader-readied = Готов к перебросу: { $unit }
event-offensive-planned = Запланировано наступление: { $unit }
event-offensive-ready = Наступление подготовлено: { $unit }
event-offensive-dropped = План наступления снят: { $unit }
event-offensive-used = Запланированное наступление, гекс { $place }: { $unit }
event-reserve-formed = В резерве: { $unit } (гекс { $place })
event-reserves-activated = Резерв введён, гекс { $place }: { $units }
event-marker-laid = Под фишку «{ $unit }» положен маркер маскировки
event-marker-under = { $unit }: её маркер — { $box }
event-markers-touched = Маркеры маскировки, возможно, поменялись: { $units }
event-markers-exchanged = Маркеры поменялись на самом деле: { $units }
event-markers-kept = Маркеры остались на месте: { $units }
event-unit-hidden = { $unit }: уходит в ячейку резервной армии
event-unit-boxed = { $unit }: { $box }, { $host }
event-replacement-hidden = Пополнение уходит в ячейку ({ $replacement })
event-boxes-changed = Часть переходит из одной ячейки в другую
event-unit-transferred = { $unit }: из ячейки в { $place }
event-box-shown-empty = { $unit }: показана пустая ячейка
event-unit-left-box = { $unit }: выходит из ячейки в гексе { $place }, { $host } раскрыта
event-unit-shown = { $unit }: выходит из ячейки и встаёт на фишку в гексе { $place } ({ $host })
event-nobody-came-out = В гексе { $place } из ячейки никто не вышел
event-army-removed = { $host } раскрыта и снимается ({ $place })
event-box-emptied = Остававшиеся в ячейке встают в { $place }: { $units }
event-step-lost = { $unit }: потерян уровень, осталось { $left } (гекс { $place })
event-unit-eliminated = Уничтожено: { $unit } (гекс { $place })
event-remnant-formed = { $unit }: остались только остатки (гекс { $place })
event-units-retreated = { $units }: отступление, { $path-first } → { $path-last }, { $path-steps ->
        [one] { $path-steps } гекс
        [few] { $path-steps } гекса
       *[many] { $path-steps } гексов
    }; { $order }
event-units-trapped = Отступать некуда (гекс { $place }), уничтожено: { $units }
event-units-advanced = { $units }: продвижение, { $path-first } → { $path-last }, { $path-steps ->
        [one] { $path-steps } гекс
        [few] { $path-steps } гекса
       *[many] { $path-steps } гексов
    }
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
} — { $lost ->
    [yes] потерян уровень
   *[no] без потерь
}
event-supply-restored = Снова в снабжении: { $units }
event-points-counted = Победные очки: { $points } (гексы { $hexes }, прочее { $extra }, потеряно { $lost })

# Questions

ask-check-stacking = Гекс { $place }: слишком много частей. Какую уничтожить?
ask-shift-units = Зима закрывает область K: куда переходят её части?
ask-make-room = Немцы вышли к Баку: куда переходят части из области G?
ask-initial-phase = { $count ->
    [0] {""}
   *[other] {"Разместите подкрепления: "}{ $count }{". "}
}{ $withdrawn ->
    [0] {""}
   *[other] {"Отведите части: "}{ $withdrawn }{". "}
}{ $points ->
    [0] Очков ресурсов не осталось
    [one] Осталось { $points } очко ресурсов
    [few] Осталось { $points } очка ресурсов
   *[many] Осталось { $points } очков ресурсов
}{ $replacements ->
    [0] {""}
    [one] {"; "}{ $replacements } пополнение
    [few] {"; "}{ $replacements } пополнения
   *[many] {"; "}{ $replacements } пополнений
}
ask-make-up = Кто на карте отдаёт уровни за отведённых? Осталось: { $steps }
ask-hand-over = Кому передать лишние уровни отведённых? Осталось: { $steps }
ask-lay-markers = Положите маркеры к своим штабам{ $plans ->
    [0] {""}
   *[other] {"; запланированных наступлений: "}{ $plans }
}{ $supplies ->
    [0] {""}
   *[other] {"; очков снабжения: "}{ $supplies }
}
ask-muster = { $unit }: куда вернуть?
ask-build-fort = Где начать строить укрепление?
ask-raze-fort = Какое укрепление убрать?
ask-sail = В каком гексе переправляет Волжская флотилия?
ask-extend-railways = Продвиньте терминалы, каждый до двух гексов; ещё могут двинуться: { $count }
ask-spend-supply = Очки снабжения могут подготовить части поддержки
ask-movement-phase = Двигайте части или завершите фазу движения
ask-moving = { $place }: куда они идут? { $units }
ask-ride = { $place }: куда едет { $unit }? Эшелонов осталось: { $count }, из них с карты: { $local }
ask-voyage = { $place }: где высаживается { $unit }?
ask-auto-ds = Авто DS в гексе { $place }: кто участвует? Пока: { $count }
ask-combat-phase = { $short ->
    [0] Выберите гекс для атаки или завершите фазу боя
   *[other] Выходите из боя или завершите фазу боя мини-хода
}
ask-assault = Кто атакует гекс { $place }? Участвуют: { $count }{ $support ->
    [0] {""}
   *[other] {"; поддержать могут: "}{ $support }
}
ask-air-defence = Атака на гекс { $place }: направить против неё авиацию? { $units }
ask-leave-air = { $air }: с кем из атаковавших он остаётся?
ask-disengage = Выход из боя, гекс { $place }, один бросок: { $units }
ask-reroll-battle = Бой за гекс { $place }, бросок { $dice }: { $whats }. Перебросить?
ask-reroll-stand = Оборона гекса { $place }, бросок { $dice }: { $whats }. Перебросить?
ask-reroll-escape = Выход из боя, гекс { $place }, бросок { $dice }: { $whats }. Перебросить?
ask-pick-die = Бой за гекс { $place }, кубики { $dice }: { $whats }. Какой из них взять?
ask-lead-reserves = Резерв из гекса { $place }: кто продвигается? До { $hexes } { $hexes ->
    [one] гекса
    [few] гексов
   *[many] гексов
}
ask-lay-marker = { $unit }: какой маркер положить под фишку?
ask-join = { $unit }: в чью ячейку?
ask-open-box = { $unit }: кто выходит из ячейки?
ask-transfer = { $unit }: куда перевести?
ask-come-out = Противник у гекса { $place }: кто выйдет из ячейки? Не больше { $count }
ask-show-zone = Перед движением противника: кого поставить на фишку резервной армии, чтобы у неё была зона контроля?
ask-choose-loss = { $places }: кто теряет уровень?
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
ask-enter-city = Кто входит в оспариваемый город { $place }? Хотя бы одна боевая часть обязана
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

choice-place = { $unit } → { $place }
choice-ready = { $unit }: подготовить за очко ресурсов
choice-plan = Запланировать наступление: { $unit }
choice-spend = { $unit }: подготовить за очко снабжения
choice-stock = Очко снабжения за очко ресурсов: { $place }
choice-refit = { $unit }: пополнить ({ $replacement })
choice-rebuild = { $unit }: вернуть в игру ({ $replacement })
choice-muster = Возвращается сюда: { $place }
choice-recall = Отвести из игры: { $unit }
choice-reduce = Отдать уровень: { $unit }
choice-give = Передать уровень: { $unit }
choice-call = Ввести в действие: { $army }
choice-winter-offensive = Объявить зимнее наступление
choice-not-now = Не сейчас
choice-fortify = Начать укрепление за очко ресурсов
choice-build = Укрепление в { $place }
choice-raze = Убрать своё укрепление
choice-clear = Убрать укрепление в { $place }
choice-flotilla = Перевести Волжскую флотилию
choice-serve = Переправа флотилии: { $place }
choice-end-initial = Завершить начальную фазу
choice-end-supply = Завершить фазу снабжения
choice-convert = Перешить железную дорогу: { $place }
choice-end-railways = Больше не перешивать
choice-turn-over = Перевернуть на другую сторону
choice-immobilize = Сделать неподвижным, всегда готовым
choice-mobilize = Сделать подвижным
choice-merge = Два неподвижных очка на одну фишку
choice-move = { $unit }: двигать
choice-rail = { $unit }: везти по железной дороге
choice-sea = { $unit }: везти морем
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
choice-air = { $air }
choice-no-air = Без авиации
choice-stay-with = Остаётся с группой: { $unit }
choice-fight = В бой
choice-offensive = Запланированное наступление: { $unit }
choice-reserve = В резерв: { $unit }
choice-activate = Ввести резерв: { $place }
choice-marker = Маркер: { $box }
choice-join = { $unit }: в ячейку резервной армии
choice-into = Сюда: { $box }
choice-open = Открыть ячейку: { $unit }
choice-leave = { $unit }: выйти на карту и двигаться
choice-show = { $unit }: показать и поставить на фишку
choice-transfer = { $unit }: в другую ячейку или область входа
choice-exchange = Поменять маркеры: { $unit }, { $other }
choice-pretend = Сделать вид, что поменяли: { $unit }, { $other }
choice-enough = Больше никого
choice-disengage = Выйти из боя: { $unit }
choice-throw = Бросить кубик
choice-reroll = { $unit }: перебросить кубик { $die }
choice-keep = Оставить как есть
choice-pick = Взять кубик { $die }
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
refusal-shift-units-first = Зима закрывает область: сначала переведите её части
refusal-area-closed = Зимой эта область закрыта
refusal-make-room-first = Немцы в области G: сначала переведите её части
refusal-not-on-the-way-to-baku = Этой части нет в области G
refusal-aside-is-h-or-j = Из области G части переходят в область H или J
refusal-germans-on-the-way-to-baku = В области G немцы: советским частям она закрыта
refusal-not-in-that-area = Её нет в области, которую закрывает зима
refusal-place-reinforcements-first = Сначала разместите все подкрепления
refusal-does-not-come-now = Эта часть сейчас не прибывает
refusal-caspian-is-full = Через Каспий идут не больше двух боевых частей
refusal-bluecher-over-the-strait = Части плана «Блюхер» покидают область W только через Керченский пролив
refusal-areas-too-far-apart = Из этой области туда не переходят
refusal-not-its-area = Через эту область часть не прибывает
refusal-end-initial-first = Сначала завершите начальную фазу
refusal-no-resources-left = Очков ресурсов не осталось
refusal-ready-already = Часть уже готова
refusal-disordered-not-readied = Подготовить можно только часть поддержки в порядке
refusal-not-on-the-railways = За очко ресурсов часть готовят только на своей железной дороге или в области входа
refusal-supply-comes-by-own-areas = Очки снабжения размещают в своих областях входа
refusal-no-supply-left = Все ваши фишки снабжения уже в игре
refusal-immobile-supply = Неподвижные очки снабжения везут только по железной дороге или морем
refusal-immobile-already = Оно и так неподвижно
refusal-immobile-is-ready = Неподвижные очки всегда готовы
refusal-mobile-already = Оно подвижно
refusal-mobile-supply-in-play = Все ваши подвижные очки снабжения уже в игре
refusal-nothing-to-merge = В том же месте нет другого одиночного неподвижного очка
refusal-supply-is-elsewhere = Очко снабжения должно быть в том же гексе
refusal-turns-before-it-moves = Очко снабжения переворачивают один раз: до движения и пока оно одно
refusal-build-first = Сначала решите, где строить укрепление
refusal-no-fort-left = Все ваши маркеры укреплений на карте
refusal-no-fort-on-this-ground = В городах, горах, болотах и пересечённом лесу укреплений не строят
refusal-one-fort-in-a-hex = Здесь уже есть укрепление
refusal-fort-under-enemy-control = Этот гекс контролирует противник
refusal-fort-in-enemy-zone = В зоне контроля противника для укрепления нужна своя боевая часть в гексе
refusal-fort-without-supply = Сюда не доходит снабжение
refusal-no-fort-of-yours = Здесь нет вашего маркера укрепления
refusal-raze-first = Сначала решите, какое укрепление убрать
refusal-no-crossing = Через Волгу им здесь не переправиться
refusal-no-flotilla-here = Волги к северу от Сталинграда на этих картах нет
refusal-flotilla-is-soviet = Волжская флотилия — советская
refusal-flotilla-has-sailed = В этой фазе флотилия уже перешла
refusal-flotilla-first = Сначала решите, в каком гексе переправляет флотилия
refusal-flotilla-on-the-volga = Флотилия переправляет только на Волге
refusal-flotilla-north-of-stalingrad = Флотилия переправляет только к северу от Сталинграда
refusal-flotilla-is-there = Флотилия уже в этом гексе
refusal-fort-being-built = Из гекса, где строится укрепление, не атакуют
refusal-no-such-replacements = Таких пополнений нет
refusal-other-replacements = Такие пополнения не для этой части
refusal-german-replacements = Немецкие пополнения не для союзников Германии
refusal-no-replacements-left = Таких пополнений больше не осталось
refusal-lost-for-good = Часть потеряна навсегда
refusal-takes-no-replacements = Такие части не пополняют
refusal-refitted-already = Часть получает не больше одного пополнения за ход
refusal-remnant-is-in-play = В игре её остатки: пополнение получают они
refusal-at-full-strength = Часть не ослаблена
refusal-disordered-no-replacements = Пополняют только части в порядке
refusal-no-supply-no-replacements = Пополняют только части в снабжении
refusal-not-eliminated = Часть не уничтожена
refusal-garrison-is-not-rebuilt = Уничтоженные гарнизоны не возвращаются
refusal-nowhere-to-muster = Ей негде появиться
refusal-rebuild-first = Сначала выберите, кто возвращается
refusal-muster-first = Сначала выберите, где она появится
refusal-muster-in-own-areas = Возвращаются в свои области входа
refusal-corps-by-the-north = Танковые и механизированные корпуса возвращаются только в области A, B и C
refusal-muster-beside-the-enemy = Рядом с боевыми частями противника не возвращаются
refusal-nobody-to-muster-with = Возвращаются в области входа, в большие города на своей железной дороге и к штабам
refusal-city-is-cut-off = Город не ваш или не на вашей железной дороге
refusal-headquarters-without-supply = Штаб должен быть в снабжении
refusal-headquarters-far-from-railways = Штаб должен быть не дальше двух гексов от вашей железной дороги
refusal-headquarters-of-others = Штаб должен быть той же национальности
refusal-mustered-here-already = Штаб и большой город принимают по одной части за ход
refusal-refitted-moves-one-hex = После пополнения часть проходит не больше одного гекса
refusal-refitted-stays-in-its-area = После пополнения не переходят из области в область
refusal-refitted-no-attack = Маркер пополнения запрещает все атаки из гекса
refusal-refitted-no-advance = После пополнения часть не продвигается
refusal-refitted-no-disengagement = После пополнения часть не выходит из боя
refusal-refitted-no-support = После пополнения никого не поддерживают
refusal-convert-first = Сначала терминалы
refusal-no-green-line = Терминалы перешивают только зелёные линии
refusal-no-railhead-beside-it = К соседнему гексу линии терминал ещё не подошёл
refusal-is-converted = Здесь колея уже перешита
refusal-railhead-is-new = Терминал, поставленный в этой фазе, двинется только в следующей
refusal-railhead-came-far = За фазу терминал продвигается на два гекса
refusal-four-railheads = За фазу продвигаются четыре терминала
refusal-railhead-is-cut = Терминал отрезан от железных дорог позади него
refusal-railhead-shuns-zones = Терминал не входит в гексы с противником и в его зону контроля
refusal-pick-a-unit-first = Сначала выберите часть
refusal-finish-this-move = Сначала закончите начатое движение
refusal-has-moved = Часть уже двигалась в этой фазе
refusal-has-not-moved-yet = Они ещё не двигались
refusal-not-in-good-order = Область входа покидают только части в порядке
refusal-garrison-stays = Гарнизон остаётся на месте, пока немецкая боевая часть не окажется в пяти гексах
refusal-caucasus-stays = Части южнее Ростова остаются на месте, пока немцы не перейдут нижний Дон
refusal-nobody-withdrawn-now = Сейчас никого не отводят
refusal-others-are-withdrawn = Отводят части другого вида
refusal-not-in-play-to-withdraw = Этой части нет в игре
refusal-only-german-withdrawn = Отводят только германские части
refusal-only-elite-withdrawn = Отводят только элитные танковые дивизии
refusal-only-whole-withdrawn = Отводят только неослабленную пехотную дивизию с тремя уровнями
refusal-withdrawn-in-supply = Отводят только часть в снабжении
refusal-isolated-last = Сначала отводят неизолированных
refusal-nobody-to-make-up = На карте нет танкового корпуса, который отдал бы за него уровень
refusal-withdraw-first = Сначала отведите тех, кто должен уйти
refusal-make-up-first = Сначала возместите уровни отведённых
refusal-others-make-up = Уровни отведённых возмещают другие части на карте
refusal-keeps-its-last-step = Последний уровень у части остаётся
refusal-hand-over-first = Сначала передайте лишние уровни или откажитесь от них
refusal-others-get-steps = Эти уровни получают другие части
refusal-steps-need-supply = Уровень получает только часть в снабжении
refusal-no-reserve-armies = У вас нет резервных армий, которые вводят в действие
refusal-no-such-army = Такой резервной армии нет
refusal-army-is-active = Эта армия уже действует
refusal-saratov-waits = Саратовская армия ждёт своего хода или подхода противника
refusal-armies-from-turn-two = Резервные армии вводят в действие со 2-го хода
refusal-one-army-a-turn = За ход вводят одну армию
refusal-no-winter-offensive = Вы не можете объявить зимнее наступление
refusal-declared-already = Зимнее наступление уже объявлено
refusal-vasilevsky-is-not-here = Маркер Василевского появится позже
refusal-markers-are-laid = Эти маркеры уже положены
refusal-no-headquarters-there = Там нет вашего штаба в снабжении
refusal-lay-markers-first = Сначала положите маркеры к своим штабам
refusal-reserve-army-stays = Часть из резервной армии, которой ещё нельзя двигаться
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
refusal-first-turn-tactical = На первом ходу наступающие двигаются только тактически
refusal-short-turn-tactical = В мини-ход дальше двух гексов идут только беспорядочно отступающие
refusal-short-turn-not-further = В мини-ход нет ускоренного движения
refusal-preliminary-not-further = В предварительном движении нет ускоренного
refusal-preliminary-no-reserves = В предварительном движении резервов не назначают: боя за ним нет
refusal-short-turn-no-reserves = В мини-ход резервов не назначают: в его фазе боя можно только выходить из боя
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
refusal-trains-are-full = За ход по железной дороге едут четыре части
refusal-one-train-on-the-map = Из частей на карте за ход едет одна; остальные едут из областей входа
refusal-no-railway-here = Здесь нет железной дороги
refusal-railway-cut = Непрерывной своей железной дороги туда нет
refusal-railway-not-converted = Эта дорога ещё не перешита
refusal-nowhere-by-rail = По железной дороге отсюда ехать некуда
refusal-train-in-enemy-zone = Эшелон не отправляется из вражеской зоны контроля и не прибывает в неё, даже к своим
refusal-disordered-no-trains = По железной дороге едут только части в порядке
refusal-short-turn-no-trains = В мини-ход по железной дороге не едут
refusal-preliminary-no-trains = В предварительном движении по железной дороге не едут
refusal-refitted-no-trains = Часть с маркером пополнения по железной дороге не едет
refusal-one-train-in-a-hex = В этом гексе уже стоит эшелон с боевой частью
refusal-railhead-in-the-way = Через немецкий терминал советский эшелон не идёт
refusal-ferry-is-used = Паром у Владимировки за ход перевозит одну часть
refusal-area-to-area-by-foot = Из области в область переходят обычным движением
refusal-one-of-the-army-by-rail = Из этой армии по железной дороге прибывает одна часть
refusal-sea-lanes-are-soviet = Морскими путями пользуются только советские войска; немцы переправляются через Керченский пролив из области W
refusal-disordered-no-ships = Морем перевозят только части в порядке
refusal-refitted-no-ships = Часть с маркером пополнения морем не перевозят
refusal-preliminary-no-ships = До первого хода немцев морем не перевозят
refusal-no-wheels-aboard = Морем перевозят очки снабжения и немеханизированные части
refusal-no-port-here = На суда грузятся в порту
refusal-port-not-served = На суда грузятся в своём порту, где нет противника
refusal-ships-are-full = За ход по каждому морю перевозят одну часть
refusal-nowhere-by-sea = Других открытых портов на этом море нет
refusal-sea-takes-all-movement = Перевозка морем занимает всё движение; исключение — морская пехота
refusal-sea-takes-one-hex = Кроме перевозки, морская пехота проходит один гекс, тактически
refusal-land-first = В море не остаются: сначала выберите порт
refusal-no-port-there = Высаживаются в порту
refusal-other-sea = Этот порт на другом море
refusal-german-port = В порту противника высаживается только морская пехота
refusal-crosses-by-sea = Отсюда переправляются через Керченский пролив, морем
refusal-strait-leads-to-taman = Через Керченский пролив переправляются только в Тамань
refusal-strait-is-german = Через Керченский пролив переправляются только немецкие части
refusal-taman-not-taken = Части плана «Блюхер» переправляются, когда Тамань взята
refusal-soviets-in-taman = В Тамани советские части
refusal-strait-is-used = Через Керченский пролив за ход переправляется одна часть
refusal-entrained-no-attack = Часть в эшелоне не атакует
refusal-entrained-no-support = Из эшелона не стреляют и боеприпасов не выдают
refusal-entrained-no-lead = Часть в эшелоне не возглавит упорную оборону
refusal-entrained-stays = Часть в эшелоне остаётся в нём до своей начальной фазы
refusal-choose-a-target-first = Сначала выберите гекс для атаки
refusal-areas-are-safe = Части в областях входа атаковать нельзя
refusal-areas-wait-for-combat = Части из областей входа атакуют только в фазе боя
refusal-not-beside-its-area = Этот гекс не прилегает к её области входа
refusal-moved-between-areas = В этом ходу часть перешла из одной области входа в другую: атаковать она не может
refusal-too-many-at-the-edge = Столько частей не помещается в гексах за краем карты рядом с целью
refusal-forms-on-the-map = Группа, выходящая из области входа, собирается в оставленном гексе
refusal-nobody-to-attack = Там нет боевых частей противника
refusal-attacked-already = Их уже атаковали в этой фазе
refusal-nobody-beside-it = Ни одна ваша часть не может её атаковать
refusal-odds-too-low = Соотношение сил меньше 1 к 3
refusal-cannot-attack = У неё нет силы атаки
refusal-short-turn-no-attacks = В мини-ход не атакуют
refusal-disordered-no-attack = Атакуют только части в порядке
refusal-has-attacked = Она уже атаковала в этой фазе
refusal-moved-too-far-to-attack = После ускоренного движения часть не атакует
refusal-not-beside-it = Она не рядом с этим гексом
refusal-impassable-between = Сторона гекса между ними непроходима
refusal-volga-between = Через Волгу атакуют только у переправы
refusal-ridge-between = Через хребет атакуют только горные дивизии
refusal-ridge-in-the-way = Через альпийский хребет без дороги проходят только горные дивизии
refusal-mountains-by-road = Механизированные части входят в горы только по дороге
refusal-attacks-already = Она уже участвует
refusal-allies-apart = Союзники Германии разных стран не атакуют вместе
refusal-nobody-attacks-yet = Пока никто не участвует
refusal-nobody-else = Нет нескольких других, кто мог бы присоединиться
refusal-one-target = У атаки одна цель; закончите эту
refusal-finish-this-attack = Сначала закончите эту атаку
refusal-not-ten-to-one = Соотношение меньше 10 к 1
refusal-marked-auto-ds = После авто DS она в этот ход не движется и не сражается
refusal-auto-ds-advances-last = После авто DS она продвигается, когда все бои закончены
refusal-full-retreat-advances-not = Беспорядочно отступающие части не продвигаются после боя
refusal-shift-advances-not = Кто дал в атаке только сдвиг колонки, после неё не продвигается
refusal-reserve-advances-itself = Она в резерве и продвигается, только когда его активизируют
refusal-no-disengagement = В этой партии играют без выхода из боя
refusal-supply-stays = Очки снабжения не отступают
refusal-full-retreat-breaks-not-away = Беспорядочно отступающие части не пытаются выйти из боя
refusal-attacked-no-disengagement = Кто атаковал в этой фазе, из боя не выходит
refusal-has-tried-to-disengage = Она уже пыталась в этой фазе
refusal-no-way-to-disengage = Выйти некуда: все пути закрыты врагом, его зонами, связками или реками
refusal-nobody-else-disengages = В этом гексе больше не за кого бросать
refusal-throw-first = Сначала бросьте кубик за тех, кто выходит из боя
refusal-no-reserves = В этой партии играют без резервов
refusal-in-reserve = Она в резерве и до фазы боя не движется
refusal-disordered-no-reserve = В резерв идут только части в порядке
refusal-moved-no-reserve = В резерв идёт тот, кто не двигался или прошёл один гекс не в чужую зону контроля
refusal-refitted-no-reserve = Часть, получившая пополнение, в резерв не идёт
refusal-three-reserves = Все три маркера резерва уже на карте
refusal-no-reserve-there = В этом гексе нет резерва
refusal-reserves-do-not-attack = Резерв не атакует
refusal-marker-is-used = Этот маркер уже под другой армией
refusal-marker-first = Сначала выберите маркер
refusal-no-reserve-army = Такой резервной армии с ячейкой у вас нет
refusal-armies-apart = Маркеры меняют армии, начавшие фазу в одном гексе или одной области входа
refusal-armies-have-moved = Маркеры меняют до движения армий
refusal-army-is-opened = Раскрытая армия маркер не меняет
refusal-exchanged-already = Эти две армии в этой фазе уже менялись
refusal-army-first = Сначала выберите, куда идёт часть
refusal-in-that-box-already = Часть уже в этой ячейке
refusal-box-is-full = В ячейке не больше восьми частей
refusal-army-not-supplied-there = Армия не снабжается через нужные области входа
refusal-boxes-are-for-combat-units = В ячейках — только боевые части
refusal-open-the-box = Часть в ячейке: сначала она выходит из неё
refusal-joins-from-other-areas = В ячейки идут из областей A–E и через Каспий
refusal-no-army-takes-it = Ни одна резервная армия эту часть не примет
refusal-one-is-called-in = Стратегическим движением — одна часть за ход
refusal-not-called-from-there = Стратегическое движение — с железной дороги, снабжаемой через A–E
refusal-disordered-not-called = Издалека в ячейку и из неё в другое место переходят только части в порядке
refusal-box-is-open = Ячейка открыта: сначала решите, кто выходит
refusal-not-in-that-box = Этой части в ячейке нет
refusal-box-is-empty = Ячейка пуста
refusal-joined-in-this-turn = Вошедшие в ячейку в этом ходу движение потратили
refusal-army-is-in-an-area = Армия в области входа, а не на карте
refusal-has-no-zone = У отступающей беспорядочно части нет зоны контроля
refusal-one-is-transferred = Из ячейки в другую или в область — одна часть за ход
refusal-transfer-to-these-areas = Из ячейки переходят в области входа A–E
refusal-three-come-out = Выходят не больше трёх частей
refusal-show-or-not = Сначала решите, кто выйдет из ячейки
refusal-box-was-filled = Резервная армия движется до того, как примет части, не после
refusal-box-was-opened = Резервная армия движется до того, как части выйдут, не после
refusal-box-first = Сначала откройте ячейку или выберите часть
refusal-disordered-box-stays = С дезорганизованными частями в ячейке армия не переходит из области в область
refusal-box-is-not-empty = По железной дороге и морем перевозят только армию с пустой ячейкой
refusal-in-a-box = Части в ячейке в бою не участвуют
refusal-advance-into-reserve-army = В гекс резервной армии, где могут быть скрытые части, не продвигаются
refusal-no-offensives = В этой партии играют без запланированных наступлений
refusal-plans-nothing = Наступление планируют только штабы фронтов и немецких армий
refusal-disordered-plans-nothing = Штаб должен быть в порядке
refusal-plans-need-supply = Штаб должен быть в снабжении
refusal-two-offensives = Оба маркера наступления уже на карте
refusal-nothing-planned = У этого штаба нет запланированного наступления
refusal-offensive-not-ready = Наступление будет готово только в следующую начальную фазу
refusal-offensive-is-used = Этот маркер уже участвует
refusal-no-offensive-in-breakthrough = При развитии успеха запланированное наступление не помогает
refusal-no-leader = Перебросить кубик может только командующий
refusal-not-his-die = Такие броски этот командующий не перебрасывает
refusal-leader-is-used = Командующий использован: он уже дал перебросить кубик или ехал по железной дороге; готов он будет в свою начальную фазу
refusal-no-such-die = Такого числа на кубиках нет
refusal-reroll-or-keep = Сначала решите, перебрасывать ли кубик
refusal-pick-a-die-first = Сначала выберите один из кубиков
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
refusal-no-soviet-air = У советской стороны нет авиационных частей
refusal-no-such-air-unit = Такой авиационной части нет
refusal-air-is-grounded = В этот ход она не летает
refusal-air-is-used = В этот ход она уже задействована
refusal-air-has-attacked = Она поддержала атаку и остаётся с её участниками
refusal-air-out-of-range = До ближайшего своего пункта на железной дороге больше 15 гексов
refusal-air-stays-near = Оставшись с атаковавшими, она помогает не дальше одного гекса
refusal-romanian-air = Румынская авиация помогает только румынам
refusal-one-air-unit = В бою одна авиационная часть
refusal-air-not-in-first-battle = При развитии успеха помогает только авиация первого боя
refusal-no-artillery-in-defence = Артиллерия сдвигает колонку только в атаке
refusal-air-or-none = Сначала решите, направить ли авиацию
refusal-leave-air-first = Сначала решите, с кем остаётся авиация
refusal-air-stays-with-attackers = Она остаётся с частью, которая атаковала
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
refusal-advance-or-end = Сначала продвиньтесь или завершите продвижение
refusal-finish-this-advance = Сначала закончите это продвижение
refusal-limited-advance = Только в гекс, который оборонялся
refusal-too-far-to-advance = Так далеко продвинуться нельзя
refusal-too-many-there = Там будет слишком много частей
refusal-advance-into-bond = В связку противника входят, только если это гекс, который оборонялся
refusal-advance-over-river = Без моста реку переходят только атаковавшие через неё и только в гекс, который оборонялся
refusal-heavy-ground-in-the-way = Вне дороги продвижение заканчивается в болоте и в горах
refusal-group-comes-first = Группа прорыва одна и продвигается раньше всех
refusal-no-breakthrough-after-it = Это продвижение не даёт развить успех
refusal-enter-the-city = Сначала в город обязана войти хотя бы одна боевая часть
refusal-fighters-first = Первой в город должна войти боевая часть
refusal-contested-tactically = В оспариваемый город входят только тактическим движением
refusal-contested-into-zone = Из оспариваемого города нельзя двигаться в зону контроля противника, если там нет своей части
refusal-contested-no-sally = Части в оспариваемом городе атакуют только противника в этом городе
refusal-cannot-follow = Туда она не смогла бы продвинуться
refusal-one-stack-only = Свернуть могут только части из одного гекса
refusal-breakthrough-is-over = Прорыв окончен: можно лишь войти в освободившийся гекс
refusal-stuck-in-a-zone = В зоне контроля противника группа останавливается или атакует
refusal-no-advance-left = Гексов продвижения не осталось
refusal-no-breakthrough-from-marsh = Из болота успех не развивают
refusal-leave-some-out-first = Сначала решите, кто не учитывается
refusal-takes-no-room = Без неё лишних не станет меньше
refusal-no-artillery-in-breakthrough = При развитии успеха нет артиллерийской поддержки
refusal-only-the-group-attacks = При продвижении атакует только группа прорыва
refusal-not-in-full-retreat = Она не в беспорядочном отступлении
refusal-recover-first = Сначала восстановление

# Odds and outcomes

odds-battle = { $what }
odds-battle-choice = на выбор: { $what }
odds-disengagement = { $what }
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
outcome-stalingrad = На ходу { $turn } в руках Оси не осталось ни одного гекса Сталинграда
outcome-ahead = На ходу { $turn } у Оси { $points } { $points ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}: намного больше рубежа
outcome-behind = На ходу { $turn } у Оси { $points } { $points ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}: намного меньше рубежа
outcome-gate = После своей половины хода { $turn } у Оси всего { $points } { $points ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}

# По чему судят о множестве партий

count-voronezh-falls = Ход падения Воронежа
count-millerovo-falls = Ход падения Миллерова
count-rostov-falls = Ход падения Ростова
count-maykop-falls = Ход падения Майкопа
count-grozny-falls = Ход падения Грозного
count-kalach-falls = Ход падения Калача
count-steps-lost-axis = Не хватает уровней в конце: Ось
count-steps-lost-soviet = Не хватает уровней в конце: СССР
count-steps-restored-axis = Восполнено уровней: Ось
count-steps-restored-soviet = Восполнено уровней: СССР
count-steps-lost-in-all-axis = Потеряно уровней всего: Ось
count-steps-lost-in-all-soviet = Потеряно уровней всего: СССР
count-steps-in-pocket = Уровней в котле на 33-м ходу
count-points-at-gate = Победных очков после немецкой половины 28-го хода
count-ends-early-axis = Немедленная победа до 20-го хода: Ось
count-ends-early-soviet = Немедленная победа до 20-го хода: СССР

# Почему новобранец так поступает

bot-recruit = Новобранец
bot-commander = Штаб
bot-general = Генерал
why-nothing-else = Больше выбирать не из чего.
why-ready = { $unit }: снова сможет поддержать.
why-refit = { $unit }: здесь уровень нужнее всего.
why-rebuild = { $unit }: сильнейшая из тех, кого можно вернуть.
why-recall = { $unit }: без этой части легче всего обойтись.
why-reduce = { $unit }: здесь уровень дешевле всего.
why-give = { $unit }: здесь уровень нужнее всего.
why-call = { $army }: пора.
why-winter-offensive = Пришла зима: советские войска ударят дважды подряд.
why-muster = { $unit }: { $place } — ближе всего к делу.
why-fortify = { $place }: здесь укрепление нужнее всего. Оборона войск — { $defence }, атака противника рядом — { $attack }.
why-stock = { $place }: запас снабжения для артиллерии и будущих атак.
why-build = { $place }: самые сильные войска на передовой. Их оборона — { $defence }, атака противника рядом — { $attack }.
why-convert = { $place }: снабжение идёт за железной дорогой.
why-no-resources = Больше ничто не стоит очка ресурсов.
why-arrive = { $unit }: { $place } — отсюда ближе всего туда, где нужны силы.
why-turn-of = { $unit }: кто стоит ближе к противнику, тот и ходит первым.
why-rail = { $unit }: эшелоном быстрее.
why-ride = { $unit }: { $place } — ближе всего к делу и вне досягаемости противника.
why-cross-strait = { $unit }: в Тамань, пока путь открыт.
why-ship-out = { $unit }: морем, пока порт не пал.
why-land = { $unit }: { $place } — вне досягаемости противника.
why-all-moved = Все уже сходили.
why-flotilla = В гексе { $place } ждут Волжскую флотилию.
why-flotilla-stays = Волжскую флотилию никто не ждёт.
why-goal = { $unit }: { $place } — ближе к следующему победному гексу.
why-exit = { $unit }: { $place } — уход с карты здесь приносит победные очки.
why-target = { $unit }: { $place } — удобное место для атаки.
why-line = { $unit }: { $place } — здесь нужно закрыть линию фронта.
why-guard = { $unit }: { $place } нужно удержать, или держать его легко.
why-withdraw = { $unit }: { $place } — дальше от сильного противника.
why-supply = { $unit }: { $place } — здесь есть снабжение.
why-behind = { $unit } выходит в тыл противника: { $place }.
why-flee = { $unit }: порядок потерян, противник намного сильнее — нужно уходить, пока можно.
why-stay = { $unit }: места лучше, чем { $place }, нет.
why-attack = { $place } — лучшая цель: { $odds }, вероятность выбить противника — { $percent } %.
why-join = { $unit }: с этими силами соотношение лучше, цель — { $place }.
why-fight = Больше никто не улучшит соотношение: { $odds }, цель — { $place }.
why-no-attack = Ни одна атака сейчас не стоит потерь. Даже для лучшей ({ $place }, { $odds }) вероятность выбить противника — { $percent } %.
why-no-target = Атаковать больше некого.
why-break-away = { $unit }: лучше выйти из боя, пока не ударил намного более сильный враг.
why-reroll = { $unit } может дать перебросить кубик { $die }: новый бросок будет лучше с вероятностью { $percent } %.
why-plan = { $unit }: здесь будет главный удар.
why-offensive = { $place }: здесь лишний кубик нужнее всего.
why-reserve = { $unit }: войдёт в прорыв, когда он откроется.
why-marker = { $unit }: пусть гадают, где её ячейка.
why-come-out = { $unit }: гекс надо удержать.
why-stay-hidden = Ячейки остаются закрытыми.
why-activate = { $place }: резервам пора вперёд.
why-keep-die = Другой бросок был бы лучше с вероятностью { $percent } %: переброс командующего того не стоит.
why-pick = Лучше всего кубик { $die }: { $what }.
why-cheapest = { $unit }: потеря здесь наименьшая.
why-dearest = { $unit }: здесь потеря для противника тяжелее всего.
why-remnant = { $unit }: остатки лучше, чем ничего.
why-air = { $air }: с ним соотношение лучше, место боя — { $place }.
why-no-air = { $place }, { $odds }: авиация здесь мало что изменит.
why-air-stays = { $unit }: там авиация нужнее.
why-stand = { $place } можно удержать: вероятность — { $percent } %.
why-lead = { $unit } удержит лучше всех: с поддержкой вероятность — { $percent } %.
why-give-way = { $place } вряд ли удержать: вероятность — { $percent } %.
why-retreat = Самый безопасный путь назад — { $place }.
why-advance = { $unit }: впереди есть место лучше — { $place }.
why-no-advance = { $place }: дальше впереди ни для кого нет лучшего места.
why-city-full = { $place }: в городе больше никто не нужен.
why-enter-city = { $unit } лучше других удержится в оспариваемом городе { $place }.
why-recover = { $count ->
    [one] { $count } часть в беспорядочном отступлении: сражаться можно только в порядке.
    [few] { $count } части в беспорядочном отступлении: сражаться можно только в порядке.
   *[many] { $count } частей в беспорядочном отступлении: сражаться можно только в порядке.
}

# Почему штаб так поступает

why-take = { $unit }: цель — { $place }.
why-keep = { $unit }: { $place } нужно держать.
why-hold = { $unit } держит рубеж: { $place }.
why-hold-river = { $unit } держит рубеж: { $river }, { $place }.
why-ring = { $unit } держит кольцо окружения: { $place }.
why-cut = { $unit }: отрезать армию противника, { $place }.
why-hunt = { $unit }: противник в тылу, { $place }.
why-leave = { $unit }: путь к краю карты, уход там приносит победные очки.
why-cross = { $unit }: путь за Дон, на юг, — там победное очко.
why-prepare = { $unit }: место для атаки, цель — { $place }.
why-sweep = { $place }: десять к одному, и другие сразу пройдут дальше.
why-break-through = { $unit }: { $place } — отсюда можно атаковать и следующего.
why-support = { $place }: { $odds }, сдвиг здесь окупится.

# Почему так поступает генерал

why-stroke = { $unit }: { $place } — так счёт победных очков лучше.

# В терминале

sketch-turn = Ход { $turn } из { $last }, { $side }: { $phase }
sketch-over = Ход { $turn } из { $last }: игра окончена
sketch-weather = Погода: { $weather }
sketch-weather-mud = Погода: { $weather }, распутица
sketch-points = Победные очки Оси: { $points }, нужно: { $goal }
sketch-benchmark = Победные очки Оси: { $points }, рубеж хода: { $benchmark }
sketch-to-move = Ещё могут двигаться: { $count }
sketch-attackers = Могут атаковать: { $count }
sketch-held = Победные гексы Оси: { $places }
sketch-none = У Оси нет победных гексов
sketch-front = Вдоль фронта (атака-оборона, уровни):
sketch-near = Вокруг гекса { $place } (атака-оборона, уровни):
sketch-stack = { $place }, { $side }: { $attack }-{ $defence }, { $steps }: { $units }
sketch-elsewhere = В других местах: Ось — { $axis }, СССР — { $soviet }
sketch-air = Авиация готова: { $airs }
sketch-air-at = { $air }: гекс { $place }
sketch-against = Если направить авиацию: колонка { $column }
sketch-against-broken = Если направить авиацию, атака не состоится
sketch-battle = Атака на { $place }: { $attack } к { $defence }, колонка { $column }
sketch-disengaging = Выход из боя, гекс { $place }: { $units }
sketch-thrown = Бросок за гекс { $place }: { $dice }

# Движение за столом

board-cost-to = { $cost } из { $all }
board-cost-extended = { $cost } из { $all }, ускоренное
board-cost-tactical = тактическое, гекс { $cost } из { $all }
board-comers = Кто может прийти сюда
board-comers-none = Из ваших частей, которые ещё могут двигаться, сюда не дойдёт никто.
board-cut = { $count ->
    [one] Если здесь встанет противник, без снабжения останется { $count } часть
    [few] Если здесь встанет противник, без снабжения останутся { $count } части
   *[many] Если здесь встанет противник, без снабжения останутся { $count } частей
}
board-cut-none = Если здесь встанет противник, больше никто без снабжения не останется.
board-cost-rail = По железной дороге, гексов: { $cost }
board-cost-sea = Морем
board-side = Части
board-full-retreat = Беспорядочное отступление: выбрать части
board-rail = По железной дороге: осталось { $count }, из них с карты { $local }
board-sea = Морем
board-by-rail = По железной дороге
board-retreating = Беспорядочное отступление
board-left = { $count ->
    [one] Ещё может двигаться { $count } часть
    [few] Ещё могут двигаться { $count } части
   *[many] Ещё могут двигаться { $count } частей
}
board-crowded = Слишком много частей ({ $places }): в конце фазы лишние погибнут
board-list-waiting = Ещё не двигались
board-list-battles = Возможные бои
board-list-battles-chance = взять гекс: { $chance } из 6
board-list-supply = Без снабжения
board-list-coming = Подкрепления
board-list-away = Вне карты
board-list-others = Прочие
board-list-now = Сейчас
board-turn = Ход { $turn }
board-track-turn = Ход { $turn } из { $last }
board-track-phase = { $side }: { $phase }
board-track-short-turn = { $side }, мини-ход: { $phase }
board-track-preliminary = { $side }, предварительно: { $phase }
board-track-benchmark = Очки: { $points }, рубеж { $benchmark }
board-track-points = Очки: { $points }, нужно { $goal }
board-layer-zones = Зоны контроля и связки противника
board-layer-zones-about = Гексы в его зонах контроля, гексы и стороны гексов, закрытые связками
board-layer-ownZones = Свои зоны контроля и связки
board-layer-ownZones-about = То же для своих частей
board-layer-supply = Своё снабжение
board-layer-supply-about = Гексы, до которых доходит снабжение, и дороги, по которым оно идёт; гекс дороги под указателем показывает, какие дороги зависят от него, а нажатие на гекс говорит, кто останется без снабжения, если там встанет противник
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
board-mark-plan = Готовит запланированное наступление
board-mark-plan-ready = Запланированное наступление готово
board-mark-reserve = В резерве
board-mark-activated = Введена из резерва
board-reserve = Резервы: выбрать части
board-planned = Запланированное наступление: кубиков { $dice }, из них берут любой
board-mark-moved = Двигалась в этой фазе
board-mark-extended = Ускоренным движением
board-mark-attacked = Атаковала в этой фазе
board-mark-defended = Оборонялась в этой фазе
board-mark-retreated = Отступала в этой фазе
board-mark-advanced = Продвинулась в этой фазе
board-mark-declined = Остаётся в беспорядочном отступлении
board-mark-bound = Пока не может двигаться
board-mark-replacement = Получила пополнение: один гекс, из её гекса не атакуют
board-affairs = Дела кампании
board-affairs-recall = Осталось отвести:
board-affairs-reduce = Осталось возместить уровней:
board-affairs-give = Можно передать уровней:
board-affairs-can = Можно выбрать
board-affairs-cannot = Нельзя
board-affairs-armies = Ждут резервные армии
board-affairs-eliminated = уничтожена
board-affairs-displayed = на карте её остаток
board-affairs-why-elite = не элитная дивизия
board-affairs-why-whole = ослаблена или двухуровневая
board-affairs-why-supply = без снабжения
board-affairs-why-isolated = изолирована: сначала другие
board-affairs-why-nobody = на карте некому возместить
board-affairs-why-last = остаётся последний уровень
board-affairs-why-full = не ослаблена
board-affairs-why-map = не на карте
board-affairs-why-other = речь о других
board-maskirovka = Резервные армии
board-box-count = { $count } из { $all }
board-box-unknown = Чья она, не показано
board-army-opened = раскрыта
board-exchange = Маркеры: { $one }, { $other }
board-refits = Пополнения
board-refits-none = Пополнений не осталось
board-refits-steps = Можно пополнить
board-refits-back = Можно вернуть
board-refits-not = Нельзя пополнить
board-refits-done = Пополнены
board-refit-order = не в порядке
board-refit-supply = без снабжения
board-refit-garrison = гарнизон
board-refit-never = не пополняется
board-refit-nowhere = негде появиться
board-refit-points = нет таких пополнений
board-mark-entrained = В эшелоне: без зоны контроля, не атакует, обороняется с силой 1
board-stands-for = Остаток: { $unit }
board-track-turn-short = Ход { $turn }
board-track-points-short = ПО { $points }
board-way = Для тех, кто сейчас двигается
board-key-next = следующая и предыдущая часть, которая может двигаться
board-key-zones = зоны контроля и связки противника, свои
board-key-supply = снабжение своё, противника
board-key-control = контроль

# Реки, по которым держат оборону

river-afips = Афипс
river-aksay = Аксай
river-aksay-kurmoyarsky = Аксай Курмоярский
river-aksay-yesaulovsky = Аксай Есауловский
river-albashi = Албаши
river-ardon = Ардон
river-argun = Аргун
river-aydar = Айдар
river-baksan = Баксан
river-belaya = Белая
river-beryozovaya = Берёзовая
river-beysug = Бейсуг
river-bityug = Битюг
river-bogucharka = Богучарка
river-bolshaya-kamenka = Большая Каменка
river-bolshoy-zelenchuk = Большой Зеленчук
river-buzuluk = Бузулук
river-bystraya = Быстрая
river-bzyb = Бзыбь
river-chelbas = Челбас
river-cherek = Черек
river-chigla = Чигла
river-chir = Чир
river-chyornaya-kalitva = Чёрная Калитва
river-derkul = Деркул
river-don = Дон
river-donets = Северский Донец
river-donskaya-tsaritsa = Донская Царица
river-glubokaya = Глубокая
river-ikorets = Икорец
river-ilovlya = Иловля
river-kagalnik = Кагальник
river-kalaly = Калалы
river-kalaus = Калаус
river-kalitva = Калитва
river-kalmius = Кальмиус
river-karpovka = Карповка
river-kazenny-torets = Казённый Торец
river-khoper = Хопёр
river-kirpili = Кирпили
river-korocha = Короча
river-krasnaya = Красная
river-krynka = Крынка
river-kshen = Кшень
river-kuban = Кубань
river-kuma = Кума
river-kundryuchya = Кундрючья
river-laba = Лаба
river-liska = Лиска
river-lugan = Лугань
river-malka = Малка
river-manych = Маныч
river-medveditsa = Медведица
river-mius = Миус
river-mokraya-chuburka = Мокрая Чубурка
river-myshkova = Мышкова
river-mzymta = Мзымта
river-olym = Олым
river-osered = Осередь
river-oskol = Оскол
river-podkumok = Подкумок
river-polnaya = Полная
river-potudan = Потудань
river-psekups = Псекупс
river-sal = Сал
river-savala = Савала
river-seym = Сейм
river-shakhe = Шахе
river-sosyka = Сосыка
river-sredny-yegorlyk = Средний Егорлык
river-sukhoy-torets = Сухой Торец
river-sunzha = Сунжа
river-terek = Терек
river-tersa = Терса
river-tikhaya-sosna = Тихая Сосна
river-tim = Тим
river-tolucheyevka = Толучеевка
river-torgun = Торгун
river-tsimla = Цимла
river-tuskar = Тускарь
river-tuzlov = Тузлов
river-urup = Уруп
river-volchya = Волчья
river-vorona = Ворона
river-volga = Волга
river-voronezh = Воронеж
river-yegorlyk = Егорлык
river-yelan = Елань
river-yeruslan = Еруслан
river-yeya = Ея

# Что было в 1942 году, рядом с историей партии.
history-blau = Начало операции «Блау»: армии Вейхса прорывают фронт восточнее Курска.
history-volchansk = 6-я немецкая армия наступает от Волчанска к Осколу.
history-voronezh = Большая часть Воронежа взята немцами; восток города держится.
history-split = Группа армий «Юг» разделена: «А» пойдёт на Кавказ, «Б» — к Волге.
history-stalingrad-front = Образован Сталинградский фронт.
history-millerovo = Немецкие танки в Миллерово; отрезанные между Доном и Донцом войска прорываются на восток.
history-voroshilovgrad = Взят Ворошиловград. На Чире — первые бои Сталинградской битвы.
history-directive-45 = Гитлер приказывает брать Сталинград и Кавказ одновременно, а не по очереди.
history-rostov = Ростов взят во второй раз; дорога на юг открыта.
history-order-227 = Приказ № 227: ни шагу назад.
history-salsk = Немцы в Сальске.
history-kotelnikovo = 4-я танковая армия, повёрнутая с Кавказа, берёт Котельниково.
history-stavropol = Взят Ворошиловск (Ставрополь).
history-armavir = Взят Армавир.
history-maykop = Немцы входят в Майкоп; нефтепромыслы горят.
history-pyatigorsk = Немецкие танки в Пятигорске.
history-kalach-bend = В излучине Дона западнее Калача разбиты две советские армии.
history-krasnodar = После боёв за переправы через Кубань оставлен Краснодар.
history-elista = Взята Элиста, посреди калмыцкой степи.
history-elbrus = Немецкие горные стрелки поднимают флаг на Эльбрусе.
history-volga = 16-я танковая дивизия выходит к Волге севернее Сталинграда; город горит под бомбами.
history-mozdok = Взят Моздок: немцы на Тереке.
history-novorossiysk = Взята большая часть Новороссийска; восточный берег бухты держится.
history-assault = Начинается штурм Сталинграда.
history-guards-cross = Гвардейцы Родимцева переправляются через Волгу и отбрасывают немцев от берега.
history-tractor-works = Самый тяжёлый день в городе: потерян Тракторный завод.
history-nalchik = Взят Нальчик; немцы поворачивают на Орджоникидзе.
history-gizel = У ворот Орджоникидзе наступление на Кавказе остановлено.
history-last-assault = Последний немецкий штурм в Сталинграде рассекает оборону.
history-uranus = «Уран»: Юго-Западный и Донской фронты наступают от Серафимовича и Клетской.
history-uranus-south = Сталинградский фронт наступает южнее города.
history-kalach = Взят Калач; у Советского замкнулось кольцо вокруг 6-й армии.
history-manstein = Манштейн принимает группу армий «Дон».
history-winter-storm = «Зимняя гроза»: от Котельникова начат деблокирующий удар.
history-little-saturn = «Малый Сатурн»: на Среднем Дону рушится итальянский фронт.
history-myshkova = Деблокирующая группировка на Мышкове, в полусотне километров от кольца; дальше она не пройдёт.
history-tatsinskaya = Танки Баданова на аэродроме Тацинской.
history-kotelnikovo-back = Освобождено Котельниково.
history-elista-back = Освобождена Элиста.
# При подготовке партии

scenario-fall-blau-about = Июнь и июль, восемь ходов на одном листе: летнее наступление начинается. Лучше начать с этого.
scenario-fall-blau-length = один-два вечера
scenario-caucasus-about = Август — ноябрь, восемнадцать ходов: от низовьев Дона до перевалов и нефти Грозного.
scenario-caucasus-length = несколько вечеров
scenario-uranus-about = С 19 ноября, девять ходов: советские войска наступают, 6-я армия окружена.
scenario-uranus-length = два вечера
scenario-campaign-about = Все 36 ходов на всех листах, от первого удара до конца года.
scenario-campaign-length = много вечеров
bot-recruit-about = Атакует там, где соотношение хорошее, без плана: для первых ходов.
bot-commander-about = Планирует бои, цели и линию фронта.
bot-general-about = Как штаб, но прежде чем решить, пробует разные замыслы; не торопится.

# Урок

lesson-aim = 28 июня 1942 года. Вы ведёте Ось в операции «Блау»: восемь ходов, и 8 победных очков — за города и за танки, вышедшие с карты, — дают победу. Советские войска держат фронт от Курска до моря. В одном месте вы его прорвёте.
lesson-counter = 3-я танковая дивизия, 10-8-6: атака 10, оборона 8, движение 6. Красный квадрат — она элитная, красная точка даёт танковый сдвиг. У неё три уровня: кто теряет уровень, того переворачивают на слабую сторону.
lesson-initial = Ход начинается с начальной фазы. За очко ресурсов можно получить очко снабжения, начать укрепление или подготовить сработавший штаб. Наступлению нужно снабжение: возьмите два очка в область входа X, за северными армиями.
lesson-initial-no = Эта область далеко от места, где начнётся наступление. Выберите область X, на северо-западе.
lesson-initial-no-fort = Укрепление — для того, кто обороняется. Сегодня вы наступаете: возьмите снабжение.
lesson-initial-no-end = На следующий ход очки ресурсов не откладывают. Сначала возьмите снабжение.
lesson-end-initial = Оба очка потрачены. Завершите начальную фазу; дальше — движение.
lesson-target = Здесь, на гексе 1713, стоят две стрелковые дивизии и танковая бригада, их оборона — 10. Рядом четыре ваши дивизии: 21 к 10 — это только 2-1, а их танки сдвигают ещё на колонку вниз. Этого мало.
lesson-move = 3-я танковая дивизия в двух гексах, а на первом ходу боевые части двигаются только тактически, до двух гексов. Нажмите на неё, на 1515, потом на гекс 1714: оттуда она сможет атаковать.
lesson-move-no = Двигать можно и других. Но для этого боя нужна 3-я танковая дивизия на 1515.
lesson-move-no-to = Оттуда она не соприкоснётся с 1713. Ведите её на 1714.
lesson-move-no-stop = Она ещё не сдвинулась, а отсюда ей не атаковать.
lesson-move-no-retreat = Беспорядочное отступление меняет порядок на скорость: это для разбитых, а не для вас сегодня.
lesson-move-no-end = Тогда атака пойдёт без танков, при 1-1. Сначала подведите 3-ю танковую дивизию.
lesson-end-movement = Рядом с 1713 она прибавит 10, а её элитные танки сдвинут колонку в вашу пользу, а не в их. Остальные пусть пока стоят: завершите фазу движения.
lesson-end-movement-no = В своей партии вы двинете ещё многих. Здесь хватит этой дивизии.
lesson-attack = Фаза боя. Можно атаковать каждый гекс с врагом рядом с вами, один за другим, в любом порядке. Атакуйте 1713.
lesson-attack-no = Там соотношение ещё не готово. Сначала 1713, где танки.
lesson-attack-no-end = Фронт врага ещё стоит. Сначала атакуйте.
lesson-all = Кто участвует? Все, кто рядом с гексом и ещё не атаковал. Возьмите всех.
lesson-all-no = Сначала скажите, кто атакует.
lesson-all-no-by = Можно и по одному. Но нужны все, и хватит одного нажатия.
lesson-support = 31 к 10 — это 3-1, с танковым сдвигом 4-1. Артиллерия 6-й армии и IV авиакорпус сдвигают ещё по колонке. Добавьте их и следите за таблицей.
lesson-support-no-fight = Рано: с артиллерией и авиацией будет на две колонки лучше.
lesson-support-no-support = Этот штаб нужен своей армии. Возьмите штаб 6-й армии.
lesson-support-no-air = VIII авиакорпус приберегите для севера. Возьмите IV авиакорпус.
lesson-fight = Колонка 6-1. Таблица заранее показывает, что даст каждый бросок кубика: отступят они в любом случае. В бой!
lesson-advance = Четвёрка, D1: один из них теряет уровень, все отступают на три гекса в расстройстве. Теперь можно продвинуться. Возьмите 3-ю танковую дивизию, потом 1812: её зона контроля ляжет за спиной врагов на 1813.
lesson-advance-no = Они пойдут следом. Танки — первыми и дальше всех.
lesson-advance-no-to = 1812 лучше: оттуда дивизия грозит тылу врагов на 1813.
lesson-advance-no-end = Пустой гекс враг займёт снова. Вперёд!
lesson-advance-no-breakthrough = Группа прорыва атакует ещё раз в той же фазе. Это пригодится потом; сегодня продвигайтесь спокойно.
lesson-follow = Займите и сам гекс: продвиньте 113-ю пехотную дивизию на 1713 и на этом остановитесь.
lesson-follow-no = На 1713 — пехоту, чтобы брешь осталась за вами: 113-ю дивизию.
lesson-follow-no-to = Вы сражались не за этот гекс. 1713.
lesson-follow-no-end = Танки впереди одни. Кто-то должен держать 1713.
lesson-end-advance = Завершите продвижение. Потом вас спросят, с кем останется авиация: в ход противника она поможет тем, кого атакуют не дальше гекса оттуда.
lesson-end = Фронт прорван. Теперь вы знаете, как готовят бой: соберите силы у одного гекса, добавьте танки, артиллерию и авиацию, взгляните на таблицу, продвиньтесь. На этом ходу можно атаковать ещё больше двадцати гексов: играйте дальше или начните свою партию.

## Как играть

howto-aim-campaign = Лето 1942 года. Ось наступает от Курска и Харькова к Волге и на Кавказ; советские войска отходят, держатся за реки и города и копят силы для зимнего контрудара.
howto-aim-scenarios = Начните с операции «Блау»: восемь ходов на одном листе карты. Вся кампания — тридцать шесть ходов и много вечеров.
howto-phase-weather = Погода
howto-phase-weather-text = Летом всегда ясно; осенью и зимой её решает кубик.
howto-phase-initial = Начальная фаза
howto-phase-initial-text = Ось ходит первой: очки ресурсов, пополнения, подкрепления, достроенные укрепления, готовые штабы.
howto-phase-movement = Движение
howto-phase-movement-text = Двигайте все части или некоторые. Рядом с врагом останавливаются; вдали от него можно двигаться ускоренно, а по железной дороге — далеко.
howto-phase-combat = Бой
howto-phase-combat-text = Атакуйте гекс за гексом, в любом порядке. Потери, отступление и продвижение — сразу; танки могут развить успех и атаковать ещё раз.
howto-phase-recovery = Восстановление
howto-phase-recovery-text = Дезорганизованные части приходят в порядок: вдали от врага сами, рядом с ним по броску.
howto-phase-supply = Снабжение
howto-phase-supply-text = Кто отрезан, слабеет, а окружённые рядом с врагом тают. Ось продвигает терминалы — концы своих действующих железных дорог.
howto-phase-soviet = Советский ход
howto-phase-soviet-text = Те же фазы. Зимой порядок меняется: советская сторона ходит первой.
howto-phase-victory = Проверка победы
howto-phase-victory-text = Считают победные очки Оси и сравнивают с рубежом этого хода.
howto-part-counter = Фишка
howto-part-counter-text = Почти всё о части написано на ней самой. Знак посередине — род войск, кресты над ним — её размер.
howto-counter-name = Номер части. Цвет фишки говорит, чья она: вермахт серый, регулярные советские части песочные, гвардия красная.
howto-counter-dot = Точка: танковая часть. Она сдвигает колонку боя, красная — на две.
howto-counter-attack = Сила атаки.
howto-counter-defence = Сила обороны; красный квадрат — элитная часть, белый — слабая.
howto-counter-movement = Движение: сколько очков она тратит за ход.
howto-counter-steps = Уровни: столько потерь она выдержит. После первой её переворачивают на слабую сторону.
howto-part-signs = Отметки на фишках
howto-sign-steps = Полоса поперёк: потерянный уровень.
howto-sign-elite = Красный квадрат: элитная часть.
howto-sign-low = Белый квадрат: слабая часть.
howto-sign-alone = Скобки: обороняется этой силой, только если одна в гексе.
howto-sign-slow = Чёрный квадрат: без ускоренного движения; буква вместо числа — только тактическое, один-два гекса.
howto-sign-free = Белая рамка: одна такая часть в гексе не занимает места.
howto-sign-black = Чёрная точка: танковый сдвиг.
howto-sign-red = Красная точка: элитный сдвиг, его не погасить.
howto-sign-white = Белая точка: в обороне гасит обычный танковый сдвиг.
howto-part-battle = Как считают бой
howto-part-battle-text = Сложите атаку всех, кто бьёт по этому гексу, и разделите на оборону тех, кто в нём. 10 + 5 против 5 — это 3-1. Танки, артиллерия и авиация сдвигают колонку, и один кубик решает.
howto-battle-panzer = Танковая дивизия: атака 10, и её точка сдвигает колонку вправо.
howto-battle-infantry = Пехота с другого гекса: атака 5.
howto-battle-rifles = Стрелковая дивизия: оборона 5. За рекой, в городе или в горах она удвоилась бы.
howto-part-bond = Зоны контроля и связки
howto-part-bond-text = Шесть гексов вокруг боевой части — её зона контроля: враг в ней останавливается, а выход стоит дорого.
howto-bond-gap = Связка: две части через гекс друг от друга закрывают проход между собой. Враг не пройдёт и не протянет здесь снабжения; кто отступает сюда, погибает.
howto-bond-zone = Зона контроля тянется на соседний гекс во все стороны.
howto-part-map = Знаки на карте
howto-sign-woods = Лес: танковых сдвигов нет.
howto-sign-rough = Пересечённая местность: сдвиг в пользу обороны.
howto-sign-marsh = Болото: оборона удваивается, продвижение кончается.
howto-sign-mountain = Горы: техника — только по дорогам, оборона пехоты удваивается.
howto-sign-minor-river = Малая река: оборона удваивается, если все атакуют через неё.
howto-sign-major-river = Крупная река: атака через неё вдвое слабее.
howto-sign-rail = Железная дорога: перевозки и снабжение.
howto-sign-vp = Победный гекс: столько очков получает Ось, если держит его.
howto-sign-fort = Укрепление: помогает обороняться.
howto-win-points = Победные очки получает только Ось: за места с красной звездой и за части, вышедшие с карты.
howto-win-benchmark = У каждого хода есть рубеж. Если Ось намного обогнала его, она побеждает сразу; если намного отстала, сразу побеждает советская сторона.
howto-win-soviet = Советская сторона побеждает, если к концу очков у Оси не хватило. Ей нужны не города, а время.
howto-win-scenario = В сценариях своя цель и свой срок: они видны рядом с картой. В «Уране» решает и то, держится ли Сталинград.
howto-tip-one = Не атакуйте всюду. Соберите силы у одного гекса: 5-1 со сдвигами лучше трёх атак 2-1.
howto-tip-bonds = Держите строй через гекс: связки закрывают фронт вдвое меньшим числом частей, и они же замыкают кольцо.
howto-tip-tanks = Танки ведите вдоль дорог и по равнине: в лесу, болоте и городе их сдвиг пропадает.
howto-tip-rivers = Обороняйтесь за рекой. Кто бьёт через крупную реку, теряет половину силы, а ваша оборона удваивается.
howto-tip-supply = Перед ударом проверьте снабжение: оно идёт по железной дороге и от её терминала. Окружённый враг слабеет сам.

## Памятка

aid-die = Кубик
aid-crt = Результаты боя
aid-crt-note = A — атакующий, D — обороняющийся, цифра — потерянные уровни, R с цифрой — отступление на столько гексов. D1 — уровень и 3 гекса (в A1/D1 — 2); EX — по уровню; DRX — по уровню, обороняющийся отступает на 2; DS — разгром: уровень и 4 гекса.
aid-defence = Упорная оборона
aid-column-clear = равнина
aid-column-other = прочая
aid-column-city = город
aid-defence-note = S — успех, P — частичный, F — неудача; потери атакующего и обороняющегося. Звёздочка в клетке: кого из атакующих, решает обороняющийся.
aid-terrain = Местность
aid-hex = Гекс
aid-foot = Пешие
aid-mech = Мотопехота
aid-vehicle = Техника
aid-shift = Сдвиг
aid-doubles = Удваивает
aid-doubles-none = –
aid-doubles-infantry = пехоту
aid-doubles-all = всех
aid-tanks = Танковые сдвиги
aid-terrain-note = Числа — очки движения за вход в гекс.
aid-cost-road = по дороге
aid-cost-other = по гексу
aid-cost-no = нет
aid-cost-mountain = горные
aid-cost-ferry = паром
aid-sides = Стороны гексов
aid-side = Сторона
aid-halves = Атака пополам
aid-side-doubles = Оборона вдвое
aid-side-minor-river = Малая река
aid-side-major-river = Крупная река
aid-side-frozen-river = Река подо льдом
aid-side-pontoon = Понтонный мост
aid-side-rail-bridge = Железнодорожный мост
aid-side-road-bridge = Мост дороги
aid-side-volga = Волга
aid-side-lake = Озеро
aid-side-sea = Море
aid-side-alpine = Альпийский хребет

## Чего требуют задачи

aim-take = Занять гекс { $place } в этом бою
aim-hold = Удержать гекс { $place } до конца этого боя
aim-destroy = Уничтожить в этом бою: { $unit }
aim-cut = Отрезать от снабжения к концу этого боя: { $unit }
aim-bleed =
    Нанести противнику в бою за гекс { $place } потери: не менее { $count ->
        [one] { $count } уровня
        [few] { $count } уровней
       *[many] { $count } уровней
    }
aim-spare =
    { $count ->
        [1] Не потерять ни одного уровня
        [one] Потерять меньше { $count } уровня
        [few] Потерять меньше { $count } уровней
       *[many] Потерять меньше { $count } уровней
    } в бою за гекс { $place }
