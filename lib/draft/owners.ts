// Pure: no browser, no network, no clock.
// Which stop a claim speaks of. Stops are named in headings, in lists and in the middle of sentences.
import type { Capture } from '../model/capture.ts';
import type { Evidence, Place } from '../model/evidence.ts';
import { follows } from './adjacent.ts';
import { ownersOfLoneTime } from './lone-times.ts';
import { type Group, lastBefore, type Mention, type Named, textAt, withJoined } from './named.ts';
import { namedAgainIn } from './named-again.ts';

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
  // "Visit the temple at 4, then the old town": what a comma parts from the time is told apart from it.
  const isParted = (from: number, to: number) => /[,，;]/u.test(text.slice(from, to));
  const isOfBefore =
    before && after && isBeforeNear && !isParted(before.at.end, at.start) && isParted(at.end, after.at.start);
  if (isOfBefore) return [before.group];
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

const arrow = /[→⇒➔➜►]/gu;

/** Where the time's own piece of a chain begins and ends: "Port 8:05 → Pass 8:45 → Summit 10:25". */
function pieceOf(text: string, at: Place): { start: number; end: number } {
  const lineStart = text.lastIndexOf('\n', at.start) + 1;
  const lineEnd = text.indexOf('\n', at.end);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const arrows = [...text.slice(lineStart, end).matchAll(arrow)].map(({ index }) => lineStart + index);
  return {
    start: arrows.findLast((sign) => sign < at.start) ?? lineStart,
    end: arrows.find((sign) => sign >= at.end) ?? end,
  };
}

const ownTime = /^\W{0,3}\d{1,2}[:.h]\d{2}/;

/** Names in the lines below the time's own, in the same block, up to the next line that a time leads. */
function below(text: string, names: Mention[], from: number): Mention[] {
  let start = text.indexOf('\n', from) + 1;
  while (start > 0 && !ownTime.test(text.slice(start, start + 12))) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const found = names.filter(({ at }) => at.start >= start && at.start < end);
    if (found.length > 0) return found;
    start = next + 1;
  }
  return [];
}

/** A row or a line that the time leads: a name before it in that line, else the first after it, else the first below. */
function ofLine(capture: Capture, named: Named, at: Place): Group[] {
  const text = textAt(capture, at.block);
  const { start, end } = pieceOf(text, at);
  const names = named.byBlock.get(at.block) ?? [];
  const own = names.filter(({ at: name }) => name.start >= start && name.start < end);
  const line = own.length > 0 ? own : below(text, names, at.end);
  if (line.length === 0 && names.length === 0 && capture.blocks[at.block]?.kind === 'heading')
    return ownersOfLoneTime(capture, named, at);
  const before = line.findLast(({ at: name }) => name.end <= at.start);
  const first = before ?? line.find(({ at: name }) => name.start >= at.end) ?? line[0];
  return first ? withJoined(capture, line, first) : [];
}

function ownersOfTime(capture: Capture, claimed: Named, evidence: Evidence): Group[] {
  const { claim, at } = evidence;
  const named = namedAgainIn(capture, claimed, at.block);
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
