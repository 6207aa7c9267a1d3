// The words that the shell and the boards share. What comes over the wire is in wire.d.ts, which
// is made from the server's structs, and described in docs/protocol.md; what a board is to the
// shell is `Board` at the end.

import type {
  ChoiceInfo,
  EditionInfo,
  Figure,
  LogLine,
  OutcomeInfo,
  QuestionInfo,
  State,
  TurnInfo as Turn,
} from "./wire.d.ts";

export type Arg = string | number | boolean | (string | number)[];
export type Args = Record<string, Arg>;

// Texts: a message is plain text, or parts; a part is text, an argument or a choice by an argument.
export type Pattern = string | Part[];
export type Part = string | { v: string; when?: Record<string, Pattern>; else?: string };

// What comes over the wire, as the server's structs say it.
export type {
  ChanceInfo as Chance,
  ChatLine,
  ChoiceInfo,
  Figure,
  LogLine,
  OutcomeInfo,
  QuestionInfo,
  SeatInfo,
  TurnInfo as Turn,
} from "./wire.d.ts";
export type Edition = EditionInfo["tables"]; // table, row, field

// The match as these eyes see it, put together from the messages.
export interface MatchState extends Pick<
  State,
  "number" | "choices" | "seat" | "board" | "waiting" | "questions" | "status"
> {
  outcome: OutcomeInfo | null;
}

// What the shell gives to a board.
export interface BoardContext {
  game: string;
  scenario: string;
  language: string;
  edition: Edition;
  t(id: string, args?: Args): string; // a message of the game's or the shell's Fluent files
  has(id: string): boolean;
  name(id: string): string; // of a piece, place or card
  settings: Settings;
  inspect(id: string): void; // show what `describe` says of a thing
  focus(id: string): void; // the keys are for this thing now
  study(topic: string, thing: string): Promise<Record<string, any>>; // what the game's `study` says
  past: BoardPast;
}

// What a board may ask of the match's past, through the eyes that look.
export interface BoardPast {
  seen: number; // choices that had been seen when the person was last here
  turns(): Promise<Turn[]>; // with the board as each began
  events(kinds: string[], after?: number): Promise<LogLine[]>; // after so many choices
  look(choices: number): void; // looks back at what this choice brought
}

export interface Settings {
  language: "ru" | "en";
  animation: "off" | "fast" | "normal" | "slow";
  autoplay: boolean; // play forced choices at once
  confirm: boolean; // ask before a phase is ended
  textSize: "normal" | "large" | "huge";
  palette: "normal" | "colour-blind";
  theme: "auto" | "light" | "dark";
  hideCounters: boolean;
  sound: boolean;
}

// What a thing is, for the inspector.
export interface Description {
  title: string;
  kind: string; // in words: "Soviet counter"
  picture?: Element;
  rows: { label: string; value: string; origin?: Figure["origin"] }[];
  notes?: string[];
  rules?: string[];
}

// What happened between the last state and this one.
export interface Change {
  log: LogLine[];
  animate: boolean; // false: show the end at once (first state, replay, reconnect, language)
  live?: boolean; // it happens now; else a moment of the past is looked at
}

// A picture for the page that tells how a game is played, made by the game's `board/howto.js`:
// `export function pictures(context: BoardContext): Record<string, () => Picture>`.
export interface Picture {
  el: Element;
  wide?: boolean; // it lies above its notes, not beside them
  marks?: Mark[]; // the points that its notes explain, in their order
}

// From the left and from the top, as parts of the picture, and the side from which one points.
export type Mark = [x: number, y: number, from: "left" | "right" | "top" | "bottom"];

// The picture of a scenario on the set-up page is made by the game's `board/scenarios.js`:
// `export function picture(context: BoardContext): SVGSVGElement | Promise<SVGSVGElement>`.

// A table of the player aid, made by the game's `board/aid.js`:
// `export function tables(context: BoardContext): AidTable[]`. Its messages begin with `aid-` and
// have no arguments.
export interface AidTable {
  title: string;
  head: string[]; // the first above the names of the rows
  rows: { name: string; cells: AidCell[] }[];
  note?: string;
}

export interface AidCell {
  value: string;
  origin?: Figure["origin"];
}

export interface TourStop {
  text: string; // message id
  target?: string; // CSS selector inside the page
  thing?: string; // or the id of a thing on the board, painted perhaps
}

// A rectangle of the screen, in pixels of the window.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// How things are lit: they can be chosen, have been picked, are spoken of, have the keys.
export type Manner = "can" | "chosen" | "told" | "focus";

