/** What can be asked about the position that is shown: what would follow, and why something cannot be done. */
import * as api from './api';
import type { Preview, Why } from './documents';

export interface Questions {
  preview(seat: number | null, action: string | null, at: number): Promise<Preview>;
  why(seat: number, spots: string[]): Promise<Why>;
}

/** Questions about a table. */
export const questionsOf = (table: string): Questions => ({
  preview: (seat, action, at) => api.preview(table, seat, action, at),
  why: (seat, spots) => api.whySpots(table, seat, spots),
});
