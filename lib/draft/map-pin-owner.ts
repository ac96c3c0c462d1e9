// Which stop a map pin belongs to. A link's own text comes first: it may name an earlier place, or one that is no stop at
// all, and a pin on the wrong stop would go unnoticed.
import type { Capture } from '../model/capture.ts';
import type { Claim, Evidence, Place } from '../model/evidence.ts';
import { fold } from '../text/fold.ts';
import { isBelow } from './adjacent.ts';
import { type Group, lastBefore, type Mention, type Named } from './named.ts';

export type PinEvidence = Evidence<Extract<Claim, { kind: 'coordinate' }>>;

const isNamedBy = ({ group, at: name }: Mention, words: string, at: Place) =>
  name.block <= at.block && ` ${fold(words)} `.includes(` ${fold(group.first.claim.name)} `);

/** The stop a map shows; undefined where it shows something else. */
export function pinOwner(capture: Capture, named: Named, { at, seen }: PinEvidence): Group | undefined {
  const line = named.byBlock.get(at.block) ?? [];
  const isLink = at.end > at.start;
  const inLink = line.find(({ at: name }) => isLink && name.start < at.end && name.end > at.start);
  if (inLink) return inLink.group;
  const words = seen?.name;
  if (words) return named.all.findLast((one) => isNamedBy(one, words, at))?.group;
  const before = line.findLast(({ at: name }) => name.start <= at.start) ?? line[0];
  if (before) return before.group;
  const last = lastBefore(named, at.block);
  return last && isBelow(capture, last.at.block, at.block) ? last.group : undefined;
}
