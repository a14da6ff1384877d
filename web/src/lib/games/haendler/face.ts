/** Die Händler as the page shows it. */
import './face.css';
import './disc.css';
import { t, words, type Speech } from '$lib/words/words.svelte';
import type { Face, PanelProps, Peek, PlayerFace, Stat } from '../face';
import Art from './Art.svelte';
import { LAST_ARRIVAL, pieces, places, rulesOf, spots } from './board';
import Dialogue from './Dialogue.svelte';
import Revealed from './Revealed.svelte';
import { scored } from './scored';
import Worth from './Worth.svelte';
import { gain, way } from './ways';
import { of, type HaendlerPlayer, type HaendlerPreview, type HaendlerView } from './view';

function stats(player: HaendlerPlayer, speech: Speech): Stat[] {
  const found: Stat[] = [
    {
      piece: 'gulden',
      value: player.money === null ? '' : words.number(player.money),
      label: speech.say('stat-money'),
      secret: player.money === null,
    },
    { piece: 'tile', value: player.tiles.join('\u200a') || '–', label: speech.say('stat-tiles') },
    { piece: 'influence-card', value: String(player.influence), label: speech.say('stat-influence') },
    { piece: 'investment-card', value: String(player.investments.length), label: speech.say('stat-investments') },
  ];
  const rules: Record<string, string> = {
    gulden: 'setup-screen',
    tile: 'move-one-tile',
    'influence-card': 'courier-meeting',
    'investment-card': 'invest-winner',
  };
  return found.map((stat) => (rules[stat.piece] ? { ...stat, say: speech.say(`rule-${rules[stat.piece]}`) } : stat));
}

function tags(view: HaendlerView, colour: string, player: HaendlerPlayer, speech: Speech): string[] {
  const found: string[] = [];
  if (view.start === colour) found.push(speech.say('tag-start'));
  for (const [wagon, { master }] of Object.entries(view.wagons))
    if (master === colour) found.push(speech.say('tag-master', { wagon }));
  if (player.notes) found.push(speech.say('tag-debt', { count: player.notes }));
  if (player.bid !== null || player.disc !== null) found.push(speech.say('tag-sealed'));
  return found;
}

function players(document: unknown, speech: Speech): PlayerFace[] {
  const view = of(document);
  return Object.entries(view.players).map(([colour, player], seat) => ({
    colour,
    seat,
    score: String(player.level),
    unit: speech.say('unit-level'),
    tags: tags(view, colour, player, speech),
    stats: stats(player, speech),
  }));
}

function spotName(spot: string, speech: Speech): string {
  const [kind = '', ...rest] = spot.split('.');
  const name = rest.join('.');
  if (kind === 'prices' || kind === 'arrivals') return speech.say(`board-${kind}`);
  if (kind === 'bonus') return speech.say('place-bonus', { city: speech.name('city', name) });
  if (kind === 'price') return speech.name('good', name);
  if (kind === 'wagon') return speech.say('spot-wagon', { wagon: name });
  if (kind === 'tile') return speech.say('spot-tile', { tile: name });
  if (kind === 'courier') return speech.say('spot-courier');
  if (kind === 'status') return speech.say('board-status');
  if (kind === 'cargo' || kind === 'disc') return speech.name('cargo', name);
  return speech.name(kind, name);
}

const said = (counts: Record<string, number>, speech: Speech): string =>
  Object.entries(counts)
    .filter(([, count]) => count)
    .map(([good, count]) => `${count} ${speech.name('good', good)}`)
    .join(', ');

function text(document: unknown, speech: Speech, names: Record<string, string>): [string, string][] {
  const view = of(document);
  const found: [string, string][] = [
    [
      speech.say('board-prices'),
      Object.entries(view.prices)
        .map(([good, price]) => `${speech.name('good', good)} ${words.number(price)}`)
        .join(', '),
    ],
  ];
  for (const [wagon, { field, master, loads }] of Object.entries(view.wagons)) {
    const carried = Object.entries(loads).map(([colour, counts]) => `${names[colour]}: ${said(counts, speech)}`);
    found.push([
      speech.say('spot-wagon', { wagon }),
      [
        speech.name('field', field),
        master ? speech.say('text-master', { player: names[master] ?? '' }) : '',
        ...carried,
      ]
        .filter(Boolean)
        .join('; '),
    ]);
  }
  found.push([speech.say('spot-courier'), speech.name('field', view.courier)]);
  for (const [colour, player] of Object.entries(view.players)) {
    found.push([
      names[colour] ?? colour,
      Object.entries(player.warehouses)
        .map(([city, counts]) => `${speech.name('city', city)}: ${said(counts, speech)}`)
        .join('; ') || speech.say('text-no-goods'),
    ]);
  }
  return found;
}

