// Turns "an element begins, words, an element ends" into blocks.
import type { Block } from '../model/capture.ts';
import { absolute } from './addresses.ts';
import { type Frame, frameOf, markOf } from './frames.ts';
import { readImage } from './images.ts';
import { readMapAddress } from './map-links.ts';
import { isTableOfFacts } from './tables.ts';
import { WordGatherer, type Words } from './text-and-spans.ts';

/** What has to be undone when the element ends. */
interface Opened {
  hasMark: boolean;
  frame?: Frame;
  isCell: boolean;
  isList: boolean;
  isPreformatted: boolean;
  isFacts: boolean;
}

const looseText: Frame = { kind: 'paragraph' };

export class BlockWriter {
  /** All the words so far, for the limit. */
  characters = 0;
  readonly #base: string;
  readonly #blocks: Block[] = [];
  readonly #words = new WordGatherer();
  readonly #opened: Opened[] = [];
  readonly #frames: Frame[] = [];
  // Pictures and maps inside a sentence wait for its end.
  #waiting: Block[] = [];
  #listDepth = 0;
  #factTables = 0;
  #preformatted = 0;

  constructor(base: string) {
    this.#base = base;
  }

  text(text: string): void {
    this.characters += text.length;
    const lines = this.#preformatted > 0 ? text.split('\n') : [text];
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.#endLine();
      this.#words.write(line);
    }
  }

  enter(element: Element): void {
    const tag = element.tagName.toUpperCase();
    this.#enterSingle(element, tag);
    const opened: Opened = {
      hasMark: false,
      isCell: this.#factTables > 0 && (tag === 'TD' || tag === 'TH'),
      isList: tag === 'UL' || tag === 'OL',
      isPreformatted: tag === 'PRE',
      isFacts: tag === 'TABLE' && isTableOfFacts(element),
    };
    this.#count(opened, 1);
    const frame = frameOf(element, { listDepth: this.#listDepth, isInFacts: this.#factTables > 0 });
    if (frame) opened.frame = this.#begin(frame);
    const mark = markOf(element, this.#base);
    if (mark) this.#words.open(mark);
    opened.hasMark = mark !== undefined;
    this.#opened.push(opened);
  }

  leave(): void {
    const opened = this.#opened.pop();
    if (!opened) return;
    if (opened.hasMark) this.#words.close();
    if (opened.isCell) this.#words.endCell();
    if (opened.frame) this.#finish();
    this.#count(opened, -1);
  }

  end(): Block[] {
    while (this.#opened.length > 0) this.leave();
    this.#flush();
    return this.#blocks;
  }

  /** Elements that say something by themselves. */
  #enterSingle(element: Element, tag: string): void {
    if (tag === 'BR') this.#endLine();
    else if (tag === 'HR') this.#flush();
    else if (tag === 'IMG') this.#place(readImage(element, this.#base));
    else if (tag === 'IFRAME') this.#place(this.#mapAt(element, ['src', 'data-src', 'data-lazy-src']));
    else if (tag === 'A') {
      this.#place(this.#mapAt(element, ['href']));
      // Two links side by side are two cards, never one word.
      if (element.previousSibling?.nodeName.toUpperCase() === 'A') this.#words.write(' ');
    }
  }

  #count(opened: Opened, step: 1 | -1): void {
    if (opened.isList) this.#listDepth += step;
    if (opened.isPreformatted) this.#preformatted += step;
    if (opened.isFacts) this.#factTables += step;
  }

  get #frame(): Frame {
    return this.#frames.at(-1) ?? looseText;
  }

  /** Boxes inside a heading, a caption or a table row do not end it. */
  get #isWhole(): boolean {
    return this.#frame.kind !== 'paragraph' && this.#frame.kind !== 'item';
  }

  #begin(frame: Frame | 'box'): Frame {
    const inner = frame === 'box' ? this.#frame : frame;
    if (frame === 'box' && this.#isWhole) this.#words.write(' ');
    else this.#flush();
    this.#frames.push(inner);
    return inner;
  }

  #finish(): void {
    const inner = this.#frames.pop() ?? looseText;
    if (this.#isWhole && inner === this.#frame) this.#words.write(' ');
    else this.#flush(inner);
  }

  /** One line end stays inside its block; an empty line parts two paragraphs. */
  #endLine(): void {
    if (this.#words.isAtLineEnd && !this.#isWhole) this.#flush();
    else this.#words.endLine();
  }

  #mapAt(element: Element, names: string[]): Block | undefined {
    const address = names.map((name) => element.getAttribute(name)).find((value) => value);
    if (!address) return undefined;
    const url = absolute(address, this.#base);
    const map = readMapAddress(url);
    return map && { kind: 'map', url, ...map };
  }

  #place(block: Block | undefined): void {
    if (!block) return;
    // A map link's own words follow: the map comes after them.
    if (block.kind === 'image' && this.#words.isEmpty) this.#blocks.push(block);
    else this.#waiting.push(block);
  }

  #flush(frame: Frame = this.#frame): void {
    const words = this.#words.take();
    if (words) this.#blocks.push(blockOf(frame, words));
    this.#blocks.push(...this.#waiting);
    this.#waiting = [];
  }
}

function blockOf(frame: Frame, words: Words): Block {
  if (frame.kind === 'heading') return { kind: 'heading', level: frame.level, ...words };
  if (frame.kind === 'caption') return { kind: 'caption', ...words };
  if (frame.kind === 'row') {
    return { kind: 'row', cells: words.text.split('\t').map((cell) => cell.trim()), ...words };
  }
  if (frame.kind === 'paragraph' || frame.isUsed) return { kind: 'paragraph', ...words };
  // Only the first words of a list item are the item; what follows in it tells more about it.
  frame.isUsed = true;
  return { kind: 'item', depth: frame.depth, ...words };
}
