// All that is under way with a service can be ended at once, by the traveller who wants nothing of theirs sent any more.
import type { Fetch } from '../../lib/api/transport.ts';

let line = new AbortController();

/** Nothing is sent while `work` runs, and what was being sent ends. */
export async function withoutRequests<T>(work: () => Promise<T>): Promise<T> {
  line.abort();
  try {
    return await work();
  } finally {
    line = new AbortController();
  }
}

export const endable =
  (fetch: Fetch): Fetch =>
  (input, init) =>
    fetch(input, {
      ...init,
      signal: AbortSignal.any([line.signal, ...(init?.signal ? [init.signal] : [])]),
    });
