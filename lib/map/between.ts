import type { View } from './view.ts';

/** The view at `share` (0 to 1) of the way from one view to another, slowing down towards the end. */
export function between(from: View, to: View, share: number): View {
  const gone = 1 - (1 - share) ** 3;
  const mix = (a: number, b: number) => a + (b - a) * gone;
  return {
    // Scales are interpolated by ratio; otherwise zooming in would seem to rush and zooming out to crawl.
    scale: from.scale * (to.scale / from.scale) ** gone,
    centre: { x: mix(from.centre.x, to.centre.x), y: mix(from.centre.y, to.centre.y) },
    turn: mix(from.turn, to.turn),
    size: to.size,
  };
}
