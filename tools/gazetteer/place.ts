import type { PlaceCandidate } from '../../lib/model/evidence.ts';

/** One place on its way into the gazetteer. */
export interface MadePlace extends PlaceCandidate {
  /** Every name it is found by, its own among them. */
  names: string[];
}
