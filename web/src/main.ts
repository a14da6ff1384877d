import './styles/fonts.css';
import './styles/index.css';
import pieces from '$art/pieces.svg?raw';
import icons from '$art/icons.svg?raw';
import { reach } from '$lib/reach.svelte';
import { shelf } from '$lib/shelf.svelte';
import { words } from '$lib/words/words.svelte';
import { mount } from 'svelte';
import App from './App.svelte';

/** One sprite for the whole document: symbols inherit the colours of who uses them. */
function layOutSprite(): void {
  const sprite = document.createElement('div');
  sprite.hidden = true;
  sprite.innerHTML = pieces + icons;
  document.body.prepend(sprite);
}

layOutSprite();
await Promise.all([words.load([]), shelf.load().catch(() => undefined)]);
reach.onback(() => void shelf.load().catch(() => undefined));
mount(App, { target: document.getElementById('page') as HTMLElement });
if (import.meta.env.PROD) void navigator.serviceWorker?.register('./sw.js').catch(() => undefined);
