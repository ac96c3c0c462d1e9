// Pure: no browser, no network, no clock.
// Times on a line of their own: "10:00", then the place; on some pages the place, then "10:00".
import { type Capture, hasText } from '../model/capture.ts';
import type { Evidence, Place } from '../model/evidence.ts';
import { type Group, type Mention, type Named, withJoined } from './named.ts';

// A time on a line of its own is followed by its place, perhaps with a line such as "Free time" between.
const mostLinesToNext = 3;
// Under a time that is a heading there may be a whole paragraph first.
const mostLinesInSection = 12;
const ownTime = /^\W{0,3}\d{1,2}[:.h]\d{2}/;

/** The first name below a line of its own. Another time of its own, or a heading beside it, begins something else. */
function nextNamed(capture: Capture, named: Named, at: Place): Group[] {
  const own = capture.blocks[at.block];
  const level = own?.kind === 'heading' ? own.level : undefined;
  let left = level === undefined ? mostLinesToNext : mostLinesInSection;
  for (let block = at.block + 1; block < capture.blocks.length && left > 0; block += 1) {
    const found = capture.blocks[block];
    if (!found || !hasText(found) || found.kind === 'caption') continue;
    left -= 1;
    const isPeer =
      level !== undefined &&
      left < mostLinesInSection - 1 &&
      found.kind === 'heading' &&
      found.level <= level;
    if (isPeer || ownTime.test(found.text)) return [];
    const line = named.byBlock.get(block);
    if (line?.[0]) return withJoined(capture, line, line[0]);
  }
  return [];
}

/** The nearest line above or below; captions and pictures do not count. */
function lineBeside(capture: Capture, from: number, step: 1 | -1): number | undefined {
  for (let block = from + step; block >= 0 && block < capture.blocks.length; block += step) {
    const found = capture.blocks[block];
    if (found && hasText(found) && found.kind !== 'caption') return block;
  }
  return undefined;
}

/** The line right above, if it names something and the time can stand under it: a heading does so only under a higher one. */
function nameAbove(capture: Capture, named: Named, from: number): Mention[] | undefined {
  const above = lineBeside(capture, from, -1);
  const line = above === undefined ? undefined : named.byBlock.get(above);
  const own = capture.blocks[from];
  if (above === undefined || !line || own?.kind !== 'heading') return line;
  const other = capture.blocks[above];
  return other?.kind === 'heading' && other.level < own.level ? line : undefined;
}

/** The day's habit: most times of their own have a name right above them and none right below. */
export function timesFollow(capture: Capture, named: Named, evidence: Evidence[]): boolean {
  let votes = 0;
  for (const { claim, at } of evidence) {
    if (claim.kind !== 'start-time' || claim.of !== 'next') continue;
    const below = lineBeside(capture, at.block, 1);
    const isBelow = below !== undefined && named.byBlock.has(below);
    votes += Number(nameAbove(capture, named, at.block) !== undefined) - Number(isBelow);
  }
  return votes > 0;
}

export function ownersOfLoneTime(capture: Capture, named: Named, at: Place): Group[] {
  if (!named.timesFollow) return nextNamed(capture, named, at);
  const line = nameAbove(capture, named, at.block);
  return line?.[0] ? withJoined(capture, line, line[0]) : [];
}
