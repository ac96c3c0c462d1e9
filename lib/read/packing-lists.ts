// Where a page lists things one below the other: items, rows of a table, lines of a paragraph, lines with a tick box.
import { type Capture, hasText, type TextBlock } from '../model/capture.ts';

/** One line of a list, with its position. */
export interface Line {
  text: string;
  index: number;
  /** Its offset in the block. */
  start: number;
}

export interface List {
  /** Where a list says what it is: the heading, the line above it, and the page's title. */
  above: string[];
  items: Line[];
}

export const maxHeadingLength = 80;
// Longer lines are sentences.
const maxLineLength = 60;
const minLines = 3;
const box = /^\s?[☐□▢◻❏❑✓✔☑]/u;

/** The lines of a block that is part of a list; none for prose. `isCalled`: it stands under a heading for such lists. */
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

/** Whether the row holds the names of the columns. */
function isColumnNames({ blocks }: Capture, index: number): boolean {
  const [row, next] = [blocks[index], blocks[index + 1]];
  return row?.kind === 'row' && next?.kind === 'row' && next.header?.join('\t') === row.cells.join('\t');
}

interface Section {
  level: number;
  heading: string;
  /** One list for all its parts: "Clothes" and "Papers" under "What to pack". */
  list?: List;
}

/** Walks down the page. `isHeading` recognises the headings of such lists. */
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
    // A list after a paragraph may be about something else; a heading inside the section is part of it.
    else if (this.#section) this.#section = { level: this.#section.level, heading: this.#section.heading };
    this.#line = block.text.length <= maxHeadingLength * 3 ? block.text.slice(-maxHeadingLength) : '';
  }

  #enter(text: string, level: number): void {
    this.#heading = text;
    if (this.#section && level > this.#section.level) return;
    // A level 1 heading covers the whole page.
    const isOne = level > 1 && text.length <= maxHeadingLength && this.#isHeading(text);
    this.#section = isOne ? { level, heading: text } : undefined;
  }

  /** The list to continue, or a new one. */
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
