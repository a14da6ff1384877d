/** What jsdom lacks, and a clean page after each test. */
import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';

class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizes;
afterEach(() => cleanup());
