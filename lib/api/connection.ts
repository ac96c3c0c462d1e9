import type { ApiFailure } from '../model/failure.ts';
import type { ServiceProfile } from '../model/profile.ts';
import type { Result } from '../model/result.ts';
import type { GuardedFetch, TransportEdges } from './transport.ts';

/** What an operation needs: the profile, a guarded fetch, and access to a token, which it never stores. */
export interface Connection {
  id: string;
  profile: ServiceProfile;
  /** Guarded: it reaches only the profile's own addresses. */
  fetch: GuardedFetch;
  now: () => number;
  /** For retries; without it, everything is tried once. */
  patience?: TransportEdges['patience'];
  /** `stale` is a token that was just refused: the result is then a different one, or a failure. */
  accessToken: (stale?: string) => Promise<Result<string, ApiFailure>>;
}
