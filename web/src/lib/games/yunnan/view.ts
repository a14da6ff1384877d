/** The view document of Yunnan, as the server describes it. */
export interface YunnanPlayer {
  seat: number | null;
  influence: number;
  presents: number;
  traders: Record<string, number>;
  posts: Record<string, number>;
  coins?: number;
  income?: number;
  passes?: number;
  horse?: string;
  structures?: Record<string, number>;
  bridges?: string[];
  guard?: string;
}

export interface YunnanView {
  seats: number;
  round: number;
  section: string[];
  over: boolean;
  turn: string | null;
  order: string[];
  passed: string[];
  points: number[];
  players: Record<string, YunnanPlayer>;
  bids: Record<string, string>;
  bank: (string | null)[];
  teahouses: Record<string, string>;
  presents: Record<string, number>;
  blocked: string | null;
  travel: { passes: number; arrived: Record<string, number>; arrival: string | null };
  taken: string | null;
  cards: string[];
}

export interface YunnanPreview {
  bank: { bids: number; payouts: number[] };
  inspector: { province: string; victim: string | null; revenue: Record<string, number> };
  income: Record<string, { total: number; by_place: Record<string, number> }>;
  /** Coins that are not bid yet. */
  free: Record<string, number>;
  gaps: Record<string, Record<string, number>>;
  scores: { scores: number[]; sheet: Record<string, number[]> };
  /** What is missing until the game ends; in the expert game points do not end it. */
  end: { points: { leader: number; end: number } | null; presents: number; rounds: number };
}
