// The one map of messages between the extension's pages and its background. Both ends are typed by it.
import type { Clip } from '../model/clip.ts';
import type { ApiFailure, ConnectFailure, KeepFailure, OwnFault, ReadFailure } from '../model/failure.ts';
import type { Summary } from '../model/itinerary.ts';
import type { Result } from '../model/result.ts';

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
