/** The boxes of the games, as they stand on the shelf. */
import type { Book } from '$lib/words/words.svelte';

const FILES = import.meta.glob<string>('../games/*/box.svg', { query: '?url', import: 'default', eager: true });

export const boxOf = (book: Book): string =>
  FILES[`../games/${book}/box.svg`] ?? FILES['../games/generic/box.svg'] ?? '';