function peek({ view, preview, colour, speech }: PanelProps): Peek[] {
  const now = preview && 'sales' in preview ? (preview as unknown as HaendlerPreview) : null;
  if (!now || !colour) return [];
  const money = of(view).players[colour]?.money;
  return [
    {
      piece: 'gulden',
      value: money === null || money === undefined ? '–' : words.number(money),
      label: speech.say('stat-money'),
    },
    { piece: 'crest', colour, value: words.number(now.ascent), label: speech.say('peek-ascent') },
    { piece: 'influence-card', value: words.number(now.representation[colour] ?? 0), label: speech.say('peek-upkeep') },
  ];
}

function ending({ arrivals, seats }: HaendlerView, speech: Speech): { say: string; warn: boolean } {
  const all = LAST_ARRIVAL[String(seats)] ?? arrivals;
  const last = arrivals >= all;
  return {
    say: last ? speech.say('end-last') : speech.say('end-near', { arrived: arrivals, all }),
    warn: arrivals >= all - 1,
  };
}

export const face: Face = {
  book: 'haendler',
  size: [1000, 800],
  secrets: true,
  wide: true,
  art: () => null,
  Art,
  texts: () => [],
  pieces: (view) => pieces(of(view)),
  spots: (view) => spots(of(view)),
  places,
  rulesOf,
  players,
  spotName,
  kinds: {
    good: 'good',
    city: 'city',
    cargo: 'cargo',
    disc: 'cargo',
    wagon: 'wagon',
    field: 'field',
    amount: 'amount',
    fare: 'amount',
    tile: 'tile',
    points: 'points',
    influence: 'influence',
    investment: 'investment',
    office: 'investment',
    direction: 'direction',
    vow: 'vow',
    moment: 'moment',
    player: 'colour',
    other: 'colour',
  },
  Preview: Worth,
  peek,
  Dialogue,
  Revealed,
  talks: (section) => section === 'discs' || section === 'bargain',
  asked: (state, events) => {
    const last = events.at(-1)?.entries.at(-1);
    const said = last && ['freight-offered', 'freight-asked', 'freight-proposed'].includes(last.event);
    return state.section === 'bargain' && said ? last.text : null;
  },
  elsewhere: ['raise'],
  first: ['tile'],
  start: (_, view) => of(view).moment.named ?? 0,
  deedArguments: (_, view) => ({ named: words.number(of(view).moment.named ?? 0) }),
  focus: () => null,
  phases: [
    { name: 'buying', sections: ['first-buying', 'buying'] },
    {
      name: 'loading',
      sections: ['master-cards', 'bids-1', 'loading-1', 'bids-2', 'loading-2', 'bids-3', 'loading-3', 'bargain'],
    },
    { name: 'moving', sections: ['axles', 'moving', 'forks', 'pile'] },
    { name: 'prices', sections: ['discs', 'offices'] },
    { name: 'sale', sections: ['warehouse-sale', 'special-sale', 'sale-1', 'sale-2', 'sale-3'] },
    { name: 'investing', sections: ['investing'] },
    { name: 'status', sections: ['debts', 'representation', 'loans', 'climbing'] },
  ],
  round: (view) => of(view).round,
  scored: ({ view, speech }, { colour }) => {
    const player = of(view).players[colour];
    return player ? { title: t('score-so-far'), parts: scored(player, speech) } : null;
  },
  decides: (view, colour, speech) => {
    const player = of(view).players[colour];
    const parts = player ? scored(player, speech).slice(1) : [];
    return parts.map(([label, value]) => `${label} ${words.number(value)}`).join(' · ');
  },
  ending: (view, speech) => ending(of(view), speech),
  way,
  gain: (entry, view) => gain(entry, of(view)),
  text,
  pointed: (entry) => {
    const { field, city, wagon, good } = entry.fields as Record<string, string>;
    return [
      field && `field.${field}`,
      city && `field.${city}`,
      wagon && `wagon.${wagon}`,
      good && `price.${good}`,
    ].filter((spot): spot is string => Boolean(spot));
  },
};
