// Which stops a claim belongs to.
import type { Capture } from '../model/capture.ts';
import type { Evidence } from '../model/evidence.ts';
import { follows, isBelow } from './adjacent.ts';
import { type PinEvidence, pinOwner } from './map-pin-owner.ts';
import { type Group, lastBefore, type Named, type Owner, type TimeEvidence } from './named.ts';
import { ownersOfTime } from './time-owners.ts';

/** The owner of a detail: the name before it in the same block, else the last one named shortly above. */
function ownersOfDetail(capture: Capture, named: Named, evidence: Evidence): Group[] {
  if (isPin(evidence)) return [pinOwner(capture, named, evidence) ?? []].flat();
  const { claim, at } = evidence;
  const line = named.byBlock.get(at.block) ?? [];
  const last = lastBefore(named, at.block);
  // The paragraph under a heading is about the heading, whatever else it names.
  const isUnder =
    last && capture.blocks[at.block]?.kind === 'paragraph' && follows(capture, last.at.block, at.block);
  if (claim.kind === 'note' && isUnder && at.start === 0) return [last.group];
  const inLine = line.findLast(({ at: name }) => name.start <= at.start) ?? line[0];
  if (inLine) return [inLine.group];
  if (!last) return [];
  // A note beside a name in a list or a table is about that name only.
  if (claim.kind === 'note') return isUnder ? [last.group] : [];
  return isBelow(capture, last.at.block, at.block) ? [last.group] : [];
}

const isPin = (evidence: Evidence): evidence is PinEvidence => evidence.claim.kind === 'coordinate';

const isTime = (evidence: Evidence): evidence is TimeEvidence =>
  evidence.claim.kind === 'start-time' || (evidence.claim.kind === 'duration' && Boolean(evidence.claim.of));

export const ownersOf = (capture: Capture, named: Named, evidence: Evidence): Owner[] =>
  isTime(evidence)
    ? ownersOfTime(capture, named, evidence)
    : ownersOfDetail(capture, named, evidence).map((group) => ({ group, doubt: 0 }));