// What moves and enlarges a map. Boxes may lie outside the window: there the map goes.
export interface MapCamera {
  readonly scale: number; // 1: everything is in sight
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  fit(): void; // all of it
  fill(): void; // as large as fills the frame both ways
  show(boxes: Box[], open?: Box): void; // these, as large as they fit (into this part of the frame)
  gather(boxes: Box[], open?: Box): void; // as many of these as there is room for, at the present size
  reveal(box: Box): void; // if it is out of sight
  covered?(pixels: number): void; // so much of the frame lies under the hand, from below
  free?(): Box; // the part of the frame over which nothing of the board lies
  pointAt?(ids: string[]): void; // these are pointed at: what opens on the map does not lie over them
  resized?(): void;
  destroy?(): void;
}

// A map whose things are painted and are no elements. It moves and enlarges itself. A press that
// travels must not end in a `click` on `el`. The shell asks about every word of every choice:
// `kind` must be as quick as looking into a Map.
export interface PaintedMap extends MapCamera {
  el: HTMLElement;
  at(x: number, y: number): string[]; // ids of the things at a point of the window, the uppermost first
  kind(id: string): string; // of a thing: those of one kind are asked about alike; "": there is none
  spot(id: string): Box | null; // where it lies now
  light(ids: ReadonlySet<string>, manner: Manner): void; // these, and no others, in this manner
  tells?(id: string): boolean; // it says itself what a press on this lit thing does
}

// A painted map may let things be dragged. Then its `el` tells with the event `lift` which things
// are taken up (`detail`: their ids), and with `lay` on what they are put down (`detail`: its id).

// What a game's board/board.js makes: `export function create(context: BoardContext): Board`.
export interface Board {
  // Goes into the part that can be zoomed and panned. Things that choices can name carry their
  // words as data-id, or else the map is painted and answers for them.
  map: SVGSVGElement | PaintedMap;
  hand?: HTMLElement; // cards and supplies of the seat, below the map
  handName?: string; // of the drawer in which it lies on a small screen, if it is no hand of cards
  side?: HTMLElement; // score and other standing figures
  sideName?: string; // of its tab, where it has one; without a hand it always has
  track?: HTMLElement; // turn and phase, in the header
  overlay?: HTMLElement; // lies over the map and is neither zoomed nor moved
  update(state: MatchState, change: Change): Promise<void>; // resolves when nothing moves any more
  describe(id: string): Description | null;
  facts?(id: string): Description["rows"]; // what one must know of a lit thing to choose it, beside what a press does
  about?(id: string): Promise<HTMLElement | null>; // what else can be told and done of a thing that is pressed
  heading(line: LogLine): string | null; // of the log: a line that begins a new turn or phase
  things(line: LogLine): string[]; // ids that a log line speaks of
  dice(line: LogLine): { faces: number[]; hits: boolean[] } | null;
  shot?(line: LogLine): boolean; // it was fired: one hears it when the dice have fallen
  // The board plays these lines out itself, moment by moment and with their dice: until `update`
  // resolves, the shell tells nothing of them and rolls nothing.
  playsOut?(log: LogLine[]): boolean;
  goesOn?: boolean; // what comes in the meantime is given to `update` at once, to be played out with it
  actionsLeft?(state: MatchState): string; // e.g. "2 of 3 actions left"; always in sight
  wants?(question: QuestionInfo): "hand" | "map" | null; // a small screen shows one of them; null: what is lit
  together?(): number; // so many of the player's last choices he made by one press: they are taken back as one
  plain?(choices: ChoiceInfo[]): ChoiceInfo | undefined; // what a press on a thing that stands for all these means
  apart?(choice: string): boolean; // its verb has a button of its own, which is pressed first
  adds?(choice: string): boolean; // a pick that only adds to the one before: another takes the place of both
  explainsOdds?: boolean; // it says itself what the dice may bring: buttons have no bare shares
  ends?(choice: string): boolean; // this choice ends a phase: `confirm` asks before
  keys?: [keys: string, text: string][]; // the board's own keys, each with the message that says what it does
  key?(event: KeyboardEvent): boolean; // a key of the board's own; false: it means nothing here
  pointAt?(ids: string[]): void; // these are pointed at: what lies over the map leaves them free
  // award, score sheet, chart of the match; `look` closes it and shows what a choice brought
  ending?(
    state: MatchState,
    turns: Turn[],
    look: (choices: number) => void,
  ): HTMLElement | Promise<HTMLElement>;
  marks?: { kinds: string[]; name: string }; // events one jumps to when looking back; a message
  turnName?(turn: number): string; // more than its number
  since?(choices: number): boolean; // it tells itself what has happened after so many choices
  tour?: TourStop[];
  destroy?(): void;
}
