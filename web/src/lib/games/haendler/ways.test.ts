import { expect, it } from 'vitest';
import type { PieceShape } from '../face';
import { SPOTS } from './board';
import { way } from './ways';

function wagon(field: string): PieceShape {
  const [x, y] = SPOTS[`field.${field}`] ?? [0, 0];
  return { kind: 'wagon', colour: null, place: 'wagon.1', node: field, x, y: y - 26, w: 44, h: 34 };
}

it('drives field by field along the road', () => {
  const points = way(wagon('paris'), wagon('paris-reims-2'));
  expect(points).toHaveLength(3);
  expect(points[1]).toEqual([SPOTS['field.paris-reims-1']![0], SPOTS['field.paris-reims-1']![1] - 26]);
});

it('goes from city to city over the forks', () => {
  const points = way(wagon('paris'), wagon('koeln'));
  const reims = SPOTS['field.reims']!;
  expect(points.some(([x, y]) => x === reims[0] && y === reims[1] - 26)).toBe(true);
});

it('does not move what stays', () => {
  expect(way(wagon('paris'), wagon('paris'))).toEqual([]);
});
