import type { ApiFailure } from '../model/failure.ts';
import type { ServiceProfile } from '../model/profile.ts';
import type { Result } from '../model/result.ts';
import type { GuardedFetch, TransportEdges } from './transport.ts';

/** What an operation needs: where to speak, through what, and a token that it never keeps. */
export interface Connection {
  id: string;
  profile: ServiceProfile;
  /** Guarded: it reaches the profile's own addresses only. */
  fetch: GuardedFetch;
  now: () => number;
  /** For trying again; without it, everything is tried once. */
  patience?: TransportEdges['patience'];
  /** `stale` is the token that was just refused: the answer is then a different one, or a failure. */
  accessToken: (stale?: string) => Promise<Result<string, ApiFailure>>;
}
