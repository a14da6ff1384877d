import { expect, it } from 'vitest';
import type { PieceShape } from '$lib/games/face';
import { Movers } from './moving';

const trader = (place: string, x: number): PieceShape => ({
  kind: 'trader',
  colour: 'red',
  place,
  x,
  y: 0,
  w: 1,
  h: 1,
});

it('knows which piece has moved and which has stayed', () => {
  const movers = new Movers();
  const before = movers.place([trader('market', 0), trader('yunnan', 10)]);
  const after = movers.place([trader('yunnan', 10), trader('kang', 20)]);
  expect(after[0]?.key).toBe(before[1]?.key);
  expect(after[1]?.key).toBe(before[0]?.key);
});

it('gives new pieces keys of their own', () => {
  const movers = new Movers();
  const [first] = movers.place([trader('market', 0)]);
  const both = movers.place([trader('market', 0), trader('market', 5)]);
  expect(both[0]?.key).toBe(first?.key);
  expect(both[1]?.key).not.toBe(first?.key);
});
