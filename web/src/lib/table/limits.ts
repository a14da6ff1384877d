/** Limits of prices: up to where whoever is asked says no. */
import type { Price } from '$lib/net/documents';

/** A limit that the price falls short of: the one that is wished for if it will do, else the nearest. */
export function betterThan(price: Price, wished: number | null): number {
  const nearest = price.gets ? price.amount + price.step : price.amount - price.step;
  if (wished === null) return nearest;
  return price.gets ? Math.max(nearest, wished) : Math.max(0, Math.min(nearest, wished));
}
