/** What moves in China: score stones along the wall, and points from where they are scored. */
import geometry from '$games/china/data/geometry.json';
import type { Entry } from '$lib/net/documents';
import type { Gain, PieceShape } from '../face';
import { alongTrack, type Point } from '../ways';

const TRACK = geometry.score_track as unknown as Point[];
const SCORING = new Set(['houses-first', 'houses-next', 'houses-tied', 'alliance-scored', 'row-scored', 'row-doubled']);
const spaceAt = (id: string) => geometry.spaces.find((space) => space.id === id);
const dragonAt = (id: string) => geometry.provinces.find((province) => province.id === id)?.dragon;

export function way(from: PieceShape, to: PieceShape): Point[] {
  if (from.place !== 'score' || to.place !== 'score') return [];
  return alongTrack(TRACK, [from.x, from.y], [to.x, to.y]);
}

export function gain(entry: Entry): Gain | null {
  const { player: colour = '', points, province = '', other = '', from = '' } = entry.fields as Record<string, string>;
  if (!SCORING.has(entry.event) || !Number(points)) return null;
  const [ax = 0, ay = 0] = dragonAt(province) ?? [];
  const [bx = ax, by = ay] = dragonAt(other) ?? [];
  const space = spaceAt(from);
  const at: Point = space ? [space.x, space.y] : [(ax + bx) / 2, (ay + by) / 2];
  return { colour, piece: 'stone', amount: Number(points), at };
}
