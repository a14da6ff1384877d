/** Yunnan as the page shows it: both editions. */
import art2013 from './art/2013.svg';
import art2023 from './art/2023.svg';
import texts2013 from './art/2013.texts.json';
import texts2023 from './art/2023.texts.json';
import { t, words, type Speech } from '$lib/words/words.svelte';
import { editionOf, type BoardText, type Face, type PanelProps, type Peek, type PlayerFace, type Stat } from '../face';
import { kindOf, places, rulesOf } from './about';
import { drawn, pieces, spotOf, spots } from './board';
import Preview from './Preview.svelte';
import { gain, walk, way } from './ways';
import type { YunnanPlayer, YunnanPreview, YunnanView } from './view';

const of = (view: unknown): YunnanView => view as YunnanView;
const CITY = { x: 960, y: 60, w: 640, h: 900 };
const MAP = { x: 0, y: 0, w: 960, h: 1000 };

/** Coins that stand as bids already. */
function pledged(view: YunnanView, colour: string): number {
  return Object.entries(view.bids)
    .filter(([, owner]) => owner === colour)
    .reduce((sum, [space]) => sum + Number(space.split(' ')[1] ?? 0), 0);
}

function stats(view: YunnanView, colour: string, player: YunnanPlayer, speech: Speech): Stat[] {
  const standing = Object.values(player.traders).reduce((sum, count) => sum + count, 0);
  const inside =
    Object.values(view.bids).filter((owner) => owner === colour).length +
    view.bank.filter((owner) => owner === colour).length;
  const found: Stat[] = [];
  if (player.coins !== undefined) {
    found.push({
      piece: 'coin',
      value: words.number(player.coins - pledged(view, colour)),
      of: speech.say('stat-of', { all: player.coins }),
      label: speech.say('stat-coins'),
    });
  }
  found.push({
    piece: 'trader',
    colour,
    value: String(player.traders.supply ?? 0),
    of: speech.say('stat-of', { all: standing + inside }),
    label: speech.say('stat-traders'),
  });
  if (player.passes !== undefined)
    found.push({ piece: 'pass', value: String(player.passes), label: speech.say('category-passes') });
  found.push({ piece: 'influence', value: String(player.influence), label: speech.say('category-influence') });
  if (player.presents)
    found.push({ piece: 'present', value: String(player.presents), label: speech.say('category-presents') });
  for (const [kind, count] of Object.entries(player.structures ?? {})) {
    if (count) found.push({ piece: kind, colour, value: String(count), label: speech.name('structure', kind) });
  }
  const rules: Record<string, string> = {
    coin: 'score-coins',
    trader: 'income-revenue',
    pass: 'travel-passes',
    influence: 'push-influence',
    present: 'score-presents',
    post: 'income-posts',
    bridge: 'travel-bridges',
    teahouse: speech.edition === '2013' ? 'score-teahouses-2013' : 'score-teahouses',
    guard: 'guard-protects',
  };
  return found.map((stat) => (rules[stat.piece] ? { ...stat, say: speech.say(`rule-${rules[stat.piece]}`) } : stat));
}

function players(document: unknown, speech: Speech): PlayerFace[] {
  const view = of(document);
  const listed = view.order.length === Object.keys(view.players).length ? view.order : Object.keys(view.players);
  return listed.map((colour) => {
    const player = view.players[colour] as YunnanPlayer;
    const tags: string[] = [];
    if (view.section[0] === 'bidding' && view.passed.includes(colour)) tags.push(speech.say('tag-passed'));
    if (view.bank.includes(colour)) tags.push(speech.say('tag-bank'));
    const points = player.seat === null ? null : (view.points[player.seat] ?? 0);
    return {
      colour,
      seat: player.seat,
      score: points === null ? '–' : words.number(points),
      unit: speech.say('unit-points'),
      tags,
      stats: stats(view, colour, player, speech),
    };
  });
}

/** What the older edition calls places that the drawing knows by their newer names. */
const CALLED_2013: Record<string, string> = { guild: 'dragon-house', kang: 'qamdo' };

function spotName(spot: string, speech: Speech): string {
  const [kind, drawnAs = '', part, price] = spot.split('.');
  const name = speech.edition === '2013' ? (CALLED_2013[drawnAs] ?? drawnAs) : drawnAs;
  const asked = kindOf(spot);
  const told = `place-of-${asked.kind.replace('.', '-')}`;
  if (speech.has(told)) return speech.say(told, { value: asked.value ?? 0, province: speech.name('place', name) });
  if (kind === 'supply') return speech.name('place', 'supply');
  if (kind === 'puer') return speech.name('place', 'market');
  if (kind === 'gorge') {
    const ends = drawnAs.split('-').map((end) => (speech.edition === '2013' ? (CALLED_2013[end] ?? end) : end));
    return speech.name('gorge', ends.join('-'));
  }
  if (kind === 'building' && name === 'bank')
    return price ? speech.say('spot-bank', { number: price }) : speech.say('board-bank');
  if (kind === 'building')
    return part
      ? speech.say('spot-bid', { building: speech.name('building', name), price: price ?? '' })
      : speech.name('building', name);
  if (part === 'teahouse') return speech.say('spot-teahouse', { province: speech.name('place', name) });
  if (part === 'posts') return speech.say('spot-post', { province: speech.name('place', name) });
  return speech.name('place', name);
}

