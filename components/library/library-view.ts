// What the Library shows, as one value, and what can be done there.
import type { Clip } from '../../lib/model/clip.ts';
import type { ExploreFailure } from '../../lib/model/explore.ts';
import type { ConnectFailure, Failure, KeepFailure } from '../../lib/model/failure.ts';
import type { Listed, ListFilter, OpenItinerary } from '../../lib/model/listed.ts';
import type { ShareLink } from '../../lib/model/share-link.ts';
import type { DocumentsView } from '../documents/documents-view.ts';
import type { JoinLink, PeopleView } from './people-view.ts';

/** Everything together, what is only here, and the service's own lists. */
export const shelves = [
  'everything',
  'drafts',
  'queue',
  'sent',
  'owned',
  'shared',
  'saved',
  'liked',
  'disliked',
] as const;
export type ShelfName = (typeof shelves)[number];

/** The service's list behind a shelf. */
export const filterOf = (shelf: ShelfName): ListFilter | undefined => {
  if (shelf === 'everything') return 'all';
  return shelf === 'drafts' || shelf === 'queue' || shelf === 'sent' ? undefined : shelf;
};

export const sorts = ['newest', 'title', 'start'] as const;
export type SortName = (typeof sorts)[number];

/** Something that is fetched while the screen is already there. */
export type Shelf<T> =
  | { is: 'coming' }
  | { is: 'here'; items: T[] }
  | { is: 'out-of-reach'; failure: Failure };

export type LibraryProblem = ExploreFailure | ConnectFailure | KeepFailure;

export type Opens = { kind: 'clip'; clipId: string } | { kind: 'itinerary'; row: Listed };

/** The copy of the service's lists. */
export interface ListState {
  /** What the chosen shelf has of it, searched and sorted. */
  rows: readonly Listed[];
  /** How many each list has, as far as that is known. */
  counts: Partial<Record<ListFilter, number>>;
  /** All that the copy has, whatever the shelf; undefined until it has been read. */
  knownIds?: ReadonlySet<string> | undefined;
  /** When the chosen list was last asked for, by our clock, in milliseconds. */
  asOf?: number | undefined;
  isConnected: boolean;
  isCatchingUp: boolean;
  failure?: LibraryProblem | undefined;
}

export interface StorageUse {
  usedBytes: number;
  /** What the browser would still take, where it says so. */
  leftBytes?: number | undefined;
  /** By the last tidying up. */
  freedBytes?: number | undefined;
}

/** A trip with its pictures is below 10 MB: room for a few more, and time to do something about it. */
const fewBytes = 50_000_000;
export const isShort = ({ leftBytes }: StorageUse): boolean =>
  leftBytes !== undefined && leftBytes < fewBytes;

/** What goes for good unless it is wanted back. */
export interface Removed {
  clipId: string;
  title: string;
  /** Tells the same words apart when they are said twice. */
  number: number;
}

/** Which picture is to be set or taken away. */
export type PictureChange =
  | { kind: 'set'; dayId: string; file: File }
  | { kind: 'set'; dayId: string; words?: string }
  | { kind: 'remove'; dayId: string }
  | { kind: 'remove-cover' };

/** An itinerary that is looked at more closely. What the list knows of it is there at once. */
export interface OpenedItinerary {
  row: Listed;
  whole: { is: 'coming' } | ({ is: 'here' } & OpenItinerary) | { is: 'stuck'; failure: LibraryProblem };
  /** What is being changed: a day's id, or "cover". */
  busy?: string | undefined;
  isStarting: boolean;
  /** People are seen and added: not where the service has said that it keeps that for its own apps. */
  hasPeople?: boolean | undefined;
  /** Left out until someone wants to know. */
  people?: PeopleView | undefined;
  /** Only where the service has a page for people: a link leads there. */
  canLink?: boolean | undefined;
  joinLink?: JoinLink | undefined;
  /** The traveller's own on it; left out where the service shows none, or it is not known yet. */
  documents?: DocumentsView | undefined;
  problem?: LibraryProblem | undefined;
  /** The service found no picture with these words. */
  nothingFor?: string | undefined;
  /** What was just done. */
  toast?: { words: string; number: number } | undefined;
  /** Someone else changed the same picture: which one stays? `mine`: the address of one's own, if it is one. */
  conflict?: { change: PictureChange; mine?: string | undefined; now: OpenItinerary } | undefined;
}

export interface LibraryView {
  shelf: ShelfName;
  text: string;
  sort: SortName;
  /** What this browser keeps, as it is searched; the counts are of all of it. */
  clips: Shelf<Clip>;
  clipCounts: { drafts: number; queue: number; sent: number };
  list: ListState;
  storage?: StorageUse | undefined;
  removed?: Removed | undefined;
  /** What was just done. */
  toast?: { words: string; number: number } | undefined;
  /** Others' trips can be joined: not where the service keeps that for its own apps. */
  canJoin?: boolean | undefined;
  /** A link is being pasted. `host`: where links of this service lead, where that is known. */
  joining?: { isBusy: boolean; host?: string | undefined; failure?: LibraryProblem | undefined } | undefined;
  open?: OpenedItinerary | undefined;
}

export interface LibraryActions {
  onShelf: (shelf: ShelfName) => void;
  onType: (text: string) => void;
  onSort: (sort: SortName) => void;
  onOpen: (what: Opens) => void;
  onRemove: (clip: Clip) => void;
  onUndoRemove: () => void;
  onHush: () => void;
  onTryAgain: () => void;
  onConnect: () => void;
  onSettings: () => void;
  onTidy: () => void;
  onOpenJoin: () => void;
  onCloseJoin: () => void;
  onJoin: (link: ShareLink) => void;
  /** Left out where the service has no page for people. */
  onOpenInService?: ((id: string) => void) | undefined;
}

export interface ItineraryActions {
  onClose: () => void;
  onChange: (change: PictureChange) => void;
  onKeep: (choice: 'mine' | 'theirs') => void;
  onLater: () => void;
  onDraft: () => void;
  /** What did not work last, once more. */
  onAgain: () => void;
  onConnect: () => void;
  onSettings: () => void;
  onHush: () => void;
  onOpenInService?: ((id: string) => void) | undefined;
  /** Left out where the service has no page for people. */
  onShare?: (() => void) | undefined;
}

/** It was sent off and has not arrived: it stands in the queue. */
export const isOnTheWay = ({ delivery: { step } }: Clip): boolean => step !== 'kept' && step !== 'sent';
export const isSent = ({ delivery: { step } }: Clip): boolean => step === 'sent';
export const isDraft = ({ delivery: { step } }: Clip): boolean => step === 'kept';
