/** The board of Die Händler as shapes. */
import geometry from '$games/haendler/data/geometry.json';
import data from '$games/haendler/data/board.json';
import type { PieceShape, Place, SpotShape } from '../face';
import type { Speech } from '$lib/words/words.svelte';
import { CITIES, GOODS, type Counts, type HaendlerView } from './view';

type Point = [number, number];
export const SPOTS = geometry.spots as unknown as Record<string, Point>;
export const PANELS = geometry.cities as Record<
  string,
  { name: string; panel: { x: number; y: number; w: number; h: number } }
>;
export const FORKS = geometry.forks as unknown as Record<string, { name: string; label_offset: Point }>;
export const ROADS = geometry.roads as unknown as { id: string; from: string; to: string; curve: Point[] }[];
export const DECOR = geometry.decor as unknown as {
  land: Point[][];
  rivers: Record<string, Point[]>;
  mountains: Record<string, Point[]>;
};
export const TABLES = geometry.tables;
export const STALLS = data.cities as Record<string, string[]>;
export const SELL = data.sell;
export const BUY = data.buy;
export const ASCENT = data.ascent;
export const LEVELS = data.representation;
/** With which arrival the game ends, by the number of players. */
export const LAST_ARRIVAL = data.last_arrival as Record<string, number>;

/** Where the marker of a good lies on the price board. */
export function pricePoint(good: string, price: number): Point {
  const { x, y, w } = TABLES.price;
  const column = (w - 76) / GOODS.length;
  const row = SELL.indexOf(price);
  return [x + 38 + (GOODS.indexOf(good) + 0.5) * column, y + 148 - row * 25];
}

export const levelY = (level: number): number => TABLES.status.y + 38 + (LEVELS.length - 1 - level) * 26.4;

const field = (name: string): Point => SPOTS[`field.${name}`] ?? [0, 0];

export function spots(view: HaendlerView): SpotShape[] {
  const found: SpotShape[] = Object.entries(SPOTS)
    .filter(([id]) => id.startsWith('field.'))
    .map(([id, [x, y]]): SpotShape => {
      const city = CITIES.includes(id.slice(6));
      return {
        id,
        shape: city ? 'rect' : 'circle',
        x,
        y,
        w: city ? 46 : 32,
        h: city ? 46 : 32,
        shy: !city,
        clear: city,
      };
    });
  for (const [wagon, place] of Object.entries(view.wagons)) {
    const [x, y] = field(place.field);
    found.push({ id: `wagon.${wagon}`, shape: 'rect', x, y: y - 26, w: 52, h: 42, shy: true, clear: true });
  }
  const [x, y] = field(view.courier);
  found.push({ id: 'courier', shape: 'circle', x, y: y - 18, w: 40, h: 40, shy: true, clear: true });
  for (const good of GOODS) {
    const [gx, gy] = pricePoint(good, view.prices[good] ?? 600);
    found.push({ id: `price.${good}`, shape: 'circle', x: gx, y: gy, w: 26, h: 26, clear: true });
  }
  const { status } = TABLES;
  found.push({
    id: 'status',
    shape: 'rect',
    x: status.x + status.w / 2,
    y: status.y + status.h / 2,
    w: status.w,
    h: status.h,
    area: true,
    shy: true,
  });
  return found;
}

/** What can be asked about besides the fields: towns, tables, forks. */
export function places(): Place[] {
  const middle = (id: string, { x, y, w, h }: { x: number; y: number; w: number; h: number }): Place => ({
    id,
    x: x + w / 2,
    y: y + h / 2,
    w,
    h,
  });
  const towns = Object.entries(PANELS).map(([city, { panel }]) => middle(`city.${city}`, panel));
  const forks = Object.keys(FORKS).map((name): Place => {
    const [x, y] = SPOTS[`field.${name}`] ?? [0, 0];
    return { id: `field.${name}`, x, y, w: 34, h: 34 };
  });
  const bonuses = Object.entries(PANELS).map(
    ([
      city,
      {
        panel: { x, y, w },
      },
    ]) => middle(`bonus.${city}`, { x: x + 4, y: y + 22, w: w - 8, h: 17 }),
  );
  const { price, arrivals, status } = TABLES;
  return [
    middle('prices', price),
    middle('arrivals', arrivals),
    middle('status', status),
    ...towns,
    ...bonuses,
    ...forks,
  ];
}

