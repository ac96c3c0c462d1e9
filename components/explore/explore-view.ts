// What Explore shows, as one value, and what can be done there.
import type { ExploreFailure, ExploreQuestion, ExploreResults } from '../../lib/model/explore.ts';
import type { ConnectFailure, KeepFailure } from '../../lib/model/failure.ts';
import type { Itinerary, Summary } from '../../lib/model/itinerary.ts';

export type ExploreProblem = ExploreFailure | ConnectFailure | KeepFailure;

/** An open trip. What the list knows of it shows at once. */
export interface OpenTrip {
  summary: Summary;
  whole: { is: 'coming' } | { is: 'here'; trip: Itinerary } | { is: 'stuck'; failure: ExploreFailure };
  /** A draft is being made from it. */
  isStarting: boolean;
}

/** What a traveller can do with someone else's trip. */
export type MarkName = 'save' | 'like' | 'follow';

/** What was just done, to be undone with a press. */
export interface MarkToast {
  trip: Summary;
  isSaved: boolean;
  /** Set if the trip was liked or its author followed, rather than saved. */
  what?: 'like' | 'follow';
  /** Distinguishes two toasts with the same words. */
  number: number;
}

/** `liked`: ids of trips. `followed`: ids of travellers. */
export interface Marks {
  liked: ReadonlySet<string>;
  followed: ReadonlySet<string>;
  /** False once the service has refused it to other apps. */
  canLike: boolean;
  canFollow: boolean;
}

const noMarks: Marks = { liked: new Set(), followed: new Set(), canLike: true, canFollow: true };
export const marksOf = (view: Pick<ExploreView, 'marks'> | undefined): Marks => view?.marks ?? noMarks;

export interface ExploreView {
  question: ExploreQuestion;
  /** The place the open clip is about, if there is one. */
  place?: string | undefined;
  /** The words in the field are that place. */
  isFromPage: boolean;
  isShort: boolean;
  found: ExploreResults;
  savedIds: ReadonlySet<string>;
  /** False once the service has refused it to other apps. */
  canSave: boolean;
  marks?: Marks;
  /** Whether travellers can be reported; false once the service has refused it to other apps. */
  canReport?: boolean;
  /** The traveller who was just reported. */
  reported?: string | undefined;
  toast?: MarkToast | undefined;
  /** A problem with anything other than reading the list. */
  problem?: ExploreProblem | undefined;
  trip?: OpenTrip | undefined;
  /** The sign-in page is open. */
  isConnecting: boolean;
}

export interface ExploreActions {
  onType: (text: string) => void;
  onFollowing: (isFollowing: boolean) => void;
  onShort: (isShort: boolean) => void;
  onMore: () => void;
  onOpen: (trip: Summary) => void;
  onClose: () => void;
  onSave: (trip: Summary, isSaved: boolean) => void;
  /** Likes the trip, or follows its author. */
  onMark?: (what: 'like' | 'follow', trip: Summary, isOn: boolean) => void;
  onReport?: (trip: Summary, reason: string) => void;
  onHush: () => void;
  /** Tries again what failed last. */
  onTryAgain: () => void;
  onDraft: () => void;
  onConnect: () => void;
  onSettings: () => void;
  /** Left out if the service has no web pages for itineraries. */
  onOpenInService?: ((id: string) => void) | undefined;
}

/** The length of a weekend, perhaps a long one. */
const shortDays = 3;
const isShortTrip = ({ dayCount }: Summary): boolean =>
  dayCount !== undefined && dayCount > 0 && dayCount <= shortDays;

/** The service cannot filter by length, so the trips found are filtered here. */
export const shownTrips = ({ found, isShort }: Pick<ExploreView, 'found' | 'isShort'>): Summary[] =>
  isShort ? found.trips.filter(isShortTrip) : found.trips;
