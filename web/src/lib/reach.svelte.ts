/** Whether the server can be reached; if not, the page asks again until it can, and then begins anew. */

const PAUSE = 3000;

class Reach {
  lost = $state(false);
  /** What to do when the server is back. */
  #back: (() => void)[] = [];

  /** A request found nobody. */
  lose(): void {
    if (this.lost) return;
    this.lost = true;
    const look = async () => {
      const found = await fetch('/healthz').catch(() => null);
      if (!found?.ok) return void setTimeout(() => void look(), PAUSE);
      this.lost = false;
      for (const deed of this.#back) deed();
    };
    setTimeout(() => void look(), PAUSE);
  }

  onback(deed: () => void): void {
    this.#back.push(deed);
  }
}

export const reach = new Reach();
