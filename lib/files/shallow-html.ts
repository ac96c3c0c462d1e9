// A page that a browser can parse in a time that grows with its length only. A few thousand elements inside one another,
// or a few thousand open letters of a font, keep a parser busy for minutes, and nothing can end it: so what is too
// deep, and what would be made again and again, loses its tags before it is parsed. Its words stay.
import { endOfWords, type Tag, tagAt } from './html-tokens.ts';

/** Articles and mails nest 15 to 60 deep, a table in a table counted once. */
const deepest = 120;
/** A browser opens each of these again in every paragraph until it is closed. */
const maxFormats = 24;
/** More than the capture looks over. */
const maxElements = 200_000;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const formatting = words('a b big code em font i nobr s small strike strong tt u');
const lonely = words(
  'area base basefont br col embed frame hr img input keygen link meta param source track wbr',
);
// They end by themselves where the next one begins; one inside another needs an element between, which is counted.
const passing = words(
  'html head body p li dd dt tr td th tbody thead tfoot caption colgroup option optgroup rt rp rb rtc',
);
// An end tag reaches no further out than these.
const walls = words('table template object marquee applet select button');
// Their words are not the page's, and a parser finds their end by rules of its own: they are left out whole.
const drawings = words('svg math');
const leftOut = words('style xmp iframe noembed noframes plaintext');
const withoutTags = words('script textarea title');

export interface ShallowHtml {
  html: string;
  /** False where its end was cut off. */
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
  /** From here on nothing is taken yet. */
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
    // What is cut off here is past all that is read.
    this.#keepTo(at < 0 ? html.length : at);
    return { html: this.#kept.join(''), isWhole: at < 0 };
  }

  /** The place behind it, and behind all that goes with it. */
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

  /** Not looked for twice where there is none: a page could be made of such beginnings. */
  #endOf(name: string, from: number): number {
    const end = this.#endless.has(name) ? -1 : endOfWords(this.#html, name, from);
    if (end < 0) this.#endless.add(name);
    return end;
  }

  #wordsTo(name: string, from: number): number {
    const end = this.#endOf(name, from);
    return end < 0 ? this.#html.length : end;
  }

  /** One without an end is over where the page goes on. */
  #endOfDrawing({ name, end }: Tag): number {
    const isWhole = this.#html[end - 2] === '/';
    return isWhole ? end : Math.max(end, this.#endOf(name, end));
  }

  #isTooMuch(name: string): boolean {
    if (lonely.has(name) || passing.has(name)) return false;
    return this.#open.length >= deepest || (formatting.has(name) && this.#formats.length >= maxFormats);
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
    if (!lonely.has(name)) this.#areFormatsOpen = false;
    if (!lonely.has(name) && !passing.has(name)) this.#open.push(name);
    return end;
  }

  #end({ name, end }: Tag): number {
    if (formatting.has(name)) {
      this.#close(name);
      return end;
    }
    this.#areFormatsOpen = false;
    // One that ends nothing makes an empty one.
    if (name === 'p') this.#elements += 1;
    const last = this.#open.lastIndexOf(name);
    const wall = this.#open.findLastIndex((each) => walls.has(each));
    // With it ends all that was still open in it.
    if (last >= wall && last >= 0) this.#open.length = last;
    return end;
  }

  #close(format: string): void {
    for (const list of [this.#formats, this.#open]) {
      const last = list.lastIndexOf(format);
      if (last >= 0) list.splice(last, 1);
    }
  }

  /** Words in a new paragraph: all that was open in the one before is opened anew. */
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
