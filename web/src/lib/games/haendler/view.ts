/** The view document of Die Händler, as the server describes it. */
export type Counts = Record<string, number>;

export interface HaendlerPlayer {
  money: number | null;
  received: number;
  paid: number;
  notes: number;
  level: number;
  tiles: number[];
  warehouses: Record<string, Counts>;
  investments: string[];
  influence: number;
  hand: Counts | null;
  bid: number | 'hidden' | null;
  disc: string | null;
}

export interface Clause {
  clause: string;
  deed?: string | null;
  /** The deed as the options name it: a verb and what it is about. */
  fields?: Record<string, string>;
  until?: string | null;
  amount?: number;
  card?: string;
}

/** What somebody promises somebody else to do or to leave; `fields` is the deed as the options name it. */
export interface Vow {
  player: string;
  other: string;
  will: boolean;
  fields: Record<string, string>;
  until: string | null;
}

export interface Promised extends Vow {
  deed: string;
  /** What the other pays once it is kept. */
  pays?: number;
}

export interface Draft {
  author: string;
  partner: string;
  clauses: Clause[];
}

export interface HaendlerView {
  seats: number;
  round: number;
  section: string[];
  over: boolean;
  start: string | null;
  turn: string | null;
  bank: number;
  supply: Counts;
  prices: Counts;
  bonus: Counts;
  arrivals: number;
  courier: string;
  wagons: Record<
    string,
    { field: string; behind: string | null; master: string | null; loads: Record<string, Counts> }
  >;
  players: Record<string, HaendlerPlayer>;
  investments: { row: string[]; pile: string[] };
  influence: {
    pile: Counts | null;
    history: { player: string; took?: string | null; played?: string; gave?: string; to?: string }[];
    seen: Counts[];
  };
  moment: { wagon?: string; cargo?: string; named?: number; high?: number; leader?: string; asked?: boolean };
  agreements: {
    promises?: Promised[];
    draft?: Draft;
    tabled?: Draft;
    put?: boolean;
  };
}

export interface HaendlerPreview {
  buy: Counts;
  sales: Record<string, Counts>;
  raised: Record<string, number[]>;
  ascent: number;
  representation: Counts;
}

export const GOODS = ['wine', 'food', 'salt', 'cloth', 'iron', 'silk'];
export const CITIES = ['paris', 'koeln', 'wien', 'brugge', 'hamburg', 'genova'];
export const of = (view: unknown): HaendlerView => view as HaendlerView;
