import { expect, it } from 'vitest';
import { alongCurves, alongTrack, Ways, type Point } from './ways';

const straight = (a: string, b: string, from: Point, to: Point) => ({ a, b, points: [from, to] });
const ways = new Ways([
  straight('puer', 'yunnan', [0, 0], [10, 0]),
  straight('yunnan', 'sichuan', [10, 0], [10, 10]),
  straight('sichuan', 'kang', [10, 10], [0, 10]),
  straight('yunnan', 'kang', [10, 0], [0, 10]),
]);

it('finds the way with the fewest stages, in both directions', () => {
  expect(ways.between('puer', 'kang')).toEqual([
    [0, 0],
    [10, 0],
    [0, 10],
  ]);
  expect(ways.between('kang', 'puer')).toEqual([
    [0, 10],
    [10, 0],
    [0, 0],
  ]);
});

it('goes round where a way is closed', () => {
  const noBridge = ways.between(
    'puer',
    'kang',
    (way) => ![way.a, way.b].every((end) => end === 'yunnan' || end === 'kang'),
  );
  expect(noBridge).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]);
});

it('has no points where there is no way', () => {
  expect(ways.between('puer', 'moon')).toEqual([]);
  expect(ways.between('puer', 'puer')).toEqual([]);
});

it('follows a curve from end to end', () => {
  const points = alongCurves(
    [
      [
        [0, 0],
        [0, 10],
        [10, 10],
        [10, 0],
      ],
      [
        [10, 0],
        [10, -10],
        [20, -10],
        [20, 0],
      ],
    ],
    4,
  );
  expect(points).toHaveLength(9);
  expect(points[0]).toEqual([0, 0]);
  expect(points[4]).toEqual([10, 0]);
  expect(points.at(-1)).toEqual([20, 0]);
});

it('walks a ring field by field, the shorter way round', () => {
  const ring: Point[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [0, 1],
  ];
  expect(alongTrack(ring, [0, 0], [2, 1])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(alongTrack(ring, [0, 0], [1, 1])).toEqual([[0, 1]]);
  expect(alongTrack(ring, [1, 0], [1, 0])).toEqual([]);
});
