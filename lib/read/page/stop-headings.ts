// Pure: no browser, no network, no clock.
import type { Capture, TextBlock } from '../../model/capture.ts';
import type { Evidence, Reader } from '../../model/evidence.ts';
import { isLabel } from '../../text/labels.ts';
import { readLead } from '../../text/lead.ts';
import { looksLikeName, trimName } from '../../text/name-shape.ts';
import { isWholly, levelAt } from '../../text/outline.ts';
import { claimsOf, textBlocks } from '../claim.ts';
import { dayLines } from '../day-lines.ts';

const claim = claimsOf('page/stop-headings');

/** A heading names all of itself; only a time or "Morning:" before it is not part of the name. */
function nameIn(block: TextBlock): { text: string; start: number; end: number } | undefined {
  const lead = readLead(block);
  if (!lead) return undefined;
  const name = trimName({ text: block.text.slice(lead.name.start), start: lead.name.start });
  return looksLikeName(name.text) && !isLabel(name.text) ? name : undefined;
}

function isBelow(capture: Capture, index: number, dayLevel: number): boolean {
  const block = capture.blocks[index];
  if (block?.kind === 'heading') return block.level > dayLevel;
  return block?.kind === 'paragraph' && isWholly(block, 'bold') && levelAt(capture.blocks, index) > dayLevel;
}

/** Sub-headings inside a day that name something, rather than a part of the day or a piece of advice. */
export const stopHeadings: Reader = {
  name: 'page/stop-headings',
  read(capture) {
    const days = new Map(dayLines(capture).map((line) => [line.index, line]));
    const found: Evidence[] = [];
    let dayLevel: number | undefined;
    for (const { block, index } of textBlocks(capture)) {
      const day = days.get(index);
      if (day) dayLevel = day.block.kind === 'heading' ? day.level : day.level - 1;
      else if (block.kind === 'heading' && dayLevel !== undefined && block.level < dayLevel)
        dayLevel = undefined;
      else if (dayLevel !== undefined && isBelow(capture, index, dayLevel)) {
        const name = nameIn(block);
        const trust = block.kind === 'heading' ? 0.75 : 0.6;
        if (name)
          found.push(claim({ kind: 'stop', name: name.text }, { block: index, ...placeOf(name) }, trust));
      }
    }
    return found;
  },
};

const placeOf = ({ start, end }: { start: number; end: number }) => ({ start, end });
