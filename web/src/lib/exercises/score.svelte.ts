/** Which exercises the reader has solved, and how many in a row, kept on the device. */
const KEPT = 'fondaco.exercises';

interface Kept {
  solved: Record<string, string[]>;
  series: number;
}

function kept(): Kept {
  try {
    return { solved: {}, series: 0, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) };
  } catch {
    return { solved: {}, series: 0 };
  }
}

class Score {
  #kept = $state<Kept>(kept());

  get series(): number {
    return this.#kept.series;
  }

  solved(title: string): string[] {
    return this.#kept.solved[title] ?? [];
  }

  /** An exercise was solved at the first try, or not. */
  note(title: string, exercise: string, atOnce: boolean, found: boolean): void {
    this.#kept.series = atOnce ? this.#kept.series + 1 : 0;
    if (found && !this.solved(title).includes(exercise)) this.#kept.solved[title] = [...this.solved(title), exercise];
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}

export const score = new Score();

/** Today as a number of days: everybody gets the same exercise on the same day. */
export const today = (now = new Date()): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
