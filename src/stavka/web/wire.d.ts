// Made by `python -m stavka.table.typings` from the structs of the server: not to be edited.

export interface Advice {
  type: "advice";
  to?: number;
  seat: string;
  choice: string;
  text: string;
  why: string;
}

export interface Analyse {
  type: "analyse";
  id?: number;
  seat: string;
}

export interface AnalysisInfo {
  seat: string;
  unit: "chance" | "points";
  start: number;
  result: number;
  luck: number;
  own: number;
  others: number;
  curve: MomentInfo[];
  swings: SwingInfo[];
  choices: number;
  agreed: number;
  rough?: boolean;
}

export interface Answer {
  type: "answer";
  id?: number;
  agree: boolean;
}

export interface Ask {
  type: "ask";
  id?: number;
  seat: string;
  choice: string;
}

export interface AwardInfo {
  award: string;
  title: string;
  count: number;
}

export interface Begin {
  autoplay?: boolean;
}

export interface BeginPuzzle {
  game: string;
  puzzle: string;
  autoplay?: boolean;
}

export interface BestScore {
  scenario: string;
  score: number;
}

export interface BotInfo {
  bot: string;
  title: string;
  about: string;
  own: boolean;
}

export interface ChallengeInfo {
  day: string;
  game: string;
  scenario: string;
  commitment: string;
  options: Record<string, any>;
  seat: string;
  bot: string;
  begins: number;
  ends: number;
  closes: number;
  seed: string;
  yours: string;
  yours_over: boolean;
  players: number;
  results: ChallengeResult[];
}

export interface ChallengeRecord {
  played: number;
  won: number;
}

export interface ChallengeResult {
  rank: number;
  name: string;
  yours: boolean;
  result: "drawn" | "lost" | "won";
  score: number | null;
  choices: number;
  match: string;
  shown: boolean;
}

export interface ChallengeShort {
  day: string;
  game: string;
  scenario: string;
  commitment: string;
}

export interface Challenges {
  today: ChallengeInfo;
  tomorrow: ChallengeShort;
  earlier: ChallengeShort[];
}

export interface ChanceInfo {
  text: string;
  numerator: number;
  denominator: number;
}

export interface Chances {
  type: "chances";
  to?: number;
  odds: Record<string, ChanceInfo[]>;
}

export interface ChatLine {
  channel: "seats" | "spectators";
  name: string;
  text: string;
  at: number;
}

export interface ChoiceInfo {
  choice: string;
  text: string;
}

export interface Clock {
  kind: "days" | "live";
  amount: number;
  then?: "bot" | "offer";
}

export interface Decided {
  type: "decided";
  to?: number;
  done: number;
  found?: AnalysisInfo | null;
}

export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Done {
  type: "done";
  to?: number;
}

export interface EditionInfo {
  tables: Record<string, Record<string, Record<string, Figure>>>;
}

export interface Email {
  email: string;
}

export interface Failure {
  reason: string;
  text: string;
  rule: string;
  detail?: string;
}

export interface Figure {
  value: unknown;
  origin: "likely" | "own" | "printed" | "reconstructed";
}

export interface Findings {
  type: "findings";
  to?: number;
  found: Record<string, any>;
}

export interface Forgotten {
  endpoint: string;
}

export interface GameInfo {
  id: string;
  title: string;
  summary: string;
  players: string;
  length: string;
  ready: boolean;
  look: boolean;
  lesson: boolean;
  howto: boolean;
  aid: boolean;
  scenes: boolean;
  not_yet: string[];
  scenarios_to_come: string[];
  start: Start;
  levels: LevelInfo[];
  bots: BotInfo[];
  scenarios: ScenarioInfo[];
}

export interface GameRecord {
  game: string;
  won: number;
  drawn: number;
  lost: number;
  best: BestScore[];
  awards: AwardInfo[];
  scores: number[];
  ratings: RatingInfo[];
}

export interface GameTexts {
  language: "en" | "ru";
  messages: Record<string, string | (string | Record<string, any>)[]>;
  names: Record<string, string>;
}

export interface Games {
  games: GameInfo[];
}

export interface HandOver {
  type: "hand-over";
  id?: number;
  seat: string | null;
}

export interface Health {
  status: "ok";
  version: string;
}

export interface Hide {
  hidden: boolean;
}

export interface Hint {
  type: "hint";
  id?: number;
  seat: string;
}

export interface HowToInfo {
  aim: string[];
  phases: PhaseInfo[];
  parts: PartInfo[];
  win: string[];
  tips: string[];
}

export interface JournalRequest {
  text: string;
}

export interface LessonInfo {
  stages: StageInfo[];
  end: string;
  over: number;
}

export interface LevelInfo {
  level: "easy" | "hard" | "normal";
  about: string;
  start: Start;
}

export interface LineStep {
  seat: string;
  choice: string;
  text: string;
}

export interface Lines {
  type: "lines";
  to?: number;
  log: LogLine[];
  earlier?: number;
}

export interface Link {
  token: string;
}

export interface Lists {
  type: "lists";
  to?: number;
  open?: boolean;
  mine?: boolean;
}

