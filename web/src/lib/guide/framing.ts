/** Where a picture looks, and how its arrows run. */
import type { Rectangle } from '$lib/games/face';

const AIR = 0.035;
const LEAST = 0.3;

/** The part of a board around some shapes, with air around it; the whole board if there are none. */
export function framed(shapes: Rectangle[], [width, height]: [number, number]): Rectangle {
  if (!shapes.length) return { x: 0, y: 0, w: width, h: height };
  const air = width * AIR;
  const left = Math.min(...shapes.map(({ x, w }) => x - w / 2)) - air;
  const right = Math.max(...shapes.map(({ x, w }) => x + w / 2)) + air;
  const top = Math.min(...shapes.map(({ y, h }) => y - h / 2)) - air;
  const bottom = Math.max(...shapes.map(({ y, h }) => y + h / 2)) + air;
  const w = Math.min(width, Math.max(right - left, width * LEAST, (bottom - top) * 0.9));
  const h = Math.min(height, Math.max(bottom - top, w * 0.5));
  return {
    x: Math.max(0, Math.min(width - w, (left + right - w) / 2)),
    y: Math.max(0, Math.min(height - h, (top + bottom - h) / 2)),
    w,
    h,
  };
}

/** A line from shape to shape that ends short of both. */
export function arrow(from: Rectangle, to: Rectangle): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const reach = (shape: Rectangle) => Math.min(Math.min(shape.w, shape.h) * 0.5, length * 0.3);
  const point = (shape: Rectangle, far: number) => `${shape.x + (dx / length) * far},${shape.y + (dy / length) * far}`;
  return `M${point(from, reach(from))}L${point(to, -reach(to))}`;
}
