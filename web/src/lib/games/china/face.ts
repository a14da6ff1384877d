/** China as the page shows it: both sides of the board. */
import artSmall from './art/3-4.svg';
import artLarge from './art/4-5.svg';
import textsSmall from './art/3-4.texts.json';
import textsLarge from './art/4-5.texts.json';
import './face.css';
import { t, words, type Speech } from '$lib/words/words.svelte';
import type { BoardText, Face, PanelProps, Peek, PlayerFace, Stat } from '../face';
import { pieces, places, rulesOf, spots } from './board';
import Cards from './Cards.svelte';
import Hand from './Hand.svelte';
import Revealed from './Revealed.svelte';
import { gain, way } from './ways';
import type { ChinaPlayer, ChinaPreview, ChinaView } from './view';

const of = (view: unknown): ChinaView => view as ChinaView;

function stats(colour: string, player: ChinaPlayer, speech: Speech): Stat[] {
  const found: Stat[] = [
    { piece: 'house', colour, value: String(player.supply.houses), label: speech.say('stat-houses') },
    { piece: 'emissary', colour, value: String(player.supply.emissaries), label: speech.say('stat-emissaries') },
    { piece: 'card-back', value: String(player.cards), label: speech.say('stat-cards') },
  ];
  if (player.supply.fortifications)
    found.push({
      piece: 'fortification',
      value: String(player.supply.fortifications),
      label: speech.say('stat-fortifications'),
    });
  for (const [card, count] of Object.entries(player.known))
    if (count)
      found.push({
        piece: 'province-card',
        tint: `var(--prov-${card})`,
        value: String(count),
        label: speech.say('stat-known', { card: speech.say(`hue-${card}`) }),
      });
  const rules: Record<string, string> = {
    house: 'houses-most',
    emissary: 'alliance-majorities',
    'card-back': 'setup-hand',
    'province-card': 'draw-known',
    fortification: 'fortification-houses',
  };
  return found.map((stat) => (rules[stat.piece] ? { ...stat, say: speech.say(`rule-${rules[stat.piece]}`) } : stat));
}

function players(view: unknown, speech: Speech): PlayerFace[] {
  return Object.entries(of(view).players).map(([colour, player], seat) => ({
    colour,
    seat,
    score: words.number(player.points.houses + player.points.alliances + player.points.roads),
    unit: speech.say('unit-points'),
    tags: [],
    stats: stats(colour, player, speech),
  }));
}

function spotName(spot: string, speech: Speech): string {
  const [kind = '', name = ''] = spot.split('.');
  if (kind === 'alliance') return speech.say('place-alliance', { number: name });
  if (kind === 'score') return speech.say('place-score', { score: name });
  if (kind === 'dragon') return speech.say('spot-dragon', { province: speech.name('province', name) });
  if (kind === 'hand' || kind === 'row') return speech.name('card', name);
  if (kind === 'pair') return speech.name('payment', `${name}-pair`);
  if (kind === 'supply') return speech.say(`verb-${name}`);
  if (kind === 'pile' || kind === 'discards') return speech.say(`board-${kind}`);
  return speech.name('space', spot);
}

function text(document: unknown, speech: Speech, names: Record<string, string>): [string, string][] {
  const view = of(document);
  const provinces = [
    ...new Set(
      spots()
        .filter((spot) => spot.area)
        .map((spot) => spot.id.slice(7)),
    ),
  ];
  return provinces.map((province) => {
    const houses = Object.entries(view.houses)
      .filter(([space]) => space.startsWith(`${province}-`))
      .map(([space, colour]) => `${speech.name('space', space)}: ${names[colour]}`);
    const sent = Object.entries(view.emissaries[province] ?? {}).map(([colour, count]) =>
      speech.say('text-emissaries', { player: names[colour] ?? '', count }),
    );
    return [speech.name('province', province), [...houses, ...sent].join('; ') || '–'];
  });
}

const total = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0);

