/** Which piece is which: those that stay keep their identity, those that leave one place and appear at another moved. */
import type { PieceShape } from '$lib/games/face';

export interface Mover extends PieceShape {
  key: string;
}

const sort = (piece: PieceShape): string => `${piece.kind}.${piece.colour ?? ''}`;

export class Movers {
  #last: Mover[] = [];
  #next = 1;

  /** Give each piece of a new position the key of the piece it was before. */
  place(pieces: PieceShape[]): Mover[] {
    const free = new Map<string, Mover[]>();
    for (const mover of this.#last) free.set(sort(mover), [...(free.get(sort(mover)) ?? []), mover]);
    const keys = new Map<PieceShape, string>();
    for (const stays of [true, false]) {
      for (const piece of pieces) {
        if (keys.has(piece)) continue;
        const same = free.get(sort(piece)) ?? [];
        const index = stays ? same.findIndex((mover) => mover.place === piece.place) : same.length - 1;
        const found = index >= 0 ? same.splice(index, 1)[0] : undefined;
        if (found) keys.set(piece, found.key);
        else if (!stays) keys.set(piece, `p${this.#next++}`);
      }
    }
    this.#last = pieces.map((piece) => ({ ...piece, key: keys.get(piece) ?? '' }));
    return this.#last;
  }
}
