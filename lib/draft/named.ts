// Where the stops of a day are named: in headings, in lists and in the middle of sentences.

import { type Capture, hasText } from '../model/capture.ts';
import type { Claim, Evidence, Place } from '../model/evidence.ts';
import { joinsNames } from '../text/between-names.ts';

export type StopEvidence = Evidence<Extract<Claim, { kind: 'stop' }>>;
/** A name that is a stop, or may be one. */
export type NameEvidence = Evidence<Extract<Claim, { kind: 'stop' | 'maybe-stop' }>>;

export type TimeEvidence = Evidence<Extract<Claim, { kind: 'start-time' | 'duration' }>>;

export interface Group {
  /** The first mention, which sets the stop's position in the day. */
  first: StopEvidence;
  mentions: StopEvidence[];
}

export interface Mention {
  group: Group;
  at: Place;
}

/** Every mention of every stop of a day, in source order and by block. */
export interface Named {
  groups: Group[];
  all: Mention[];
  byBlock: Map<number, Mention[]>;
  /** True where this day writes a time on its own line below the name instead of above it. */
  timesFollow?: boolean;
}

export function namedIn(groups: Group[]): Named {
  const all = groups
    .flatMap((group) => group.mentions.map(({ at }) => ({ group, at })))
    .sort((a, b) => a.at.block - b.at.block || a.at.start - b.at.start || a.at.end - b.at.end);
  const byBlock = new Map<number, Mention[]>();
  for (const mention of all) {
    const list = byBlock.get(mention.at.block);
    if (list) list.push(mention);
    else byBlock.set(mention.at.block, [mention]);
  }
  return { groups, all, byBlock };
}

/** A longer line is more than a name. */
export const maxTitleLength = 90;

export const textAt = (capture: Capture, block: number) => {
  const found = capture.blocks[block];
  return found && hasText(found) ? found.text : '';
};

/** The stop a claim belongs to. The higher the doubt, the sooner another claim wins; a negative doubt favours this one. */
export interface Owner {
  group: Group;
  doubt: number;
}

export const certainOwner = ({ group }: Mention): Owner => ({ group, doubt: 0 });

/** `first` and those joined to it by "and". */
export const joinedOwners = (
  capture: Capture,
  line: Mention[],
  { first, doubt }: { first: Mention; doubt: number },
): Owner[] => withJoined(capture, line, first).map((group) => ({ group, doubt }));

// "9:30 The island: cable car, the old hospital": the traveller is at these too at 9:30, unless another time says otherwise.
const doubtBeside = 0.35;
const maxBeside = 2;
// Names further apart stand in prose.
const maxGapBeside = 120;

/** Adds the other stops in a plan's line to the owners of its time. */
export function withOwnersBeside(line: Mention[], first: Mention, owners: Owner[]): Owner[] {
  const owning = new Set(owners.map(({ group }) => group));
  const others = new Set(
    line
      .filter(({ at, group }) => {
        const far = at.start - first.at.end;
        return far >= 0 && far <= maxGapBeside && !owning.has(group);
      })
      .map(({ group }) => group),
  );
  if (others.size > maxBeside) return owners;
  return [...owners, ...[...others].map((group) => ({ group, doubt: doubtBeside }))];
}

/** True where nothing but "and" stands between two names. */
function isJoined(capture: Capture, { block, end }: Pick<Place, 'block' | 'end'>, start: number): boolean {
  // "原宿竹下通": in scripts without spaces the larger place stands right before the smaller.
  if (start <= end) return true;
  return joinsNames(textAt(capture, block).slice(end, start));
}

/** The first of the names joined to `last`: "A, B & C" → A. */
export function openingOf(capture: Capture, line: Mention[], last: Mention): Mention {
  let first = last;
  for (const name of line.slice(0, line.indexOf(last)).reverse()) {
    if (!isJoined(capture, name.at, first.at.start)) break;
    first = name;
  }
  return first;
}

/** `first` and those of the same line that are joined to it by "and". */
function withJoined(capture: Capture, line: Mention[], first: Mention): Group[] {
  const owners = [first.group];
  let end = first.at.end;
  for (const { group, at } of line.slice(line.indexOf(first) + 1)) {
    if (!isJoined(capture, { block: at.block, end }, at.start)) break;
    if (!owners.includes(group)) owners.push(group);
    end = Math.max(end, at.end);
  }
  return owners;
}

/** The last mention in an earlier block. A binary search, because a page may hold thousands. */
export function lastBefore(named: Named, block: number): Mention | undefined {
  let low = 0;
  let high = named.all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((named.all[middle]?.at.block ?? 0) < block) low = middle + 1;
    else high = middle;
  }
  return named.all[low - 1];
}
