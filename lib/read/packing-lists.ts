// Where a page lists things one below the other: items, rows of a table, lines of a paragraph, lines with a box to tick.
import { type Capture, hasText, type TextBlock } from '../model/capture.ts';

/** One line of a list, with where it stands. */
export interface Line {
  text: string;
  index: number;
  /** Where it begins in its block. */
  start: number;
}

export interface List {
  /** The heading and the line above it, and the page's title: that is where a list says what it is. */
  above: string[];
  items: Line[];
}

export const maxHeadingLength = 80;
// Longer lines are sentences.
const maxLineLength = 60;
const minLines = 3;
const box = /^\s?[☐□▢◻❏❑✓✔☑]/u;

/** The lines of a block that lists; nothing where it tells. `isCalled`: it stands under a heading for such lists. */
function linesOf(block: TextBlock, index: number, isCalled: boolean): Line[] {
  const { kind, text } = block;
  if (kind === 'item') return [{ text, index, start: 0 }];
  if (kind === 'row') return isCalled ? rowLine(text, index) : [];
  if (kind !== 'paragraph') return [];
  if (box.test(text) && text.length <= maxLineLength) return [{ text, index, start: 0 }];
  const lines = text.split('\n');
  if (!isCalled || lines.length < minLines || lines.some((line) => line.length > maxLineLength)) return [];
  let start = 0;
  return lines.map((line) => {
    const from = start;
    start += line.length + 1;
    return { text: line, index, start: from };
  });
}

/** The first cell names the thing. */
function rowLine(text: string, index: number): Line[] {
  const [cell = ''] = text.split('\t', 1);
  return /\p{L}{2}/u.test(cell) ? [{ text: cell, index, start: 0 }] : [];
}

/** The row that says what the columns are. */
function isColumnNames({ blocks }: Capture, index: number): boolean {
  const [row, next] = [blocks[index], blocks[index + 1]];
  return row?.kind === 'row' && next?.kind === 'row' && next.header?.join('\t') === row.cells.join('\t');
}

interface Section {
  level: number;
  heading: string;
  /** All its parts together: "Clothes" and "Papers" under "What to pack" are one list. */
  list?: List;
}

/** Walks down the page. `isHeading` says which headings are those of such lists. */
class ListFinder {
  readonly lists: List[] = [];
  readonly #title: string;
  readonly #isHeading: (text: string) => boolean;
  #heading = '';
  #line = '';
  #section: Section | undefined;
  #open: List | undefined;

  constructor(title: string, isHeading: (text: string) => boolean) {
    this.#title = title;
    this.#isHeading = isHeading;
  }

  see(block: TextBlock, index: number): void {
    const lines = linesOf(block, index, this.#section !== undefined);
    if (lines.length > 0) {
      this.#list().items.push(...lines);
      return;
    }
    this.#open = undefined;
    if (block.kind === 'heading') this.#enter(block.text, block.level);
    // A paragraph between two lists may be about something else; a heading inside of the section is a part of it.
    else if (this.#section) this.#section = { level: this.#section.level, heading: this.#section.heading };
    this.#line = block.text.length <= maxHeadingLength * 3 ? block.text.slice(-maxHeadingLength) : '';
  }

  #enter(text: string, level: number): void {
    this.#heading = text;
    if (this.#section && level > this.#section.level) return;
    // Under the page's own heading stands everything.
    const isOne = level > 1 && text.length <= maxHeadingLength && this.#isHeading(text);
    this.#section = isOne ? { level, heading: text } : undefined;
  }

  /** The list that goes on here, or a new one. */
  #list(): List {
    const current = this.#open ?? this.#section?.list;
    const list = current ?? {
      above: [this.#section?.heading ?? this.#heading, this.#line, this.#title],
      items: [],
    };
    if (!current) this.lists.push(list);
    if (this.#section) this.#section.list = list;
    this.#open = list;
    return list;
  }
}

export function listsIn(capture: Capture, isHeading: (text: string) => boolean): List[] {
  const finder = new ListFinder(capture.title, isHeading);
  for (const [index, block] of capture.blocks.entries())
    if (hasText(block) && !isColumnNames(capture, index)) finder.see(block, index);
  return finder.lists;
}
