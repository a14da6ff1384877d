/** How wagons and the courier travel in Die Händler: along the roads, field by field. */
import type { Entry } from '$lib/net/documents';
import type { Gain, PieceShape } from '../face';
import { Ways, type Point, type Way } from '../ways';
import { PANELS, ROADS, SPOTS, TABLES } from './board';
import type { HaendlerView } from './view';

const at = (field: string): Point => SPOTS[`field.${field}`] ?? [0, 0];

/** The stages of a road, from one field to the next. */
function stages(road: { id: string; from: string; to: string }): Way[] {
  const between: string[] = [];
  while (SPOTS[`field.${road.id}-${between.length + 1}`]) between.push(`${road.id}-${between.length + 1}`);
  const fields = [road.from, ...between, road.to];
  return fields.slice(1).map((b, index) => {
    const a = fields[index] as string;
    return { a, b, points: [at(a), at(b)] };
  });
}
const NETWORK = new Ways(ROADS.flatMap(stages));

export function way(from: PieceShape, to: PieceShape): Point[] {
  if (!from.node || !to.node || from.node === to.node) return [];
  const [x, y] = at(from.node);
  return NETWORK.between(from.node, to.node).map(([px, py]) => [px + from.x - x, py + from.y - y]);
}

const SALES = new Set(['stock-sold', 'special-sold', 'load-sold']);
const COSTS = new Set(['bought', 'represented', 'risen', 'investment-bought']);

export function gain(entry: Entry, view: HaendlerView): Gain | null {
  const { player = '', other, amount, city, wagon } = entry.fields as Record<string, string>;
  const sum = Number(amount);
  const panel = PANELS[city ?? '']?.panel;
  const place: Point = panel
    ? [panel.x + panel.w / 2, panel.y + panel.h / 2]
    : at(view.wagons[wagon ?? '']?.field ?? '');
  const status: Point = [TABLES.status.x + TABLES.status.w / 2, TABLES.status.y + TABLES.status.h / 2];
  const where: Point = panel || wagon ? place : status;
  if (!sum) return null;
  if (SALES.has(entry.event)) return { colour: player, piece: 'gulden', amount: sum, at: where };
  if (COSTS.has(entry.event)) return { colour: player, piece: 'gulden', amount: -sum, at: where };
  if (entry.event === 'freight-agreed' && other) {
    return {
      colour: other,
      piece: 'gulden',
      amount: sum,
      at: at(view.wagons[view.moment.wagon ?? '']?.field ?? 'koeln'),
    };
  }
  return null;
}
