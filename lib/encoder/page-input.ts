// A page as input for the encoder: a sequence of subwords with their formatting, split into sentences.
import { type Capture, hasText, type TextBlock } from '../model/capture.ts';
import { titleBlock } from '../model/evidence.ts';
import { encode, Special, type Subwords } from './subwords.ts';

/** The formatting of a subword. 0 is none; the weights were trained with these numbers. */
export const Mark = {
  heading: 1, // to 6, by level
  paragraph: 7,
  item: 8,
  row: 9,
  caption: 10,
  title: 11,
  bold: 12,
  italic: 13,
  link: 14,
  city: 15,
  region: 16,
  country: 17,
  airport: 18,
} as const;

/** The number of rows for marks in the weights. */
export const marksInTable = 32;

/** The marks of each subword: for its block, its span, and the gazetteer's match. */
export const marksEach = 3;

export interface Sentence {
  /** Subwords from `first` up to `next` (exclusive). */
  first: number;
  next: number;
  block: number;
  /** Its offset in the block's text. */
  start: number;
}

export interface PageInput {
  ids: Uint16Array;
  written: Uint8Array;
  /** `marksEach` for each subword. */
  marks: Uint8Array;
  /** Where each subword is in its block's text. */
  starts: Int32Array;
  ends: Int32Array;
  sentences: Sentence[];
  /** The number of the sentence that a subword belongs to. */
  sentenceOf: Int32Array;
  /** The first subword of each text block, after its opening token; the title's is under -1. */
  firstOfBlock: Map<number, number>;
  /** The page was too long: only its first part is here. */
  isCut: boolean;
}

/** A page of about 15,000 characters, read in about two seconds; the rest is not read. */
export const maxSubwords = 4_000;
/** Text beyond this length is not even tokenised: this much has more subwords than the limit, or is mostly spaces. */
const maxTextLength = 6 * maxSubwords;
const maxSentenceTokens = 160;

const endsSentence = /[.!?…。！？]/u;
const closes = /["'”’»)\]」』）]/u;

const blockMark = (block: TextBlock): number =>
  block.kind === 'heading' ? Mark.heading + block.level - 1 : Mark[block.kind];

const spanMarks = { bold: Mark.bold, italic: Mark.italic, link: Mark.link };

/** The arrays of a `PageInput` while they are being filled. */
class Rows {
  readonly ids: number[] = [];
  readonly written: number[] = [];
  readonly marks: number[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly sentences: Sentence[] = [];
  readonly firstOfBlock = new Map<number, number>();

  open(block: number, special: number, mark: number): void {
    this.ids.push(special);
    this.written.push(0);
    this.marks.push(mark, 0, 0);
    this.starts.push(0);
    this.ends.push(0);
    this.sentences.push({ first: this.ids.length - 1, next: this.ids.length, block, start: 0 });
    this.firstOfBlock.set(block, this.ids.length);
  }

  /** False if the page became too long within this text. */
  add(text: string, block: number, subwords: Subwords, mark: number, spans: TextBlock['spans']): boolean {
    const encoded = encode(text.slice(0, maxTextLength), subwords);
    let sentence = this.sentences.at(-1) as Sentence;
    let isOver = false;
    for (const [index, id] of encoded.ids.entries()) {
      if (this.ids.length >= maxSubwords) return false;
      const [start, end] = [encoded.starts[index] as number, encoded.ends[index] as number];
      const source = text.slice(start, end);
      const before = text.slice(encoded.ends[index - 1] ?? start, start);
      const isApart = before !== '' || /[。！？]/u.test(text[start - 1] ?? '');
      // "？！" ends only one sentence, and so does "…", which folds to three characters.
      const goesOn = before === '' && endsSentence.test(source);
      const isLong = this.ids.length - sentence.first >= maxSentenceTokens && before !== '';
      if ((isOver && isApart && !goesOn && !closes.test(source)) || before.includes('\n') || isLong) {
        sentence = { first: this.ids.length, next: this.ids.length, block, start };
        this.sentences.push(sentence);
        isOver = false;
      }
      if (endsSentence.test(source)) isOver = true;
      else if (!closes.test(source)) isOver = false;
      const span = spans.find((one) => start < one.end && end > one.start);
      this.ids.push(id);
      this.written.push(encoded.written[index] as number);
      this.marks.push(mark, span ? spanMarks[span.kind] : 0, 0);
      this.starts.push(start);
      this.ends.push(end);
      sentence.next = this.ids.length;
    }
    return text.length <= maxTextLength;
  }
}

export function inputOf(capture: Capture, subwords: Subwords): PageInput {
  const rows = new Rows();
  rows.open(titleBlock, Special.page, Mark.title);
  rows.add(capture.title.slice(0, 400), titleBlock, subwords, Mark.title, []);
  let isCut = false;
  for (const [at, block] of capture.blocks.entries()) {
    if (!hasText(block) || block.text === '') continue;
    if (rows.ids.length >= maxSubwords) {
      isCut = true;
      break;
    }
    const mark = blockMark(block);
    rows.open(at, Special.block, mark);
    if (!rows.add(block.text, at, subwords, mark, block.spans)) isCut = true;
  }
  const sentenceOf = new Int32Array(rows.ids.length);
  for (const [index, { first, next }] of rows.sentences.entries()) sentenceOf.fill(index, first, next);
  return {
    ids: Uint16Array.from(rows.ids),
    written: Uint8Array.from(rows.written),
    marks: Uint8Array.from(rows.marks),
    starts: Int32Array.from(rows.starts),
    ends: Int32Array.from(rows.ends),
    sentences: rows.sentences,
    sentenceOf,
    firstOfBlock: rows.firstOfBlock,
    isCut,
  };
}

/** The first and last subword (inclusive) of a range of a block's text. */
export function subwordsAt(
  { ids, starts, ends, firstOfBlock }: PageInput,
  { block, start, end }: { block: number; start: number; end: number },
): [number, number] | undefined {
  const begin = firstOfBlock.get(block);
  if (begin === undefined) return undefined;
  let first = begin;
  while (first < ids.length && (ends[first] as number) <= start && ids[first] !== Special.block) first += 1;
  let last = first;
  while (last + 1 < ids.length && ids[last + 1] !== Special.block && (starts[last + 1] as number) < end)
    last += 1;
  const isThere = first < ids.length && ids[first] !== Special.block && (starts[first] as number) < end;
  return isThere ? [first, last] : undefined;
}
