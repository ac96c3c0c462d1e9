// The online place search as the screens see it: its progress, and what can be done with it. Set by the surface.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { StopCandidate } from '../../lib/model/draft.ts';
import type { OwnFault } from '../../lib/model/failure.ts';
import type { SearchProblem, SearchProgress } from '../../lib/model/look-up.ts';
import type { Result } from '../../lib/model/result.ts';

export interface OnlinePlaceSearch {
  lookUp: SearchProgress;
  /**
   * Asks the browser to allow the search's host, then starts; false if refused. Only works while a press is being handled.
   */
  switchOn: (template: string) => Promise<boolean>;
  look: () => void;
  end: () => void;
  find: (name: string) => Promise<Result<StopCandidate[], { kind: SearchProblem } | OwnFault>>;
}

/** Undefined on a screen by itself: nothing is searched online then. */
export const PlaceSearchContext = createContext<OnlinePlaceSearch | undefined>(undefined);
export const usePlaceSearch = (): OnlinePlaceSearch | undefined => useContext(PlaceSearchContext);
