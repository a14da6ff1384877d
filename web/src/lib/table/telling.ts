/** What a line of the chronicle says to this reader: what was said to somebody else is told of them. */
import type { Face } from '$lib/games/face';
import type { Entry } from '$lib/net/documents';
import type { Arguments, Speech } from '$lib/words/words.svelte';

export function telling(
  entry: Entry,
  reader: { mine: number[]; face: Face; speech: Speech; nameOf: (seat: number) => string },
): string {
  const { mine, face, speech, nameOf } = reader;
  const message = `told-${entry.event}`;
  if (entry.reader === null || mine.includes(entry.reader) || !speech.has(message)) return entry.text;
  const args: Arguments = { player: nameOf(entry.reader) };
  for (const [field, value] of Object.entries(entry.fields))
    args[field] = typeof value === 'number' ? value : speech.name(face.kinds[field] ?? field, value);
  return speech.say(message, args);
}