export interface LogLine {
  number: number;
  event: string;
  text: string;
  args?: Record<string, boolean | string | number | (string | number)[]>;
}

export interface Look {
  type: "look";
  id?: number;
  here: boolean;
}

export interface MailAddress {
  email: string;
}

export interface MatchInfo {
  id: string;
  game: string;
  scenario: string;
  options: Record<string, any>;
  title: string;
  status: "aborted" | "open" | "over" | "running";
  imported: boolean;
  lesson: boolean;
  puzzle: boolean;
  challenge: string;
  seats: SeatHeld[];
  your_turn: boolean;
  updated: number;
  host: string;
  clock: Clock | null;
  hidden: boolean;
  since_last_visit?: number;
  yours: boolean;
  choices: number;
  commitment: string;
  spectators: boolean;
  previous: string | null;
  created: number;
  invitations: Record<string, string>;
}

export interface MatchShort {
  id: string;
  game: string;
  scenario: string;
  options: Record<string, any>;
  title: string;
  status: "aborted" | "open" | "over" | "running";
  imported: boolean;
  lesson: boolean;
  puzzle: boolean;
  challenge: string;
  seats: SeatHeld[];
  your_turn: boolean;
  updated: number;
  host: string;
  clock: Clock | null;
  hidden: boolean;
  since_last_visit?: number;
}

export interface Matches {
  matches: MatchShort[];
}

export interface MomentInfo {
  choices: number;
  turn: number;
  value: number;
}

export interface NewMatch {
  game: string;
  scenario?: string | null;
  options?: Record<string, boolean | number | string>;
  figures?: Record<string, any>;
  file?: string;
  seats?: SeatWish[];
  title?: string;
  spectators?: boolean;
  autoplay?: boolean;
  lesson?: boolean;
  clock?: Clock | null;
}

export interface Note {
  type: "note";
  id?: number;
  text: string;
}

export interface NoticesInfo {
  kinds: ("email" | "push" | "webhook")[];
  key: string;
  devices: string[];
  email: string;
  confirmed: boolean;
}

export interface Odds {
  type: "odds";
  id?: number;
  seat: string;
  number: number;
}

export interface Older {
  type: "older";
  id?: number;
  before: number;
}

export interface OptionInfo {
  id: string;
  title: string;
  about: string;
  type: "boolean" | "integer" | "string";
  default: boolean | number | string;
  titles?: Record<string, string>;
  enum?: string[];
  minimum?: number;
  maximum?: number;
}

export interface OutcomeInfo {
  winners: string[];
  draw: boolean;
  scores: Record<string, number>;
  reason: string;
  text: string;
  seed: string;
}

export interface PartInfo {
  title: string;
  text: string;
  picture: string;
  notes: string[];
  signs: Record<string, string>;
}

export interface Password {
  old: string;
  new: string;
}

export interface PersonInfo {
  id: string;
  name: string;
  guest: boolean;
  language: "en" | "ru";
  webhook: string;
  shown: boolean;
}

export interface PhaseInfo {
  title: string;
  text: string;
}

export interface Ping {
  type: "ping";
  id?: number;
}

export interface Play {
  type: "play";
  id?: number;
  seat: string;
  number: number;
  choice: string;
  back?: number;
}

export interface Pong {
  type: "pong";
  to?: number;
}

export interface Preferences {
  language?: "en" | "ru" | null;
  webhook?: string | null;
  shown?: boolean | null;
}

export interface Present {
  type: "present";
  to?: number;
  seats: SeatInfo[];
  spectators: number;
  status: "aborted" | "open" | "over" | "running";
  rematch?: string;
}

export interface ProfileInfo {
  name: string;
  guest: boolean;
  yours: boolean;
  shown: boolean;
  since: number;
  games: GameRecord[];
  recent: ResultInfo[];
  challenges: ChallengeRecord;
}

export interface Proposal {
  type: "proposal";
  to?: number;
  what: string;
  by?: string;
  choices?: number;
  agreed?: string[];
  open?: string[];
}

export interface Propose {
  type: "propose";
  id?: number;
  what: "abort" | "rewind";
  choices?: number;
}

export interface PuzzleInfo {
  game: string;
  puzzle: string;
  number: number;
  scenario: string;
  seat: string;
  aim: string;
  grade: number;
  tries: number;
  found: boolean;
  reached: boolean;
}

export interface PuzzleTry {
  game: string;
  puzzle: string;
  number: number;
  count: number;
  aim: string;
  grade: number;
  state: "missed" | "open" | "reached";
  found: boolean;
  reached: boolean;
  deed: string;
  chance: number;
  best: boolean;
  most: number;
  next: number;
  worlds: number;
  bots: Record<string, number>;
  answers: string[];
}

export interface Puzzles {
  puzzles: PuzzleInfo[];
}

export interface QuestionInfo {
  seat: string;
  kind: string;
  text: string;
  rules: string[];
  choices: ChoiceInfo[];
  args?: Record<string, boolean | string | number | (string | number)[]>;
}