function peek({ view, seat, colour, preview, after, chooser, speech }: PanelProps): Peek[] {
  const now = preview && 'provinces' in preview ? (preview as unknown as ChinaPreview) : null;
  if (!now || seat === null) return [];
  const then = after && 'provinces' in after ? (after as unknown as ChinaPreview) : null;
  const { wanted } = chooser;
  const touched = (wanted?.fields.space ?? wanted?.fields.province ?? '').replace(/-\d+$/, '');
  const province = touched || of(view).turn.province || '';
  const [here, there] = [now.provinces[province], then?.provinces[province]];
  const rows = (one: ChinaPreview | null) => total((one?.rows[colour ?? ''] ?? []).map(({ points }) => points));
  const allied = (one: ChinaPreview | null) =>
    total((one?.alliances ?? []).filter(({ leaders }) => leaders.includes(colour ?? '')).map(({ points }) => points));
  const changed = (before: number, later: number) => (then && before !== later ? { then: String(later) } : {});
  const found: Peek[] = [];
  if (here) {
    const [before, later] = [here.points[seat] ?? 0, there?.points[seat] ?? 0];
    found.push({
      piece: 'house',
      colour,
      value: String(before),
      ...changed(before, later),
      label: speech.name('province', province),
    });
  }
  return [
    ...found,
    {
      piece: 'emissary',
      colour,
      value: String(allied(now)),
      ...changed(allied(now), allied(then)),
      label: speech.say('peek-alliances'),
    },
    { piece: 'i-link', value: String(rows(now)), ...changed(rows(now), rows(then)), label: speech.say('peek-rows') },
  ];
}

/** The game ends when the pile has run out twice: from here on the end of the second pass is near. */
const FEW = 12;

function ending({ pile }: ChinaView, speech: Speech): { say: string; warn: boolean } {
  if (pile.times_out >= 2) return { say: speech.say('pass-last'), warn: true };
  if (pile.times_out === 1 && pile.size <= FEW)
    return { say: speech.say('pass-soon', { count: pile.size }), warn: true };
  return { say: speech.say(pile.times_out ? 'pass-second' : 'pass-first'), warn: false };
}

/** On the board, above its name: which time the pile is gone through. */
const passText = ({ pile }: ChinaView): BoardText => ({
  x: 936,
  y: 652,
  size: 15,
  fill: pile.times_out >= 2 ? '#7d1d14' : '#3a2412',
  halo: '#f1e4c2',
  message: pile.times_out >= 2 ? 'pass-last' : pile.times_out ? 'pass-second-short' : 'pass-first-short',
  width: 118,
});

export const face: Face = {
  book: 'china',
  size: [1000, 800],
  secrets: true,
  wide: true,
  art: (view) => (of(view).side === '3-4' ? artSmall : artLarge),
  texts: (view) => [...((of(view).side === '3-4' ? textsSmall : textsLarge) as BoardText[]), passText(of(view))],
  pieces: (view) => pieces(of(view)),
  spots: () => spots(),
  beside: (spot) => /^(hand|pair|row)\.|^(pile|discards)$/.test(spot),
  places,
  rulesOf,
  players,
  spotName,
  kinds: { space: 'space', province: 'province', payment: 'payment', card: 'card' },
  heads: { space: 'province' },
  Preview: Cards,
  peek,
  Hand,
  Revealed,
  focus: () => null,
  deeds: ['cards-played', 'joker-played', 'house-placed', 'emissary-placed', 'fortification-placed'],
  phases: [
    { name: 'place', sections: ['turn'] },
    { name: 'draw', sections: ['drawing', 'top-card', 'refilling'] },
  ],
  round: () => null,
  scored: ({ view, speech }, { colour }) => {
    const parts = Object.entries<number>(of(view).players[colour]?.points ?? {}).filter(([, value]) => value !== 0);
    return {
      title: t('score-so-far'),
      parts: parts.map(([name, value]): [string, number] => [speech.say(`category-${name}`), value]),
    };
  },
  ending: (view, speech) => ending(of(view), speech),
  way,
  gain,
  text,
  pointed: (entry) => {
    const { space, province, other, from, to } = entry.fields as Record<string, string>;
    return [space, from, to, province && `dragon.${province}`, other && `dragon.${other}`].filter(
      (spot): spot is string => Boolean(spot),
    );
  },
};
