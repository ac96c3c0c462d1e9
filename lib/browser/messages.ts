// All messages between the extension's pages and its background, with their types for both ends.
import type { EditClash, Seen } from '../edit/clash.ts';
import type { Edit } from '../edit/edit.ts';
import type { Allowance } from '../model/allowance.ts';
import type { Capture } from '../model/capture.ts';
import type { Clip } from '../model/clip.ts';
import type { Draft, DraftStop, StopCandidate } from '../model/draft.ts';
import type { ExploreFailure } from '../model/explore.ts';
import type {
  ApiFailure,
  ConnectFailure,
  EditFailure,
  ImportFailure,
  KeepFailure,
  MediaFailure,
  NotConnected,
  OwnFault,
  ReadFailure,
  ShowFailure,
} from '../model/failure.ts';
import type { Coordinate, Itinerary, ListedDocument, SummaryPage } from '../model/itinerary.ts';
import type { ListFilter, OpenItinerary } from '../model/listed.ts';
import type { SearchProblem, SearchProgress } from '../model/look-up.ts';
import type { MapName } from '../model/map-name.ts';
import type { OpenLink, Person } from '../model/people.ts';
import type { Result } from '../model/result.ts';
import type { WantedWords } from '../model/wanted-words.ts';

/** A connected account, without any secret. */
export interface ConnectionInfo {
  id: string;
  serviceName: string;
  /** The traveller's name for the account, or the service's name for the traveller, if either is known. */
  name?: string | undefined;
  /** "api.example.com": tells two services of the same name apart. */
  host?: string | undefined;
  /** The granted scopes, if the service reports them. */
  scopes?: string[] | undefined;
  /** Drafts are sent to this account. */
  isChosen?: boolean | undefined;
  /** Only a new sign-in helps. */
  isSignedOut?: boolean | undefined;
  /** Features that the service reserves for its own apps: "media-import". */
  refused?: string[] | undefined;
  /** The web page of an itinerary, with `{id}` to fill in, if the service has such pages. */
  webItinerary?: string;
}

