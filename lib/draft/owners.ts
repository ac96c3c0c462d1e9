// Pure: no browser, no network, no clock.
// Which stop a claim speaks of. Stops are named in headings, in lists and in the middle of sentences.
import type { Capture } from '../model/capture.ts';
import type { Evidence, Place } from '../model/evidence.ts';
import { follows } from './adjacent.ts';
import { ownersOfLoneTime } from './lone-times.ts';
import { type Group, lastBefore, type Named, textAt, withJoined } from './named.ts';

// How far apart a time and its place are told: two short sentences.
const toldAhead = 160;
const toldBack = 80;
const trustOfArriving = 0.6;
const sentenceEnd = /[.!?。！？\n]\s|[。！？\n]/u;

/** The nearest name after the time, else one before it in the same sentence. "(11:00)" speaks of what is before it. */
function toldWith(capture: Capture, named: Named, { at, trust }: Evidence): Group[] {
  const line = named.byBlock.get(at.block) ?? [];
  // Under a heading that names the place, the text seldom names it again.
  if (line.length === 0) return trust >= trustOfArriving ? justNamed(capture, named, at) : [];
  const text = textAt(capture, at.block);
  const isSameSentence = (from: number, to: number) => !sentenceEnd.test(text.slice(from, to));
  const before = line.findLast(({ at: name }) => name.end <= at.start && at.start - name.end <= toldBack);
  const isBeforeNear = before && isSameSentence(before.at.end, at.start);
  const isBracketed = /^\s?[)）]/.test(text.slice(at.end, at.end + 2));
  const after = line.find(({ at: name }) => name.start >= at.end && name.start - at.end <= toldAhead);
  const isAfterNear = after && !isBracketed && isSameSentence(at.end, after.at.start);
  if (after && isAfterNear) return withJoined(capture, line, after);
  if (before && isBeforeNear) return [before.group];
  // "We arrived at 6. The airport has …": only who arrives is surely somewhere.
  return after && !isBracketed && trust >= trustOfArriving ? [after.group] : [];
}

/** The last name before, in the same block or in the heading right above. */
function justNamed(capture: Capture, named: Named, at: Place): Group[] {
  const line = named.byBlock.get(at.block) ?? [];
  const before = line.findLast(({ at: name }) => name.end <= at.start);
  const inLine = before ?? line[0];
  if (inLine) return [inLine.group];
  const last = lastBefore(named, at.block);
  return last && follows(capture, last.at.block, at.block) ? [last.group] : [];
}

/** A row or a line that the time leads: a name before it in that line, else the first after it. */
function ofLine(capture: Capture, named: Named, at: Place): Group[] {
  const text = textAt(capture, at.block);
  const start = text.lastIndexOf('\n', at.start) + 1;
  const end = text.indexOf('\n', at.end);
  const line = (named.byBlock.get(at.block) ?? []).filter(
    ({ at: name }) => name.start >= start && (end < 0 || name.start < end),
  );
  const before = line.findLast(({ at: name }) => name.end <= at.start);
  const first = before ?? line.find(({ at: name }) => name.start >= at.end) ?? line[0];
  return first ? withJoined(capture, line, first) : [];
}

function ownersOfTime(capture: Capture, named: Named, evidence: Evidence): Group[] {
  const { claim, at } = evidence;
  const of = 'of' in claim ? claim.of : 'line';
  if (of === 'next') return ownersOfLoneTime(capture, named, at);
  if (of === 'told') return toldWith(capture, named, evidence);
  return of === 'named' ? justNamed(capture, named, at) : ofLine(capture, named, at);
}

/** Who a detail speaks of: the name before it in the same block, else the last one named above, near enough. */
function ownersOfDetail(capture: Capture, named: Named, { claim, at }: Evidence): Group[] {
  const line = named.byBlock.get(at.block) ?? [];
  const last = lastBefore(named, at.block);
  // The paragraph under a heading is about the heading, whatever else it names.
  const isUnder =
    last && capture.blocks[at.block]?.kind === 'paragraph' && follows(capture, last.at.block, at.block);
  if (claim.kind === 'note' && isUnder && at.start === 0) return [last.group];
  const inLine = line.findLast(({ at: name }) => name.start <= at.start) ?? line[0];
  if (inLine) return [inLine.group];
  if (!last) return [];
  if (claim.kind === 'coordinate') return [last.group];
  // What stands beside a name in a list or a table is about that name only.
  if (claim.kind === 'note') return isUnder ? [last.group] : [];
  return isBelow(capture, last.at.block, at.block) ? [last.group] : [];
}

// Under a heading, "Address: …", "Tickets: …" stand within a few lines.
const mostLinesBelow = 8;

/** True where `to` is among the lines under a name's own heading or line, with no other heading between. */
function isBelow(capture: Capture, from: number, to: number): boolean {
  if (to - from > mostLinesBelow * 2) return false;
  const between = capture.blocks.slice(from + 1, to + 1);
  return between.length <= mostLinesBelow && !between.some((block) => block.kind === 'heading');
}

export const ownersOf = (capture: Capture, named: Named, evidence: Evidence): Group[] =>
  evidence.claim.kind === 'start-time' || (evidence.claim.kind === 'duration' && evidence.claim.of)
    ? ownersOfTime(capture, named, evidence)
    : ownersOfDetail(capture, named, evidence);
