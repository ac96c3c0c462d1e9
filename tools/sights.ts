// `npm run sights`: how many sights are written down, how many a second time, and how far apart the two are, by kind.
import { readSights, type Sight } from './gazetteer/read-sights.ts';
import { apart, isAgreed, secondCoordinates } from './gazetteer/second-coordinates.ts';

const { sights, faults } = readSights();
const secondOf = secondCoordinates();

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

function rowOf(name: string, some: Sight[]): string {
  const pairs = some.flatMap((sight) => {
    const second = secondOf(sight);
    return second ? [{ sight, second, distance: apart(sight, second) }] : [];
  });
  const distances = pairs.map(({ distance }) => distance).sort((a, b) => a - b);
  const at = (part: number) => distances[Math.floor(part * distances.length)]?.toFixed(2) ?? '–';
  const agreed = pairs.filter(({ sight, second }) => isAgreed(sight, second)).length;
  const far = distances.filter((distance) => distance > 25).length;
  return `| ${name} | ${some.length} | ${pairs.length} | ${share(agreed, pairs.length)} | ${at(0.5)} | ${at(0.95)} | ${far} |`;
}

const byKind = [...Map.groupBy(sights, ({ kind }) => kind)].sort((a, b) => b[1].length - a[1].length);
console.log('| kind | written | twice | agree | median km | 95 % within km | more than 25 km apart |');
console.log('|---|---|---|---|---|---|---|');
console.log(rowOf('all', sights));
for (const [kind, some] of byKind) console.log(rowOf(kind, some));
for (const fault of faults) console.log(`no sight: ${fault}`);
