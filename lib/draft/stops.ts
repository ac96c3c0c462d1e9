// Pure: no browser, no network, no clock.
// The stops of one day: names that say the same are one stop, and times, maps and notes find their owner.
import type { Capture } from '../model/capture.ts';
import type { DraftStop } from '../model/draft.ts';
import type { Claim, Evidence, Place } from '../model/evidence.ts';
import { fold } from '../text/fold.ts';
import { follows } from './adjacent.ts';
import { best, claimsOfKind, knownFrom } from './weigh.ts';

type StopEvidence = Evidence<Extract<Claim, { kind: 'stop' }>>;

interface Group {
  /** Where the stop is first named: that is its place in the day. */
  first: StopEvidence;
  mentions: StopEvidence[];
}

const overlaps = (a: Place, b: Place) => a.block === b.block && a.start < b.end && b.start < a.end;

/** In source order, mentions of one name (or of the same words) together. */
function groupsOf(stops: StopEvidence[]): Group[] {
  const groups: Group[] = [];
  const byName = new Map<string, Group>();
  for (const stop of stops) {
    const last = groups.at(-1);
    const known =
      byName.get(fold(stop.claim.name)) ?? (last && overlaps(last.first.at, stop.at) ? last : undefined);
    const group = known ?? { first: stop, mentions: [] };
    if (!known) groups.push(group);
    group.mentions.push(stop);
    byName.set(fold(stop.claim.name), group);
  }
  return groups;
}

/** Who a claim speaks of: a stop named in the same block, else the last one named before it. */
function ownerOf(groups: Group[], at: Place): Group | undefined {
  const named = groups.filter(({ mentions }) => mentions.some((mention) => mention.at.block === at.block));
  if (named.length > 0) return named.findLast(({ first }) => first.at.start <= at.start) ?? named[0];
  return groups.findLast(({ first }) => first.at.block < at.block);
}

/** A time belongs to its own line; a note also to the line right before it; a map to all that was said since. */
function isWithinReach(capture: Capture, { first, mentions }: Group, { claim, at }: Evidence): boolean {
  if (mentions.some((mention) => mention.at.block === at.block)) return true;
  // What stands beside a name in a list or a table is about that name only.
  const isParagraph = capture.blocks[at.block]?.kind === 'paragraph';
  if (claim.kind === 'note') return isParagraph && follows(capture, first.at.block, at.block);
  return claim.kind === 'coordinate';
}

function stopOf(capture: Capture, { mentions, first }: Group, about: Evidence[]): Omit<DraftStop, 'id'> {
  const name = best(mentions) ?? first;
  const time = best(claimsOfKind(about, 'start-time'));
  const coordinate = best(claimsOfKind(about, 'coordinate'));
  const note = best(claimsOfKind(about, 'note'));
  return {
    name: knownFrom(capture, name, name.claim.name),
    ...(time && { startTime: knownFrom(capture, time, time.claim.time) }),
    ...(coordinate && { coordinate: knownFrom(capture, coordinate, coordinate.claim.coordinate) }),
    ...(note && { note: knownFrom(capture, note, note.claim.text) }),
  };
}

/** `evidence` is what was read inside one day, in source order. */
export function stopsOf(capture: Capture, evidence: Evidence[]): Omit<DraftStop, 'id'>[] {
  const groups = groupsOf(claimsOfKind(evidence, 'stop'));
  const about = new Map<Group, Evidence[]>(groups.map((group) => [group, []]));
  for (const entry of evidence) {
    if (entry.claim.kind === 'stop') continue;
    const owner = ownerOf(groups, entry.at);
    if (owner && isWithinReach(capture, owner, entry)) about.get(owner)?.push(entry);
  }
  return groups.map((group) => stopOf(capture, group, about.get(group) ?? []));
}
