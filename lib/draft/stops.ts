// Builds the stops of one day: equal names become one stop, and times, maps and notes go to their owners.
import type { Capture } from '../model/capture.ts';
import type { DraftStop } from '../model/draft.ts';
import type { Evidence, Place } from '../model/evidence.ts';
import { fold } from '../text/fold.ts';
import { withAfternoonHours } from './afternoon.ts';
import { categoryOf } from './category.ts';
import { timesFollow } from './lone-times.ts';
import { type Group, namedIn, type StopEvidence } from './named.ts';
import { ownersOf } from './owners.ts';
import { inPageOrder } from './page-order.ts';
import { best, claimsOfKind, sourcedFrom } from './weigh.ts';

const overlaps = (a: Place, b: Place) => a.block === b.block && a.start < b.end && b.start < a.end;

/** Groups the mentions of one name (or of the same words), in source order. */
function groupsOf(stops: StopEvidence[]): Group[] {
  const groups: Group[] = [];
  const byName = new Map<string, Group>();
  for (const stop of stops) {
    const last = groups.at(-1);
    const earlier =
      byName.get(fold(stop.claim.name)) ?? (last && overlaps(last.first.at, stop.at) ? last : undefined);
    const group = earlier ?? { first: stop, mentions: [] };
    if (!earlier) groups.push(group);
    group.mentions.push(stop);
    byName.set(fold(stop.claim.name), group);
  }
  return groups;
}

type Stop = Omit<DraftStop, 'id'>;

function stopOf(capture: Capture, { mentions, first }: Group, about: Evidence[]): Stop {
  const name = best(mentions) ?? first;
  const otherName = mentions.find(({ claim }) => claim.otherName)?.claim.otherName;
  const category = categoryOf(capture, name);
  const time = best(claimsOfKind(about, 'start-time'));
  const duration = best(claimsOfKind(about, 'duration'));
  const coordinate = best(claimsOfKind(about, 'coordinate'));
  const note = best(claimsOfKind(about, 'note'));
  const address = best(claimsOfKind(about, 'address'));
  const phone = best(claimsOfKind(about, 'phone'));
  const link = best(claimsOfKind(about, 'booking-link'));
  return {
    name: sourcedFrom(capture, name, name.claim.name),
    ...(otherName && { otherName }),
    ...(category && { category }),
    ...(address && { address: sourcedFrom(capture, address, address.claim.text) }),
    ...(coordinate && { coordinate: sourcedFrom(capture, coordinate, coordinate.claim.coordinate) }),
    ...(time && { startTime: sourcedFrom(capture, time, time.claim.time) }),
    ...(duration && { durationMinutes: sourcedFrom(capture, duration, duration.claim.minutes) }),
    ...(note && { note: sourcedFrom(capture, note, note.claim.text) }),
    ...(phone && { phone: sourcedFrom(capture, phone, phone.claim.phone) }),
    ...(link && { bookingUrl: sourcedFrom(capture, link, link.claim.url) }),
  };
}

// Where there is no other, a doubtful time is still the best there is.
const minTrust = 0.3;
const trustLess = (trust: number, doubt: number) =>
  Math.max(minTrust, Math.round((trust - doubt) * 100) / 100);

/** `evidence` is what was read inside one day, in source order. */
export function stopsOf(capture: Capture, evidence: Evidence[]): Stop[] {
  const groups = groupsOf(claimsOfKind(evidence, 'stop'));
  const names = namedIn(groups);
  const named = { ...names, timesFollow: timesFollow(capture, names, evidence) };
  const about = new Map<Group, Evidence[]>(groups.map((group) => [group, []]));
  for (const entry of evidence) {
    if (entry.claim.kind === 'stop' || entry.claim.kind === 'maybe-stop') continue;
    for (const { group, doubt } of ownersOf(capture, named, entry))
      about.get(group)?.push(doubt !== 0 ? { ...entry, trust: trustLess(entry.trust, doubt) } : entry);
  }
  const evening = new Set<Stop>();
  const stops = groups.map((group) => {
    const own = about.get(group) ?? [];
    const stop = stopOf(capture, group, own);
    if (best(claimsOfKind(own, 'start-time'))?.seen?.isOfEvening) evening.add(stop);
    return stop;
  });
  return withAfternoonHours(inPageOrder(stops), evening);
}
