// The one map of messages between the extension's pages and its background. Both ends are typed by it.
import type { EditClash, Seen } from '../edit/clash.ts';
import type { Edit } from '../edit/edit.ts';
import type { Clip } from '../model/clip.ts';
import type { StopCandidate } from '../model/draft.ts';
import type {
  ApiFailure,
  ConnectFailure,
  EditFailure,
  ImportFailure,
  KeepFailure,
  OwnFault,
  ReadFailure,
  ShowFailure,
} from '../model/failure.ts';
import type { Summary } from '../model/itinerary.ts';
import type { Result } from '../model/result.ts';
import type { WantedWords } from '../model/wanted-words.ts';

/** Who we are connected as, without any secret. */
export interface ConnectionInfo {
  id: string;
  serviceName: string;
  /** Filled in with an itinerary's id, where the service has a page for people. */
  webItinerary?: string;
}

/** A page asks, the background answers. */
export interface Asks {
  'clip.page': { ask: { tabId: number }; answer: Result<Clip, ReadFailure | KeepFailure | OwnFault> };
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
  /** A draft begun by hand, for the page in that tab: empty, or made of a pasted list. */
  'clip.start': {
    ask: { tabId: number; text?: string };
    answer: Result<Clip, ReadFailure | KeepFailure | OwnFault>;
  };
  /** A pasted list as edits; stops that it gives to no day go to `dayId`. One step to undo. */
  'clip.paste': {
    ask: { clipId: string; dayId: string; text: string };
    answer: Result<Clip, ReadFailure | KeepFailure | EditFailure | OwnFault>;
  };
  /** The text of a file that Wayclip saved. */
  'clip.import': { ask: { text: string }; answer: Result<Clip, ImportFailure | KeepFailure | OwnFault> };
  /** What a whole name may mean, looked up offline. */
  'place.find': { ask: { name: string }; answer: Result<StopCandidate[], OwnFault> };
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
  /** Copies these pictures of the clip's page, if it is still open; how many that gave. */
  'pictures.copy': {
    ask: { clipId: string; srcs: string[] };
    answer: Result<number, KeepFailure | OwnFault>;
  };
  'connection.open': { ask: Record<string, never>; answer: Result<ConnectionInfo | null, OwnFault> };
  /** `thenSend`: a real popup closes when the sign-in window opens, so the background goes on by itself. */
  'connection.connect': {
    ask: { thenSend?: string };
    answer: Result<ConnectionInfo, ConnectFailure | OwnFault>;
  };
  'connection.disconnect': { ask: Record<string, never>; answer: Result<null, OwnFault> };
  'service.list': {
    ask: Record<string, never>;
    answer: Result<Summary[], ApiFailure | { kind: 'not-connected' } | OwnFault>;
  };
}
export type AskName = keyof Asks;

/** The background tells every open page. */
export interface News {
  'clip.changed': Clip;
}
