/** Calling back: a sound at one's turn, the browser's notification, and how many tables wait in title and icon. */
import { settings } from './settings.svelte';

export const SOUNDS = ['none', 'knock', 'bell', 'wood'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Each sound as strokes: when, how high, how long. */
const STROKES: Record<Sound, [number, number, number][]> = {
  none: [],
  knock: [
    [0, 180, 0.09],
    [0.16, 150, 0.12],
  ],
  bell: [
    [0, 880, 0.9],
    [0, 1320, 0.6],
  ],
  wood: [[0, 620, 0.07]],
};

export function sound(name: Sound = settings.get('sound'), volume: number = settings.get('volume')): void {
  if (!STROKES[name].length || volume === 0) return;
  const context = new AudioContext();
  for (const [after, height, length] of STROKES[name]) {
    const [tone, loudness, start] = [context.createOscillator(), context.createGain(), context.currentTime + after];
    tone.frequency.value = height;
    loudness.gain.setValueAtTime((volume / 100) * 0.4, start);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
  setTimeout(() => void context.close(), 1500);
}

class Calling {
  /** How many tables wait for the reader. */
  waiting = $state(0);

  /** It is the reader's turn: say so, aloud if they wish, and beside the page if they look elsewhere. */
  turn(title: string, text: string): void {
    sound();
    if (!settings.get('notify') || !document.hidden || Notification.permission !== 'granted') return;
    const note = new Notification(title, { body: text, icon: './icon-192.png', tag: location.hash });
    note.onclick = () => window.focus();
  }

  /** Ask the browser whether notifications may be shown. */
  async allow(wanted: boolean): Promise<boolean> {
    const granted = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    settings.set('notify', granted);
    return granted;
  }

  /** The icon of the page, with the number of tables that wait. */
  icon(): string {
    if (!this.waiting) return './favicon.svg';
    const badge = `<rect width="36" height="36" rx="8" fill="#7d1d14"/><text x="18" y="27" font-size="26" font-weight="700" text-anchor="middle" fill="#fbf0cf" font-family="sans-serif">${Math.min(99, this.waiting)}</text>`;
    return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${badge}</svg>`)}`;
  }
}

export const calling = new Calling();
