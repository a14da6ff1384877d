/** Ways on a board: the road that a piece really takes from one place to another, as points to walk through. */
export type Point = readonly [number, number];

export interface Way {
  a: string;
  b: string;
  /** From a to b, both ends included. */
  points: Point[];
}

/** Points along a chain of cubic curves, each given by its two ends and two handles. */
export function alongCurves(curves: readonly (readonly Point[])[], steps = 8): Point[] {
  const found: Point[] = [];
  for (const [p, q, r, s] of curves as [Point, Point, Point, Point][]) {
    for (let step = found.length ? 1 : 0; step <= steps; step++) {
      const t = step / steps;
      const u = 1 - t;
      const at = (axis: 0 | 1) =>
        u * u * u * p[axis] + 3 * u * u * t * q[axis] + 3 * u * t * t * r[axis] + t * t * t * s[axis];
      found.push([at(0), at(1)]);
    }
  }
  return found;
}

const turned = ({ a, b, points }: Way): Way => ({ a: b, b: a, points: [...points].reverse() });

/** A network of ways. */
export class Ways {
  #from = new Map<string, Way[]>();

  constructor(ways: Way[]) {
    for (const way of [...ways, ...ways.map(turned)]) {
      this.#from.set(way.a, [...(this.#from.get(way.a) ?? []), way]);
    }
  }

  /** The points of the way with the fewest stages; none if there is no way, or nowhere to go. */
  between(start: string, goal: string, open: (way: Way) => boolean = () => true): Point[] {
    const came = new Map<string, Way | null>([[start, null]]);
    const queue = [start];
    for (let place = queue.shift(); place !== undefined && !came.has(goal); place = queue.shift()) {
      for (const way of this.#from.get(place) ?? []) {
        if (came.has(way.b) || !open(way)) continue;
        came.set(way.b, way);
        queue.push(way.b);
      }
    }
    const stages: Way[] = [];
    for (let way = came.get(goal); way; way = came.get(way.a)) stages.unshift(way);
    return stages.flatMap(({ points }, index) => (index ? points.slice(1) : points));
  }
}

/** Along a track of fields that closes to a ring, the shorter way round; a ring of scores is walked field by field. */
export function alongTrack(track: readonly Point[], from: Point, to: Point): Point[] {
  const nearest = ([x, y]: Point) =>
    track.reduce((best, [tx, ty], index) => {
      const [bx, by] = track[best] ?? [Infinity, Infinity];
      return Math.hypot(tx - x, ty - y) < Math.hypot(bx - x, by - y) ? index : best;
    }, 0);
  const [start, goal, all] = [nearest(from), nearest(to), track.length];
  const ahead = (goal - start + all) % all;
  const step = ahead <= all / 2 ? 1 : -1;
  const count = step > 0 ? ahead : all - ahead;
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => {
    return track[(start + step * (index + 1) + all) % all] as Point;
  });
}
