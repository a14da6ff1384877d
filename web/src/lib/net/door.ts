/** What can be asked about the position that is shown: what would follow, and why something cannot be done. */
import * as api from './api';
import type { Preview, Why } from './documents';

export interface Door {
  preview(seat: number | null, action: string | null, at: number): Promise<Preview>;
  why(seat: number, spots: string[]): Promise<Why>;
}

/** The door of a table. */
export const doorOf = (table: string): Door => ({
  preview: (seat, action, at) => api.preview(table, seat, action, at),
  why: (seat, spots) => api.whySpots(table, seat, spots),
});
