// Gathers the text of one block and the spans that its author marked.
import type { Span } from '../model/capture.ts';

export interface Words {
  text: string;
  spans: Span[];
}

type Mark = Pick<Span, 'kind' | 'href'>;

// Invisible characters that break up words: soft hyphen, zero-width space and joiners, byte order mark.
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const untidy = /[\u00ad\u200b-\u200d\u2060\ufeff]|[^\S ]| {2}/;

/** Written from left to right; `take` returns what has been gathered and starts again inside the same marks. */
export class WordGatherer {
  // Pieces instead of one string: reading the end of a growing string copies it, and some pages are a single paragraph.
  #pieces: string[] = [];
  #length = 0;
  #spans: Span[] = [];
  #open: { mark: Mark | undefined; start: number }[] = [];

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  get isAtLineEnd(): boolean {
    return this.#last === '\n';
  }

  /** A drop cap, set apart from the rest of its word. */
  get isOneLetter(): boolean {
    return this.#length === 1 && /\p{L}/u.test(this.#last);
  }

  /** Collapses white space, and drops it at the start of a line. */
  write(text: string): void {
    // Most texts are clean: one test is cheaper than two replacements.
    const clean = untidy.test(text) ? text.replace(invisible, '').replace(/\s+/g, ' ') : text;
    const words = clean.trim();
    if (clean.startsWith(' ') && !this.isEmpty && !isBlank(this.#last)) this.#add(' ');
    if (words === '') return;
    if (isGlued(this.#last, words)) this.#add(' ');
    this.#add(words);
    if (clean.endsWith(' ')) this.#add(' ');
  }

  endLine(): void {
    this.#dropLast(' ');
    if (!this.isEmpty) this.#add('\n');
  }

  /** Empty cells count too, so that a row's columns keep their places. */
  endCell(): void {
    this.#dropLast(' ', '\n');
    this.#add('\t');
  }

  open(mark: Mark): void {
    // Bold inside bold is just bold: some pages nest it hundreds deep by mistake.
    const isNew = !this.#open.some((open) => open.mark?.kind === mark.kind && open.mark.href === mark.href);
    this.#open.push({ mark: isNew ? mark : undefined, start: this.#length });
  }

  close(): void {
    const last = this.#open.pop();
    if (last?.mark) this.#keep(last.mark, last.start);
  }

  take(): Words | undefined {
    for (const open of this.#open) {
      if (open.mark) this.#keep(open.mark, open.start);
      open.start = 0;
    }
    const text = this.#pieces.join('').trimEnd();
    const spans = this.#spans.length === 0 ? [] : joined(this.#spans.flatMap((span) => trimmed(span, text)));
    this.#pieces = [];
    this.#length = 0;
    this.#spans = [];
    return text === '' ? undefined : { text, spans };
  }

  get #last(): string {
    return this.#pieces.at(-1) ?? '';
  }

  #add(piece: string): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  /** White space is always a piece of its own. */
  #dropLast(...blanks: string[]): void {
    while (blanks.includes(this.#last)) this.#length -= this.#pieces.pop()?.length ?? 0;
  }

  #keep(mark: Mark, start: number): void {
    const end = this.#length;
    if (end > start) this.#spans.push({ start, end, ...mark });
  }
}

const wordEnd = /\p{Ll}\p{Ll}$/u;
const wordStart = /^(?:\p{Lu}|\d{1,2}[:h]\d{2})/u;
const numberEnd = /\d$/u;
const properWordStart = /^\p{Lu}\p{Ll}/u;

/** A label can touch a name without a space, because only its style sets it apart: "Old Town" and "MUST". */
function isGlued(before: string, after: string): boolean {
  const end = before.slice(-2);
  const start = after.slice(0, 5);
  return (wordEnd.test(end) && wordStart.test(start)) || (numberEnd.test(end) && properWordStart.test(start));
}

const isBlank = (piece: string) => piece === ' ' || piece === '\n' || piece === '\t';

/** A span without white space at its ends; none if nothing is left. */
function trimmed(span: Span, text: string): Span[] {
  const inside = text.slice(span.start, span.end);
  const start = span.start + (inside.length - inside.trimStart().length);
  const end = start + inside.trim().length;
  return end > start ? [{ ...span, start, end }] : [];
}

/** Joins "<b>Day</b> <b>1</b>" into one bold span; the same for a link cut in two. */
function joined(spans: Span[]): Span[] {
  if (spans.length < 2) return spans;
  const result: Span[] = [];
  const lastOf = new Map<Span['kind'], Span>();
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const before = lastOf.get(span.kind);
    if (before && before.href === span.href && span.start <= before.end + 1) {
      before.end = Math.max(before.end, span.end);
      continue;
    }
    const kept = { ...span };
    lastOf.set(span.kind, kept);
    result.push(kept);
  }
  return result;
}
