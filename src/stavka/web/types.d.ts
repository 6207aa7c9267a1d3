// The words that the shell and the boards share. What comes over the wire is described in
// docs/protocol.md; what a board is to the shell is `Board` at the end.

export type Arg = string | number | boolean | (string | number)[];
export type Args = Record<string, Arg>;

// Texts: a message is plain text, or parts; a part is text, an argument or a choice by an argument.
export type Pattern = string | Part[];
export type Part = string | { v: string; when?: Record<string, Pattern>; else?: string };

export interface SeatInfo {
  seat: string;
  title: string;
  kind: "open" | "invited" | "person" | "bot";
  name?: string;
  here?: boolean;
  yours?: boolean;
}
export interface LogLine {
  number: number;
  event: string;
  text: string;
  args?: Args;
}
export interface ChoiceInfo {
  choice: string;
  text: string;
}
export interface QuestionInfo {
  seat: string;
  kind: string;
  text: string;
  rules: string[];
  choices: ChoiceInfo[];
  args?: Args;
}
export interface OutcomeInfo {
  winners: string[];
  draw: boolean;
  scores: Record<string, number>;
  reason: string;
  text: string;
  seed: string;
}
export interface ChatLine {
  channel: "seats" | "spectators";
  name: string;
  text: string;
  at: number;
}
export interface Chance {
  text: string;
  numerator: number;
  denominator: number;
}

// A figure of a component, with where it comes from.
export interface Figure {
  value: unknown;
  origin: "printed" | "likely" | "reconstructed" | "own";
}
export type Edition = Record<string, Record<string, Record<string, Figure>>>; // table, row, field

// The match as these eyes see it, put together from the messages.
export interface MatchState {
  number: number;
  choices: number;
  seat: string | null;
  board: Record<string, any>; // the game's view
  waiting: string[];
  questions: QuestionInfo[];
  status: "open" | "running" | "over" | "aborted";
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
}

export interface TourStop {
  text: string; // message id
  target: string; // CSS selector inside the page
}

export interface Turn {
  turn: number;
  choices: number;
  board: Record<string, any>;
}

// What a game's board/board.js makes: `export function create(context: BoardContext): Board`.
export interface Board {
  map: SVGSVGElement; // goes into the part that can be zoomed and panned
  hand?: HTMLElement; // cards and supplies of the seat, below the map
  side?: HTMLElement; // score and other standing figures
  track?: HTMLElement; // turn and phase, in the header
  overlay?: HTMLElement; // lies over the map and is neither zoomed nor moved
  update(state: MatchState, change: Change): Promise<void>; // resolves when nothing moves any more
  describe(id: string): Description | null;
  heading(line: LogLine): string | null; // of the log: a line that begins a new turn or phase
  things(line: LogLine): string[]; // ids that a log line speaks of
  dice(line: LogLine): { faces: number[]; hits: boolean[] } | null;
  // The board plays these lines out itself, moment by moment and with their dice: until `update`
  // resolves, the shell tells nothing of them and rolls nothing.
  playsOut?(log: LogLine[]): boolean;
  actionsLeft?(state: MatchState): string; // e.g. "2 of 3 actions left"; always in sight
  wants?(question: QuestionInfo): "hand" | "map" | null; // a small screen shows one of them; null: what is lit
  ends?(choice: string): boolean; // this choice ends a phase: `confirm` asks before
  ending?(state: MatchState, turns: Turn[]): HTMLElement; // award, score sheet, chart of the match
  tour?: TourStop[];
  destroy?(): void;
}
