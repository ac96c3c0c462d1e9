// Times on a line of their own: "10:00", then the place; on some pages the place, then "10:00".
import { type Capture, hasText } from '../model/capture.ts';
import type { Evidence, Place } from '../model/evidence.ts';
import { isOnTheWay } from '../text/on-the-way.ts';
import { opensWithTime } from '../text/opens-with-time.ts';
import {
  joinedOwners,
  type Mention,
  maxTitleLength,
  type Named,
  type Owner,
  textAt,
  withOwnersBeside,
} from './named.ts';
import { withRepeatsIn } from './stop-repeats.ts';

// A time on a line of its own is followed by its place, perhaps with a line such as "Free time" between.
const maxLinesToNext = 2;
// Under a time that is a heading, a whole paragraph may come first.
const maxLinesInSection = 12;

// A line that only travels to a place, or names it again, gives way to the place's own line.
const doubts = { travelling: 0.2, again: 0.1 };

function doubtBelow(capture: Capture, named: Named, { at }: Mention): number {
  const isOwn = named.byBlock.get(at.block)?.some((own) => own.at.start === at.start);
  const travel = isOnTheWay(textAt(capture, at.block)) ? doubts.travelling : 0;
  return isOwn ? travel : travel + doubts.again;
}

function ownersInLine(capture: Capture, named: Named, line: [Mention, ...Mention[]]): Owner[] {
  const [first] = line;
  const owners = joinedOwners(capture, line, { first, doubt: doubtBelow(capture, named, first) });
  return textAt(capture, first.at.block).length <= maxTitleLength
    ? withOwnersBeside(line, first, owners)
    : owners;
}

/** True for "22:00 Back at the hotel", "22:00 回酒店"; not for "um 22:00", "晚上10點" or "10:45 (local time)". */
const hasMoreText = (text: string, { start, end }: Place) =>
  /\p{L}{4}|\p{Script=Han}{2}/u.test(`${text.slice(0, start)} ${text.slice(end).replace(inBrackets, '')}`);
const inBrackets = /^\s?[(（][^()（）]*[)）]/u;

/** The first name below a time on its own line. Another such time, or a heading of the same or a higher level, ends it. */
export function namedBelow(capture: Capture, named: Named, at: Place): Owner[] {
  const own = capture.blocks[at.block];
  const level = own?.kind === 'heading' ? own.level : undefined;
  let left = level === undefined ? maxLinesToNext : maxLinesInSection;
  for (let block = at.block + 1; block < capture.blocks.length && left > 0; block += 1) {
    const found = capture.blocks[block];
    if (!found || !hasText(found) || found.kind === 'caption' || !hasWords(found.text)) continue;
    left -= 1;
    const isPeer =
      level !== undefined && left < maxLinesInSection - 1 && found.kind === 'heading' && found.level <= level;
    if (isPeer || opensWithTime(found.text)) return [];
    const line = withRepeatsIn(capture, named, block).byBlock.get(block);
    // "22:00 Back at the hotel", then "3. Where to stay": another section begins.
    if (
      !line &&
      level === undefined &&
      found.kind === 'heading' &&
      hasMoreText(textAt(capture, at.block), at)
    )
      return [];
    if (line?.[0]) return ownersInLine(capture, named, [line[0], ...line.slice(1)]);
  }
  return [];
}

// "✈️", "▼" are symbols, not words.
const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** The nearest line above or below; captions, pictures and punctuation do not count. */
function lineBeside(capture: Capture, from: number, step: 1 | -1): number | undefined {
  for (let block = from + step; block >= 0 && block < capture.blocks.length; block += step) {
    const found = capture.blocks[block];
    if (found && hasText(found) && found.kind !== 'caption' && hasWords(found.text)) return block;
  }
  return undefined;
}

/** The names in the line right above. A time in a heading belongs only to a heading of a higher level. */
function nameAbove(capture: Capture, named: Named, from: number): Mention[] | undefined {
  const above = lineBeside(capture, from, -1);
  const line = above === undefined ? undefined : named.byBlock.get(above);
  const own = capture.blocks[from];
  if (above === undefined || !line || own?.kind !== 'heading') return line;
  const other = capture.blocks[above];
  return other?.kind === 'heading' && other.level < own.level ? line : undefined;
}

/** True where no name stands before the first time that could own it, and a name follows the last one. */
function timesLead(capture: Capture, named: Named, lone: Evidence[]): boolean {
  const [first, last] = [lone[0], lone.at(-1)];
  if (!first || !last || nameAbove(capture, named, first.at.block)) return false;
  const isText = (block: number) => capture.blocks[block]?.kind !== 'heading';
  const isNamedBefore = named.all.some(({ at }) => at.block < first.at.block && isText(at.block));
  return !isNamedBefore && named.all.some(({ at }) => at.block > last.at.block);
}

const maxNameLength = 40;
const sentence = /[.!?。！？…]\s*$/u;

/** A heading, or a few words that are not a sentence. */
function isTitle(capture: Capture, block: number | undefined): boolean {
  const found = block === undefined ? undefined : capture.blocks[block];
  if (!found || !hasText(found)) return false;
  return found.kind === 'heading' || (found.text.length <= maxNameLength && !sentence.test(found.text));
}

const isLone = ({ claim }: Evidence) => claim.kind === 'start-time' && claim.of === 'next';

/** Whether most lone times of the day have a name right above them and none right below. */
export function timesFollow(capture: Capture, named: Named, evidence: Evidence[]): boolean {
  if (timesLead(capture, named, evidence.filter(isLone))) return false;
  let votes = 0;
  for (const { at } of evidence.filter(isLone)) {
    const below = lineBeside(capture, at.block, 1);
    // A title may have claimed all the names, so the heading right below counts if it repeats one.
    const isBelow = below !== undefined && withRepeatsIn(capture, named, below).byBlock.has(below);
    votes += Number(nameAbove(capture, named, at.block) !== undefined) - Number(isBelow);
    votes -= Number(isTitle(capture, below) && !isTitle(capture, lineBeside(capture, at.block, -1)));
  }
  return votes > 0;
}

export function ownersOfLoneTime(capture: Capture, named: Named, at: Place): Owner[] {
  if (!named.timesFollow) return namedBelow(capture, named, at);
  const line = nameAbove(capture, named, at.block);
  return line?.[0] ? joinedOwners(capture, line, { first: line[0], doubt: 0 }) : [];
}