export interface RatingInfo {
  pool: "bots" | "people";
  rating: number;
  deviation: number;
  sure: boolean;
  matches: number;
  curve: RatingPoint[];
}

export interface RatingPoint {
  day: string;
  rating: number;
}

export interface Redo {
  type: "redo";
  id?: number;
  seat: string;
  number: number;
}

export interface Refused {
  type: "refused";
  to?: number;
  reason: string;
  text: string;
  rule?: string;
  number?: number;
}

export interface Register {
  name: string;
  password: string;
}

export interface RematchRequest {
  sides?: "kept" | "swapped";
}

export interface Replay {
  choices: number;
  of: number;
  seat: string | null;
  board: Record<string, any>;
  waiting: string[];
  log: ReplayLine[];
}

export interface ReplayLine {
  event: string;
  text: string;
  args: Record<string, any>;
}

export interface Reset {
  type: "reset";
  id?: number;
  seat: string;
  number: number;
}

export interface Resign {
  type: "resign";
  id?: number;
  seat: string;
  number: number;
}

export interface ResultInfo {
  match: string;
  game: string;
  scenario: string;
  seat: string;
  result: "drawn" | "lost" | "won";
  how: "late" | "played" | "resigned";
  score: number | null;
  award: string;
  pool: "bots" | "people" | "";
  rivals: string[];
  ended: number;
}

export interface RuleInfo {
  id: string;
  chapter: string;
  kind: string;
  text: string;
}

export interface Rules {
  rules: RuleInfo[];
}

export interface Said {
  type: "said";
  to?: number;
  line: ChatLine;
}

export interface Say {
  type: "say";
  id?: number;
  text: string;
}

export interface ScenarioInfo {
  id: string;
  title: string;
  seats: SeatTitle[];
  options: OptionInfo[];
  about: string;
  length: string;
  of: string;
  group: string;
  schema: Record<string, any>;
  not_yet: string[];
}

export interface SceneTitle {
  id: string;
  title: string;
}

export interface Scenes {
  game: string;
  title: string;
  scenarios: SceneTitle[];
}

export interface SeatHeld {
  seat: string;
  kind: "bot" | "invited" | "open" | "person";
  name: string;
  yours: boolean;
}

export interface SeatInfo {
  seat: string;
  title: string;
  kind: "bot" | "invited" | "open" | "person";
  name?: string;
  here?: boolean;
  yours?: boolean;
  late?: boolean;
  stuck?: boolean;
  barred?: boolean;
}

export interface SeatRequest {
  seat: string;
  secret?: string;
}

export interface SeatTitle {
  seat: string;
  title: string;
}

export interface SeatWish {
  seat: string;
  who: string;
}

export interface Seen {
  type: "seen";
  id?: number;
  number: number;
}

export interface ShellTexts {
  language: "en" | "ru";
  messages: Record<string, string | (string | Record<string, any>)[]>;
}

export interface Speak {
  type: "speak";
  id?: number;
  language: "en" | "ru";
}

export interface StageInfo {
  text: string;
  steps: StepInfo[];
  refused: Record<string, string>;
  point: string[];
}

export interface Start {
  scenario: string;
  options: Record<string, any>;
  seats: SeatWish[];
}

export interface State {
  type: "state";
  to?: number;
  number: number;
  seat: string | null;
  whole: boolean;
  board: Record<string, any>;
  entries?: Record<string, Record<string, any>>;
  gone?: string[][];
  waiting: string[];
  left?: Record<string, number>;
  questions: QuestionInfo[];
  since: number;
  log: LogLine[];
  earlier?: number;
  undo: string[];
  redo: string[];
  choices: number;
  status: "aborted" | "open" | "over" | "running";
  outcome?: OutcomeInfo | null;
}

export interface StepInfo {
  at: number;
  choices: string[];
}

export interface Study {
  type: "study";
  id?: number;
  topic: string;
  thing: string;
}

export interface SwingInfo {
  kind: "choice" | "luck" | "other";
  choices: number;
  turn: number;
  seat: string;
  choice: string;
  text: string;
  gain: number;
  low: number;
  high: number;
  dice?: number[];
  better?: string;
  better_text?: string;
  why?: string;
  line?: LineStep[];
}

export interface Told {
  lines: LogLine[];
}

export interface TurnInfo {
  turn: number;
  choices: number;
  board: Record<string, any>;
}

export interface Turns {
  turns: TurnInfo[];
}

export interface Undo {
  type: "undo";
  id?: number;
  seat: string;
  number: number;
}

export interface Welcome {
  type: "welcome";
  to?: number;
  match: string;
  game: string;
  scenario: string;
  title: string;
  options: Record<string, any>;
  commitment: string;
  status: "aborted" | "open" | "over" | "running";
  person: string;
  language: "en" | "ru";
  seats: SeatInfo[];
  notes: string;
  seen: number;
  chat: ChatLine[];
  clock?: Clock | null;
  open?: boolean;
  maker?: boolean;
  lesson?: boolean;
  puzzle?: boolean;
  challenge?: string;
  imported?: boolean;
}

export interface Who {
  person: PersonInfo | null;
}
