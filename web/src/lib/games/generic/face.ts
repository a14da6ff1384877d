/** Any game as the page can show it: its described view as panels, its spots as chips. */
import './face.css';
import type { View } from '$lib/net/documents';
import type { Speech } from '$lib/words/words.svelte';
import type { Face, PlayerFace, Stat } from '../face';
import Panels from './Panels.svelte';
import { SIZE } from './size';
import { playersOf, scoreOf, spotName, tableOf, told } from './view';

function stats(colour: string, player: View, speech: Speech): Stat[] {
  return Object.entries(player).flatMap(([key, value]) =>
    typeof value === 'number' && key !== 'points' && key !== 'seat'
      ? [{ piece: 'disc', colour, value: String(value), label: speech.name('entry', key) }]
      : [],
  );
}

function players(view: View, speech: Speech): PlayerFace[] {
  return playersOf(view).map(([colour, player], number) => ({
    colour,
    seat: player.seat === undefined ? number : (player.seat as number | null),
    score: scoreOf(player),
    unit: speech.say('unit-points'),
    tags: [],
    stats: stats(colour, player, speech),
  }));
}

function text(view: View, speech: Speech, names: Record<string, string>): [string, string][] {
  const of = (value: unknown) => told(value, speech, names) || '–';
  return [
    ...tableOf(view).map(([key, value]): [string, string] => [speech.name('entry', key), of(value)]),
    ...playersOf(view).map(([colour, player]): [string, string] => [names[colour] ?? colour, of(player)]),
  ];
}

export const face: Face = {
  book: 'house',
  size: SIZE,
  secrets: true,
  art: () => null,
  Art: Panels,
  texts: () => [],
  pieces: () => [],
  spots: () => [],
  players,
  spotName,
  kinds: {},
  Preview: null,
  peek: () => [],
  focus: () => null,
  phases: [],
  round: (view) => (typeof view.round === 'number' ? view.round : null),
  text,
  pointed: () => [],
};
