/** What the reader has set, kept on the device and, for guests, by the server; what was set last holds. */
import * as api from '$lib/net/api';

const KEPT = 'fondaco.settings';
const OLD_PACE = 'fondaco.pace';
/** What is set in one go is sent in one go. */
const SOON = 600;

/** When a choice waits for a confirmation: always, if it cannot be taken back, or never. */
export type Confirming = 'always' | 'final' | 'never';

export interface Choices {
  confirm: Confirming;
  /** Milliseconds between the moves of others; 0 shows them at once. */
  pace: number;
  sound: 'none' | 'knock' | 'bell' | 'wood';
  /** How loud, from 0 to 100. */
  volume: number;
  /** Whether the browser may notify the reader. */
  notify: boolean;
  /** The size of letters, in per cent. */
  text: number;
  /** Things stand still, whatever the device says. */
  still: boolean;
  /** The colours of players have patterns too. */
  patterns: boolean;
  /** When something was set last, in milliseconds; 0 if nothing ever was. */
  changed: number;
}

/** Something else that the server keeps for guests beside what they set: lines of text, by names of its own. */
export interface Shared {
  /** How its names begin. */
  readonly prefix: string;
  lines(): Record<string, string>;
  /** Add what the server has kept. */
  merge(lines: Record<string, string>): void;
}

const USUAL: Choices = {
  confirm: 'final',
  pace: 600,
  sound: 'none',
  volume: 60,
  notify: false,
  text: 100,
  still: false,
  patterns: false,
  changed: 0,
};

/** Of some document, what is a choice. */
function known(document: Record<string, unknown>): Partial<Choices> {
  const fitting = Object.entries(document).filter(
    ([name, value]) => name in USUAL && typeof value === typeof USUAL[name as keyof Choices],
  );
  return Object.fromEntries(fitting) as Partial<Choices>;
}

function kept(): Partial<Choices> {
  try {
    return known(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, unknown>);
  } catch {
    return {};
  }
}

function first(): Choices {
  const pace = localStorage.getItem(OLD_PACE);
  return { ...USUAL, ...(pace === null ? {} : { pace: Number(pace) }), ...kept() };
}

/** Of some document, the lines of one who shares it. */
const linesOf = (document: Record<string, unknown>, { prefix }: Shared): Record<string, string> =>
  Object.fromEntries(
    Object.entries(document).filter(([name, value]) => name.startsWith(prefix) && typeof value === 'string'),
  ) as Record<string, string>;

export class Settings {
  #choices = $state<Choices>(first());
  #shared: Shared[] = [];
  /** What the server is known to keep. */
  #theirs: Record<string, unknown> = {};
  /** Whether the server knows the reader and keeps what they set. */
  #guest = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get<Name extends keyof Choices>(name: Name): Choices[Name] {
    return this.#choices[name];
  }

  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.#take({ ...this.#choices, [name]: value, changed: Date.now() });
    this.soon();
  }

  /** Let the server keep something else too, merged with what it has. */
  share(one: Shared): void {
    this.#shared.push(one);
    if (this.#guest && this.#merge([one])) this.soon();
  }

  /** Something has changed that the server is to keep. */
  soon(): void {
    clearTimeout(this.#timer);
    if (this.#guest) this.#timer = setTimeout(() => void this.#send(), SOON);
  }

  /** The server knows the reader now: take what it keeps, or give it what was set here since. */
  async meet(): Promise<void> {
    try {
      this.#theirs = (await api.settings()).settings;
    } catch {
      return;
    }
    this.#guest = true;
    const found = known(this.#theirs);
    const theirs = found.changed ?? 0;
    const more = this.#merge(this.#shared);
    if (theirs > this.#choices.changed) this.#take({ ...USUAL, ...found });
    if (more || theirs < this.#choices.changed) await this.#send();
  }

  /** Merge what the server keeps; whether there is more here than there. */
  #merge(shared: Shared[]): boolean {
    let more = false;
    for (const one of shared) {
      one.merge(linesOf(this.#theirs, one));
      more ||= Object.entries(one.lines()).some(([name, line]) => this.#theirs[name] !== line);
    }
    return more;
  }

  /** What the styles have to know. */
  apply(): void {
    const { text, still, patterns } = this.#choices;
    const root = document.documentElement;
    root.style.fontSize = text === 100 ? '' : `${text}%`;
    root.toggleAttribute('data-still', still);
    root.toggleAttribute('data-patterns', patterns);
  }

  /** Whether the reader, or the device, wants things to stand still. */
  get still(): boolean {
    return this.#choices.still || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  #take(choices: Choices): void {
    this.#choices = choices;
    localStorage.setItem(KEPT, JSON.stringify(choices));
    this.apply();
  }

  async #send(): Promise<void> {
    const lines = Object.assign({}, ...this.#shared.map((one) => one.lines())) as Record<string, string>;
    const all = { ...this.#theirs, ...this.#choices, ...lines };
    this.#theirs = (await api.keepSettings(all).catch(() => null))?.settings ?? this.#theirs;
  }
}

export const settings = new Settings();
