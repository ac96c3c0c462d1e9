// "Day 9 – Over the pass" as the title of a page: one day of a trip that is described on several pages.
import type { Block, Capture } from '../../model/capture.ts';
import { titleBlock } from '../../model/evidence.ts';
import { findDayMarker } from '../../text/day-number.ts';
import { isAdvice } from '../../text/labels.ts';
import type { DayPart } from './day-part.ts';
import { titleBeside } from './marks.ts';

// A badge or a caption may come before the first heading.
const firstBlocks = 3;

interface Opening {
  block: number;
  text: string;
  level: number;
}

function openingsOf({ title, blocks }: Capture): Opening[] {
  const first = blocks
    .slice(0, firstBlocks)
    .flatMap((found, block) =>
      found.kind === 'heading' ? [{ block, text: found.text, level: found.level }] : [],
    );
  return [{ block: titleBlock, text: title, level: 0 }, ...first];
}

/** A title covers the whole page; a heading ends at a higher one, or at advice on its own level. */
function endOf(blocks: Block[], { block, level }: Opening): number {
  const end = blocks.findIndex(
    (other, at) =>
      at > block &&
      other.kind === 'heading' &&
      (other.level < level || (other.level === level && isAdvice(other.text))),
  );
  return end < 0 ? blocks.length : end;
}

const separator = /\s(?:\/\/|[|–—·])\s/u;

/** "The caves and the canyon // Georgia by bus // Day 10": a long title names the day last. */
function namedIn(text: string) {
  const last = text.split(separator).at(-1) ?? text;
  const named = findDayMarker(text) ? text : last;
  const marker = findDayMarker(named);
  const isOne = marker && marker.lastNumber === marker.number && marker.number > 0;
  return isOne ? { marker, title: titleBeside(named, marker) } : undefined;
}

/** The single day that the page's title or first heading names. */
export function oneOfSeries(capture: Capture): DayPart | undefined {
  if (capture.blocks.length === 0) return undefined;
  for (const opening of openingsOf(capture)) {
    const { block, text } = opening;
    const named = namedIn(text);
    if (!named) continue;
    const { marker, title } = named;
    return {
      number: marker.number,
      span: 1,
      ...(title !== undefined && { title }),
      at: { block, start: 0, end: text.length },
      start: Math.max(0, block),
      end: endOf(capture.blocks, opening),
      trust: 0.9,
    };
  }
  return undefined;
}
