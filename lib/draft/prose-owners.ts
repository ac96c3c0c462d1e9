// Which stops a time in prose belongs to, or a time that refers to the name just before it.

import type { Capture } from '../model/capture.ts';
import type { Place } from '../model/evidence.ts';
import { goesOn, isBeingIn } from '../text/between-names.ts';
import { findTime } from '../text/find-time.ts';
import { sentenceEnd } from '../text/sentence-at.ts';
import { mentionsArrival } from '../text/time-role.ts';
import { follows, isBelow } from './adjacent.ts';
import {
  certainOwner,
  joinedOwners,
  lastBefore,
  type Mention,
  maxTitleLength,
  type Named,
  type Owner,
  type TimeEvidence,
  textAt,
} from './named.ts';
import { withRepeatsIn } from './stop-repeats.ts';

// In prose, a time and its place are at most two short sentences apart.
const reachAhead = 160;
const reachBack = 80;
// "… to the hut. The roads were icy, but we arrived at eight."
const reachFarBack = 200;
const doubtFarBack = 0.15;
// ") to the "
const maxBracketLength = 14;

/** "The abbey (11:00)"; not "Come early (around 8:30) to the abbey", where the name stands right after the bracket. */
function isInBracket(text: string, at: Place, behind: Mention | undefined): boolean {
  if (behind && behind.at.start - at.end <= maxBracketLength) return false;
  return /^\s?[)）]/.test(text.slice(at.end, at.end + 2));
}

const isSameSentence = (text: string, from: number, to: number) => !sentenceEnd.test(text.slice(from, to));

/** The last name before the time, the same name if it is near (`before`), and the next name (`after`). */
function namesBeside(
  text: string,
  line: Mention[],
  at: Place,
): Record<'last' | 'before' | 'after', Mention | undefined> {
  const last = line.findLast(({ at: name }) => name.end <= at.start && at.start - name.end <= reachFarBack);
  const isNear = last && at.start - last.at.end <= reachBack && isSameSentence(text, last.at.end, at.start);
  const next = line.find(({ at: name }) => name.start >= at.end && name.start - at.end <= reachAhead);
  const isBracketed = isInBracket(text, at, isNear ? undefined : next);
  return { last, before: isNear ? last : undefined, after: isBracketed ? undefined : next };
}

// "arrived late in the evening at the "
const maxArrivalLength = 40;
// ", at about "
const maxAboutLength = 24;

/** "We arrived at the abbey, about noon, and had lunch at the inn": the place that is reached stands before the time. */
function isReached(text: string, name: Place, at: Place): boolean {
  const gap = text.slice(name.end, at.start);
  if (gap.length > maxAboutLength || goesOn(gap)) return false;
  const words = text.slice(Math.max(0, name.start - maxArrivalLength), name.start);
  return mentionsArrival(words.split(sentenceEnd).at(-1) ?? '');
}

const doubtWider = 0.2;

/** "at three in the city at the Otter House": arriving at one of them means being in the other too. */
function withWider(text: string, line: Mention[], first: Mention, owners: Owner[]): Owner[] {
  const next = line.find(({ at }) => at.start >= first.at.end);
  if (!next || !isBeingIn(text.slice(first.at.end, next.at.start))) return owners;
  const isOwner = owners.some(({ group }) => group === next.group);
  return isOwner ? owners : [...owners, { group: next.group, doubt: doubtWider }];
}

/** "Visit the temple at 4, then the old town": a name that a comma separates from the time does not own it. */
function isOfEarlier(text: string, at: Place, before: Place, after: Place | undefined): boolean {
  if (isReached(text, before, at)) return true;
  const isParted = (from: number, to: number) => /[,，;]/u.test(text.slice(from, to));
  return after !== undefined && !isParted(before.end, at.start) && isParted(at.end, after.start);
}

/** An arrival or an entry of a plan certainly puts the traveller there. */
const isSurelyThere = ({ seen }: TimeEvidence) => seen?.role === 'arrival' || seen?.form === 'entry';

/** The nearest name after the time, else one before it in the same sentence. "(11:00)" belongs to the name before it. */
export function ownersInProse(capture: Capture, named: Named, evidence: TimeEvidence): Owner[] {
  const { at } = evidence;
  const isThere = isSurelyThere(evidence);
  const line = named.byBlock.get(at.block) ?? [];
  // Under a heading that names the place, the text seldom names it again.
  if (line.length === 0) return isThere ? justNamed(capture, named, evidence) : [];
  const text = textAt(capture, at.block);
  const { last, before, after } = namesBeside(text, line, at);
  const isAfterNear = after && isSameSentence(text, at.end, after.at.start);
  if (before && isOfEarlier(text, at, before.at, after?.at)) return [certainOwner(before)];
  if (after && isAfterNear) {
    // "set off at 10 and reached the town at 3": the nearer time is the town's.
    const doubt = findTime(text.slice(at.end, after.at.start)) ? doubtFarBack : 0;
    const owners = joinedOwners(capture, line, { first: after, doubt });
    return isThere ? withWider(text, line, after, owners) : owners;
  }
  if (before) return [certainOwner(before)];
  // "We arrived at 6. The airport has …": only an arrival certainly puts the traveller somewhere.
  if (!isThere) return [];
  if (after) return [certainOwner(after)];
  return last ? [{ group: last.group, doubt: doubtFarBack }] : [];
}

/** "The Fern Bridge (Puente Helecho)": what belongs to the second name also belongs to the first. */
function withBracketed(capture: Capture, named: Named, last: Mention): Owner[] {
  const text = textAt(capture, last.at.block);
  const isOpen = (end: number) => /^\s?[(（]$/u.test(text.slice(end, last.at.start));
  const first = named.byBlock.get(last.at.block)?.findLast(({ at }) => isOpen(at.end));
  return [...(first ? [certainOwner(first)] : []), certainOwner(last)];
}

const label = /\p{L}\s?[:：]\s/u;

/** "Visit to the abbey:" right above "Time: 9:35": a repeat of a place that was claimed elsewhere. */
function repeatedAbove(capture: Capture, named: Named, block: number): Mention | undefined {
  const above = block - 1;
  if (named.byBlock.has(above) || textAt(capture, above).length > maxTitleLength) return undefined;
  return withRepeatsIn(capture, named, above).byBlock.get(above)?.at(-1);
}

/** The last name before the time, in the same block or right above it; for a labelled time, a few lines above. */
export function justNamed(capture: Capture, named: Named, { at, seen }: TimeEvidence): Owner[] {
  const line = named.byBlock.get(at.block) ?? [];
  const before = line.findLast(({ at: name }) => name.end <= at.start);
  if (before) return [certainOwner(before)];
  // "Time: 8:30 pm" among the lines under a name.
  const isLabelled = seen?.form === 'label' || seen?.form === 'entry';
  const after = line[0];
  // "Time: 8:30 pm. Address: the marina" under a name: the value of another label does not own this time.
  const isOfLabel =
    isLabelled && after && label.test(textAt(capture, at.block).slice(at.end, after.at.start));
  if (after && !isOfLabel) return [certainOwner(after)];
  const last =
    (isLabelled ? repeatedAbove(capture, named, at.block) : undefined) ?? lastBefore(named, at.block);
  const isUnder =
    last &&
    (follows(capture, last.at.block, at.block) || (isLabelled && isBelow(capture, last.at.block, at.block)));
  return [...(isUnder ? withBracketed(capture, named, last) : []), ...(after ? [certainOwner(after)] : [])];
}
