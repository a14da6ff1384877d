/** The documents that the server sends; the same forms as in the API's description. */

export interface Rule {
  name: string;
  text: string;
  place: string;
  mark: 'text' | 'deduced' | 'ours';
}

export interface Problem {
  code: string;
  text: string;
  rule: Rule | null;
}

export interface Option {
  action: string;
  fields: Record<string, string>;
  spots: string[];
  text: string;
}

export interface Entry {
  event: string;
  fields: Record<string, string | number>;
  text: string;
  rule: string | null;
}

export interface TableEvent {
  number: number;
  time: number;
  kind: string;
  seat: number | null;
  detail: Record<string, unknown>;
  entries: Entry[];
}

/** A position as a seat may know it; each game's board knows its form. */
export type View = Record<string, unknown>;

export interface SeatView {
  seat: number | null;
  view: View;
  options: Option[];
  undo: 'free' | 'ask' | 'no';
  due: number | null;
}

export interface Result {
  scores: number[];
  ranks: number[];
  sheet: Record<string, number[]>;
}

export interface Ask {
  ask: number;
  what: 'undo' | 'replace';
  seat: number;
  target: number;
  waiting: number[];
}

export type Status = 'waiting' | 'playing' | 'over';

export interface State {
  number: number;
  status: Status;
  actors: number[];
  section: string;
  prompt: string;
  seats: SeatView[];
  ask: Ask | null;
  result: Result | null;
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'friend' | 'open';
  name: string;
  bot: string;
  late: boolean;
  yours: boolean;
}

export interface Table {
  table: string;
  title: string;
  setup: Record<string, boolean | string>;
  status: Status;
  public: boolean;
  pace: { kind: 'live' | 'deadline' | 'none'; minutes: number };
  opened: number;
  host: boolean;
  seats: Seat[];
  rematch: string | null;
  /** Whether hints are given here. */
  hints: boolean;
}

export interface TableSummary {
  table: string;
  title: string;
  status: Status;
  public: boolean;
  changed: number;
  seats: string[];
  free: number;
  waiting?: boolean;
}

export interface Title {
  title: string;
  rulebook: string;
  edition: string;
  /** The folder of the page that draws it. */
  face: string;
  minutes: number;
  seats: number[];
  options: { name: string; choices: (boolean | string)[] }[];
}

/** The words of a game that the page was not built with: Fluent texts, and the names of each kind of thing. */
export interface WordsOfGame {
  texts: string[];
  kinds: Record<string, string[]>;
}

export interface Shelf {
  titles: Title[];
  bots: string[];
  languages: string[];
}

export interface Ack {
  key: string;
  number: number;
  repeated: boolean;
  secret: string | null;
  table: string | null;
}

export interface Why {
  allowed: boolean;
  rule: Rule | null;
  action?: string | null;
}

export interface Update {
  type: 'update';
  number: number;
  complete: boolean;
  events: TableEvent[];
  state: State;
  table: Table;
}

export type ServerMessage =
  | Update
  | { type: 'presence'; seats: number[]; watchers: number }
  | ({ type: 'ack' } & Ack)
  | ({ type: 'refused'; key: string | null } & Problem)
  | { type: 'pong' }
  | { type: 'gone' };

export interface Position {
  number: number;
  seats: SeatView[];
  position: View | null;
  /** After how many lines of the log it stands; null while the log is sealed, or if it was taken back. */
  lines: number | null;
}

/** A position that was reached by trying moves out. */
export interface PlanDocument {
  number: number;
  /** Whose turn it would be; none if chance decides or the game is over. */
  actor: number | null;
  chance: boolean;
  section: string;
  prompt: string;
  view: View;
  options: Option[];
  told: Entry[];
}

/** A seat or chance, and an action in words. */
export type Line = [number, string];

/** Where somebody practises. */
export type Place =
  | { kind: 'lesson'; book: string; lesson: string; step: number }
  | { kind: 'exercise'; title: string; exercise: string }
  | { kind: 'decision'; table: string; line: number };

export interface ExerciseSummary {
  exercise: string;
  theme: string;
  difficulty: number;
}

/** Whether an answer is right, and once that is settled, what is best and why. */
export interface Answer {
  right: boolean;
  best: Option | null;
  second: Option | null;
  reasons: string[];
}

export interface ReviewDocument {
  seat: number;
  remarks: { text: string; number: number | null }[];
  /** Lines of the log with decisions that are worth practising. */
  learn: number[];
}

export interface LessonSummary {
  book: string;
  lesson: string;
  title: string;
  minutes: number;
  steps: number;
  name: string;
  about: string;
}

/** A step of a lesson; one that asks for nothing is read. In actions * stands for anything. */
export interface LessonStep {
  name: string;
  say: string;
  /** What is said when something else was done, and when it was done. */
  other: string;
  done: string;
  ask: string[];
  accept: string[];
  then: Line[];
  glow: string[];
  /** Whether it begins at a position of its own. */
  anew: boolean;
}

export interface LessonDocument {
  summary: LessonSummary;
  seat: number;
  steps: LessonStep[];
}

export interface SeatPlan {
  who: 'me' | 'friend' | 'bot' | 'open';
  name?: string;
  bot?: string;
}

export interface OpenTable {
  title?: string;
  setup?: Record<string, boolean | string>;
  seats: SeatPlan[];
  pace?: { kind: 'live' | 'deadline' | 'none'; minutes?: number };
  public?: boolean;
  hints?: boolean;
  log?: unknown;
  lines?: number;
}

/** A rule as the rule page shows it: its places by edition, and the section of the rulebook it belongs to. */
export interface RuleOfBook {
  name: string;
  mark: Rule['mark'];
  places: Record<string, string>;
}

export type Command =
  | { type: 'move'; seat: number; at: number; action: string }
  | { type: 'undo'; seat: number }
  | { type: 'answer'; ask: number; yes: boolean }
  | { type: 'say'; text: string }
  | { type: 'take'; seat: number; name?: string }
  | { type: 'leave'; seat: number }
  | { type: 'fill'; seat: number; bot?: string }
  | { type: 'link'; seat: number }
  | { type: 'claim'; secret: string }
  | { type: 'resign'; seat: number; bot?: string }
  | { type: 'replace'; seat: number; bot?: string }
  | { type: 'rematch' };

/** An option with the share of the win and the points that it promises. */
export interface AdvisedOption {
  option: Option;
  share: number;
  points: number;
  visits: number;
}

export interface Hint {
  number: number;
  seat: number;
  bot: string;
  options: AdvisedOption[];
  /** What speaks for the first option against the second. */
  reasons: string[];
  shares: number[];
  points: number[];
  worlds: number;
  playouts: number;
}

export interface AnalysedDecision {
  line: number;
  /** The record that made the decision; none if it came with a loaded log. */
  number: number | null;
  seat: number;
  chosen: Option;
  shares: number[];
  cost: number;
}

export interface TurningPoint {
  line: number;
  number: number | null;
  seat: number;
  chosen: AdvisedOption;
  cost: number;
  options: AdvisedOption[];
  /** What speaks for the best option against the chosen one. */
  reasons: string[];
}

export interface Analysis {
  status: 'waiting' | 'working' | 'done';
  done: number;
  whole: number;
  analysis: {
    bot: string;
    decisions: AnalysedDecision[];
    turning_points: TurningPoint[];
    result: { shares: number[] } | null;
  } | null;
}