function text(document: unknown, speech: Speech, names: Record<string, string>): [string, string][] {
  const view = of(document);
  const places = ['market', 'yunnan', 'sichuan', 'kang', 'qamdo', 'tibet', 'qinghai'];
  const found: [string, string][] = [];
  for (const place of places) {
    const said: string[] = [];
    for (const [colour, player] of Object.entries(view.players)) {
      if (player.traders[place])
        said.push(speech.say('text-traders', { player: names[colour] ?? '', count: player.traders[place] }));
      if (player.posts[place])
        said.push(speech.say('text-posts', { player: names[colour] ?? '', count: player.posts[place] }));
      if (player.horse === place) said.push(speech.say('text-horse', { player: names[colour] ?? '' }));
    }
    const owner = view.teahouses[place];
    if (owner) said.push(speech.say('text-teahouse', { player: names[owner] ?? '' }));
    if (view.presents[place]) said.push(speech.say('text-presents', { count: view.presents[place] }));
    if (said.length) found.push([speech.name('place', place), said.join('; ')]);
  }
  const bidding = Object.entries(view.bids).map(
    ([space, colour]) => `${speech.name('building', space)}: ${names[colour] ?? ''}`,
  );
  if (bidding.length) found.push([speech.say('text-bids'), bidding.join('; ')]);
  found.push([speech.say('text-order'), view.order.map((colour) => names[colour] ?? '').join(', ')]);
  return found;
}

const previewIn = (view: unknown): YunnanPreview | null =>
  view && typeof view === 'object' && 'bank' in view ? (view as YunnanPreview) : null;
const change = (before: number, later: number | undefined) => ({
  value: words.number(before),
  ...(later === undefined || later === before ? {} : { then: words.number(later) }),
});

function peek({ preview, after, colour, speech, names }: PanelProps): Peek[] {
  const [now, then] = [previewIn(preview), previewIn(after)];
  if (!now) return [];
  const { province, victim } = (then ?? now).inspector;
  const income = (one: YunnanPreview | null) => (colour ? one?.income[colour]?.total : undefined);
  return [
    { piece: 'coin', ...change(now.bank.payouts[0] ?? 0, then?.bank.payouts[0]), label: speech.say('peek-bank') },
    {
      piece: 'inspector',
      value: speech.name('place', province),
      label: victim ? speech.say('peek-victim', { player: names[victim] ?? '' }) : speech.say('peek-no-victim'),
    },
    { piece: 'trader', colour, ...change(income(now) ?? 0, income(then)), label: speech.say('preview-own-income') },
  ];
}

function changes({ preview, after, colour, seat, speech }: PanelProps): Peek[] {
  const [now, then] = [previewIn(preview), previewIn(after)];
  if (!now || !then || colour === null || seat === null) return [];
  return [
    { piece: 'coin', ...change(now.free[colour] ?? 0, then.free[colour]), label: speech.say('change-coins') },
    {
      piece: 'stone',
      colour,
      ...change(now.scores.scores[seat] ?? 0, then.scores.scores[seat]),
      label: speech.say('change-score'),
    },
  ];
}

export const face: Face = {
  book: 'yunnan',
  size: [1600, 1000],
  secrets: false,
  art: (_, table) => (editionOf(table.title) === '2013' ? art2013 : art2023),
  texts: (_, table) => (editionOf(table.title) === '2013' ? texts2013 : texts2023) as BoardText[],
  pieces: (view, table) => pieces(of(view), editionOf(table.title)),
  spots: (_, table) => spots(editionOf(table.title)),
  places: (_, table) => places(editionOf(table.title)),
  rulesOf: (id, table) => rulesOf(id, editionOf(table.title)),
  players,
  spotName,
  kinds: {
    space: 'building',
    from: 'place',
    to: 'place',
    province: 'place',
    gorge: 'gorge',
    bank: 'bank',
    structure: 'structure',
    colour: 'colour',
    building: 'building',
    amount: 'amount',
  },
  Preview,
  peek,
  changes,
  parts: [
    { name: 'city', part: CITY },
    { name: 'map', part: MAP },
  ],
  focus: (section, _view, open) =>
    open.length && open.every((spot) => !spot.startsWith('building'))
      ? MAP
      : ['bidding', 'progress', 'yard'].includes(section)
        ? CITY
        : MAP,
  phases: [
    { name: 'bidding', sections: ['first-order', 'bidding', 'duli-bids'] },
    { name: 'progress', sections: ['progress', 'temple', 'yard', 'placing'] },
    { name: 'travel', sections: ['travel', 'pushing', 'duli-travels'] },
    { name: 'points', sections: ['conversion'] },
  ],
  round: (view) => of(view).round,
  scored: ({ preview, speech }, { seat }) => {
    const scores = previewIn(preview)?.scores;
    if (!scores || seat === null) return null;
    const parts = Object.entries(scores.sheet).map(([name, points]): [string, number] => [
      speech.say(`category-${name}`),
      points[seat] ?? 0,
    ]);
    const total = words.number(scores.scores[seat] ?? 0);
    return { title: t('score-now', { total }), parts: parts.filter(([, points]) => points !== 0) };
  },
  way: (from, to, view) => way(from, to, of(view)),
  walk,
  gain: (entry, view) => gain(entry, of(view)),
  text,
  pointed: (entry) => {
    const { building, price, gorge, province, from, to } = entry.fields as Record<string, string>;
    const found: string[] = [];
    if (building && price) found.push(`${spotOf.building(building)}.space.${price}`);
    else if (building) found.push(spotOf.building(building));
    if (gorge) found.push(spotOf.gorge(gorge));
    for (const place of [province, from, to]) if (place && place !== 'supply') found.push(spotOf.place(drawn(place)));
    return found;
  },
};
