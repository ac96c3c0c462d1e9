// One figure of the report: how many times as long, or as large, ours is as something everybody knows.

export interface Figure {
  /** "Reading" */
  part: string;
  /** "Whole draft / Readability" */
  name: string;
  ratio: number;
  /** A quarter of the single ratios is below the first, a quarter above the second. */
  spread?: [number, number];
  /** What it should not be above. */
  goal?: number;
  note?: string;
}

const at = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The middle of these ratios and where the quarters begin. */
export function medianOf(ratios: number[]): Pick<Figure, 'ratio' | 'spread'> {
  const sorted = ratios.filter(Number.isFinite).toSorted((a, b) => a - b);
  return { ratio: at(sorted, 0.5), spread: [at(sorted, 0.25), at(sorted, 0.75)] };
}

/** Two things measured in turns: median beside median, and how far the turns lie apart. */
export function besides(ours: number[], theirs: number[]): Pick<Figure, 'ratio' | 'spread'> {
  const turns = ours.map((time, turn) => time / (theirs[turn] ?? Number.NaN));
  return { ...medianOf(turns), ratio: medianOf(ours).ratio / medianOf(theirs).ratio };
}

export const isMet = ({ ratio, goal }: Figure): boolean | undefined =>
  goal === undefined ? undefined : ratio <= goal;

/** "1.31", "12.4", "240" */
export const short = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
