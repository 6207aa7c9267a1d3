// What the board of a match is made of.

import type {
  Board,
  BoardContext,
  Change,
  Description,
  LogLine,
  MatchState,
  PaintedMap,
} from "/web/types.d.ts";
import type { Camera } from "./camera.js";
import type { Side, View } from "./look.d.ts";
import type { Painting } from "./painted.js";
import type { Stage } from "./stage.js";

/** A unit of a match: its place, the face that is up, what is marked on it, whom it stands for. */
export type Laid = [place: string, face: number, marks?: string[], standsFor?: string];

/** A fort marker: whose it is, and whether it is complete (1) or under construction. */
export type Work = [side: Side, complete: 0 | 1];

/** A railhead: where it is, and whether it is joined with the railways behind it (1). */
export type Railhead = [hex: string, works: 0 | 1];

export type Units = Record<string, Laid>;

/** What a unit counts in a battle: as printed, in the end, and what changed it by which row. */
export type Term = [unit: string, printed: number, value: number, changes: [string, string][]];

/** The account of a battle before the die; sums over the six results are sixths. */
export interface Account {
  attackers: Term[];
  defenders: Term[];
  attack: number;
  defence: number;
  odds: string;
  shifts: [columns: number, reason: string, row: string][];
  column: string;
  lawful: boolean;
  results: string[];
  advance: number[];
  lost: [number, number]; // steps, of the attacker and of the defender
  taken: number;
  doomed: number; // no way leads back
  stand: [part: number, whole: number] | null; // to take the hex if the defender stands
  guns?: string[]; // support units that shift the column
  air?: string | null; // the air unit that does
  dice?: number; // more than one in a planned offensive: any of them counts
  against?: Account; // the same with an air unit of the defender
  short?: boolean; // not yet the ten to one that movement needs
}

/** What a lead of a determined defence throws: what is added, the six dice, the chance to hold the
 * hex in the end, without and with support. */
export interface Lead {
  modifiers: [value: number, reason: string, row: string][];
  outcomes: [what: string, own: number, enemy: number][];
  holds: [plain: [number, number], supported: [number, number]];
}

/** Each air unit: where it is, and the hex if it lies in one. */
export type Flights = Record<
  string,
  [where: "aside" | "ready" | "used" | "over" | "with", place?: string]
>;

/** A determined defence that is being decided. */
export interface Defence {
  place: string;
  column: "clear" | "other" | "city";
  desperate: boolean;
  again: boolean;
  lead: string | null;
  leads: Record<string, Lead>;
}

/** A retreat: to each end the way, and the steps it costs. */
export interface Retreat {
  side: Side;
  from: string;
  units: string[];
  ends: Record<string, [path: string[], lost: number]>;
}

/** Replacements that are given out: what is left of each kind, who is coming back, and each unit that
 * lacks a step with the kinds it can take, or why it takes none and by which row. */
export interface Refitting {
  points: Record<string, number>;
  unit: string | null;
  units: Record<string, [kinds: string[], why?: string, row?: string]>;
}

/** What the campaign asks of the active player: how many steps or units are left for the task, each
 * unit that comes to mind for it (whether it can, else why not and by which row), and the reserve
 * armies that wait (why they are not called). */
export interface Affairs {
  task: "" | "recall" | "reduce" | "give";
  left: number;
  units: Record<string, [can: number, why?: string, row?: string]>;
  armies: Record<string, [why?: string, row?: string]>;
  vasilevsky: boolean;
}

/** Reserve armies: how many counters lie in each box, the box of each army as far as one knows,
 * those that will be removed, and those whose markers may have been exchanged. */
export interface Maskirovka {
  counts: Record<string, number>;
  armies: Record<string, string | null>;
  opened: string[];
  touched: [string, string][];
}

/** Units that try to break away: what is added, and what the six dice come to. */
export interface Disengaging extends Retreat {
  modifiers: [value: number, reason: string, row: string][];
  outcomes: string[];
}

/** Dice about which somebody is asked: what the six come to, and who may have one thrown again. */
export interface Thrown {
  side: Side;
  place: string;
  dice: number[];
  outcomes: string[];
  leaders: string[];
}

/** A breakthrough group: the hexes it has left, and each battle it could fight. */
export interface Through {
  left: number;
  battles: Record<string, Account>;
}

/** Places with what each costs (halves of points; hexes of tactical movement) and the place before it. */
export type Ways = Record<string, [cost: number, before: string]>;

/** A move that is being made; what is left of the allowance in each manner. */
export interface Moving {
  units: string[];
  from: string;
  spent?: number;
  to?: Ways;
  extended?: Ways;
  tactical?: Ways;
  rail?: Ways; // counted in hexes
  sea?: Ways; // from port to port
  "to-left"?: number;
  "extended-left"?: number;
  "tactical-left"?: number;
}

/** What the parts of the board share. They are made when the map and the scenario are there. */
/** Who could come to a hex: in which manner, for how much of what he has. */
export type Comer = ["to" | "extended" | "tactical", number, number];

export interface Desk {
  context: BoardContext;
  stage: Stage;
  map: Painting;
  scenario: View;
  state(): MatchState | null; // what is shown now
  side(): Side; // whose eyes look, or whose turn it is
  go(ids: string[]): void; // the map goes where these things lie, or the first of them
  paint(): void; // something that is painted has changed
  lay(units: Units): void; // the counters lie like this for a while: something is shown
}

/** A part of the board: movement, battles, lists. It has what it needs of this. */
export interface Part {
  beside?: HTMLElement; // a section of the side panel
  overlay?: HTMLElement; // lies over the map
  /** Below the counters, on them but under the fan, and over all; in pixels of the stage. */
  under?(ctx: CanvasRenderingContext2D, camera: Camera): void;
  upon?(ctx: CanvasRenderingContext2D, camera: Camera): void;
  over?(ctx: CanvasRenderingContext2D, camera: Camera): void;
  /** Shows what happened while the counters still lie as before; only if `playsOut` says so. */
  play?(state: MatchState, change: Change): Promise<void>;
  playsOut?(log: LogLine[]): boolean;
  /** The counters lie as this state has them. */
  update?(state: MatchState, change: Change): void;
  describe?(id: string): Description | null;
  about?(id: string): Promise<HTMLElement | null>;
  left?(): number; // things that can still be done
  warning?(): string; // what will go wrong at the end of the phase
  since?(choices: number): boolean; // it tells what has happened after so many choices
  key?(event: KeyboardEvent): boolean; // whether it meant something
  destroy?(): void;
}
