/** The board of Yunnan as shapes: spots and pieces, from the geometry that the drawing was made from. */
import geometry from '$games/yunnan/data/geometry.json';
import type { PieceShape, SpotShape } from '../face';
import type { YunnanPlayer, YunnanView } from './view';

interface Spot {
  id: string;
  kind: string;
  shape: string;
  x: number;
  y: number;
  w: number;
  h: number;
  angle?: number;
  edition?: string;
  slots?: Record<string, number[][]>;
  piece_height?: Record<string, number>;
}

const SPOTS = new Map((geometry.spots as Spot[]).map((spot) => [spot.id, spot]));
const TEMPLE_HOME = [1222, 877.7] as const;
export const INSPECTOR_HOME = [1478, 895] as const;

/** Where a spot lies. */
export function pointOf(id: string): readonly [number, number] {
  const spot = SPOTS.get(id);
  return spot ? [spot.x, spot.y] : [0, 0];
}

/** Names of the 2013 edition for what the geometry calls by its 2023 name. */
const DRAWN_AS: Record<string, string> = { qamdo: 'kang', 'dragon-house': 'guild' };
export const drawn = (name: string): string =>
  name.split('-').length === 2 && name !== 'dragon-house'
    ? name
        .split('-')
        .map((part) => DRAWN_AS[part] ?? part)
        .join('-')
    : (DRAWN_AS[name] ?? name);

const area = (place: string): string => (place === 'market' ? 'puer.market' : `province.${drawn(place)}.traders`);

// Spots.

const GHOSTS: Record<string, { kind: string; w: number; h: number }> = {
  bid: { kind: 'trader', w: 26, h: 36 },
  bank: { kind: 'trader', w: 27, h: 38 },
  teahouse: { kind: 'teahouse', w: 42, h: 38 },
};
const TOUCHED = new Set(['traders', 'teahouse', 'posts', 'gorge', 'bid', 'building', 'bank']);

const UNTOUCHED = new Set(['building.rounds', 'building.inspector']);

export function spots(edition: string): SpotShape[] {
  const found: SpotShape[] = [];
  for (const spot of SPOTS.values()) {
    if (!TOUCHED.has(spot.kind) || (spot.edition && spot.edition !== edition) || UNTOUCHED.has(spot.id)) continue;
    if (edition === '2023' && spot.id.startsWith('building.bank.space')) continue; // its bank has one name for all spaces
    const big = spot.kind === 'building' || spot.kind === 'traders' || spot.kind === 'gorge' || spot.kind === 'posts';
    found.push({
      id: spot.id,
      shape: spot.shape === 'octagon' ? 'octagon' : 'rect',
      x: spot.x,
      y: spot.y,
      w: spot.w + (big ? -2 : 6),
      h: spot.h + (big ? -2 : 6),
      angle: spot.angle,
      area: big,
      shy: spot.kind === 'building' || spot.kind === 'posts' || spot.kind === 'gorge',
      ghost: GHOSTS[spot.id.startsWith('building.bank.space') ? 'bank' : spot.kind],
    });
  }
  return found.sort((a, b) => b.w * b.h - a.w * a.h);
}

// Pieces.

function at(id: string, kind: string, colour: string | null, height: number, width: number, place = id): PieceShape[] {
  const spot = SPOTS.get(id);
  return spot ? [{ kind, colour, place, x: spot.x, y: spot.y, w: width, h: height, angle: spot.angle }] : [];
}

function traders(view: YunnanView): PieceShape[] {
  const byPlace = new Map<string, string[]>();
  for (const [colour, player] of Object.entries(view.players)) {
    for (const [place, count] of Object.entries(player.traders)) {
      if (place === 'supply') continue;
      byPlace.set(place, [...(byPlace.get(place) ?? []), ...Array<string>(count).fill(colour)]);
    }
  }
  const found: PieceShape[] = [];
  for (const [place, colours] of byPlace) {
    const spot = SPOTS.get(area(place));
    const room = ['6', '12', '20', '35'].find((size) => colours.length <= Number(size)) ?? '35';
    const height = spot?.piece_height?.[room] ?? 28;
    colours.forEach((colour, index) => {
      const slot = spot?.slots?.[room]?.[index];
      if (slot)
        found.push({
          kind: 'trader',
          colour,
          place,
          node: place === 'market' ? 'puer' : drawn(place),
          x: slot[0] ?? 0,
          y: slot[1] ?? 0,
          w: height * 0.7,
          h: height * 0.96,
        });
    });
  }
  return found;
}

/** Traders in a building. */
function bids(view: YunnanView): PieceShape[] {
  const found: PieceShape[] = [];
  for (const [space, colour] of Object.entries(view.bids)) {
    const [building = '', price = ''] = space.split(' ');
    found.push(...at(`building.${drawn(building)}.space.${price}`, 'trader', colour, 38, 27.5));
  }
  view.bank.forEach((colour, index) => {
    if (colour) found.push(...at(`building.bank.space.${index + 1}`, 'trader', colour, 40, 29));
  });
  return found.map((piece) => ({ ...piece, node: 'city' }));
}

