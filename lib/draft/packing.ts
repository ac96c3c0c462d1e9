import type { Capture } from '../model/capture.ts';
import type { DraftPackingItem } from '../model/draft.ts';
import type { Evidence } from '../model/evidence.ts';
import { fold } from '../text/fold.ts';
import { claimsOfKind, sourcedFrom } from './weigh.ts';

/** One item per thing, in source order; a thing named twice is packed once. */
export function packingOf(capture: Capture, evidence: Evidence[]): DraftPackingItem[] {
  const seen = new Set<string>();
  return claimsOfKind(evidence, 'packing-item')
    .filter(({ claim }) => {
      const key = fold(claim.name);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .map((item, index) => ({
      id: `packing-${index + 1}`,
      name: sourcedFrom(capture, item, item.claim.name),
      quantity: item.claim.quantity,
    }));
}
