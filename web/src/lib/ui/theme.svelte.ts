/** Parchment by day, night by night; the reader's own choice is kept. */
const KEPT = 'fondaco.theme';
type Name = 'parchment' | 'night';

class Theme {
  name = $state<Name>(
    (localStorage.getItem(KEPT) as Name | null) ??
      (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'parchment'),
  );

  apply(): void {
    document.documentElement.dataset.theme = this.name;
  }

  toggle(): void {
    this.name = this.name === 'night' ? 'parchment' : 'night';
    localStorage.setItem(KEPT, this.name);
    this.apply();
  }
}

export const theme = new Theme();
