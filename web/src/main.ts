import '@fontsource-variable/alegreya';
import '@fontsource-variable/alegreya/wght-italic.css';
import '@fontsource-variable/source-sans-3';
import './styles/index.css';
import pieces from '$art/pieces.svg?raw';
import icons from '$art/icons.svg?raw';
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
await words.load([]);
mount(App, { target: document.getElementById('page') as HTMLElement });
