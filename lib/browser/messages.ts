// The one map of messages between the extension's pages and its background. Both ends are typed by it.
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
import type { LookUp, SearchProblem } from '../model/look-up.ts';
import type { MapName } from '../model/map-name.ts';
import type { OpenLink, Person } from '../model/people.ts';
import type { Result } from '../model/result.ts';
import type { WantedWords } from '../model/wanted-words.ts';

/** Who we are connected as, without any secret. */
export interface ConnectionInfo {
  id: string;
  serviceName: string;
  /** What the traveller calls it, or the service calls the traveller; left out where nobody said. */
  name?: string | undefined;
  /** "api.example.com": tells two services of the same name apart. */
  host?: string | undefined;
  /** What was allowed, where the service says so. */
  scopes?: string[] | undefined;
  /** Drafts go here. */
  isChosen?: boolean | undefined;
  /** Only a new sign-in helps. */
  isSignedOut?: boolean | undefined;
  /** What the service keeps for its own apps: "media-import". */
  refused?: string[] | undefined;
  /** Filled in with an itinerary's id, where the service has a page for people. */
  webItinerary?: string;
}

/** A page asks, the background answers. */
export interface Asks {
  'clip.page': {
    ask: { tabId: number; anyway?: boolean };
    answer: Result<Clip, ReadFailure | KeepFailure | OwnFault>;
  };
  /** The page that ships with Wayclip, for the first clip: it captures itself. */
  'clip.sample': { ask: { capture: Capture }; answer: Result<Clip, ReadFailure | KeepFailure | OwnFault> };
  'clip.open': { ask: { clipId: string }; answer: Result<Clip, KeepFailure | OwnFault> };
  'clip.list': { ask: Record<string, never>; answer: Result<Clip[], KeepFailure | OwnFault> };
  'clip.send': { ask: { clipId: string }; answer: Result<Clip, KeepFailure | OwnFault> };
  /** Stops a clip on its way, gives it up, or says which of two pictures of a day stays. */
  'clip.steer': {
    ask: { clipId: string; to: 'pause' | 'cancel' | 'keep-mine' | 'keep-theirs' };
    answer: Result<Clip, KeepFailure | OwnFault>;
  };
  /** `task`: one visit to one form; all it changes is undone at once. `seen`: what it writes over, as the traveller saw it. */
  'clip.edit': {
    ask: { clipId: string; edit: Edit; task?: string; seen?: Seen };
    answer: Result<Clip, KeepFailure | EditFailure | EditClash | OwnFault>;
  };
  /** `revision`: what the page shows. `task`: only if this task made the last step. */
  'clip.walk': {
    ask: { clipId: string; go: 'undo' | 'redo'; revision: number; task?: string };
    answer: Result<Clip, KeepFailure | EditFailure | OwnFault>;
  };
  /** A draft begun by hand, for the page in that tab: empty, made of a pasted list, or begun with the first of some names. */
  'clip.start': {
    ask: { tabId: number; text?: string; names?: DraftStop[] };
    answer: Result<Clip, ReadFailure | KeepFailure | OwnFault>;
  };
  /** A pasted list as edits; stops that it gives to no day go to `dayId`. One step to undo. */
  'clip.paste': {
    ask: { clipId: string; dayId: string; text: string };
    answer: Result<Clip, ReadFailure | KeepFailure | EditFailure | OwnFault>;
  };
  /** The text of a file that Wayclip saved. */
  'clip.import': { ask: { text: string }; answer: Result<Clip, ImportFailure | KeepFailure | OwnFault> };
  /** A converted booking becomes a trip of its own, or part of the one named. `title`: what its files are called. */
  'booking.add': {
    ask: { booking: Draft; title: string; clipId?: string };
    answer: Result<Clip, KeepFailure | EditFailure | OwnFault>;
  };
  /** What a whole name may mean, looked up offline. */
  /** `near`: where the trip is, so that the nearest comes first. */
  'place.find': {
    ask: { name: string; near?: Coordinate[]; language?: string };
    answer: Result<StopCandidate[], OwnFault>;
  };
  /** What stands on a map around this point: quarters and sights of a town, towns of a country. */
  'map.names': {
    ask: { at: Coordinate; km: number; language?: string };
    answer: Result<MapName[], OwnFault>;
  };
  /** The online search for the stops of a clip that are not on the map: how far it is, on with it, no more of it. */
  'places.state': { ask: { clipId: string }; answer: Result<LookUp, OwnFault> };
  'places.look': { ask: { clipId: string }; answer: Result<null, OwnFault> };
  'places.end': { ask: { clipId: string }; answer: Result<null, OwnFault> };
  /** Said before the browser is asked to allow the host: a popup does not live to hear the answer. */
  'places.wish': { ask: { template: string; clipId: string }; answer: Result<null, OwnFault> };
  /** The browser allowed its host: from now on it is asked, first about this clip. */
  'places.switch': { ask: { template: string; clipId: string }; answer: Result<null, OwnFault> };
  /** What was typed, asked of the search that is switched on. */
  'places.find': {
    ask: { name: string };
    answer: Result<StopCandidate[], { kind: SearchProblem } | OwnFault>;
  };
  /** What the page says since it was read: taken over, or left as it is. */
  'clip.since': {
    ask: { clipId: string; take: boolean };
    answer: Result<Clip, KeepFailure | EditFailure | OwnFault>;
  };
  /** Scrolls the page a clip came from to these words and marks them there. `fromPage`: the asking page may be in another window. */
  'words.show': {
    ask: { clipId: string; wanted: WantedWords; fromPage: boolean };
    answer: Result<'shown' | 'hidden', ShowFailure | KeepFailure | OwnFault>;
  };
  /**
   * Copies these pictures of the clip's page, if it is still open; how many that gave. Those that it does not give are
   * fetched where the traveller allowed their hosts; `fromScreen`: cut out of what the browser shows of the page.
   */
  'pictures.copy': {
    ask: { clipId: string; srcs: string[]; fromScreen?: boolean };
    answer: Result<number, KeepFailure | OwnFault>;
  };
  /**
   * Sends the pictures or the video of the page in that tab to the service, which makes a draft of them; or pages of a
   * file as JPEG in base64.
   */
  'media.import': {
    ask: { tabId: number } | { frames: string[]; title: string; kind: 'video' | 'album' };
    answer: Result<Clip, MediaFailure | ApiFailure | NotConnected | KeepFailure | OwnFault>;
  };
  /** How many imports are left; null where the service does not say. */
  'media.allowance': { ask: Record<string, never>; answer: Result<Allowance | null, OwnFault> };
  /** The account that drafts go to, or the one with this id. */
  'connection.open': { ask: { id?: string }; answer: Result<ConnectionInfo | null, OwnFault> };
  'connection.list': { ask: Record<string, never>; answer: Result<ConnectionInfo[], OwnFault> };
  /** From now on drafts go there; what is already on its way stays with its own account. */
  'connection.choose': { ask: { id: string }; answer: Result<ConnectionInfo[], OwnFault> };
  'connection.rename': { ask: { id: string; name: string }; answer: Result<ConnectionInfo[], OwnFault> };
  /**
   * `thenSend`: a real popup closes when the sign-in window opens, so the background goes on by itself.
   * `accountId`: that one signs in again; without it, the one that drafts go to. `isNew`: one more account, at the
   * service that was chosen in the settings or at the one with `serviceId`. `withDocuments`: the right to documents too.
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
  /** A service's profile was changed in the settings: its accounts speak as it says. */
  'connection.adopt': { ask: { serviceId: string }; answer: Result<null, OwnFault> };
  /** That one only; without an id, the one that drafts go to. False where the service did not hear it. */
  'connection.disconnect': { ask: { id?: string }; answer: Result<boolean | null, OwnFault> };
  /** Drafts, accounts, lists and settings of this browser are gone afterwards; what is in the service stays. */
  'data.forget': { ask: Record<string, never>; answer: Result<null, OwnFault> };
  /** One page of Explore. `isAlone`: the cursor goes without the rest of the question. */
  'explore.page': {
    ask: { text: string; isFollowing: boolean; cursor?: string; isAlone?: boolean };
    answer: Result<SummaryPage, ExploreFailure>;
  };
  /** The whole trip, to look at. */
  'explore.trip': { ask: { id: string }; answer: Result<Itinerary, ExploreFailure> };
  /** Into the traveller's library at the service, or out of it again. */
  'explore.save': { ask: { id: string; isSaved: boolean }; answer: Result<null, ExploreFailure> };
  /** Which trips are in it already. */
  'explore.saved': { ask: Record<string, never>; answer: Result<string[], ExploreFailure> };
  /** Which trips are liked and who is followed, as far as the service's lists tell. */
  'explore.marked': {
    ask: Record<string, never>;
    answer: Result<{ liked: string[]; followed: string[] }, ExploreFailure>;
  };
  /** By the trip's id, or by the traveller's. */
  'explore.mark': {
    ask: { what: 'like' | 'follow'; id: string; isOn: boolean };
    answer: Result<null, ExploreFailure>;
  };
  'people.report': { ask: { userId: string; reason: string }; answer: Result<null, ExploreFailure> };
  'people.add': {
    ask: { itineraryId: string; userId: string; role: 'editor' | 'viewer' };
    answer: Result<null, ExploreFailure>;
  };
  /** Makes what others can join with; the address that carries it is made of the page for people. */
  'people.link': {
    ask: { itineraryId: string; wish: { role: 'editor' | 'viewer' } | { sharePlay: true } };
    answer: Result<
      { id?: string | undefined; token: string; expiresAt?: string | undefined },
      ExploreFailure
    >;
  };
  /** With the token of a share link, or of a video call. */
  'people.join': {
    ask: { itineraryId: string; token: string; isCall: boolean };
    answer: Result<null, ExploreFailure>;
  };
  /** Who belongs to it; null where the service does not tell. */
  'people.list': { ask: { itineraryId: string }; answer: Result<Person[] | null, ExploreFailure> };
  /** The owner sends someone away. */
  'people.remove': { ask: { itineraryId: string; userId: string }; answer: Result<null, ExploreFailure> };
  /** The traveller goes. */
  'people.leave': { ask: { itineraryId: string }; answer: Result<null, ExploreFailure> };
  /** Links that others can still join with; null where the service does not tell. */
  'people.links': { ask: { itineraryId: string }; answer: Result<OpenLink[] | null, ExploreFailure> };
  'people.withdraw': { ask: { itineraryId: string; linkId: string }; answer: Result<null, ExploreFailure> };
  /** Which reminders the service sends to the traveller of this account, by name. */
  'reminders.read': { ask: { id: string }; answer: Result<Record<string, boolean>, ExploreFailure> };
  'reminders.change': {
    ask: { id: string; name: string; isOn: boolean };
    answer: Result<null, ExploreFailure>;
  };
  /** The traveller's own documents on an itinerary: their names and kinds. */
  'documents.list': { ask: { itineraryId: string }; answer: Result<ListedDocument[], ExploreFailure> };
  /** `data`: the file in base64. */
  'documents.add': {
    /** The id is chosen before the first try, so that another replaces what may have arrived. */
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
  /** The file of one, in base64, and `name` with the ending that such a file has. */
  'documents.fetch': {
    ask: { itineraryId: string; documentId: string; name: string };
    answer: Result<{ name: string; data: string }, ExploreFailure>;
  };
  /** A draft of one's own from it. */
  'explore.draft': { ask: { id: string }; answer: Result<Clip, ExploreFailure | KeepFailure> };
  /** Brings the copy of one of the service's lists up to date; `isWhole`: looks for what is gone too. */
  'library.sync': {
    ask: { filter: ListFilter; isWhole?: boolean };
    answer: Result<{ isWhole: boolean; hasNews: boolean }, ExploreFailure | KeepFailure>;
  };
  /** An itinerary of the library, with the version that it is. */
  'library.open': { ask: { id: string }; answer: Result<OpenItinerary, ExploreFailure> };
  /** Sets or removes a picture of it, from the version that was seen. `picture`: a JPEG in base64. */
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
  /** Takes a draft out of sight, or brings it back; it goes for good a while later. */
  'clip.remove': { ask: { clipId: string; isBack?: boolean }; answer: Result<null, OwnFault> };
  /** Lets go of what nobody wants back; how many bytes of pictures that freed. */
  'library.tidy': { ask: Record<string, never>; answer: Result<number, OwnFault> };
  /** A picture of the service's own, small, as base64 of a JPEG; null where there is none to show. */
  'explore.picture': { ask: { address: string }; answer: Result<string | null, OwnFault> };
}
export type AskName = keyof Asks;

/** The background tells every open page. */
export interface News {
  'clip.changed': Clip;
  'places.changed': { clipId: string; lookUp: LookUp };
}
