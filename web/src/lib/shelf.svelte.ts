/** The shelf: what can be played here, as the server says it. */
import * as api from '$lib/net/api';
import type { Title } from '$lib/net/documents';
import { words, type Book } from '$lib/words/words.svelte';

class Shelf {
  titles = $state.raw<Title[]>([]);
  bots = $state.raw<string[]>([]);
  /** The rulebooks, each with its first title. */
  readonly games: [Book, Title][] = $derived(
    this.titles
      .filter((title) => title === this.titles.find(({ rulebook }) => rulebook === title.rulebook))
      .map((title) => [title.rulebook, title]),
  );

  /** Ask the server, and read what the games are called: a shelf without names would be hard to read. */
  async load(): Promise<void> {
    const found = await api.shelf();
    await words.load([...new Set(found.titles.map(({ rulebook }) => rulebook))], undefined, true);
    this.titles = found.titles;
    this.bots = found.bots;
  }

  find(title: string): Title | undefined {
    return this.titles.find((known) => known.title === title);
  }

  faceOf(book: Book): string {
    return this.titles.find((known) => known.rulebook === book)?.face ?? book;
  }
}

export const shelf = new Shelf();

/** What a game is called. */
export const gameName = (book: Book): string => words.say(`name-${book}`, {}, book);
