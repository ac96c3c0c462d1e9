// What Explore shows, as one value, and what can be done there.
import type { ExploreFailure, ExploreQuestion, Found } from '../../lib/model/explore.ts';
import type { ConnectFailure, KeepFailure } from '../../lib/model/failure.ts';
import type { Itinerary, Summary } from '../../lib/model/itinerary.ts';

export type ExploreProblem = ExploreFailure | ConnectFailure | KeepFailure;

/** A trip that is looked at more closely. What the list knows of it is there at once. */
export interface OpenTrip {
  summary: Summary;
  whole: { is: 'coming' } | { is: 'here'; trip: Itinerary } | { is: 'stuck'; failure: ExploreFailure };
  /** A draft of one's own is being made of it. */
  isStarting: boolean;
}

/** What can be pressed at a trip of someone else. */
export type MarkName = 'save' | 'like' | 'follow';

/** What was just done, with the way back. */
export interface SavedOrNot {
  trip: Summary;
  isSaved: boolean;
  /** It was liked, or who made it was followed, rather than saved. */
  what?: 'like' | 'follow';
  /** Tells the same words apart when they are said twice. */
  number: number;
}

/** Trips by their ids, travellers by theirs. */
export interface Marks {
  liked: ReadonlySet<string>;
  followed: ReadonlySet<string>;
  /** False once the service has said that other apps may not. */
  canLike: boolean;
  canFollow: boolean;
}

const noMarks: Marks = { liked: new Set(), followed: new Set(), canLike: true, canFollow: true };
export const marksOf = (view: Pick<ExploreView, 'marks'> | undefined): Marks => view?.marks ?? noMarks;

export interface ExploreView {
  question: ExploreQuestion;
  /** The place of the page that is being read, if there is one. */
  place?: string | undefined;
  /** The words in the field are that place. */
  isFromPage: boolean;
  isShort: boolean;
  found: Found;
  savedIds: ReadonlySet<string>;
  /** False once the service has said that other apps may not. */
  canSave: boolean;
  marks?: Marks;
  /** The service may be told of a traveller: not one that has said it keeps that for its own apps. */
  canReport?: boolean;
  /** The traveller who was just reported. */
  reported?: string | undefined;
  toast?: SavedOrNot | undefined;
  /** Something else than reading the list did not work. */
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
  /** Likes the trip, or follows who made it. */
  onMark?: (what: 'like' | 'follow', trip: Summary, isOn: boolean) => void;
  onReport?: (trip: Summary, reason: string) => void;
  onHush: () => void;
  /** What did not work last, once more. */
  onTryAgain: () => void;
  onDraft: () => void;
  onConnect: () => void;
  onSettings: () => void;
  /** Left out where the service has no page for people. */
  onOpenInService?: ((id: string) => void) | undefined;
}

/** What a weekend, perhaps a long one, holds. */
const shortDays = 3;
const isShortTrip = ({ dayCount }: Summary): boolean =>
  dayCount !== undefined && dayCount > 0 && dayCount <= shortDays;

/** The service knows no lengths; what was found is looked through here. */
export const shownTrips = ({ found, isShort }: Pick<ExploreView, 'found' | 'isShort'>): Summary[] =>
  isShort ? found.trips.filter(isShortTrip) : found.trips;
