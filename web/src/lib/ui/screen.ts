/** A phone held upright: there the panels are one sheet below the board. The styles know the same limit. */
export const phone = window.matchMedia('(max-width: 720px) and (orientation: portrait)');
