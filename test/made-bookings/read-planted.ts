// `npm run planted -- [PAPERS] [--seed FIRST]`: checks that names and numbers planted in papers do not leak. The unit
// tests read the first of these papers; this reads as many as requested.
import { parseArgs } from 'node:util';
import { toldBy } from './planted-run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const papers = Number(positionals[0] ?? 10_000);
const first = Number(values.seed);
// More examples would only repeat the same.
const mostShown = 20;

let leaking = 0;
for (let seed = first; seed < first + papers; seed += 1) {
  const told = toldBy(seed);
  if (told === undefined) continue;
  leaking += 1;
  if (leaking <= mostShown) console.log(`${told}\n`);
}
console.log(`${papers} papers from seed ${first} on: ${leaking} tell something.`);
if (leaking > 0) process.exitCode = 1;
