/** A tip on anything: what it is, in a word or two lines, on pointing, on focus and on a long press. */
import type { Action } from 'svelte/action';

export interface Told {
  title: string;
  text?: string;
}

export const told = new WeakMap<Element, Told>();

export const tip: Action<Element, Told | string | undefined> = (element, say) => {
  const set = (next: Told | string | undefined) => {
    if (next) told.set(element, typeof next === 'string' ? { title: next } : next);
    else told.delete(element);
    element.toggleAttribute('data-tip', next !== undefined);
  };
  set(say);
  return { update: set, destroy: () => told.delete(element) };
};
