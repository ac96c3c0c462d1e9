// What is asked of Explore, and what has been found so far.
import type { ApiFailure, OwnFault } from './failure.ts';
import type { Summary } from './itinerary.ts';

export type ExploreFailure = ApiFailure | { kind: 'not-connected' } | OwnFault;

export interface ExploreQuestion {
  /** Without words it is the ranked feed. */
  text: string;
  /** Only of people whom the traveller follows. */
  isFollowing: boolean;
}

interface Table {
  /** The words that were asked for; those in the field may be newer already. */
  text: string;
  /** Only ever grows while the question stays the same. */
  trips: Summary[];
}

/** What is on the table. */
export type Found =
  /** The first page is under way; until it comes, what stands there is the answer to the question before. */
  | ({ is: 'asking' } & Table)
  | ({ is: 'reading' } & Table)
  | ({ is: 'more' } & Table)
  | ({ is: 'all' } & Table)
  | ({ is: 'stuck'; failure: ExploreFailure } & Table);
