/** Everything that moves by itself: one place that knows what is under way, and that can end it at once. */
import type { Point } from '$lib/games/ways';
import { settings } from '$lib/settings.svelte';

const EASE = 'cubic-bezier(.3, .8, .3, 1)';
const SHORT = 320;
const LONG = 1150;

/** The frames of a walk through some points, at a steady step. */
export function framesOf(points: Point[], transform: (point: Point) => string): Keyframe[] {
  const lengths = points.map(([x, y], index) => {
    const [px, py] = points[index - 1] ?? [x, y];
    return Math.hypot(x - px, y - py);
  });
  const all = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return points.map((point, index) => {
    gone += lengths[index] ?? 0;
    return { transform: transform(point), offset: Math.min(1, gone / all) };
  });
}

/** How long a walk takes: a step of a piece is short, a journey may be watched. */
export function timeOf(points: Point[]): number {
  const length = points.reduce((sum, [x, y], index) => {
    const [px, py] = points[index - 1] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
  return Math.min(LONG, SHORT + Math.max(0, length - 160) * 0.9);
}

class Motion {
  /** How many movements are under way. */
  running = $state(0);
  #under = new Set<Animation>();
  #until = 0;

  /** Whether the reader wants things to stand still, or to happen at once. */
  get still(): boolean {
    return settings.get('pace') === 0 || settings.still;
  }

  /** How long it takes until everything has arrived. */
  get left(): number {
    return Math.max(0, this.#until - performance.now());
  }

  play(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, done?: () => void): void {
    const animation = element.animate(frames, { easing: EASE, fill: 'backwards', ...options });
    this.#under.add(animation);
    this.running = this.#under.size;
    this.#until = Math.max(this.#until, performance.now() + Number(options.duration ?? 0) + (options.delay ?? 0));
    const end = () => {
      this.#under.delete(animation);
      this.running = this.#under.size;
      done?.();
    };
    animation.finished.then(end, end);
  }

  /** Put everything where it belongs. */
  finish(): void {
    for (const animation of this.#under) animation.finish();
    this.#until = 0;
  }
}

export const motion = new Motion();
