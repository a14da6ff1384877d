import { expect, it } from 'vitest';
import { replies, type Line } from './following';

const MOVES: Line[] = [
  [1, 'bid 1300'],
  [0, 'bid 1200'],
  [2, 'pass'],
  [1, 'load'],
];

it('lets the others follow the example up to the next move of the reader', () => {
  expect(replies(MOVES, [], 'bid 1300', 1)).toEqual([
    [0, 'bid 1200'],
    [2, 'pass'],
  ]);
  expect(replies(MOVES, MOVES.slice(0, 3), 'load', 1)).toEqual([]);
});

it('lets nobody answer whoever does something else', () => {
  expect(replies(MOVES, [], 'bid 100', 1)).toEqual([]);
});
