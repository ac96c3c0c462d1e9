// A search in Explore and what it has found so far.
import type { ApiFailure, OwnFault } from './failure.ts';
import type { Summary } from './itinerary.ts';

export type ExploreFailure = ApiFailure | { kind: 'not-connected' } | OwnFault;

export interface ExploreQuestion {
  /** Empty for the ranked feed. */
  text: string;
  /** Only trips by people whom the traveller follows. */
  isFollowing: boolean;
}

interface Table {
  /** The words that were searched for; the input field may already hold newer ones. */
  text: string;
  /** Only grows while the question stays the same. */
  trips: Summary[];
}

/** The state of the search and the trips shown. */
export type ExploreResults =
  /** The first page is loading; until it arrives, the trips are those of the previous question. */
  | ({ is: 'asking' } & Table)
  | ({ is: 'reading' } & Table)
  | ({ is: 'more' } & Table)
  | ({ is: 'all' } & Table)
  | ({ is: 'stuck'; failure: ExploreFailure } & Table);
