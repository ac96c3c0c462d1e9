import type { View } from './view.ts';

/** Part of the way from one view to another; the second half of the way is slower. `share` from 0 to 1. */
export function between(from: View, to: View, share: number): View {
  const gone = 1 - (1 - share) ** 3;
  const mix = (a: number, b: number) => a + (b - a) * gone;
  return {
    // Scales are mixed by their ratio, or the way in would seem to rush and the way out to crawl.
    scale: from.scale * (to.scale / from.scale) ** gone,
    centre: { x: mix(from.centre.x, to.centre.x), y: mix(from.centre.y, to.centre.y) },
    turn: mix(from.turn, to.turn),
    size: to.size,
  };
}
