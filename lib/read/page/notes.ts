import { type Block, type Capture, hasText, type TextBlock } from '../../model/capture.ts';
import type { Place, Reader } from '../../model/evidence.ts';
import { findDayMarker, opensWith } from '../../text/day-number.ts';
import { leadTime, readLead } from '../../text/lead.ts';
import { isWorthKeeping } from '../../text/note-worth.ts';
import { blockBefore, isWholly } from '../../text/outline.ts';
import { claimsOf, textBlocks } from '../claim.ts';

const claim = claimsOf('page/notes');

// A stop's note is read on a phone, at the stop; the article itself is one press away.
const maxNoteLength = 500;
// A shorter text is a bracket or a single word.
const minNoteLength = 8;

/** The text up to the end of its last whole sentence. */
const sentencesOf = (text: string): string => /^[\s\S]*[.!?。！？](?=\s|$|\P{ASCII})/u.exec(text)?.[0] ?? '';

/** The end of the last whole sentence within the limit, else of the last whole word. */
function cutAt(text: string): number {
  if (text.length <= maxNoteLength) return text.length;
  const head = text.slice(0, maxNoteLength);
  const sentence = sentencesOf(head).length;
  return sentence > maxNoteLength / 3 ? sentence : Math.max(head.lastIndexOf(' '), 1);
}

const isWords = (block: Block) => hasText(block) && block.kind !== 'caption';

const opens = (block: Block | undefined) =>
  block?.kind === 'heading' || (block?.kind === 'paragraph' && isWholly(block, 'bold'));

/** Where a note begins in this block: at the start of a paragraph after a heading, or after an item's lead. */
function noteStart(blocks: Block[], index: number, block: TextBlock): number | undefined {
  // "Ten things to see there": a link to another page is not a note.
  if (isWholly(block, 'link')) return undefined;
  if (block.kind === 'paragraph' && !leadTime(block.text)) {
    const before = blockBefore(blocks, index, isWords);
    return !isWholly(block, 'bold') && opens(before) ? 0 : undefined;
  }
  if (block.kind === 'heading' || block.kind === 'caption') return undefined;
  return readLead(block)?.rest.start;
}

/** Leaves out a link to a map at the end: a note "… an hour. Map" reads badly. */
function withoutMapLink(block: TextBlock, mapUrls: Set<string>): string {
  const link = block.spans.find(({ href, end }) => href && end === block.text.length && mapUrls.has(href));
  return link ? block.text.slice(0, link.start).trimEnd() : block.text;
}

const mapUrlsIn = (blocks: Block[]) =>
  new Set(blocks.flatMap((block) => (block.kind === 'map' ? [block.url] : [])));

// A label: "Coordinates", "Współrzędne".
const maxLabelLength = 20;

/** "GPS: 45.4380° N, 10.9941° E" is only the position, not a note. */
function isOnlyPin({ pins = [] }: Capture, { block, start, end }: Place, text: string): boolean {
  const pin = pins.find((found) => found.block === block && found.start >= start && found.end <= end);
  return pin !== undefined && text.length - (pin.end - pin.start) <= maxLabelLength;
}

const parting = /^\s*[\p{Pd}:：,，.、|][\s\p{Pd}:：,，.、|]*/u;

/** Where "Day 1: we met at …" continues after its day, which is shown above it already; "Day 1 was long" is one sentence. */
function afterDay(text: string): number {
  const marker = findDayMarker(text);
  const parted = marker && opensWith(text, marker) && parting.exec(text.slice(marker.end));
  return parted ? marker.end + parted[0].length : 0;
}

/** "Day 1: to Porto. Day 2: to Braga." is about the whole trip, not about this stop. */
const tellsManyDays = (text: string): boolean =>
  text.split(/(?<=[.!?…])\s+|(?<=[。！？])|\n/u).filter((sentence) => afterDay(sentence) > 0).length > 1;

/** Leaves out words that only introduce a list or a picture: "What we saw:" */
function withoutLeadOver(text: string): string {
  return /[:：]$/u.test(text) ? sentencesOf(text) : text;
}

const bracketBeside = /^[(（][^()（）]*[)）][\s,;:.]*/u;
const endOfFirst = /^[^.!?…]*[.!?…]+\s+(?=[\p{Lu}"“«¿¡])/u;
/** Fewer words that continue a sentence after the name make no sense without it: "the smallest one." */
const minWordsGoingOn = 5;

/** Where the text can be read without the name: after a bracket beside it, and after the end of a sentence about it. */
function wholeStart(text: string): number {
  const bracket = bracketBeside.exec(text)?.[0].length ?? 0;
  const rest = text.slice(bracket);
  if (!/^\p{Ll}/u.test(rest)) return rest === '' ? 0 : bracket;
  const first = endOfFirst.exec(rest)?.[0];
  return first && first.trim().split(/\s+/).length < minWordsGoingOn ? bracket + first.length : 0;
}

/** What the author says about a thing that was just named. */
export const notes: Reader = {
  name: 'page/notes',
  read(capture) {
    const mapUrls = mapUrlsIn(capture.blocks);
    return textBlocks(capture).flatMap(({ block, index }) => {
      const from = noteStart(capture.blocks, index, block);
      if (from === undefined) return [];
      const all = withoutMapLink(block, mapUrls).slice(from);
      if (tellsManyDays(all)) return [];
      const told = from + afterDay(all);
      const start = told + wholeStart(block.text.slice(told));
      const words = all.slice(start - from);
      const text = withoutLeadOver(words.slice(0, cutAt(words)).trim());
      const end = block.text.indexOf(text, start) + text.length;
      const at = { block: index, start, end };
      return text.length < minNoteLength || !isWorthKeeping(text) || isOnlyPin(capture, at, text)
        ? []
        : [claim({ kind: 'note', text: text.replace(/\t+/g, ' · ') }, at, 0.6)];
    });
  },
};