/** Requests by a page, with the background's answers. */
export interface RequestMap {
  'clip.page': {
    ask: { tabId: number; anyway?: boolean };
    answer: Result<Clip, ReadFailure | KeepFailure | OwnFault>;
  };
  /** The sample page that ships with Wayclip, for the first clip: it captures itself. */
  'clip.sample': { ask: { capture: Capture }; answer: Result<Clip, ReadFailure | KeepFailure | OwnFault> };
  'clip.open': { ask: { clipId: string }; answer: Result<Clip, KeepFailure | OwnFault> };
  'clip.list': { ask: Record<string, never>; answer: Result<Clip[], KeepFailure | OwnFault> };
  'clip.send': { ask: { clipId: string }; answer: Result<Clip, KeepFailure | OwnFault> };
  /** Pauses or cancels the sending of a clip, or chooses which of two pictures of a day stays. */
  'clip.steer': {
    ask: { clipId: string; to: 'pause' | 'cancel' | 'keep-mine' | 'keep-theirs' };
    answer: Result<Clip, KeepFailure | OwnFault>;
  };
  /** `task`: one visit to a form, undone as a whole. `seen`: the values it overwrites, as the traveller saw them. */
  'clip.edit': {
    ask: { clipId: string; edit: Edit; task?: string; seen?: Seen };
    answer: Result<Clip, KeepFailure | EditFailure | EditClash | OwnFault>;
  };
  /** `revision`: the one that the page shows. `task`: only if this task made the last step. */
  'clip.walk': {
    ask: { clipId: string; go: 'undo' | 'redo'; revision: number; task?: string };
    answer: Result<Clip, KeepFailure | EditFailure | OwnFault>;
  };
  /** Starts a draft by hand for the page in that tab: empty, from a pasted list, or with the first of some names. */
  'clip.start': {
    ask: { tabId: number; text?: string; names?: DraftStop[] };
    answer: Result<Clip, ReadFailure | KeepFailure | OwnFault>;
  };
  /** Adds a pasted list as edits; stops that it assigns to no day go to `dayId`. One step to undo. */
  'clip.paste': {
    ask: { clipId: string; dayId: string; text: string };
    answer: Result<Clip, ReadFailure | KeepFailure | EditFailure | OwnFault>;
  };
  /** `text`: the content of a file saved by Wayclip. */
  'clip.import': { ask: { text: string }; answer: Result<Clip, ImportFailure | KeepFailure | OwnFault> };
  /** Adds a converted booking as a new trip, or to the clip given. `title`: the names of its files. */
  'booking.add': {
    ask: { booking: Draft; title: string; clipId?: string };
    answer: Result<Clip, KeepFailure | EditFailure | OwnFault>;
  };
  /** Offline place search. `near`: where the trip is, so that the nearest places come first. */
  'place.find': {
    ask: { name: string; near?: Coordinate[]; language?: string };
    answer: Result<StopCandidate[], OwnFault>;
  };
  /** The names for a map around this point: quarters and sights of a town, towns of a country. */
  'map.names': {
    ask: { at: Coordinate; km: number; language?: string };
    answer: Result<MapName[], OwnFault>;
  };
  /** The online search for a clip's stops that are not on the map: its progress, start or continue, and stop. */
  'places.state': { ask: { clipId: string }; answer: Result<SearchProgress, OwnFault> };
  'places.look': { ask: { clipId: string }; answer: Result<null, OwnFault> };
  'places.end': { ask: { clipId: string }; answer: Result<null, OwnFault> };
  /** Sent before the browser is asked to allow the host, as a popup closes before the answer. */
  'places.wish': { ask: { template: string; clipId: string }; answer: Result<null, OwnFault> };
  /** The browser has allowed the host: switches the search on and starts with this clip. */
  'places.switch': { ask: { template: string; clipId: string }; answer: Result<null, OwnFault> };
  /** Sends typed text to the search that is switched on. */
  'places.find': {
    ask: { name: string };
    answer: Result<StopCandidate[], { kind: SearchProblem } | OwnFault>;
  };
  /** Accepts or dismisses what has changed on the page since it was read. */
  'clip.since': {
    ask: { clipId: string; take: boolean };
    answer: Result<Clip, KeepFailure | EditFailure | OwnFault>;
  };
  /** Scrolls the clip's page to these words and marks them. `fromPage`: the requesting page may be in another window. */
  'words.show': {
    ask: { clipId: string; wanted: WantedWords; fromPage: boolean };
    answer: Result<'shown' | 'hidden', ShowFailure | KeepFailure | OwnFault>;
  };
  /**
   * Copies these pictures from the clip's page if it is still open; answers how many. Pictures that the page does not give
   * are fetched from hosts that the traveller has allowed, or with `fromScreen` cropped from a screenshot of the page.
   */
  'pictures.copy': {
    ask: { clipId: string; srcs: string[]; fromScreen?: boolean };
    answer: Result<number, KeepFailure | OwnFault>;
  };
  /**
   * Sends the pictures or the video of the page in that tab, or pages of a file as JPEG in base64, to the service, which
   * turns them into a draft.
   */
  'media.import': {
    ask: { tabId: number } | { frames: string[]; title: string; kind: 'video' | 'album' };
    answer: Result<Clip, MediaFailure | ApiFailure | NotConnected | KeepFailure | OwnFault>;
  };
  /** How many imports are left; null if the service does not say. */
  'media.allowance': { ask: Record<string, never>; answer: Result<Allowance | null, OwnFault> };
  /** The account that drafts are sent to, or the one with this id. */
  'connection.open': { ask: { id?: string }; answer: Result<ConnectionInfo | null, OwnFault> };
  'connection.list': { ask: Record<string, never>; answer: Result<ConnectionInfo[], OwnFault> };
  /** Sends drafts to this account from now on; parcels on their way stay with their own account. */
  'connection.choose': { ask: { id: string }; answer: Result<ConnectionInfo[], OwnFault> };
  'connection.rename': { ask: { id: string; name: string }; answer: Result<ConnectionInfo[], OwnFault> };
  /**
   * `thenSend`: the clip to send afterwards, by the background, as a popup closes when the sign-in window opens.
   * `accountId`: the account that signs in again; without it, the one that drafts are sent to. `isNew`: adds an account, at
   * the service chosen in the settings or the one with `serviceId`. `withDocuments`: also requests the document scopes.
   */
  'connection.connect': {
    ask: {
      thenSend?: string;
      accountId?: string;
      isNew?: boolean;
      serviceId?: string;
      withDocuments?: boolean;
    };
    answer: Result<ConnectionInfo, ConnectFailure | OwnFault>;
  };
  /** A service's profile was changed in the settings: applies it to the service's accounts. */
  'connection.adopt': { ask: { serviceId: string }; answer: Result<null, OwnFault> };
  /** Without an id, the account that drafts are sent to. False if the service could not be told. */
  'connection.disconnect': { ask: { id?: string }; answer: Result<boolean | null, OwnFault> };
  /** Deletes all drafts, accounts, lists and settings in this browser; what is in the service stays. */
  'data.forget': { ask: Record<string, never>; answer: Result<null, OwnFault> };
  /** One page of Explore. `isAlone`: sends the cursor without the rest of the query. */
  'explore.page': {
    ask: { text: string; isFollowing: boolean; cursor?: string; isAlone?: boolean };
    answer: Result<SummaryPage, ExploreFailure>;
  };
  /** The whole trip, for viewing. */
  'explore.trip': { ask: { id: string }; answer: Result<Itinerary, ExploreFailure> };
  /** Adds the trip to the traveller's library at the service, or removes it. */
  'explore.save': { ask: { id: string; isSaved: boolean }; answer: Result<null, ExploreFailure> };
  /** The trips that are already in the library. */
  'explore.saved': { ask: Record<string, never>; answer: Result<string[], ExploreFailure> };
  /** The liked trips and the followed travellers, as far as the service's lists show them. */
  'explore.marked': {
    ask: Record<string, never>;
    answer: Result<{ liked: string[]; followed: string[] }, ExploreFailure>;
  };
  /** `id`: that of the trip or of the traveller. */
  'explore.mark': {
    ask: { what: 'like' | 'follow'; id: string; isOn: boolean };
    answer: Result<null, ExploreFailure>;
  };
  'people.report': { ask: { userId: string; reason: string }; answer: Result<null, ExploreFailure> };
  'people.add': {
    ask: { itineraryId: string; userId: string; role: 'editor' | 'viewer' };
    answer: Result<null, ExploreFailure>;
  };
  /** Creates a token that others can join with; the link is built from the itinerary's web page. */
  'people.link': {
    ask: { itineraryId: string; wish: { role: 'editor' | 'viewer' } | { sharePlay: true } };
    answer: Result<
      { id?: string | undefined; token: string; expiresAt?: string | undefined },
      ExploreFailure
    >;
  };
  /** Joins with the token of a share link or of a video call. */
  'people.join': {
    ask: { itineraryId: string; token: string; isCall: boolean };
    answer: Result<null, ExploreFailure>;
  };
  /** Who has access to it; null if the service does not say. */
  'people.list': { ask: { itineraryId: string }; answer: Result<Person[] | null, ExploreFailure> };
  /** The owner removes someone. */
  'people.remove': { ask: { itineraryId: string; userId: string }; answer: Result<null, ExploreFailure> };
  /** The traveller leaves the itinerary. */
  'people.leave': { ask: { itineraryId: string }; answer: Result<null, ExploreFailure> };
  /** The links that others can still join with; null if the service does not say. */
  'people.links': { ask: { itineraryId: string }; answer: Result<OpenLink[] | null, ExploreFailure> };
  'people.withdraw': { ask: { itineraryId: string; linkId: string }; answer: Result<null, ExploreFailure> };
  /** Which reminders the service sends for this account, by name. */
  'reminders.read': { ask: { id: string }; answer: Result<Record<string, boolean>, ExploreFailure> };
  'reminders.change': {
    ask: { id: string; name: string; isOn: boolean };
    answer: Result<null, ExploreFailure>;
  };
  /** The traveller's own documents on an itinerary: their names and kinds. */
  'documents.list': { ask: { itineraryId: string }; answer: Result<ListedDocument[], ExploreFailure> };
  /** `data`: the file in base64. */
  'documents.add': {
    /** The id is chosen before the first try, so that a retry replaces what may have arrived. */
    ask: { itineraryId: string; id: string; name: string; kind: string; data: string };
    answer: Result<ListedDocument, ExploreFailure>;
  };
  'documents.rename': {
    ask: { itineraryId: string; documentId: string; name: string };
    answer: Result<null, ExploreFailure>;
  };
  'documents.remove': {
    ask: { itineraryId: string; documentId: string };
    answer: Result<null, ExploreFailure>;
  };
  /** The document's file in base64, and `name` with the extension for its type. */
  'documents.fetch': {
    ask: { itineraryId: string; documentId: string; name: string };
    answer: Result<{ name: string; data: string }, ExploreFailure>;
  };
  /** Creates a draft from the trip. */
  'explore.draft': { ask: { id: string }; answer: Result<Clip, ExploreFailure | KeepFailure> };
  /** Updates the copy of one of the service's lists; `isWhole`: looks for removed entries too. */
  'library.sync': {
    ask: { filter: ListFilter; isWhole?: boolean };
    answer: Result<{ isWhole: boolean; hasNews: boolean }, ExploreFailure | KeepFailure>;
  };
  /** An itinerary in the library, with its version. */
  'library.open': { ask: { id: string }; answer: Result<OpenItinerary, ExploreFailure> };
  /** Sets or removes one of its pictures, based on the version that was seen. `picture`: a JPEG in base64. */
  'library.image': {
    ask: {
      seen: { id: string; etag?: string; days: { id?: string; imageURL?: string }[] };
      change:
        | { kind: 'set'; dayId: string; picture?: string; words?: string }
        | { kind: 'remove'; dayId: string }
        | { kind: 'remove-cover' };
    };
    answer: Result<OpenItinerary, ExploreFailure>;
  };
  /** Hides a draft or brings it back; a hidden draft is deleted a while later. */
  'clip.remove': { ask: { clipId: string; isBack?: boolean }; answer: Result<null, OwnFault> };
  /** Deletes what can no longer be restored; answers how many bytes of pictures were freed. */
  'library.tidy': { ask: Record<string, never>; answer: Result<number, OwnFault> };
  /** A small version of one of the service's pictures, as JPEG in base64; null if there is none to show. */
  'explore.picture': { ask: { address: string }; answer: Result<string | null, OwnFault> };
}
export type RequestName = keyof RequestMap;

/** News that the background sends to every open page. */
export interface News {
  'clip.changed': Clip;
  'places.changed': { clipId: string; lookUp: SearchProgress };
}
