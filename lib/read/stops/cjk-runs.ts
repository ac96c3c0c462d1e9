// Pure: no browser, no network, no clock.
// Names in Japanese and Chinese text: words by the browser's own segmenter, joined up to a place ending.
import type { Knowledge } from '../../model/evidence.ts';
import type { Run } from './runs.ts';
import { placeEndings } from './words/cjk.ts';

const endings = Object.values(placeEndings)
  .flatMap((list) => list.split(' '))
  .sort((a, b) => b.length - a.length);
const longestEnding = endings[0]?.length ?? 0;
const endingSet = new Set(endings);

/** The place ending of a name, e.g. "神社" of "八坂神社". */
export function placeEndingOf(name: string): string | undefined {
  for (let length = Math.min(longestEnding, name.length); length > 0; length -= 1) {
    const tail = name.slice(-length);
    if (endingSet.has(tail)) return tail;
  }
  return undefined;
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const nameLike = /^[\p{Script=Han}\p{Script=Katakana}ー・々ヶA-Za-z0-9]+$/u;
const katakana = /^[\p{Script=Katakana}ー・]{3,}$/u;

/** Segments that one name may be made of. */
const mostSegments = 5;
const longestName = 16;
/** Text past this in one block is not read word by word. */
const longestBlock = 6000;

export function cjkRunsIn(text: string, { lookUpPlace }: Knowledge): Run[] {
  const parts = [...segmenter.segment(text.slice(0, longestBlock))].map(({ segment, index }) => ({
    segment,
    start: index,
    end: index + segment.length,
    isName: nameLike.test(segment),
  }));
  const runs: Run[] = [];
  for (const [from, first] of parts.entries()) {
    if (!first.isName) continue;
    for (let to = from; to < Math.min(parts.length, from + mostSegments); to += 1) {
      const last = parts[to];
      if (!last?.isName || last.end - first.start > longestName) break;
      const name = text.slice(first.start, last.end);
      const hasEnding = name.length > 1 && placeEndingOf(name) !== undefined && placeEndingOf(name) !== name;
      const isKnown = name.length > 1 && (lookUpPlace?.(name).length ?? 0) > 0;
      if (hasEnding || isKnown || katakana.test(name))
        runs.push({ start: first.start, end: last.end, isWithKind: hasEnding });
    }
  }
  return runs;
}
