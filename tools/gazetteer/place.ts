import type { PlaceCandidate, SightCandidate } from '../../lib/model/evidence.ts';

/** One place to be packed into the gazetteer. */
export interface MadePlace extends PlaceCandidate {
  /** Every name it is found by, including its main name. */
  names: string[];
  /** A village: stored as a row without an entry, by its main name only. */
  isSmall?: boolean;
  /** Its state or province by GeoNames number: "IT.16". */
  division?: string;
}

/** One sight to be packed into the gazetteer. */
export interface MadeSight extends SightCandidate {
  /** Every name it is found by, the main name first. */
  names: string[];
}