function ownPieces(player: YunnanPlayer, colour: string, number: number): PieceShape[] {
  const found: PieceShape[] = [];
  if (player.horse) found.push(...at(`province.${drawn(player.horse)}.horse.${number}`, 'horse', colour, 30, 31));
  for (const [place, count] of Object.entries(player.posts)) {
    for (let post = 0; post < count; post++)
      found.push(...at(`province.${drawn(place)}.post.${number + 5 * post}`, 'post', colour, 27, 26));
  }
  for (const gorge of player.bridges ?? [])
    found.push(...at(`gorge.${drawn(gorge)}.bridge.${number}`, 'bridge', colour, 54, 22));
  if (player.guard) found.push(...at(`province.${drawn(player.guard)}.guard.${number}`, 'guard', colour, 28, 23));
  return found;
}

/** Markers that share a field lie side by side. */
function markers(view: YunnanView): PieceShape[] {
  const found: PieceShape[] = [];
  const used = new Map<string, number>();
  for (const [colour, player] of Object.entries(view.players)) {
    const levels = [
      player.passes === undefined ? '' : `building.customs.track.${player.passes}`,
      `building.guild.track.${player.influence}`,
    ];
    for (const id of levels) {
      const slot = SPOTS.get(id)?.slots?.['5']?.[used.get(id) ?? 0];
      used.set(id, (used.get(id) ?? 0) + 1);
      if (slot)
        found.push({
          kind: 'disc',
          colour,
          place: id.split('.')[1] ?? '',
          x: slot[0] ?? 0,
          y: slot[1] ?? 0,
          w: 14.9,
          h: 14.9,
        });
    }
  }
  return found;
}

function scores(view: YunnanView): PieceShape[] {
  const found: PieceShape[] = [];
  const stacked = new Map<number, number>();
  const seen = new Set<number>();
  for (const [colour, player] of Object.entries(view.players)) {
    if (player.seat === null || seen.has(player.seat)) continue;
    seen.add(player.seat);
    const points = view.points[player.seat] ?? 0;
    const spot = SPOTS.get(`score.${((points % 100) + 100) % 100}`);
    const below = stacked.get(points) ?? 0;
    stacked.set(points, below + 1);
    if (spot)
      found.push({
        kind: 'stone',
        colour,
        place: 'score',
        x: spot.x + 3 * below,
        y: spot.y - 5 * below,
        w: 23.5,
        h: 23.5,
      });
  }
  return found;
}

function order(view: YunnanView): PieceShape[] {
  const bidding = ['first-order', 'bidding', 'progress', 'bank', 'duli-bids'].includes(view.section[0] ?? '');
  return view.order.flatMap((colour, index) => {
    const track = !bidding ? 'travel' : view.section[0] === 'bidding' && view.passed.includes(colour) ? 'rest' : 'bid';
    return at(`sequence.${track}.${index + 1}`, 'disc', colour, 28.3, 28.3, 'order');
  });
}

function neutral(view: YunnanView, edition: string): PieceShape[] {
  const found: PieceShape[] = [];
  for (const [place, count] of Object.entries(view.presents)) {
    if (count)
      found.push(
        ...at(`province.${drawn(place)}.presents`, 'present', null, 30, 32).map((piece) => ({ ...piece, count })),
      );
  }
  for (const [place, colour] of Object.entries(view.teahouses))
    found.push(...at(`province.${drawn(place)}.teahouse`, 'teahouse', colour, 42, 46));
  if (edition === '2023') {
    const home = { kind: 'blocker', colour: null, place: 'home', x: TEMPLE_HOME[0], y: TEMPLE_HOME[1], w: 56, h: 58 };
    found.push(...(view.blocked ? at(`gorge.${drawn(view.blocked)}.blocker`, 'blocker', null, 34, 33) : [home]));
  }
  found.push({
    kind: 'inspector',
    colour: null,
    place: 'home',
    x: INSPECTOR_HOME[0],
    y: INSPECTOR_HOME[1],
    w: 42,
    h: 49,
  });
  return found;
}

export function pieces(view: YunnanView, edition: string): PieceShape[] {
  const owned = Object.entries(view.players).flatMap(([colour, player], index) => ownPieces(player, colour, index + 1));
  return [
    ...neutral(view, edition),
    ...owned,
    ...traders(view),
    ...bids(view),
    ...markers(view),
    ...order(view),
    ...scores(view),
  ];
}

export const spotOf = {
  place: (name: string): string => area(name),
  gorge: (name: string): string => `gorge.${drawn(name)}`,
  building: (name: string): string => `building.${drawn(name)}`,
};
