// The words a stop was read from: the sentence, the parts of it that were used, and what to look for on the page.
import { type DraftStop, type SourceOrigin, sourceOf } from '../../lib/model/draft.ts';
import type { WantedWords } from '../../lib/model/wanted-words.ts';

export interface Quoted {
  /** The sentence, or only the words if there is no sentence. */
  text: string;
  /** The parts that were used, in order and without overlap; `end` is exclusive. */
  marks: { start: number; end: number }[];
  wanted: WantedWords;
}

/** The name first: that is what to look for on the page. */
const quotable = ['name', 'startTime', 'durationMinutes', 'address', 'phone', 'note'] as const;

interface Source {
  field: (typeof quotable)[number];
  origin: SourceOrigin;
  /** The value itself, if its evidence contains more than that. */
  used: string;
}

function sourcesOf(stop: DraftStop): Source[] {
  return quotable.flatMap((field) => {
    const known = stop[field];
    const origin = known && sourceOf(known);
    if (!origin) return [];
    const value = String(known.value);
    return [{ field, origin, used: value && origin.words.includes(value) ? value : origin.words }];
  });
}

function marksIn(text: string, used: readonly string[]): Quoted['marks'] {
  const marks: Quoted['marks'] = [];
  for (const words of used) {
    const start = words ? text.indexOf(words) : -1;
    const mark = { start, end: start + words.length };
    // Marking the whole text would highlight nothing.
    const isAll = words.length >= text.length;
    if (start >= 0 && !isAll && marks.every((other) => mark.end <= other.start || mark.start >= other.end))
      marks.push(mark);
  }
  return marks.sort((a, b) => a.start - b.start);
}

/** Other sentences about the stop, in which it has another name. */
export function otherQuotesOf(stop: DraftStop): Quoted[] {
  const first = quotedOf(stop)?.text;
  const texts = new Set([first]);
  return (stop.otherOrigins ?? []).flatMap(({ words, sentence }) => {
    const text = sentence ?? words;
    if (!text || texts.has(text)) return [];
    texts.add(text);
    const wanted = { words, ...(text !== words && { sentence: text }) };
    return [{ text, marks: marksIn(text, [words]), wanted }];
  });
}

export function quotedOf(stop: DraftStop): Quoted | undefined {
  const [main, ...others] = sourcesOf(stop);
  if (!main) return undefined;
  const text = main.origin.sentence ?? main.origin.words;
  if (!text.trim()) return undefined;
  const also = others
    // A note is most of the sentence: with it marked, nothing stands out.
    .filter(({ field }) => field !== 'note')
    .filter(({ origin, used }) => origin.block === main.origin.block && text.includes(used))
    .map(({ used }) => used);
  return {
    text,
    marks: marksIn(text, [main.used, ...also]),
    wanted: {
      words: main.used,
      ...(text !== main.used && { sentence: text }),
      ...(also.length > 0 && { also }),
    },
  };
}
