import { numbersLabel } from '../../lib/map/join-marks.ts';
import type { PlacedStop } from '../../lib/map/placed-stops.ts';
import { many } from '../../lib/words/words.ts';

/** Half the width of a character, as a share of the disc's radius. */
const letterWidth = 0.31;

/** "3-5"; for many → "12 stops" */
export const labelOf = (stops: PlacedStop[]): string =>
  numbersLabel(
    stops.map(({ number }) => number),
    (n) => many('counts.stops', n),
  );

/** A disc for up to two characters, otherwise a pill that grows with its label. */
export const halfWidthOf = (label: string, radius: number): number =>
  label.length <= 2 ? radius : label.length * radius * letterWidth + radius * 0.55;
