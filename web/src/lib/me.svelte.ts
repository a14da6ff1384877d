/** Who the reader is: a name is all it takes. */
import * as api from '$lib/net/api';
import { t } from '$lib/words/words.svelte';

class Me {
  name = $state('');
  known = $state(false);

  async look(): Promise<void> {
    try {
      const { name } = await api.me();
      [this.name, this.known] = [name ?? '', name !== null];
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
  }
}

export const me = new Me();
