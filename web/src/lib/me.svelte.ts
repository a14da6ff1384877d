/** Who the reader is: a name is all it takes. */
import * as api from '$lib/net/api';
import { t } from '$lib/words/words.svelte';

class Me {
  name = $state('');
  known = $state(false);

  async look(): Promise<void> {
    try {
      this.name = (await api.me()).name;
      this.known = true;
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
