// How the author set the name apart.
import { hasText } from '../../../model/capture.ts';
import type { Candidate } from '../group.ts';
import { carriers, type Mention } from '../mention.ts';
import type { PageView } from '../page-view.ts';
import type { Pen } from './pen.ts';

const mapAddress = /(?:google\.[a-z.]+\/maps|maps\.|goo\.gl\/maps|openstreetmap|maps\.apple|geo:)/i;
const encyclopedia = /wikipedia|wikivoyage|tripadvisor/i;

function linkKind(view: PageView, mention: Mention): number {
  const block = view.capture.blocks[mention.block];
  if (!block || !hasText(block)) return 0;
  for (const { href, start, end } of block.spans) {
    if (!href || start >= mention.end || mention.start >= end) continue;
    if (mapAddress.test(href)) return 4;
    if (encyclopedia.test(href)) return 3;
    return href.startsWith('#') ? 1 : 2;
  }
  return 0;
}

const kindNumbers: Record<string, number> = { heading: 1, paragraph: 2, item: 3, row: 4, caption: 5 };

const counts = new Float32Array(carriers.length);
const wholes = new Float32Array(carriers.length);
const names = carriers.map((carrier) => ({ all: `c_${carrier}`, whole: `c_whole_${carrier}` }));

function writeCounts(pen: Pen, mentions: Mention[]): void {
  counts.fill(0);
  wholes.fill(0);
  for (const { carrier, isWhole } of mentions) {
    const index = carriers.indexOf(carrier);
    counts[index] = (counts[index] ?? 0) + 1;
    if (isWhole) wholes[index] = (wholes[index] ?? 0) + 1;
  }
  for (const [index, name] of names.entries()) {
    pen.put(name.all, counts[index] ?? 0);
    if (carriers[index] !== 'run' && carriers[index] !== 'cjk') pen.put(name.whole, wholes[index] ?? 0);
  }
}

export function writeCarrier(pen: Pen, { mentions }: Candidate, view: PageView): void {
  writeCounts(pen, mentions);
  let fill = 0;
  let level = 9;
  let link = 0;
  let isAtStart = false;
  let isInCaptions = true;
  for (const mention of mentions) {
    const block = view.capture.blocks[mention.block];
    if (!block || !hasText(block)) continue;
    fill = Math.max(fill, (mention.end - mention.start) / Math.max(1, block.text.length));
    if (block.kind === 'heading') level = Math.min(level, block.level);
    link = Math.max(link, linkKind(view, mention));
    isAtStart = isAtStart || mention.start < 4;
    isInCaptions = isInCaptions && block.kind === 'caption';
  }
  const [first] = mentions;
  const block = view.capture.blocks[first?.block ?? 0];
  pen.put('c_fillMax', fill);
  pen.put(
    'c_fillFirst',
    first && block && hasText(block) ? (first.end - first.start) / Math.max(1, block.text.length) : 0,
  );
  pen.put('c_level', level);
  pen.put('c_link', link);
  pen.flag('c_startsBlock', isAtStart);
  pen.put('c_blockKind', kindNumbers[block?.kind ?? ''] ?? 0);
  pen.flag('c_inCaption', isInCaptions);
}
