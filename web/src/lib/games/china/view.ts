/** The view document of China, as the server describes it. */
export interface ChinaPlayer {
  points: { houses: number; alliances: number; roads: number };
  supply: { houses: number; emissaries: number; fortifications: number };
  cards: number;
  hand: Record<string, number>;
  known: Record<string, number>;
}

export interface ChinaView {
  seats: number;
  side: string;
  section: string[];
  over: boolean;
  turn: { player: string; province: string | null; pieces: number; drawing: boolean };
  players: Record<string, ChinaPlayer>;
  houses: Record<string, string>;
  fortifications: string[];
  emissaries: Record<string, Record<string, number>>;
  scored: string[];
  row: Record<string, number>;
  pile: { size: number; times_out: number };
  discards: Record<string, number>;
}

export interface ChinaPreview {
  provinces: Record<string, { spaces: number; houses: number[]; points: number[]; scored: boolean }>;
  alliances: { alliance: number; provinces: string[]; leaders: string[]; points: number }[];
  rows: Record<string, { spaces: string[]; points: number }[]>;
  scores: { scores: number[]; sheet: Record<string, number[]> };
}
