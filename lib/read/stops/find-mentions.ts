// Pure: no browser, no network, no clock.
// Every place in the page where the name of a stop may stand. Generous: choosing comes later.
import { type Block, type Capture, hasText, type TextBlock } from '../../model/capture.ts';
import type { Knowledge } from '../../model/evidence.ts';
import type { DayPart } from '../days/find-days.ts';
import { cjkRunsIn } from './cjk-runs.ts';
import type { Carrier, Mention } from './mention.ts';
import { piecesOf } from './pieces.ts';
import { runsIn } from './runs.ts';
import { hasCjk, type Token, tokenise } from './tokens.ts';
import { trimName } from './trim.ts';

/** Longer lines are sentences, not names. */
const longestLine = 90;
const longestName = 70;
/** A page with more is a list of everything; the first ones are enough to know it. */
const mostMentions = 12_000;

const quoted = /[“"„«「『]([^”"“»」』\n]{3,60})[”"“»」』]/gu;
const lead = /^[^:：–—|\n(]{3,70}?(?=\s*(?:[:：–—|(]|\s-\s))/u;

export interface PageMentions {
  mentions: Mention[];
  /** Tokens of each block with text. */
  tokens: Map<number, Token[]>;
}

interface Writing {
  block: TextBlock;
  index: number;
  add: (from: number, to: number, carrier: Carrier, isWhole: boolean) => void;
}

/** Each line of the block by itself: authors make lists with line breaks. */
function addLines({ block, add }: Writing, carrier: Carrier): void {
  const { text } = block;
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    if (line.length <= longestLine) {
      add(start, end, carrier, true);
      for (const piece of piecesOf(text, start, end)) add(piece.start, piece.end, carrier, false);
    }
    const opening = lead.exec(line)?.[0];
    if (opening) add(start, start + opening.length, 'lead', true);
    start = end + 1;
  }
}

function addMarked({ block, add }: Writing): void {
  for (const { kind, start, end } of block.spans) {
    if (end - start > longestLine) continue;
    add(start, end, kind, true);
    for (const piece of piecesOf(block.text, start, end)) add(piece.start, piece.end, kind, false);
  }
}

function addProse({ block, index, add }: Writing, tokens: Map<number, Token[]>, knowledge: Knowledge): void {
  const { text } = block;
  for (const match of text.matchAll(quoted)) add(match.index, match.index + match[0].length, 'quote', true);
  for (const run of runsIn(text, tokens.get(index) ?? [])) {
    add(run.start, run.end, run.isWithKind ? 'kind-run' : 'run', false);
  }
  if (hasCjk(text)) for (const run of cjkRunsIn(text, knowledge)) add(run.start, run.end, 'cjk', false);
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
    if (cell.length <= longestLine) add(at, from, 'line', true);
    for (const piece of piecesOf(block.text, at, from)) add(piece.start, piece.end, 'line', false);
  }
}

const letters = /[\p{L}]/u;

export function findMentions(capture: Capture, days: DayPart[], knowledge: Knowledge): PageMentions {
  const tokens = new Map<number, Token[]>();
  const mentions: Mention[] = [];
  const openings = new Set(days.map(({ at }) => at.block));
  for (const [index, block] of capture.blocks.entries()) {
    if (!isReadable(block) || mentions.length > mostMentions) continue;
    tokens.set(index, tokenise(block.text));
    const seen = new Set<string>();
    const add: Writing['add'] = (from, to, carrier, isWhole) => {
      const { start, end } = trimName(block.text, from, to);
      const key = `${start} ${end} ${carrier}`;
      if (end - start < 2 || end - start > longestName || seen.has(key)) return;
      seen.add(key);
      const name = block.text.slice(start, end);
      if (letters.test(name)) mentions.push({ block: index, start, end, name, carrier, isWhole });
    };
    const writing = { block, index, add };
    addBlock(writing, openings.has(index));
    addProse(writing, tokens, knowledge);
  }
  return { mentions, tokens };
}

const isReadable = (block: Block): block is TextBlock => hasText(block) && block.text.length > 1;
