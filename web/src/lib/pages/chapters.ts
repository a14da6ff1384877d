/** What the chapters of a rulebook are called in the reader's language. */
import type { Speech } from '$lib/words/words.svelte';

/** A heading as part of a message id: letters without marks, digits and hyphens. */
export const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

function heading(text: string, speech: Pick<Speech, 'has' | 'say'>): string {
  const [, name = '', number = ''] = /^(.*?)( [\d-]+)?$/.exec(text) ?? [];
  for (const [part, rest] of [
    [text, ''],
    [name, number],
  ] as const)
    if (speech.has(`chapter-${plain(part)}`)) return speech.say(`chapter-${plain(part)}`) + rest;
  return text;
}

/** A place in a rulebook, part by part; numbers stay. */
export const chapterIn = (place: string, speech: Pick<Speech, 'has' | 'say'>): string =>
  place
    .split(', ')
    .map((part) => heading(part, speech))
    .join(', ');
