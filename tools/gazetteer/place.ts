import type { PlaceCandidate, SightCandidate } from '../../lib/model/evidence.ts';

/** One place on its way into the gazetteer. */
export interface MadePlace extends PlaceCandidate {
  /** Every name it is found by, its own among them. */
  names: string[];
  /** A village: kept as a row without an entry, by its own name alone. */
  isSmall?: boolean;
  /** The state or province it lies in, as GeoNames numbers them: "IT.16". */
  division?: string;
}

/** One sight on its way into the gazetteer. */
export interface MadeSight extends SightCandidate {
  /** Every name it is found by, its own first. */
  names: string[];
}
