/** Short notes at the foot of the page, read out as they come. */
export interface Toast {
  id: number;
  text: string;
}

const STAY = 6000;

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  say(text: string): void {
    const toast = { id: this.#next++, text };
    this.list = [...this.list.slice(-2), toast];
    setTimeout(() => this.drop(toast.id), STAY);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
