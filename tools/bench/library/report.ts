export interface Measured {
  /** From the start of the document to the first row on the screen, in milliseconds. */
  opened: number;
  search: number[];
  frames: number[];
}

export interface LibraryResult {
  browser: string;
  /** By number of itineraries; the smallest first. */
  measured: ReadonlyMap<number, Measured[]>;
}

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
const at = (numbers: number[], share: number): number =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN;

const opened = (all: Measured[]) => all.map((one) => one.opened);
const searched = (all: Measured[]) => all.flatMap(({ search }) => search);
const scrolled = (all: Measured[]) => all.flatMap(({ frames }) => frames);

export function libraryReport({ browser, measured }: LibraryResult): string {
  const [few = [], many = []] = [...measured.values()];
  const [small, large] = [...measured.keys()];
  const line = (name: string, of: (all: Measured[]) => number) => {
    const [one, other] = [of(few), of(many)];
    const figures = [one, other].map((value) => `${value.toFixed(1).padStart(7)} ms`);
    return `${name.padEnd(36)} ${figures.join('  ')}   ratio ${(other / one).toFixed(2)}`;
  };
  return [
    `${browser}, ${few.length} rounds in turns, ${small} beside ${large} itineraries, medians`,
    line('Opened, first rows on the screen', (all) => at(opened(all), 0.5)),
    line('Searched, a letter to its frame', (all) => at(searched(all), 0.5)),
    line('Searched, the slowest tenth', (all) => at(searched(all), 0.9)),
    line('Scrolled, frame to frame', (all) => at(scrolled(all), 0.5)),
    line('Scrolled, the slowest tenth', (all) => at(scrolled(all), 0.9)),
    '',
  ].join('\n');
}
