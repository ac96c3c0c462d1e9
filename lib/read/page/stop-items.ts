// Pure: no browser, no network, no clock.
import type { TextBlock } from '../../model/capture.ts';
import type { Reader } from '../../model/evidence.ts';
import { findDayMarker } from '../../text/day-number.ts';
import { isLabel } from '../../text/labels.ts';
import { type Lead, readLead } from '../../text/lead.ts';
import { looksLikeName } from '../../text/name-shape.ts';
import { claimsOf, textBlocks } from '../claim.ts';

const claim = claimsOf('page/stop-items');

// A whole line as a name is the weakest sign, so it must be short.
const mostWordsOfLine = 5;

function trustIn(block: TextBlock, lead: Lead): number {
  if (lead.time) return 0.85;
  if (block.kind !== 'item') return 0;
  if (lead.by === 'bold') return 0.7;
  if (lead.by === 'link' || lead.by === 'sign') return 0.6;
  return lead.name.text.split(' ').length <= mostWordsOfLine ? 0.5 : 0;
}

/** List items, table rows and timed lines that begin with a name: "09:00 – Café Lumen: …". */
export const stopItems: Reader = {
  name: 'page/stop-items',
  read(capture) {
    return textBlocks(capture).flatMap(({ block, index }) => {
      if (block.kind === 'heading' || block.kind === 'caption' || findDayMarker(block.text)) return [];
      const lead = readLead(block);
      const trust = lead ? trustIn(block, lead) : 0;
      if (!lead || trust === 0 || !looksLikeName(lead.name.text) || isLabel(lead.name.text)) return [];
      const { text, start, end } = lead.name;
      return [claim({ kind: 'stop', name: text }, { block: index, start, end }, trust)];
    });
  },
};
