/** Words in the reader's language, from the same Fluent files that the engine uses. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { speak, wordsOf } from '$lib/net/api';
import type { WordsOfGame } from '$lib/net/documents';

export type Language = 'en' | 'de' | 'it';
export const LANGUAGES: Record<Language, string> = { de: 'Deutsch', en: 'English', it: 'Italiano' };
/** The name of a rulebook, or `house` for the words of the page itself. */
export type Book = string;
export type Arguments = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  ['../../../../src/fondaco/locale/*/{house,page}.ftl', '../../../../src/fondaco/games/*/locale/*/{game,page}.ftl'],
  { query: '?raw', import: 'default' },
);
const KEPT = 'fondaco.language';

function preferred(): Language {
  const wanted = [localStorage.getItem(KEPT), ...navigator.languages].map((code) => code?.slice(0, 2));
  return (wanted.find((code) => code !== undefined && code in LANGUAGES) as Language | undefined) ?? 'en';
}

/** A Fluent file below the package's folder. */
async function source(path: string): Promise<string> {
  const load = FILES[`../../../../src/fondaco/${path}.ftl`];
  return load ? await load() : '';
}

const wordsOfPage = (language: Language) =>
  Promise.all(['house', 'page'].map((name) => source(`locale/${language}/${name}`)));
const NAMES = import.meta.glob<string>('../../../../src/fondaco/games/*/locale/*/{game,page}.ftl', {
  query: '?names',
  import: 'default',
});

/**
 * The words of a game: those that the page was built with, or what the server has of a game from elsewhere. A shelf
 * needs only its names, not all its rules and events.
 */
async function wordsOfGame(language: Language, book: Book, brief: boolean): Promise<WordsOfGame> {
  const folder = `games/${book}/locale/${language}`;
  const read = (file: string) =>
    (brief && NAMES[`../../../../src/fondaco/${folder}/${file}.ftl`]?.()) || source(`${folder}/${file}`);
  const texts = await Promise.all(['game', 'page'].map(read));
  if (texts.some(Boolean)) return { texts, kinds: {} };
  return await wordsOf(book, language).catch(() => ({ texts: [], kinds: {} }));
}

class Words {
  language = $state<Language>(preferred());
  #bundles = $state.raw<Partial<Record<Book, FluentBundle>>>({});
  #kinds: Record<Book, Record<string, string[]>> = {};
  /** The language that was asked for last; its words may still be on their way. */
  #chosen = preferred();
  /** Books of which all words are wanted, and not only the names. */
  readonly #whole = new Set<Book>(['house']);
  /** Bundles with the names of a game alone: what they lack is on its way. */
  readonly #partial = new WeakSet<FluentBundle>();
  /** Messages that were asked for and are not there; a test keeps this empty. */
  readonly missing = new Set<string>();

  /** Read the words of a language for some books; briefly, if the names of the games are enough. */
  async load(books: Book[], language: Language = this.#chosen, brief = false): Promise<void> {
    this.#chosen = language;
    const whole = new Set(brief ? [] : books);
    for (const book of whole) this.#whole.add(book);
    const known = language === this.language ? { ...this.#bundles } : {};
    const wanted = new Set<Book>([...Object.keys(this.#bundles), ...books, 'house']);
    const common = await wordsOfPage(language);
    for (const book of wanted) {
      const found = known[book];
      if (found && !(whole.has(book) && this.#partial.has(found))) continue;
      const namesOnly = !this.#whole.has(book);
      const bundle = new FluentBundle(language, { useIsolating: false });
      const own = book === 'house' ? { texts: [], kinds: {} } : await wordsOfGame(language, book, namesOnly);
      this.#kinds[book] = own.kinds;
      for (const text of [...common, ...own.texts])
        bundle.addResource(new FluentResource(text), { allowOverrides: true });
      known[book] = bundle;
      if (namesOnly) this.#partial.add(bundle);
    }
    if (language !== this.#chosen) return await this.load(books, this.#chosen, brief);
    this.#bundles = language === this.language ? { ...known, ...this.#better(known) } : known;
    this.language = language;
    document.documentElement.lang = language;
    speak(language);
  }

  /** Bundles that have come while others were on their way, where those have no words or only names. */
  #better(known: Partial<Record<Book, FluentBundle>>): Partial<Record<Book, FluentBundle>> {
    const lacks = (bundle?: FluentBundle) => !bundle || this.#partial.has(bundle);
    return Object.fromEntries(Object.entries(this.#bundles).filter(([book]) => lacks(known[book])));
  }

  /** Speak another language from now on. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.load([], language);
  }

  /** The kind of thing that a value of a game from elsewhere names; of our own games their faces know it. */
  kindOf(value: string, book: Book): string | undefined {
    return Object.entries(this.#kinds[book] ?? {}).find(([, names]) => names.includes(value))?.[0];
  }

  has(id: string, book: Book = 'house'): boolean {
    return this.#bundles[book]?.hasMessage(id) ?? false;
  }

  /** A message of a book with its arguments. */
  say(id: string, args: Arguments = {}, book: Book = 'house'): string {
    const bundle = this.#bundles[book];
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) {
      if (bundle && !this.#partial.has(bundle)) this.missing.add(`${this.language}:${book}:${id}`);
      return id;
    }
    return bundle.formatPattern(pattern, args, []);
  }

  /** A number with thin spaces and a real minus sign. */
  number(value: number): string {
    const digits = Math.abs(value)
      .toString()
      .replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
    return value < 0 ? `\u2212${digits}` : digits;
  }

  /** A share as a whole number of per cent. */
  percent(share: number): string {
    return new Intl.NumberFormat(this.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  }

  date(time: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  }
}

export const words = new Words();
(globalThis as { fondacoWords?: Words }).fondacoWords = words;

/** A message of the house. */
export const t = (id: string, args: Arguments = {}): string => words.say(id, args);

/** What speaks for one game: its messages, and what the values of its domains are called. */
export class Speech {
  constructor(
    readonly book: Book,
    /** The edition that is played, where names depend on it. */
    readonly edition = '',
  ) {}

  say(id: string, args: Arguments = {}): string {
    return words.say(id, args, this.book);
  }

  has(id: string): boolean {
    return words.has(id, this.book);
  }

  kindOf(value: string): string | undefined {
    return words.kindOf(value, this.book);
  }

  /** What a value is called; numbers and what has no message stay as they are. */
  name(kind: string, value: string | number): string {
    if (typeof value === 'number') return words.number(value);
    return value
      .split(' ')
      .map((word) => (this.has(`${kind}-${word}`) ? this.say(`${kind}-${word}`) : word))
      .join(' ');
  }
}
