// What the Library shows, as one value, and what can be done there.
import type { Clip } from '../../lib/model/clip.ts';
import type { ExploreFailure } from '../../lib/model/explore.ts';
import type { ConnectFailure, Failure, KeepFailure } from '../../lib/model/failure.ts';
import type { Listed, ListFilter, OpenItinerary } from '../../lib/model/listed.ts';
import type { ShareLink } from '../../lib/model/share-link.ts';
import type { DocumentsView } from '../documents/documents-view.ts';
import type { JoinLink, PeopleView } from './people-view.ts';

/** Everything together, what is only in this browser, and the service's own lists. */
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

/** The service's list that a shelf shows. */
export const filterOf = (shelf: ShelfName): ListFilter | undefined => {
  if (shelf === 'everything') return 'all';
  return shelf === 'drafts' || shelf === 'queue' || shelf === 'sent' ? undefined : shelf;
};

export const sorts = ['newest', 'title', 'start'] as const;
export type SortName = (typeof sorts)[number];

/** Items that load while the screen is already shown. */
export type Shelf<T> =
  | { is: 'coming' }
  | { is: 'here'; items: T[] }
  | { is: 'out-of-reach'; failure: Failure };

export type LibraryProblem = ExploreFailure | ConnectFailure | KeepFailure;

export type Opens = { kind: 'clip'; clipId: string } | { kind: 'itinerary'; row: Listed };

/** The local copy of the service's lists. */
export interface ListState {
  /** The rows of the chosen shelf, searched and sorted. */
  rows: readonly Listed[];
  /** The number of rows in each list, as far as known. */
  counts: Partial<Record<ListFilter, number>>;
  /** All ids in the copy, whatever the shelf; undefined until it has been read. */
  knownIds?: ReadonlySet<string> | undefined;
  /** When the chosen list was last synced, by our clock, in milliseconds. */
  asOf?: number | undefined;
  isConnected: boolean;
  isCatchingUp: boolean;
  failure?: LibraryProblem | undefined;
}

export interface StorageUse {
  usedBytes: number;
  /** How much more the browser would store, if it reports that. */
  leftBytes?: number | undefined;
  /** Freed by the last tidying up. */
  freedBytes?: number | undefined;
}

/** A trip with its pictures is below 10 MB, so there is room for a few more and time to act. */
const fewBytes = 50_000_000;
export const isShort = ({ leftBytes }: StorageUse): boolean =>
  leftBytes !== undefined && leftBytes < fewBytes;

/** Deleted for good unless it is restored. */
export interface Removed {
  clipId: string;
  title: string;
  /** Distinguishes two toasts with the same words. */
  number: number;
}

/** The picture to set or remove. */
export type PictureChange =
  | { kind: 'set'; dayId: string; file: File }
  | { kind: 'set'; dayId: string; words?: string }
  | { kind: 'remove'; dayId: string }
  | { kind: 'remove-cover' };

/** An open itinerary. What the list knows of it shows at once. */
export interface OpenedItinerary {
  row: Listed;
  whole: { is: 'coming' } | ({ is: 'here' } & OpenItinerary) | { is: 'stuck'; failure: LibraryProblem };
  /** What is being changed: a day's id, or "cover". */
  busy?: string | undefined;
  isStarting: boolean;
  /** Whether people can be listed and added; false once the service has refused it to other apps. */
  hasPeople?: boolean | undefined;
  /** Left out until the traveller opens the list. */
  people?: PeopleView | undefined;
  /** Only if the service has web pages for itineraries, because the link leads there. */
  canLink?: boolean | undefined;
  joinLink?: JoinLink | undefined;
  /** The traveller's own documents; left out if the service has none, or until it is known. */
  documents?: DocumentsView | undefined;
  problem?: LibraryProblem | undefined;
  /** The service found no picture for these words. */
  nothingFor?: string | undefined;
  /** What was just done. */
  toast?: { words: string; number: number } | undefined;
  /** Someone else changed the same picture. `mine`: the address of the traveller's picture, if the change sets one. */
  conflict?: { change: PictureChange; mine?: string | undefined; now: OpenItinerary } | undefined;
}

export interface LibraryView {
  shelf: ShelfName;
  text: string;
  sort: SortName;
  /** The clips in this browser that match the search; the counts cover all of them. */
  clips: Shelf<Clip>;
  clipCounts: { drafts: number; queue: number; sent: number };
  list: ListState;
  storage?: StorageUse | undefined;
  removed?: Removed | undefined;
  /** What was just done. */
  toast?: { words: string; number: number } | undefined;
  /** Whether others' trips can be joined; false once the service has refused it to other apps. */
  canJoin?: boolean | undefined;
  /** A link is being pasted. `host`: the host of this service's links, if known. */
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
  /** Left out if the service has no web pages for itineraries. */
  onOpenInService?: ((id: string) => void) | undefined;
}

export interface ItineraryActions {
  onClose: () => void;
  onChange: (change: PictureChange) => void;
  onKeep: (choice: 'mine' | 'theirs') => void;
  onLater: () => void;
  onDraft: () => void;
  /** Tries again what failed last. */
  onAgain: () => void;
  onConnect: () => void;
  onSettings: () => void;
  onHush: () => void;
  onOpenInService?: ((id: string) => void) | undefined;
  /** Left out if the service has no web pages for itineraries. */
  onShare?: (() => void) | undefined;
}

/** It was sent and has not arrived yet, so it is in the queue. */
export const isOnTheWay = ({ delivery: { step } }: Clip): boolean => step !== 'kept' && step !== 'sent';
export const isSent = ({ delivery: { step } }: Clip): boolean => step === 'sent';
export const isDraft = ({ delivery: { step } }: Clip): boolean => step === 'kept';

export const clipCountsOf = (clips: readonly Clip[]): LibraryView['clipCounts'] => ({
  drafts: clips.filter(isDraft).length,
  queue: clips.filter(isOnTheWay).length,
  sent: clips.filter(isSent).length,
});
