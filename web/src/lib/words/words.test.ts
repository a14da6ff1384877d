import { beforeEach, expect, test, vi } from 'vitest';

const server = vi.hoisted(() => ({ answers: [] as ((text: string) => void)[] }));

/** Games from elsewhere have their words at the server, which answers here when a test says so. */
vi.mock('$lib/net/api', () => ({
  speak: () => undefined,
  wordsOf: () => new Promise((answer) => server.answers.push((text) => answer({ texts: [text], kinds: {} }))),
}));

/** The words of a page that has just been opened. */
async function opened() {
  vi.resetModules();
  const { words } = await import('./words.svelte');
  await words.load(['china', 'haendler', 'yunnan'], 'en', true);
  return words;
}

/** Answer the question that was asked first, once it was asked. */
async function answer(text: string): Promise<void> {
  await vi.waitUntil(() => server.answers.length);
  server.answers.shift()?.(text);
}

beforeEach(() => localStorage.clear());

test('all words of a game stay, also if others began to be read before and come later', async () => {
  const words = await opened();
  const names = words.load(['lagoon'], 'en', true);
  await answer('name-lagoon = Lagoon');
  await names;
  const all = words.load(['lagoon']);
  await vi.waitUntil(() => server.answers.length);
  const others = words.load(['harbour'], 'en', true);
  await vi.waitUntil(() => server.answers.length === 2);
  await answer('boat = a boat');
  await all;
  await answer('name-harbour = Harbour');
  await others;
  expect(words.say('boat', {}, 'lagoon')).toBe('a boat');
  expect(words.say('name-harbour', {}, 'harbour')).toBe('Harbour');
});

test('whoever asks for all words of a game has them then, also if somebody asked before', async () => {
  const words = await opened();
  const first = words.load(['china']);
  await words.load(['china']);
  expect(words.has('stat-houses', 'china')).toBe(true);
  await first;
});

test('names that are read later take no words away', async () => {
  const words = await opened();
  await Promise.all([words.load(['yunnan']), words.load(['yunnan'], 'en', true)]);
  expect(words.has('stat-coins', 'yunnan')).toBe(true);
});

test('the language that was chosen last is spoken, with all words that were on their way', async () => {
  const words = await opened();
  const reading = words.load(['china']);
  await Promise.all([words.choose('de'), words.choose('it'), reading]);
  expect(words.language).toBe('it');
  expect(document.documentElement.lang).toBe('it');
  expect(words.say('name-haendler', {}, 'haendler')).toBe('Die Händler');
  expect(words.has('stat-houses', 'china')).toBe(true);
});
