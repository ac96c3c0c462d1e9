// Finds every position on the page where the name of a stop may stand. Generous: choosing comes later.
import { type Capture, hasText, type TextBlock } from '../../model/capture.ts';
import type { Knowledge } from '../../model/evidence.ts';
import { hasCjk } from '../../text/has-cjk.ts';
import { isNoName } from '../../text/no-name.ts';
import type { DayPart } from '../days/find-days.ts';
import { cjkRunsIn } from './cjk-runs.ts';
import { type Carrier, carriers, type Mention } from './mention.ts';
import { piecesOf } from './pieces.ts';
import { runsIn } from './runs.ts';
import { type Token, tokenAt } from './tokens.ts';
import { trimName } from './trim.ts';

/** Longer lines are sentences, not names. */
const maxLineLength = 90;
const maxNameLength = 70;
/** A heading can name all the ports of a day. */
const maxHeadingLength = 240;
const isHeading = (carrier: Carrier) => carrier === 'heading' || carrier === 'day-title';
/** A page with more mentions is a list of everything; the first ones are enough to recognise it. */
const maxMentions = 12_000;

const quoted = /[“"„«「『]([^”"“»」』\n]{3,60})[”"“»」』]/gu;
const lead = /^[^:：–—|\n(]{3,70}?(?=\s*(?:[:：–—|(]|\s-\s))/u;

interface Writing {
  block: TextBlock;
  index: number;
  tokens: Token[];
  add: (from: number, to: number, carrier: Carrier, isWhole: boolean) => void;
}

/** Adds each line of the block by itself, since authors make lists with line breaks. */
function addLines({ block, add }: Writing, carrier: Carrier): void {
  const { text } = block;
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    if (line.length <= maxLineLength) add(start, end, carrier, true);
    if (line.length <= (isHeading(carrier) ? maxHeadingLength : maxLineLength))
      for (const piece of piecesOf(text, start, end)) add(piece.start, piece.end, carrier, false);
    const opening = lead.exec(line)?.[0];
    if (opening) add(start, start + opening.length, 'lead', true);
    start = end + 1;
  }
}

function addMarked({ block, add }: Writing): void {
  for (const { kind, start, end } of block.spans) {
    if (end - start > maxLineLength) continue;
    add(start, end, kind, true);
    for (const piece of piecesOf(block.text, start, end)) add(piece.start, piece.end, kind, false);
  }
}

function addProse({ block, tokens, add }: Writing, knowledge: Knowledge): void {
  const { text } = block;
  for (const match of text.matchAll(quoted)) add(match.index, match.index + match[0].length, 'quote', true);
  for (const run of runsIn(text, tokens)) add(run.start, run.end, run.isWithKind ? 'kind-run' : 'run', false);
  if (!hasCjk(text)) return;
  for (const run of cjkRunsIn(text, tokens, knowledge)) add(run.start, run.end, 'cjk', false);
}

function addBlock(writing: Writing, opensDay: boolean): void {
  const { block } = writing;
  if (opensDay) addLines(writing, 'day-title');
  else if (block.kind === 'row') addCells(writing, block.cells);
  else addLines(writing, block.kind === 'heading' ? 'heading' : 'line');
  addMarked(writing);
}

function addCells({ block, add }: Writing, cells: string[]): void {
  let from = 0;
  for (const cell of cells) {
    const at = cell === '' ? -1 : block.text.indexOf(cell, from);
    if (at < 0) continue;
    from = at + cell.length;
    if (cell.length <= maxLineLength) add(at, from, 'line', true);
    for (const piece of piecesOf(block.text, at, from)) add(piece.start, piece.end, 'line', false);
  }
}

const letters = /\p{L}/u;

/** Position, length and carrier as one number: names are short and carriers are few. */
const identityOf = (start: number, end: number, carrier: Carrier) =>
  (start * 128 + (end - start)) * 16 + carriers.indexOf(carrier);

function mentionsIn(block: TextBlock, index: number, tokens: Token[], mentions: Mention[]): Writing['add'] {
  const seen = new Set<number>();
  return (from, to, carrier, isWhole) => {
    const { start, end } = trimName(block.text, from, to);
    if (end - start < 2 || end - start > maxNameLength) return;
    const identity = identityOf(start, end, carrier);
    if (seen.has(identity)) return;
    seen.add(identity);
    const name = block.text.slice(start, end);
    if (!letters.test(name) || isNoName(name)) return;
    const first = tokenAt(tokens, start);
    mentions.push({ block: index, start, end, name, carrier, isWhole, first, next: tokenAt(tokens, end) });
  };
}

/** A page split into tokens, block by block. */
export interface ReadPage {
  capture: Capture;
  days: DayPart[];
  tokens: Map<number, Token[]>;
}

export function findMentions({ capture, days, tokens }: ReadPage, knowledge: Knowledge): Mention[] {
  const mentions: Mention[] = [];
  const openings = new Set(days.map(({ at }) => at.block));
  for (const [index, own] of tokens) {
    const block = capture.blocks[index];
    if (!block || !hasText(block)) continue;
    if (mentions.length > maxMentions) break;
    const writing = { block, index, tokens: own, add: mentionsIn(block, index, own, mentions) };
    addBlock(writing, openings.has(index));
    addProse(writing, knowledge);
  }
  return mentions;
}
