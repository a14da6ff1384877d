/** The boxes on the shelf, in their order. */
import boxChina from '$art/box-china.svg';
import boxHaendler from '$art/box-haendler.svg';
import boxYunnan from '$art/box-yunnan.svg';
import type { Book } from '$lib/words/words.svelte';

export const BOXES: [Book, string][] = [
  ['yunnan', boxYunnan],
  ['china', boxChina],
  ['haendler', boxHaendler],
];
export const boxOf = (book: Book): string => BOXES.find(([one]) => one === book)?.[1] ?? boxYunnan;
