// Which stops a time belongs to, and with how much doubt.
import type { Capture } from '../model/capture.ts';
import type { Place, TimedLine, TimeRole } from '../model/evidence.ts';
import { cardOf } from './cards.ts';
import { namedBelow, ownersOfLoneTime } from './lone-times.ts';
import {
  certainOwner,
  joinedOwners,
  lastBefore,
  type Mention,
  type Named,
  type Owner,
  openingOf,
  type TimeEvidence,
  textAt,
  withOwnersBeside,
} from './named.ts';
import { justNamed, ownersInProse } from './prose-owners.ts';
import { withRepeatsIn } from './stop-repeats.ts';

/** The names in the first line below the time's own that has any, in the same block, before the next line led by a time. */
function below(text: string, names: Mention[], { from, until }: { from: number; until: number }): Mention[] {
  let start = text.indexOf('\n', from) + 1;
  while (start > 0 && start < until) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const found = names.filter(({ at }) => at.start >= start && at.start < end);
    if (found.length > 0) return found;
    start = next + 1;
  }
  return [];
}

// A plan's line without a name is short: "6 – 9 pm (subject to change)".
const maxLineLength = 90;
const maxLinesBack = 3;
const doubtNameless = 0.3;
const doubtInSection = 0.35;
// A name right after the time beats one at the end of the line. "Lunch in" and "A walk through" are both near enough.
const nearGap = 20;
const gapDoubt = (gap: number) => Math.min(0.08, Math.max(0, gap - nearGap) / 500);

