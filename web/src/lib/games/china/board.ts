/** The board of China as shapes. */
import geometry from '$games/china/data/geometry.json';
import type { PieceShape, Place, SpotShape } from '../face';
import type { ChinaView } from './view';

const SPACES = new Map(geometry.spaces.map((space) => [space.id, space]));
const DRAGONS = new Map(geometry.provinces.map((province) => [province.id, province.dragon as number[]]));
const TRACK = geometry.score_track as number[][];

export function spots(): SpotShape[] {
  const houses = [...SPACES.values()].map((space): SpotShape => ({
    id: space.id,
    shape: 'circle',
    x: space.x,
    y: space.y,
    w: 38,
    h: 38,
    ghost: { kind: 'house', w: 28.6, h: 28.6 },
  }));
  const dragons = [...DRAGONS].map(([id, [x = 0, y = 0]]): SpotShape => ({
    id: `dragon.${id}`,
    shape: 'circle',
    x,
    y,
    w: 70,
    h: 70,
    area: true,
  }));
  return [...dragons, ...houses];
}

interface Alliance {
  n: number;
  x: number;
  y: number;
}

/** What can be asked about: alliances and the track of scores. */
export function places(): Place[] {
  const alliances = (geometry.alliances as unknown as Alliance[]).map(({ n, x, y }): Place => ({
    id: `alliance.${n}`,
    x,
    y,
    w: 26,
    h: 26,
  }));
  const track = TRACK.map(([x = 0, y = 0], score): Place => ({ id: `score.${score}`, x, y, w: 28, h: 28 }));
  return [...track, ...alliances];
}

export function rulesOf(id: string): string[] {
  const [kind = ''] = id.split('.');
  const rules: Record<string, string[]> = {
    dragon: ['emissary.limit', 'alliance.majorities'],
    alliance: ['alliance.majorities', 'alliance.shared'],
    score: ['win.points', 'win.supply'],
    hand: ['place.colour', 'place.joker'],
    pair: ['place.joker', 'place.joker-colour'],
    row: ['draw.row', 'draw.known'],
    pile: ['pile.once', 'pile.twice'],
    discards: ['swap.instead', 'place.discards'],
  };
  return rules[kind] ?? ['houses.most', 'road.row'];
}

function emissaries(view: ChinaView): PieceShape[] {
  const found: PieceShape[] = [];
  for (const [province, counts] of Object.entries(view.emissaries)) {
    const all = Object.entries(counts).flatMap(([colour, count]) => Array<string>(count).fill(colour));
    const [x = 0, y = 0] = DRAGONS.get(province) ?? [];
    const width = all.length > 4 ? 12 : 15;
    const columns = Math.min(all.length, all.length > 4 ? 4 : all.length > 2 ? 2 : all.length);
    all.forEach((colour, index) => {
      const row = Math.floor(index / columns);
      const rows = Math.ceil(all.length / columns);
      found.push({
        kind: 'emissary',
        colour,
        place: `dragon.${province}`,
        x: x + ((index % columns) - (columns - 1) / 2) * (width + 1),
        y: y + (row - (rows - 1) / 2) * width * 1.5,
        w: width * 1.2,
        h: width * 1.85,
      });
    });
  }
  return found;
}

function scores(view: ChinaView): PieceShape[] {
  const stacked = new Map<number, number>();
  return Object.entries(view.players).map(([colour, { points }]) => {
    const sum = points.houses + points.alliances + points.roads;
    const [x = 0, y = 0] = TRACK[sum % TRACK.length] ?? [];
    const below = stacked.get(sum) ?? 0;
    stacked.set(sum, below + 1);
    return { kind: 'stone', colour, place: 'score', x: x + 4 * below, y: y - 4 * below, w: 22, h: 22 };
  });
}

export function pieces(view: ChinaView): PieceShape[] {
  const found: PieceShape[] = [];
  for (const id of view.fortifications) {
    const space = SPACES.get(id);
    if (space) found.push({ kind: 'fortification', colour: null, place: id, x: space.x, y: space.y + 3, w: 44, h: 38 });
  }
  for (const [id, colour] of Object.entries(view.houses)) {
    const space = SPACES.get(id);
    if (space) found.push({ kind: 'house', colour, place: id, x: space.x, y: space.y, w: 28.6, h: 28.6 });
  }
  for (const province of view.scored) {
    const [x = 0, y = 0] = DRAGONS.get(province) ?? [];
    found.push({ kind: 'i-seal', colour: null, place: province, x: x - 30, y: y - 28, w: 22, h: 22 });
  }
  return [...found, ...emissaries(view), ...scores(view)];
}

/** The road between two spaces, as drawn. */
export function roadOf(a: string, b: string): string | null {
  const road = geometry.roads.find((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));
  const [from, to] = [SPACES.get(a), SPACES.get(b)];
  if (!road || !from || !to) return null;
  return `M${from.x},${from.y}Q${road.ctrl[0]},${road.ctrl[1]} ${to.x},${to.y}`;
}
