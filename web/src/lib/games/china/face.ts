/** China as the page shows it: both sides of the board. */
import artSmall from '$art/china-3-4.svg';
import artLarge from '$art/china-4-5.svg';
import textsSmall from '$art/china-3-4.texts.json';
import textsLarge from '$art/china-4-5.texts.json';
import { words, type Speech } from '$lib/words/words.svelte';
import type { BoardText, Face, PanelProps, Peek, PlayerFace, Stat } from '../face';
import { pieces, spots } from './board';
import Cards from './Cards.svelte';
import Hand from './Hand.svelte';
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
  return found;
}

function players(view: unknown, speech: Speech): PlayerFace[] {
  return Object.entries(of(view).players).map(([colour, player], seat) => ({
    colour,
    seat,
    score: words.number(player.points.houses + player.points.alliances + player.points.roads),
    unit: speech.say('unit-points'),
    tags: Object.entries(player.known).flatMap(([card, count]) =>
      count ? [`${count} × ${speech.say(`known-${card}`)}`] : [],
    ),
    stats: stats(colour, player, speech),
  }));
}

function spotName(spot: string, speech: Speech): string {
  const [kind = '', name = ''] = spot.split('.');
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
  const wanted = chooser.hovered ?? chooser.meant;
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

export const china: Face = {
  book: 'china',
  size: [1000, 800],
  secrets: true,
  wide: true,
  art: (view) => (of(view).side === '3-4' ? artSmall : artLarge),
  texts: (view) => (of(view).side === '3-4' ? textsSmall : textsLarge) as BoardText[],
  pieces: (view) => pieces(of(view)),
  spots: () => spots(),
  players,
  spotName,
  kinds: { space: 'space', province: 'province', payment: 'payment', card: 'card' },
  heads: { space: 'province' },
  Preview: Cards,
  peek,
  Hand,
  focus: () => null,
  phases: [
    { name: 'place', sections: ['turn'] },
    { name: 'draw', sections: ['drawing', 'top-card', 'refilling'] },
  ],
  round: () => null,
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