// "16:30 ⇥ The old street" is the street's own line, "14:00 ⇥ Lunch near the old street" is not.
const doubtPart = 0.03;
const cellBefore = /(?:^|[\t\n]|[-–—|:：])[\s\p{So}]{0,8}$/u;
const cellAfter = /^[^\p{L}\p{N}(（]{0,8}(?:$|[\t\n(（])/u;
const maxEdgeLength = 8;

/** True where the name fills its cell or its line, apart from brackets. */
const isWhole = (text: string, { start, end }: Place) =>
  cellBefore.test(text.slice(Math.max(0, start - maxEdgeLength), start)) &&
  cellAfter.test(text.slice(end, end + maxEdgeLength));

// "15:45 Walk south to the tower", then "16:30 The tower": being on the way gives way to being there, even where only prose
// says so ("6:30 Departure, at the lake by 18:30"). "9:24 Junction of the lake's trail", then "10:26 Arrive at the lake".
const scoreInPlan: Record<TimeRole, number> = {
  arrival: 0.04,
  visit: 0,
  beginning: 0,
  way: -0.2,
  opening: -0.2,
  departure: -0.3,
};
const isOfPlan = ({ seen }: TimeEvidence) =>
  seen?.form === 'lead' || seen?.form === 'row' || seen?.form === 'arrows';

/** How well a time in a plan's line suits a visit, compared with a time without context (0). */
const scoreOf = (evidence: TimeEvidence): number =>
  evidence.seen && isOfPlan(evidence) ? scoreInPlan[evidence.seen.role] : 0;

const there = new Set<TimeRole>(['visit', 'arrival', 'beginning']);

/** A row, or a line led by a time, at which the traveller is there, not leaving or on the way. */
const isAtPlace = ({ seen }: TimeEvidence) =>
  (seen?.form === 'lead' || seen?.form === 'row') && there.has(seen.role);

/** "16:00 Guests arrive": an arrival is mostly at the place just named; otherwise the line is a heading for what comes. */
function ownersOfNameless(capture: Capture, named: Named, evidence: TimeEvidence): Owner[] {
  const { at, seen } = evidence;
  const kind = capture.blocks[at.block]?.kind;
  // A heading always counts: "Arrival (around 9:00)" stands over what is done then.
  if (kind === 'row' || kind === 'caption' || (kind !== 'heading' && !isAtPlace(evidence))) return [];
  const last = lastBefore(named, at.block);
  const isArrival = seen?.form === 'lead' && seen.role === 'arrival';
  const isThere = isArrival && kind !== 'heading' && last && at.block - last.at.block <= maxLinesBack;
  const owner = isThere ? last : kind === 'heading' ? undefined : cardOf(capture, named, evidence);
  return owner ? [{ group: owner.group, doubt: doubtNameless }] : ownersOfLoneTime(capture, named, at);
}

/**
 * "The museum ⇥ 99, High Street, City ⇥ 13:30": the row is about a name that fills a cell of its own, else one in the first
 * cell that names something; details stand between. In the time's own cell, the nearest name is meant.
 */
function inCellsBefore(text: string, line: Mention[], at: Place): Mention | undefined {
  const names = line.filter(({ at: name }) => name.end <= at.start);
  const last = names.at(-1);
  if (!last) return undefined;
  const cell = text.lastIndexOf('\t', at.start - 1);
  if (last.at.start > cell) return last;
  const end = text.indexOf('\t', names[0]?.at.end);
  return (
    names.findLast(({ at: name }) => isWhole(text, name)) ?? names.findLast(({ at: name }) => name.end <= end)
  );
}

/** "12:00 Lunch in the old town" over "The tea house": the actual place is named below. */
function inSection(capture: Capture, named: Named, at: Place, owners: Owner[]): Owner[] {
  const groups = new Set(owners.map(({ group }) => group));
  return namedBelow(capture, named, at).flatMap(({ group }) =>
    groups.has(group) ? [] : [{ group, doubt: doubtInSection }],
  );
}

/** Without evidence about the line, the line is the whole block. */
const lineOf = ({ seen }: TimeEvidence, { length }: string): TimedLine =>
  seen?.line ?? { start: 0, end: length, until: length, sentence: length };

const isNotLater =
  ({ later }: TimedLine) =>
  ({ at }: Mention) =>
    later === undefined || at.start < later;

/** "10:00 – 10:30 Metro from the harbour to the park": the time belongs to where the ride ends. */
const isGoal =
  ({ goal, sentence }: TimedLine) =>
  ({ at }: Mention) =>
    goal !== undefined && at.start >= goal && at.end <= sentence;

/** For a row or a line led by the time: a name before it in that line, else the first after it, else the first below. */
function ownersInPlanLine(capture: Capture, named: Named, evidence: TimeEvidence): Owner[] {
  const { at } = evidence;
  const text = textAt(capture, at.block);
  const timed = lineOf(evidence, text);
  const names = (named.byBlock.get(at.block) ?? []).filter(isNotLater(timed));
  const own = names.filter(({ at: name }) => name.start >= timed.start && name.start < timed.end);
  const line = own.length > 0 ? own : below(text, names, { from: at.end, until: timed.until });
  if (line.length === 0 && names.length === 0)
    return text.length <= maxLineLength ? ownersOfNameless(capture, named, evidence) : [];
  const kind = capture.blocks[at.block]?.kind;
  const isRow = kind === 'row';
  const last = isRow ? inCellsBefore(text, line, at) : line.findLast(({ at: name }) => name.end <= at.start);
  // "The old town & the library (10:00)": the time belongs to both.
  const before = last && openingOf(capture, line, last);
  const goal = before ? undefined : line.find(isGoal(timed));
  if (goal) return [certainOwner(goal)];
  const first = before ?? line.find(({ at: name }) => name.start >= at.end) ?? line[0];
  if (!first) return [];
  const doubt = gapDoubt(first.at.start - at.end) + (isWhole(text, first.at) ? 0 : doubtPart);
  const owners = joinedOwners(capture, line, { first, doubt });
  // A cell may have several lines: "6 pm | Dinner at the farm ⏎ the farm's name".
  if (before) return owners;
  if (kind === 'heading' && line.length === 1 && !isWhole(text, first.at))
    owners.push(...inSection(capture, named, at, owners));
  // "8:30 Departure for the ruins. Short stop at the pass": what follows the departure is reached later.
  const isThere = isAtPlace(evidence);
  const others = (isRow && !timed.isPiece ? names : line).filter(
    ({ at: name }) => isThere || name.start < timed.sentence,
  );
  return withOwnersBeside(others, first, owners);
}

function namedWith(capture: Capture, named: Named, evidence: TimeEvidence): Owner[] {
  const { at } = evidence;
  const { of = 'line' } = evidence.claim;
  if (of === 'next') return ownersOfLoneTime(capture, named, at);
  if (of === 'below') return namedBelow(capture, named, at);
  if (of === 'told') return ownersInProse(capture, named, evidence);
  return of === 'named' ? justNamed(capture, named, evidence) : ownersInPlanLine(capture, named, evidence);
}

export function ownersOfTime(capture: Capture, claimed: Named, evidence: TimeEvidence): Owner[] {
  const named = withRepeatsIn(capture, claimed, evidence.at.block);
  const score = scoreOf(evidence);
  return namedWith(capture, named, evidence).map(({ group, doubt }) => ({ group, doubt: doubt - score }));
}
