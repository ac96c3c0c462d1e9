// The corners of the map with the needle, the scale and the buttons: no name is written there.
import type { Box } from '../../lib/map/clip-shape.ts';
import type { Size } from '../../lib/map/view.ts';

export const keptCorners = ({ width, height }: Size, isLarge: boolean): Box[] => [
  { left: 0, top: 0, right: 52, bottom: 40 },
  { left: 0, top: height - 34, right: 140, bottom: height },
  { left: width - 52, top: 0, right: width, bottom: isLarge ? 240 : 52 },
];
