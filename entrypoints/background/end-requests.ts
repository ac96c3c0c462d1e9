// Lets the traveller abort all requests to services at once, when nothing of theirs is to be sent any more.
import type { Fetch } from '../../lib/api/transport.ts';

let line = new AbortController();

/** Aborts running requests, and any started before `work` has finished. */
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
