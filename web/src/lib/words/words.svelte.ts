/** Words in the reader's language, from the same Fluent files that the engine uses. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { speak } from '$lib/net/api';

export type Language = 'en' | 'de' | 'it';
export const LANGUAGES: Record<Language, string> = { de: 'Deutsch', en: 'English', it: 'Italiano' };
export type Book = 'house' | 'yunnan' | 'china' | 'haendler';
export type Arguments = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>('../../../../src/fondaco/locale/*/*.ftl', { query: '?raw', import: 'default' });
const KEPT = 'fondaco.language';

function preferred(): Language {
  const wanted = [localStorage.getItem(KEPT), ...navigator.languages].map((code) => code?.slice(0, 2));
  return (wanted.find((code) => code !== undefined && code in LANGUAGES) as Language | undefined) ?? 'en';
}

async function source(language: Language, name: string): Promise<string> {
  const load = FILES[`../../../../src/fondaco/locale/${language}/${name}.ftl`];
  return load ? await load() : '';
}

class Words {
  language = $state<Language>(preferred());
  #bundles = $state.raw<Partial<Record<Book, FluentBundle>>>({});
  /** Messages that were asked for and are not there; a test keeps this empty. */
  readonly missing = new Set<string>();

  /** Read the words of a language for some books. */
  async load(books: Book[], language: Language = this.language): Promise<void> {
    const known = language === this.language ? { ...this.#bundles } : {};
    const wanted = new Set<Book>([...(Object.keys(this.#bundles) as Book[]), ...books, 'house']);
    const common = await Promise.all(['house', 'page'].map((name) => source(language, name)));
    for (const book of wanted) {
      if (known[book]) continue;
      const bundle = new FluentBundle(language, { useIsolating: false });
      const own = book === 'house' ? [] : [await source(language, book), await source(language, `page-${book}`)];
      for (const text of [...common, ...own]) bundle.addResource(new FluentResource(text), { allowOverrides: true });
      known[book] = bundle;
    }
    this.#bundles = known;
    this.language = language;
    document.documentElement.lang = language;
    speak(language);
  }

  /** Speak another language from now on. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.load([], language);
  }

  has(id: string, book: Book = 'house'): boolean {
    return this.#bundles[book]?.hasMessage(id) ?? false;
  }

  /** A message of a book with its arguments. */
  say(id: string, args: Arguments = {}, book: Book = 'house'): string {
    const bundle = this.#bundles[book];
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) {
      if (bundle) this.missing.add(`${this.language}:${book}:${id}`);
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
  constructor(readonly book: Book) {}

  say(id: string, args: Arguments = {}): string {
    return words.say(id, args, this.book);
  }

  has(id: string): boolean {
    return words.has(id, this.book);
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
