// What the server and the map builder hand to this board.

export type Side = "axis" | "soviet";
export type Confidence = "printed" | "likely" | "reconstructed";

/** One side of a counter. */
export interface Face {
  text: string;
  attack: number;
  doubled: number;
  defence: number;
  alone: boolean;
  movement: number;
  ready: boolean;
  tactical: boolean;
}

export interface Unit {
  /** As printed on the counter. */
  name: string;
  /** Its name in words, in the language asked for. */
  label: string;
  /** Other names it is found by: in the other language, as in the box. */
  also?: string[];
  number?: string;
  kind: string;
  branch: string;
  nation: string;
  side: Side;
  size: string;
  faces: Face[];
  steps: number;
  quality: "elite" | "regular" | "low";
  dot: "" | "black" | "red" | "white";
  free: boolean;
  symbol: string;
  mechanized: boolean;
  support?: boolean;
  combat?: boolean;
  /** Whether it may use extended movement. */
  extended?: boolean;
  marks?: string[];
  /** Where each figure comes from: faces, steps, quality, dot ...; "*" for all others. */
  origins?: Record<string, Confidence>;
  confidence?: Confidence;
}

/** Where a unit begins, or when and where it comes. */
export interface Placement {
  unit: string;
  hex?: string;
  /** The area in which it is. */
  area?: string;
  /** What is marked on it. */
  marks?: string[];
  /** The areas among which its owner chooses. */
  areas?: string[];
  display?: string;
  face: number;
  steps?: number;
  /** 0: when the rule of its command says so. */
  turn: number;
  command?: string;
  commandLabel?: string;
  origins?: Record<string, Confidence>;
}

export interface Marker {
  marker: string;
  hex?: string;
  display?: string;
  face?: number;
  count?: number;
  turn?: number;
  side?: string;
  label?: string;
  state?: string;
  confidence?: Confidence;
}

export interface Turn {
  turn: number;
  start: string;
  end: string;
  season: string;
  weather?: string[];
  benchmark?: number;
  air?: { clear: number; overcast: number };
  replacements?: Record<Side, Record<string, number>>;
  events?: string[];
  origins?: Record<string, Confidence>;
}

export interface Area {
  id: string;
  owner: string;
  hexes: string[];
  /** Those that are open on the first turn only. */
  first?: string[];
  confidence?: Confidence;
}

export interface Air {
  id: string;
  name: string;
  label: string;
  nation: string;
  first: number;
  last: number;
}

export interface Change {
  turn: number;
  side: Side;
  units?: string[];
  becomes?: string;
  text: string;
}

export interface Display {
  id: string;
  label?: string;
  side?: string;
  units?: string[];
  hexes?: string[];
}

export interface View {
  scenario: string;
  title: string;
  first: number;
  last: number;
  /** The sheets in play, with their first and last column and row. */
  sheets?: Record<string, [[number, number], [number, number]]>;
  turns: Turn[];
  units: Record<string, Unit>;
  placements: Placement[];
  markers: Marker[];
  areas: Area[];
  displays: Display[];
  air?: Air[];
  changes?: Change[];
  history?: Past[];
}

/** What happened in 1942: on which turn of the track, where, and which side took a place. */
export interface Past {
  id: string;
  turn: number;
  date: string;
  hex: string;
  taken: "" | Side;
  origin: "agreed" | "differs";
  text: string;
}

/** hexes.json: what lies on each hex and each of its sides. */
export interface Ground {
  hexes: Record<string, Hex>;
  places: Place[];
}

export interface Hex {
  terrain: string;
  place?: string;
  settlement?: string;
  vp?: number | string;
  fort?: string;
  port?: string;
  season?: string;
  sheets?: string;
  confidence?: Confidence;
  /** By direction: n, ne, se, s, sw, nw. */
  sides?: Record<string, Feature[]>;
}

export interface Feature {
  feature: string;
  name?: string;
  name_ru?: string;
  opens?: string | number;
  season?: string;
  confidence?: Confidence;
}

export interface Place {
  name: string;
  name_ru: string;
  hex: string;
  kind: string;
  vp?: number | string;
  port?: string;
  x?: number;
  y?: number;
  confidence?: Confidence;
}

/** What the layer of counters must know of the camera. */
export interface Eye {
  /** Pixels for the height of a hex. */
  scale: number;
  /** How wide and how high the canvas is, in pixels. */
  width?: number;
  height?: number;
  /** Whether it is under way: then counters are drawn from what is ready. */
  moving?: boolean;
  held?: boolean;
  /** Hex units to pixels of the page, from the left upper corner of the canvas. */
  screen(x: number, y: number): [number, number];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What may be switched on and off. */
export interface Layers {
  /** Those of the turns before, while one looks back. */
  pastFronts?: boolean;
  counters: boolean;
  /** The front line and the names of armies, from afar. */
  front: boolean;
  numbers: boolean;
  railways: boolean;
  bare: boolean;
  control: boolean;
  /** Of a match: zones and bonds, supply, of the enemy and of one's own side. */
  zones?: boolean;
  ownZones?: boolean;
  supply?: boolean;
  enemySupply?: boolean;
}
