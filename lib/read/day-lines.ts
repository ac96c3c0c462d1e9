// Pure: no browser, no network, no clock.
// The lines that open a day, for every reader that needs to know where days begin.
import type { Capture, TextBlock } from '../model/capture.ts';
import { type DayMarker, findDayMarker, opensWith } from '../text/day-number.ts';
import { isWholly, levelAt } from '../text/outline.ts';
import { textBlocks } from './claim.ts';

export interface DayLine {
  index: number;
  block: TextBlock;
  marker: DayMarker;
  level: number;
  trust: number;
}

// A plain line that opens a day is short; "Day 1 was all about …" is a sentence.
const longestPlainLine = 80;

function trustIn(block: TextBlock, marker: DayMarker): number {
  if (block.kind === 'heading') return 0.95;
  if (block.kind === 'caption' || !opensWith(block.text, marker)) return 0;
  if (isWholly(block, 'bold')) return 0.85;
  const isBold = block.spans.some(
    ({ kind, start, end }) => kind === 'bold' && start <= marker.start && end >= marker.end,
  );
  if (isBold) return 0.75;
  return block.kind === 'paragraph' && block.text.length <= longestPlainLine ? 0.6 : 0;
}

export function dayLines(capture: Capture): DayLine[] {
  return textBlocks(capture).flatMap(({ block, index }) => {
    const marker = findDayMarker(block.text);
    const trust = marker ? trustIn(block, marker) : 0;
    return marker && trust > 0
      ? [{ index, block, marker, level: levelAt(capture.blocks, index), trust }]
      : [];
  });
}
