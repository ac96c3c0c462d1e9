// One figure of the report: how many times as slow, or as large, ours is as something well known.

export interface Figure {
  /** "Reading" */
  part: string;
  /** "Whole draft / Readability" */
  name: string;
  ratio: number;
  /** The quartiles: a quarter of the single ratios is below the first, a quarter above the second. */
  spread?: [number, number];
  /** The ratio should not exceed this. */
  goal?: number;
  note?: string;
}

const at = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The median of these ratios and their quartiles. */
export function medianOf(ratios: number[]): Pick<Figure, 'ratio' | 'spread'> {
  const sorted = ratios.filter(Number.isFinite).toSorted((a, b) => a - b);
  return { ratio: at(sorted, 0.5), spread: [at(sorted, 0.25), at(sorted, 0.75)] };
}

/** Two things measured in alternating turns: the ratio of their medians, and the spread of the turns' ratios. */
export function ratioOf(ours: number[], theirs: number[]): Pick<Figure, 'ratio' | 'spread'> {
  const turns = ours.map((time, turn) => time / (theirs[turn] ?? Number.NaN));
  return { ...medianOf(turns), ratio: medianOf(ours).ratio / medianOf(theirs).ratio };
}

export const isMet = ({ ratio, goal }: Figure): boolean | undefined =>
  goal === undefined ? undefined : ratio <= goal;

/** "1.31", "12.4", "240" */
export const short = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
