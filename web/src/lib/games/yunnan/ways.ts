/** How pieces travel in Yunnan: along the Tea Horse Road, over one's own bridges, out of the city through Pu'er. */
import geometry from '$games/yunnan/data/geometry.json';
import type { Entry } from '$lib/net/documents';
import type { Gain, PieceShape, Walk } from '../face';
import { alongCurves, alongTrack, Ways, type Point, type Way } from '../ways';
import { drawn, INSPECTOR_HOME, pointOf } from './board';
import type { YunnanView } from './view';

interface Drawn {
  id: string;
  a: string;
  b: string;
  bezier: Point[][];
}
const wayOf = ({ a, b, bezier }: Drawn): Way => ({ a, b, points: alongCurves(bezier) });
const ROADS = (geometry.roads as unknown as Drawn[]).map(wayOf);
const GORGES = (geometry.gorges as unknown as Drawn[]).map(wayOf);
const GATE: Point = [972, 840];
/** Traders leave the city by its gate and walk to the market of Pu'er. */
const GATEWAY: Way = { a: 'city', b: 'puer', points: [GATE, [640, 960], [330, 930], [230, 890]] };
const NETWORK = new Ways([...ROADS, ...GORGES, GATEWAY]);
const TRACK: Point[] = Array.from({ length: 100 }, (_, score) => pointOf(`score.${score}`));
const POINTS = { piece: 'stone', coins: 'coin' };

const isGorge = (way: Way) => GORGES.some(({ a, b }) => (a === way.a && b === way.b) || (a === way.b && b === way.a));

export function way(from: PieceShape, to: PieceShape, view: YunnanView): Point[] {
  if (from.place === 'score' && to.place === 'score') return alongTrack(TRACK, [from.x, from.y], [to.x, to.y]);
  if (!from.node || !to.node || from.node === to.node) return [];
  const bridges = new Set((view.players[to.colour ?? '']?.bridges ?? []).map(drawn));
  const open = (one: Way) => !isGorge(one) || bridges.has(`${one.a}-${one.b}`) || bridges.has(`${one.b}-${one.a}`);
  return NETWORK.between(from.node, to.node, open);
}

/** The inspector walks to the province he visits, and home again. */
export function walk(entry: Entry): Walk | null {
  if (entry.event !== 'inspects') return null;
  const province = drawn(String(entry.fields.province ?? ''));
  const roads = NETWORK.between('city', province, (one) => !isGorge(one));
  return { kind: 'inspector', points: [[INSPECTOR_HOME[0], 960], ...roads, pointOf(`province.${province}.inspector`)] };
}

/** Where on the board points and coins come from. */
export function gain(entry: Entry, view: YunnanView): Gain | null {
  const { player: colour = '', coins, income, points } = entry.fields as Record<string, string>;
  const loss = entry.event === 'loses-points';
  if (entry.event === 'paid-by-bank') {
    return { colour, piece: POINTS.coins, amount: Number(coins), at: pointOf('building.bank') };
  }
  if (entry.event === 'earns' && Number(income) > 0) {
    const standing = Object.entries(view.players[colour]?.traders ?? {}).filter(
      ([place, count]) => place !== 'supply' && count,
    );
    const place = standing.at(-1)?.[0] ?? 'market';
    const spot = place === 'market' ? 'puer.market' : `province.${drawn(place)}.traders`;
    return { colour, piece: POINTS.coins, amount: Number(income), at: pointOf(spot) };
  }
  if ((entry.event === 'converts' || loss) && Number(points) > 0) {
    const seat = view.players[colour]?.seat ?? 0;
    const score = (((view.points[seat] ?? 0) % 100) + 100) % 100;
    return {
      colour,
      piece: POINTS.piece,
      amount: loss ? -Number(points) : Number(points),
      at: pointOf(`score.${score}`),
    };
  }
  return null;
}
