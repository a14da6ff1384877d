/** A long press of a finger, which asks what something is; the click that follows it means nothing. */
import type { Action } from 'svelte/action';

const LONG = 500;
const SLOP = 10;

export const pressed: Action<Element, () => void> = (element, told) => {
  let tell = told;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | null = null;
  let long = false;
  const stop = () => clearTimeout(timer);
  const down = (event: Event) => {
    from = event as PointerEvent;
    long = false;
    if (from.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      long = true;
      tell();
    }, LONG);
  };
  const move = (event: Event) => {
    const { clientX, clientY } = event as PointerEvent;
    if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > SLOP) stop();
  };
  const click = (event: Event) => {
    if (!long) return;
    long = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const menu = (event: Event) => long && event.preventDefault();
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) element.addEventListener(end, stop);
  element.addEventListener('click', click, true);
  element.addEventListener('contextmenu', menu);
  return {
    update: (next) => (tell = next),
    destroy: stop,
  };
};
