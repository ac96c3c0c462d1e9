import { numbersLabel } from '../../lib/map/join-marks.ts';
import type { PlacedStop } from '../../lib/map/placed-stops.ts';
import { many } from '../../lib/words/words.ts';

/** Half the width of a letter, in parts of the disc's radius. */
const letterWidth = 0.31;

/** "3-5"; many more → "12 stops" */
export const labelOf = (stops: PlacedStop[]): string =>
  numbersLabel(
    stops.map(({ number }) => number),
    (n) => many('counts.stops', n),
  );

/** A disc for up to two figures, then a pill that grows with its label. */
export const halfWidthOf = (label: string, radius: number): number =>
  label.length <= 2 ? radius : label.length * radius * letterWidth + radius * 0.55;
