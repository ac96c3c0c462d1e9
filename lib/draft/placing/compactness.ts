import { nearness } from './globe.ts';
import { believed, type Weighed } from './name.ts';

// Of fewer, nobody can say whether they lie together.
const fewestTogether = 4;
const leastTogether = 0.7;

/** How many of the settled names have another within a short drive. */
export function compactnessOf(all: Weighed[]): number {
  const settled = all.flatMap(({ name, chances }) => {
    const best = name.senses[chances.findIndex((chance) => chance >= believed)];
    return best && !best.isFrame ? [best.at] : [];
  });
  const some = settled.slice(0, mostCompared);
  if (some.length < fewestTogether) return 0;
  const together = some.filter(
    (at, index) => some.filter((other, at2) => at2 !== index && nearness(at, other) >= shortDrive).length > 0,
  );
  const share = together.length / some.length;
  return share < leastTogether ? 0 : (share - leastTogether) / (1 - leastTogether);
}
const mostCompared = 60;
const shortDrive = 0.8;
