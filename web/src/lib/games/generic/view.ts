/** A described view in words: what is known of every game is that it has players by colour, and tables and lists. */
import type { View } from '$lib/net/documents';
import type { Speech } from '$lib/words/words.svelte';

/** What the frame of the table tells already. */
const FRAME = ['title', 'setup', 'seats', 'players', 'section', 'over'];

export const playersOf = (view: View): [string, View][] => Object.entries((view.players ?? {}) as Record<string, View>);

export const tableOf = (view: View): [string, unknown][] =>
  Object.entries(view).filter(([key]) => !FRAME.includes(key));

/** What players have, thing by thing, in the order in which the first of them names it. */
export const belongings = (view: View): string[] => [
  ...new Set(playersOf(view).flatMap(([, player]) => Object.keys(player))),
];

/** The points of a player, if the view counts them: a number, or several that are added up. */
export function scoreOf(player: View): string {
  const points = player.points ?? player.score;
  if (typeof points === 'number') return String(points);
  if (points === null || typeof points !== 'object') return '';
  const parts = Object.values(points).filter((part) => typeof part === 'number');
  return parts.length ? String(parts.reduce((sum, part) => sum + part, 0)) : '';
}

/** The parts of a value that has some: what each is called, if it is, and what it is. */
export function partsOf(value: unknown): [string, unknown][] | null {
  if (value === null || typeof value !== 'object') return null;
  const found: [string, unknown][] = Array.isArray(value) ? value.map((one) => ['', one]) : Object.entries(value);
  return found.length ? found : null;
}

/** A value as people would write it. */
export function told(value: unknown, speech: Speech, names: Record<string, string> = {}): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return '✓';
  if (Array.isArray(value)) return value.map((one) => told(one, speech, names) || '–').join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, inner]) => `${nameOf(key, speech, names)} ${told(inner, speech, names) || '–'}`)
      .join(', ');
  return nameOf(String(value), speech, names);
}

/** What a value is called: a player by name, anything else by the words of its domain or of the entry. */
export function nameOf(value: string, speech: Speech, names: Record<string, string> = {}): string {
  const player = names[value];
  if (player) return player;
  const kind = speech.kindOf(value);
  return kind ? speech.name(kind, value) : speech.name('entry', value);
}

/** What a spot is called: by a message of its own, or by what it stands for. */
export function spotName(spot: string, speech: Speech): string {
  const message = `spot-${spot.replaceAll('.', '-')}`;
  return speech.has(message)
    ? speech.say(message)
    : spot
        .split('.')
        .map((part) => nameOf(part, speech))
        .join(' ');
}