export function rulesOf(id: string): string[] {
  const [kind = '', name = ''] = id.split('.');
  if (kind === 'field')
    return name in FORKS
      ? ['move.branch', 'move.never-back']
      : CITIES.includes(name)
        ? ['move.arrival', 'sale.price']
        : ['move.stop-before'];
  const rules: Record<string, string[]> = {
    price: ['buy.price', 'price.rise'],
    prices: ['buy.price', 'price.rise'],
    arrivals: ['sale.arrivals', 'status.cost', 'end.arrivals'],
    status: ['status.representation', 'end.ranking'],
    wagon: ['move.arrival', 'sale.price'],
    courier: ['courier.meeting', 'courier.no-city'],
    city: ['buy.city', 'load.warehouse'],
    bonus: ['sale.bonus', 'sale.bonus-tracks'],
    tile: ['move.one-tile', 'move.tiles-back'],
    influence: [`card.${name}`],
    investment: OF_INVESTMENT[name] ?? [],
  };
  return rules[kind] ?? [];
}

/** What a card does, as its rule says. */
export const cardSays = (kind: 'investment' | 'influence', card: string, speech: Speech): string =>
  speech.say(`rule-${rulesOf(`${kind}.${card}`)[0]?.replaceAll('.', '-')}`);

const OF_INVESTMENT: Record<string, string[]> = {
  'cheap-purchase': ['buy.cheap-purchase'],
  cartwright: ['move.cartwright'],
  'great-cartwright': ['move.cartwright'],
  courier: ['courier.reach', 'courier.meeting'],
  'express-courier': ['courier.reach', 'courier.meeting'],
  office: ['price.office'],
  'great-office': ['price.office', 'price.no-jump'],
  'warehouse-sale': ['price.warehouse-sale', 'price.sale-five'],
};

const spread = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([good, count]) => Array<string>(count).fill(good));

function goods(list: string[], x: number, y: number, place: string): PieceShape[] {
  const size = list.length > 2 ? 12 : 15;
  const columns = list.length === 1 ? 1 : 2;
  const rows = Math.ceil(list.length / columns);
  return list.map((good, index) => ({
    kind: good,
    colour: null,
    place,
    x: x + ((index % columns) - (columns - 1) / 2) * (size + 0.5),
    y: y + (Math.floor(index / columns) - (rows - 1) / 2) * (size + 0.5),
    w: size,
    h: size,
  }));
}

export function pieces(view: HaendlerView): PieceShape[] {
  const found: PieceShape[] = [];
  for (const [colour, player] of Object.entries(view.players)) {
    for (const [city, counts] of Object.entries(player.warehouses)) {
      const [x, y] = SPOTS[`warehouse.${city}.${colour}`] ?? [0, 0];
      found.push(...goods(spread(counts), x, y + 2, `warehouse.${city}.${colour}`));
    }
  }
  for (const good of GOODS) {
    const [x, y] = pricePoint(good, view.prices[good] ?? 600);
    found.push({ kind: good, colour: null, place: 'price', x, y, w: 20, h: 20 });
  }
  for (const [wagon, place] of Object.entries(view.wagons)) {
    const [x, y] = field(place.field);
    found.push({
      kind: 'wagon',
      colour: null,
      place: `wagon.${wagon}`,
      node: place.field,
      x,
      y: y - 26,
      w: 44,
      h: 34,
      count: Number(wagon),
    });
    if (place.master)
      found.push({
        kind: 'crest',
        colour: place.master,
        place: `master.${wagon}`,
        node: place.field,
        x: x - 20,
        y: y - 34,
        w: 17,
        h: 19,
      });
    const loads = Object.values(place.loads).flatMap(spread);
    loads.forEach((good, index) =>
      found.push({
        kind: good,
        colour: null,
        place: `load.${wagon}`,
        node: place.field,
        x: x - 14 + (index % 4) * 9.5,
        y: y - 36 - Math.floor(index / 4) * 9,
        w: 10,
        h: 10,
      }),
    );
  }
  const [x, y] = field(view.courier);
  found.push({ kind: 'courier', colour: null, place: 'courier', node: view.courier, x, y: y - 16, w: 34, h: 36 });
  Object.entries(view.players).forEach(([colour, player], index) => {
    found.push({
      kind: 'crest',
      colour,
      place: 'status',
      x: TABLES.status.x + 44 + index * 12.5,
      y: levelY(player.level),
      w: 13,
      h: 14.5,
    });
  });
  return found;
}
