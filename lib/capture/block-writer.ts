// Turns the walk's events (an element begins, text, an element ends) into blocks.
import type { Block } from '../model/capture.ts';
import { type Frame, frameOf, markOf } from './frames.ts';
import { type FigureWords, readBackground, readFallback, readImage } from './images.ts';
import type { Layout, Live, Seen } from './live.ts';
import { readMap } from './map-blocks.ts';
import type { Sketch } from './sketch.ts';
import { Columns, isTableOfFacts } from './tables.ts';
import { WordGatherer, type Words } from './text-and-spans.ts';

/** What has to be undone when the element ends. */
interface Opened {
  element: Element;
  hasMark: boolean;
  frame?: Frame;
  isCell: boolean;
  isList: boolean;
  isPreformatted: boolean;
  isFacts: boolean;
  isApart: boolean;
}

/** What the walk knows about an element before entering it. */
export interface Look {
  layout: Layout;
  isLabel: boolean;
}

const looseText: Frame = { kind: 'paragraph' };

export class BlockWriter {
  /** Characters of text and addresses so far, for the limit. */
  characters = 0;
  readonly #base: string;
  readonly #live: Live | undefined;
  readonly #blocks: Block[] = [];
  readonly #words = new WordGatherer();
  readonly #opened: Opened[] = [];
  readonly #frames: Frame[] = [];
  readonly #tables: Columns[] = [];
  readonly #figures: FigureWords = new Map();
  // Pictures and maps inside a sentence wait for its end.
  #waiting: Block[] = [];
  #speaker: Sketch | undefined;
  #listDepth = 0;
  #preformatted = 0;
  #labelLevel = 0;
  #lastImage = '';

  constructor(base: string, live?: Live) {
    this.#base = base;
    this.#live = live;
  }

  text(text: string, parent: Sketch): void {
    this.characters += text.length;
    if (this.#words.isEmpty || !this.#speaker) this.#speaker = parent;
    const lines = this.#preformatted > 0 ? text.split('\n') : [text];
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.#endLine();
      this.#words.write(line);
    }
  }

