// The online place search as the screens see it: how far it is, and what can be done with it. The surface hands it in.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { StopCandidate } from '../../lib/model/draft.ts';
import type { OwnFault } from '../../lib/model/failure.ts';
import type { LookUp, SearchProblem } from '../../lib/model/look-up.ts';
import type { Result } from '../../lib/model/result.ts';

export interface PlaceSearchDesk {
  lookUp: LookUp;
  /** Asks the browser to allow its host, and begins; false on a no. A press must be under way. */
  switchOn: (template: string) => Promise<boolean>;
  look: () => void;
  end: () => void;
  find: (name: string) => Promise<Result<StopCandidate[], { kind: SearchProblem } | OwnFault>>;
}

/** Undefined where a screen stands alone: then nothing is searched online. */
export const PlaceSearchContext = createContext<PlaceSearchDesk | undefined>(undefined);
export const usePlaceSearch = (): PlaceSearchDesk | undefined => useContext(PlaceSearchContext);
