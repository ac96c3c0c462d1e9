import { nearness } from './globe.ts';
import { minSettledChance, type Weighed } from './name.ts';

// Fewer names do not show whether they lie together.
const minNamesTogether = 4;
const minShareTogether = 0.7;

/** How compact the trip is, 0 to 1: from the share of settled names with another one a short drive away. */
export function compactnessOf(all: Weighed[]): number {
  const settled = all.flatMap(({ name, chances }) => {
    const best = name.senses[chances.findIndex((chance) => chance >= minSettledChance)];
    return best && !best.isFrame ? [best.at] : [];
  });
  const some = settled.slice(0, maxCompared);
  if (some.length < minNamesTogether) return 0;
  const together = some.filter(
    (at, index) => some.filter((other, at2) => at2 !== index && nearness(at, other) >= shortDrive).length > 0,
  );
  const share = together.length / some.length;
  return share < minShareTogether ? 0 : (share - minShareTogether) / (1 - minShareTogether);
}
const maxCompared = 60;
const shortDrive = 0.8;
