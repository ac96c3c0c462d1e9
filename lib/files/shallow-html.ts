// Makes HTML that a browser can parse in linear time. A few thousand nested elements, or a few
// thousand open formatting tags, keep a parser busy for minutes, and nothing can stop it. So
// tags nested too deep, or reopened too often, are removed before parsing. Their text stays.
import { endOfWords, type Tag, tagAt } from './html-tokens.ts';

/** Articles and emails nest 15 to 60 deep, not counting the parts of a table. */
const maxDepth = 120;
/** A browser reopens each of these in every paragraph until it is closed. */
const maxFormats = 24;
/** More than the capture reads. */
const maxElements = 200_000;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const formatting = words('a b big code em font i nobr s small strike strong tt u');
const voidElements = words(
  'area base basefont br col embed frame hr img input keygen link meta param source track wbr',
);
// These end implicitly where the next one begins; to nest, they need an element between, which is counted.
const passing = words(
  'html head body p li dd dt tr td th tbody thead tfoot caption colgroup option optgroup rt rp rb rtc',
);
// An end tag closes nothing outside these.
const walls = words('table template object marquee applet select button');
// Their text is not the page's, and parsers have special rules for their end: they are dropped whole.
const drawings = words('svg math');
const leftOut = words('style xmp iframe noembed noframes plaintext');
const withoutTags = words('script textarea title');

export interface ShallowHtml {
  html: string;
  /** False if the end was cut off. */
  isWhole: boolean;
}

class Shallows {
  readonly #html: string;
  readonly #kept: string[] = [];
  readonly #open: string[] = [];
  readonly #formats: string[] = [];
  readonly #endless = new Set<string>();
  #elements = 0;
  #areFormatsOpen = true;
  /** Everything before this position has been kept or dropped. */
  #from = 0;

  constructor(html: string) {
    this.#html = html;
  }

  write(): ShallowHtml {
    const html = this.#html;
    let at = html.indexOf('<');
    while (at >= 0 && this.#elements <= maxElements) {
      const tag = tagAt(html, at);
      if (!tag) this.#reopen();
      const end = tag ? this.#take(tag, at) : at + 1;
      at = html.indexOf('<', end);
    }
    // What is cut off here would not be read anyway.
    this.#keepTo(at < 0 ? html.length : at);
    return { html: this.#kept.join(''), isWhole: at < 0 };
  }

  /** Returns the position after the tag and everything dropped with it. */
  #take(tag: Tag | { end: number }, at: number): number {
    if (!('name' in tag)) return this.#drop(at, tag.end);
    this.#reopen();
    if (tag.isEnd) return this.#end(tag);
    const { name, end } = tag;
    if (drawings.has(name)) return this.#drop(at, this.#endOfDrawing(tag));
    if (leftOut.has(name)) return this.#drop(at, this.#wordsTo(name, end));
    if (!withoutTags.has(name)) return this.#isTooMuch(name) ? this.#drop(at, end) : this.#begin(name, end);
    this.#elements += 1;
    return this.#wordsTo(name, end);
  }

  /** A missing end tag is searched for only once: a page could consist of such start tags. */
  #endOf(name: string, from: number): number {
    const end = this.#endless.has(name) ? -1 : endOfWords(this.#html, name, from);
    if (end < 0) this.#endless.add(name);
    return end;
  }

  #wordsTo(name: string, from: number): number {
    const end = this.#endOf(name, from);
    return end < 0 ? this.#html.length : end;
  }

  /** A drawing without an end tag ends with its own tag. */
  #endOfDrawing({ name, end }: Tag): number {
    const isWhole = this.#html[end - 2] === '/';
    return isWhole ? end : Math.max(end, this.#endOf(name, end));
  }

  #isTooMuch(name: string): boolean {
    if (voidElements.has(name) || passing.has(name)) return false;
    return this.#open.length >= maxDepth || (formatting.has(name) && this.#formats.length >= maxFormats);
  }

  #begin(name: string, end: number): number {
    this.#elements += 1;
    if (formatting.has(name)) {
      // A link ends where the next one begins.
      if (name === 'a') this.#close(name);
      this.#formats.push(name);
      this.#open.push(name);
      return end;
    }
    if (!voidElements.has(name)) this.#areFormatsOpen = false;
    if (!voidElements.has(name) && !passing.has(name)) this.#open.push(name);
    return end;
  }

  #end({ name, end }: Tag): number {
    if (formatting.has(name)) {
      this.#close(name);
      return end;
    }
    this.#areFormatsOpen = false;
    // A "</p>" that closes nothing creates an empty paragraph.
    if (name === 'p') this.#elements += 1;
    const last = this.#open.lastIndexOf(name);
    const wall = this.#open.findLastIndex((each) => walls.has(each));
    // It closes everything still open inside it.
    if (last >= wall && last >= 0) this.#open.length = last;
    return end;
  }

  #close(format: string): void {
    for (const list of [this.#formats, this.#open]) {
      const last = list.lastIndexOf(format);
      if (last >= 0) list.splice(last, 1);
    }
  }

  /** For text in a new paragraph, counts the formatting elements that the browser opens again. */
  #reopen(): void {
    if (!this.#areFormatsOpen) this.#elements += this.#formats.length;
    this.#areFormatsOpen = true;
  }

  #keepTo(end: number): void {
    if (end > this.#from) this.#kept.push(this.#html.slice(this.#from, end));
    this.#from = Math.max(this.#from, end);
  }

  #drop(start: number, end: number): number {
    this.#keepTo(start);
    this.#from = end;
    return end;
  }
}

export const shallowHtml = (html: string): ShallowHtml => new Shallows(html).write();
