import { expect, test, vi } from 'vitest';
import { gameName, shelf } from './shelf.svelte';
import { words } from './words/words.svelte';

vi.mock('$lib/net/api', () => ({
  shelf: async () => ({ titles: [{ title: 'haendler', rulebook: 'haendler' }], bots: [] }),
  speak: () => undefined,
  wordsOf: async () => ({ texts: [], kinds: {} }),
}));

test('a shelf has the names of its games from the first moment, also while other words are read', async () => {
  const others = words.load([]);
  const loading = shelf.load();
  while (!shelf.games.length) await new Promise((done) => setTimeout(done));
  expect(gameName('haendler')).toBe('Die Händler');
  await Promise.all([loading, others]);
  expect(gameName('haendler')).toBe('Die Händler');
});
