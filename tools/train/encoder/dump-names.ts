// `node tools/train/encoder/dump-names.ts SUBWORDS NAMES.jsonl OUT.jsonl`: sentences with marked names as subwords and
// tags. A line of the source is {s: set, x: text, p: [[start, end, kind]], g: kinds}; every set has its own kinds.
import { createWriteStream, readFileSync } from 'node:fs';
import { encode, Subwords } from '../../../lib/encoder/subwords.ts';
import { linesOf } from './texts.ts';

const [listFile = '', source = '', target = ''] = process.argv.slice(2);
const subwords = new Subwords(readFileSync(listFile, 'utf8').split('\n'));
const tags = new Map<string, number>([['O', 0]]);
const tagOf = (name: string) => {
  const tag = tags.get(name) ?? tags.size;
  tags.set(name, tag);
  return tag;
};
const out = createWriteStream(target);
let count = 0;
for await (const line of linesOf(source)) {
  const { s, x, p } = JSON.parse(line) as { s: string; x: string; p: [number, number, string][] };
  const { ids, written, starts, ends } = encode(x, subwords);
  if (ids.length < 3 || ids.length > 180) continue;
  // Offsets in the source count code points, ours count UTF-16 units; they differ only beyond the basic plane.
  const kinds = ids.map((_, at) => {
    const found = p.find(([from, to]) => (starts[at] ?? 0) < to && (ends[at] ?? 0) > from);
    return found ? tagOf(`${s}:${found[2]}`) : 0;
  });
  out.write(`${JSON.stringify({ s, i: ids, w: written.join(''), y: kinds })}\n`);
  count += 1;
}
out.end(() => console.log(`${count} sentences, ${tags.size} tags`));
