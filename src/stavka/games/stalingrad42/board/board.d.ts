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
  guns?: string[]; // support units that shift the column
  short?: boolean; // not yet the ten to one that movement needs
}

/** What a lead of a determined defence throws: what is added, the six dice, the chance to hold the
 * hex in the end, without and with support. */
export interface Lead {
  modifiers: [value: number, reason: string, row: string][];
  outcomes: [what: string, own: number, enemy: number][];
  holds: [plain: [number, number], supported: [number, number]];
}

/** A determined defence that is being decided. */
export interface Defence {
  place: string;
  column: "clear" | "other" | "city";
  desperate: boolean;
  again: boolean;
  lead: string | null;
  leads: Record<string, Lead>;
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
  "to-left"?: number;
  "extended-left"?: number;
  "tactical-left"?: number;
}

/** What the parts of the board share. They are made when the map and the scenario are there. */
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
  /** Below the counters, and over them; in pixels of the stage. */
  under?(ctx: CanvasRenderingContext2D, camera: Camera): void;
  over?(ctx: CanvasRenderingContext2D, camera: Camera): void;
  /** Shows what happened while the counters still lie as before; only if `playsOut` says so. */
  play?(state: MatchState, change: Change): Promise<void>;
  playsOut?(log: LogLine[]): boolean;
  /** The counters lie as this state has them. */
  update?(state: MatchState, change: Change): void;
  describe?(id: string): Description | null;
  left?(): number; // things that can still be done
  key?(event: KeyboardEvent): boolean; // whether it meant something
  destroy?(): void;
}
