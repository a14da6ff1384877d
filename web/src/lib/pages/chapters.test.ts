import { expect, it } from 'vitest';
import { chapterIn, plain } from './chapters';

const WORDS: Record<string, string> = { 'chapter-phase': 'Fase', 'chapter-preise-andern': 'cambiare i prezzi' };
const speech = { has: (id: string) => id in WORDS, say: (id: string) => WORDS[id] ?? id };

it('makes an id of a heading', () => {
  expect(plain('Straßenwertung')).toBe('strassenwertung');
  expect(plain('Preise ändern')).toBe('preise-andern');
});

it('says a chapter part by part, and leaves numbers and strangers alone', () => {
  expect(chapterIn('Phase 4, Preise ändern', speech)).toBe('Fase 4, cambiare i prezzi');
  expect(chapterIn('2A', speech)).toBe('2A');
});