  enter(sketch: Sketch, { layout, isLabel }: Look): void {
    const { element, tag } = sketch;
    this.#enterSingle(sketch);
    const opened: Opened = {
      element,
      hasMark: false,
      isCell: this.#tables.length > 0 && (tag === 'TD' || tag === 'TH'),
      isList: tag === 'UL' || tag === 'OL',
      isPreformatted: tag === 'PRE',
      isFacts: tag === 'TABLE' && isTableOfFacts(element),
      isApart: layout === 'apart',
    };
    this.#count(opened, 1);
    if (tag === 'TR') this.#tables.at(-1)?.startRow();
    if (opened.isApart) this.#part();
    const frame = frameOf(sketch, {
      listDepth: this.#listDepth,
      isInFacts: this.#tables.length > 0,
      layout,
      ...(isLabel && !this.#isWhole && { labelLevel: this.#levelOfLabels }),
    });
    if (frame) opened.frame = this.#begin(frame);
    if (frame && frame !== 'box' && frame.kind === 'heading' && !isLabel) this.#noteLevel(frame.level);
    if (opened.isCell) this.#endCells(this.#tables.at(-1)?.enterCell(element) ?? 0);
    const mark = markOf(sketch, this.#base);
    if (mark) this.#words.open(mark);
    this.characters += mark?.href?.length ?? 0;
    opened.hasMark = mark !== undefined;
    this.#opened.push(opened);
  }

  leave(): void {
    const opened = this.#opened.pop();
    if (!opened) return;
    if (opened.hasMark) this.#words.close();
    if (opened.isCell) this.#endCells(this.#tables.at(-1)?.leaveCell(opened.element) ?? 1);
    if (opened.frame) this.#finish();
    if (opened.isApart) this.#part();
    this.#count(opened, -1);
  }

  /** A title that stands elsewhere on the page, such as the tab of a panel. */
  label(text: string): void {
    this.#flush();
    this.#blocks.push({ kind: 'heading', level: this.#levelOfLabels, text, spans: [] });
  }

  /** What a page shows without scripts: mostly the picture that a script would load. */
  fallback(element: Element): void {
    this.#place(readFallback(element, this.#base));
  }

  end(): Block[] {
    while (this.#opened.length > 0) this.leave();
    this.#flush();
    return this.#blocks;
  }

  /** Elements that are content by themselves: line breaks, rules, pictures and maps. */
  #enterSingle({ element, tag, isPlain }: Sketch): void {
    if (tag === 'BR') this.#endLine();
    else if (tag === 'HR') this.#flush();
    else if (tag === 'IMG') this.#place(readImage(element, this.#base, this.#figures));
    else if (!isPlain) {
      this.#place(readMap(element, tag, this.#base) ?? readBackground(element, this.#base));
      // Two links side by side are two cards, never one word.
      if (tag === 'A' && element.previousSibling?.nodeName === 'A') this.#words.write(' ');
    }
  }

  #count(opened: Opened, step: 1 | -1): void {
    if (opened.isList) this.#listDepth += step;
    if (opened.isPreformatted) this.#preformatted += step;
    if (opened.isFacts && step > 0) this.#tables.push(new Columns());
    else if (opened.isFacts) this.#tables.pop();
  }

  /** One below the last heading. Without a heading before them, labels begin at level 2, as if the page had a title. */
  get #levelOfLabels(): number {
    return Math.min(6, Math.max(1, this.#labelLevel) + 1);
  }

  /** Labels go below the last heading above them; deeper headings inside their sections do not count. */
  #noteLevel(level: number): void {
    if (this.#labelLevel === 0 || level <= this.#labelLevel) this.#labelLevel = level;
  }

  #endCells(count: number): void {
    for (let index = 0; index < count; index += 1) this.#words.endCell();
  }

  /** Separates words by at least a space, but not a drop cap from the rest of its word. */
  #part(): void {
    if (!this.#words.isOneLetter) this.#words.write(' ');
  }

  get #frame(): Frame {
    return this.#frames.at(-1) ?? looseText;
  }

  /** True in a heading, a caption or a table row, which boxes inside do not end. */
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

  /** One line break stays inside its block; an empty line separates two paragraphs. */
  #endLine(): void {
    if (this.#words.isAtLineEnd && !this.#isWhole) this.#flush();
    else this.#words.endLine();
  }

  #place(block: Block | undefined): void {
    if (!block) return;
    if (block.kind === 'image') {
      if (block.src === this.#lastImage) return;
      this.#lastImage = block.src;
      this.characters += block.src.length + block.alt.length + (block.caption?.length ?? 0);
    } else if (block.kind === 'map') this.characters += block.url.length;
    // A map link's text follows, and the map comes after it.
    if (block.kind === 'image' && this.#words.isEmpty) this.#blocks.push(block);
    else this.#waiting.push(block);
  }

  #flush(frame: Frame = this.#frame): void {
    const words = this.#words.take();
    if (words) this.#blocks.push({ ...this.#blockOf(frame, words), ...this.#seen() });
    this.#speaker = undefined;
    if (this.#waiting.length === 0) return;
    for (const block of this.#waiting) this.#blocks.push(block);
    this.#waiting = [];
  }

  #seen(): Seen {
    return this.#live && this.#speaker ? this.#live.seen(this.#speaker) : {};
  }

  #blockOf(frame: Frame, words: Words): Block {
    if (frame.kind === 'heading') return { kind: 'heading', level: frame.level, ...words };
    if (frame.kind === 'caption') return { kind: 'caption', ...words };
    if (frame.kind === 'row') {
      const cells = words.text.split('\t').map((cell) => cell.trim());
      const header = this.#tables.at(-1)?.endRow(cells);
      return { kind: 'row', cells, ...(header && { header }), ...words };
    }
    if (frame.kind === 'paragraph' || frame.isUsed) return { kind: 'paragraph', ...words };
    // Only the first text of a list item is the item; what follows in it is its description.
    frame.isUsed = true;
    return { kind: 'item', depth: frame.depth, ...words };
  }
}
