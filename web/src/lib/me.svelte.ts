/** Who the reader is: a name is all it takes. */
import * as api from '$lib/net/api';
import { settings } from '$lib/settings.svelte';
import { t } from '$lib/words/words.svelte';

class Me {
  name = $state('');
  known = $state(false);
  #met = false;
  #looking: Promise<void> | null = null;

  /** Ask the server who the reader is; whoever asks meanwhile gets the same answer. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #look(): Promise<void> {
    try {
      const { name } = await api.me();
      [this.name, this.known] = [name ?? '', name !== null];
      this.#meet();
    } catch {
      this.known = false;
    }
  }

  /** Be a guest, under the name given or as a guest without one. */
  async ensure(name?: string): Promise<void> {
    if (!this.known) await this.look();
    if (this.known && (name === undefined || name === this.name)) return;
    this.name = (await api.callMe(name?.trim() || this.name || t('guest'))).name;
    this.known = true;
    this.#meet();
  }

  /** The server keeps the settings of those whom it knows. */
  #meet(): void {
    if (!this.known || this.#met) return;
    this.#met = true;
    void settings.meet();
  }
}

export const me = new Me();
