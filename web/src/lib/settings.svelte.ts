/** What the reader has set, kept on the device. */

const KEPT = 'fondaco.settings';
const OLD_PACE = 'fondaco.pace';

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
}

const USUAL: Choices = {
  confirm: 'final',
  pace: 600,
  sound: 'none',
  volume: 60,
  notify: false,
  text: 100,
  still: false,
};

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Choices>;
  } catch {
    return {};
  }
}

function first(): Choices {
  const pace = localStorage.getItem(OLD_PACE);
  return { ...USUAL, ...(pace === null ? {} : { pace: Number(pace) }), ...kept() };
}

class Settings {
  #choices = $state<Choices>(first());

  get<Name extends keyof Choices>(name: Name): Choices[Name] {
    return this.#choices[name];
  }

  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.#choices[name] = value;
    localStorage.setItem(KEPT, JSON.stringify(this.#choices));
    this.apply();
  }

  /** What the styles have to know. */
  apply(): void {
    document.documentElement.style.fontSize = this.#choices.text === 100 ? '' : `${this.#choices.text}%`;
    document.documentElement.toggleAttribute('data-still', this.#choices.still);
  }

  /** Whether the reader, or the device, wants things to stand still. */
  get still(): boolean {
    return this.#choices.still || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
