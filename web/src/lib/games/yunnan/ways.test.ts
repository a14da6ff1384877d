import { expect, it } from 'vitest';
import type { PieceShape } from '../face';
import type { YunnanView } from './view';
import { gain, walk, way } from './ways';

const trader = (node: string): PieceShape => ({
  kind: 'trader',
  colour: 'red',
  place: node,
  node,
  x: 0,
  y: 0,
  w: 1,
  h: 1,
});
const view = (bridges: string[]) =>
  ({ players: { red: { seat: 0, bridges, traders: { kang: 1 } } }, points: [7] }) as unknown as YunnanView;

it('goes round by the road where there is no bridge, and over the bridge where there is one', () => {
  const round = way(trader('yunnan'), trader('kang'), view([]));
  const over = way(trader('yunnan'), trader('kang'), view(['yunnan-kang']));
  expect(round.some(([x, y]) => x > 800 && y < 800)).toBe(true);
  expect(over.some(([x]) => x > 800)).toBe(false);
  expect(over.length).toBeGreaterThan(4);
});

it('slides down the road when pushed out', () => {
  const down = way(trader('sichuan'), trader('yunnan'), view([]));
  expect(down[0]?.[1]).toBeLessThan(down.at(-1)?.[1] ?? 0);
});

it('sends the inspector to the province he visits', () => {
  const path = walk({
    event: 'inspects',
    fields: { province: 'tibet', revenue: 4 },
    text: '',
    rule: null,
    reader: null,
  });
  expect(path?.kind).toBe('inspector');
  expect(path?.points.at(-1)?.[0]).toBeLessThan(320);
  expect(walk({ event: 'earns', fields: {}, text: '', rule: null, reader: null })).toBeNull();
});

it('knows where coins come from', () => {
  const earned = gain(
    { event: 'earns', fields: { player: 'red', income: 12 }, text: '', rule: null, reader: null },
    view([]),
  );
  expect(earned).toMatchObject({ colour: 'red', piece: 'coin', amount: 12 });
  expect(
    gain({ event: 'earns', fields: { player: 'red', income: 0 }, text: '', rule: null, reader: null }, view([])),
  ).toBeNull();
});
