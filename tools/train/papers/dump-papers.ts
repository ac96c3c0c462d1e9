// Writes marked papers as rows of words with their features, for training the net: `node dump-papers.ts PAPERS OUT
// VARIANTS SEED [ASIDE]`. Papers whose names begin with ASIDE are held out: nothing of them gets into the others.
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode, Subwords } from '../../../lib/encoder/subwords.ts';
import { bookingLabels } from '../../../lib/languages/bookings.ts';
import type { Knowledge } from '../../../lib/model/evidence.ts';
import { maxPaperWords, paperKinds, paperRoles } from '../../../lib/model/paper-sense.ts';
import { bookingDocumentOf } from '../../../lib/read/booking/document.ts';
import { columnOf, wordsOfPaper } from '../../../lib/read/booking/roles/paper-words.ts';
import { featureCount, featuresOf } from '../../../lib/read/booking/roles/word-features.ts';
import { randomOf } from '../../random.ts';
import { loadKnowledge } from '../../reading/load-places.ts';
import { lengthened } from './lengthen-paper.ts';
import { type MarkedPaper, readMarkedPaper } from './marked-paper.ts';
import { captureOf } from './paper-capture.ts';
import { relaid } from './relay-paper.ts';
import { type LabelWords, type Material, poolsOf, varied } from './vary-paper.ts';

export function papersIn(folder: string): MarkedPaper[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => {
      try {
        return [readMarkedPaper(readFileSync(join(folder, name), 'utf8'), name)];
      } catch (error) {
        console.error(String(error));
        return [];
      }
    });
}

const labelWords: LabelWords = Object.fromEntries(
  Object.entries(bookingLabels).map(([language, kinds]) => [
    language,
    Object.fromEntries(Object.entries(kinds).map(([kind, words]) => [kind, words.split('|')])),
  ]),
);

/** One paper in the format for training. */
function rowOf(paper: MarkedPaper, isPlain: boolean, subwords: Subwords, knowledge: Knowledge) {
  const { capture, pieces } = captureOf(paper, isPlain);
  const document = bookingDocumentOf(capture);
  const words = wordsOfPaper(document).slice(0, maxPaperWords);
  const signs = featuresOf(words, document, knowledge);
  const owners = words.map(({ cell, start, end }) => {
    const all = (pieces[cell.block] ?? []).slice(cell.start + start, cell.start + end);
    const counts = new Map<(typeof all)[number], number>();
    for (const piece of all) counts.set(piece, (counts.get(piece) ?? 0) + 1);
    return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  });
  return {
    name: paper.name,
    language: paper.language,
    kinds: Object.fromEntries([...paper.kinds].map(([key, kind]) => [key, paperKinds.indexOf(kind)])),
    ids: words.map(({ text }) => encode(text, subwords).ids),
    signs,
    line: words.map(({ row }) => row),
    column: words.map(({ cell, start }) => Math.round(columnOf(cell) + start)),
    role: owners.map((piece) => paperRoles.indexOf(piece?.role ?? 'none')),
    groups: owners.map((piece) => piece?.groups ?? []),
  };
}

const subwordsIn = () =>
  new Subwords(readFileSync(join(import.meta.dirname, '../encoder/subwords.txt'), 'utf8').split('\n'));

/** Papers with many bookings are rare among the written ones. */
const shareOfLong = 0.3;

interface Options {
  variants: number;
  seed: number;
  aside: string;
}

function dump(folder: string, out: string, { variants, seed, aside }: Options): void {
  const papers = papersIn(folder);
  const knowledge = loadKnowledge();
  const subwords = subwordsIn();
  const random = randomOf(seed);
  const taught = papers.filter(({ name }) => !aside || !name.startsWith(aside));
  const material: Material = { papers: taught, pools: poolsOf(taught), words: labelWords };
  const file = createWriteStream(out);
  file.write(`${JSON.stringify({ signs: featureCount, roles: paperRoles, kinds: paperKinds })}\n`);
  for (const paper of papers) {
    const asWritten = paper.form !== 'pdf' && random() < 0.5;
    file.write(`${JSON.stringify({ variant: 0, ...rowOf(paper, asWritten, subwords, knowledge) })}\n`);
    for (let variant = 1; variant <= variants && taught.includes(paper); variant += 1) {
      const isPlain = random() < (paper.form === 'pdf' ? 0.1 : 0.5);
      const long = random() < shareOfLong ? lengthened(paper, material.pools, random) : undefined;
      const other = relaid(varied(long ?? paper, material, random), random);
      const row = rowOf(other, isPlain, subwords, knowledge);
      file.write(`${JSON.stringify({ variant, ...row })}\n`);
    }
  }
  file.end();
  console.log(`${papers.length} papers, ${variants} variants each`);
}

const [folder = '', out = '', variants = '0', seed = '1', aside = ''] = process.argv.slice(2);
dump(folder, out, { variants: Number(variants), seed: Number(seed), aside });
