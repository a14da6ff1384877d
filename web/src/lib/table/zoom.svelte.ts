/** Zoom and pan of a board on a small screen: by buttons, by pinch and drag, and by itself to where the choice is. */
import type { Rectangle } from '$lib/games/face';

const MOST = 6;
const SLOP = 8;

export class Zoom {
  zoom = $state(1);
  /** The upper left corner of what is seen, as fractions of the board. */
  x = $state(0);
  y = $state(0);
  #fingers = new Map<number, PointerEvent>();
  #moved = 0;

  constructor(
    /** The size of the window onto the board, and of the whole board at zoom 1, in pixels. */
    private measure: () => { port: [number, number]; board: [number, number] },
  ) {}

  get style(): string {
    return `--zoom:${this.zoom.toFixed(3)};--px:${this.x.toFixed(4)};--py:${this.y.toFixed(4)}`;
  }

  /** Show a rectangle, given in fractions of the board. */
  show(rectangle: Rectangle): void {
    const { port, board } = this.measure();
    if (!port[0] || !board[0]) return;
    const fit = Math.min(port[0] / (rectangle.w * board[0]), port[1] / (rectangle.h * board[1]));
    this.zoom = Math.max(1, Math.min(MOST, fit));
    const seen = this.#seen();
    this.#look(rectangle.x + rectangle.w / 2 - seen[0] / 2, rectangle.y + rectangle.h / 2 - seen[1] / 2);
  }

  by(factor: number): void {
    const before = this.#seen();
    const middle = [this.x + before[0] / 2, this.y + before[1] / 2] as const;
    this.zoom = Math.max(1, Math.min(MOST, this.zoom * factor));
    const after = this.#seen();
    this.#look(middle[0] - after[0] / 2, middle[1] - after[1] / 2);
  }

  whole(): void {
    this.zoom = 1;
    this.#look(0, 0);
  }

  /** Whether the last touch was a drag, so that its click means nothing. */
  get dragged(): boolean {
    return this.#moved > SLOP;
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#moved = 0;
    this.#fingers.set(event.pointerId, event);
  }

  move(event: PointerEvent): void {
    const last = this.#fingers.get(event.pointerId);
    if (!last) return;
    const { board } = this.measure();
    const [dx, dy] = [event.clientX - last.clientX, event.clientY - last.clientY];
    this.#moved += Math.abs(dx) + Math.abs(dy);
    const other = [...this.#fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
    if (other) {
      const apart = (finger: PointerEvent) =>
        Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
      this.by(apart(event) / Math.max(1, apart(last)));
    } else {
      this.#look(this.x - dx / (board[0] * this.zoom), this.y - dy / (board[1] * this.zoom));
    }
    this.#fingers.set(event.pointerId, event);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #seen(): [number, number] {
    const { port, board } = this.measure();
    return [port[0] / (board[0] * this.zoom), port[1] / (board[1] * this.zoom)];
  }

  #look(x: number, y: number): void {
    const [w, h] = this.#seen();
    const within = (value: number, most: number) => (most <= 0 ? most / 2 : Math.max(0, Math.min(value, most)));
    this.x = within(x, 1 - w);
    this.y = within(y, 1 - h);
  }
}
