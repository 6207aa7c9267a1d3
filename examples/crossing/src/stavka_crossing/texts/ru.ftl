# «Ночная переправа» по-русски.
#
# Форма имени .acc — винительный падеж: «в клетку».

title = Ночная переправа
about = Трое в лодке, река в темноте, и кто-то поставил мины.
players = 2 игрока
length = 5 минут
bot-lookout = Наблюдатель

# Сценарии, места и варианты

scenario-night = Октябрьская ночь
seat-boat = Лодка
seat-bank = Берег
option-mines = Мины

# Главы правил

chapter-1 = Река
chapter-2 = Лодка
chapter-3 = Пушка
chapter-4 = Конец игры

# Имена

name-hex = клетка { $column }-{ $row }
    .acc = клетку { $column }-{ $row }
    .loc = клетке { $column }-{ $row }
    .gen = клетки { $column }-{ $row }
name-river = река
name-boat = лодка
name-gun = пушка

# Что происходит

event-mine-laid = Мина поставлена в { $hex-acc }.
event-mines-laid =
    { $count ->
        [one] В реке стоит { $count } мина.
        [few] В реке стоят { $count } мины.
       *[many] В реке стоит { $count } мин.
    }
event-turn-begins = Ход { $turn }.
event-rowed = Лодка переходит в { $hex-acc }.
event-sounded = Лодка промеряет { $hex-acc }: { $dice } — { $seen ->
        [yes] дно видно
       *[no] ничего не видно
    }.
event-mine-found = Мина! Её вынимают из { $hex-gen }.
event-mine-exploded = В { $hex-loc } взрывается мина: { $dice } — { $hurt ->
        [yes] потерян боец
       *[no] все целы
    }.
event-shot-fired = Пушка стреляет: { $dice }, нужно { $needed } — { $hit ->
        [yes] попадание, потерян боец
       *[no] мимо
    }.

# Вопросы и варианты ответа

ask-lay-mine =
    { $count ->
        [one] Поставьте { $count } мину.
        [few] Поставьте { $count } мины.
       *[many] Поставьте { $count } мин.
    }
ask-boat-acts = Перейдите на соседнюю клетку или сначала промерьте её.
ask-gun-acts =
    { $count ->
        [one] Стрелять? Остался { $count } снаряд.
        [few] Стрелять? Осталось { $count } снаряда.
       *[many] Стрелять? Осталось { $count } снарядов.
    }
choice-mine = Поставить мину в { $hex-acc }
choice-row = Перейти в { $hex-acc }
choice-sound = Промерить { $hex-acc }
choice-fire = Огонь
choice-hold = Не стрелять

# Почему нельзя

refusal-no-such-hex = Такой клетки на реке нет.
refusal-banks-are-free = У берегов мин не ставят.
refusal-already-mined = Здесь уже стоит мина.
refusal-not-adjacent = За один ход туда не дойти.
refusal-known-to-be-clear = Уже известно, что мины здесь нет.

# Что могут принести кубики

odds-seen = дно видно
odds-unseen = ничего не видно
odds-hit = попадание
odds-miss = промах

# Чем кончилось

outcome-landed = Лодка причалила.
outcome-lost = В лодке никого не осталось.
outcome-day = Рассвело, а лодка ещё на воде.

# Почему наблюдатель так решил

why-in-the-way = Прямой путь идёт через { $hex-acc }.
why-landing = До берега один гребок.
why-safe = В { $hex-loc } мины нет.
why-look-first = Есть время сначала промерить { $hex-acc }.
why-no-time = Промерить { $hex-acc } уже некогда.
why-good-shot = Теперь есть шанс попасть.
why-save-rounds = Лодка подойдёт ближе.

# Поле

board-men = Бойцы
board-rounds = Снаряды
board-mines = Мины
board-turn = Ход
board-river = Река
board-row = Ряд
board-near-bank = Свой берег
board-far-bank = Чужой берег
board-unknown = Что здесь, никто не знает.
board-clear = Мины здесь нет.
board-mined = Здесь стоит мина.
