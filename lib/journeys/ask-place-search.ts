// Sends one query to the place search that the traveller has switched on, unless its answer is cached.
import { type Fetch, withTransport } from '../api/transport.ts';
import { geocoderAddress } from '../model/geocoder.ts';
import type { SearchProblem } from '../model/look-up.ts';
import { parseJson } from '../model/parse-json.ts';
import { type PlaceAnswer, readPlaceAnswer } from '../model/place-answer.ts';
import { fail, ok, type Result } from '../model/result.ts';

export interface PlaceSearchEdges {
  template: string;
  fetch: Fetch;
  /** Resolves when the next request may be sent: public searches ask for a second between two requests. */
  turn: () => Promise<void>;
  /** Cached answers of the last weeks, by the full address. */
  recall: (address: string) => Promise<PlaceAnswer | undefined>;
  remember: (address: string, answer: PlaceAnswer) => Promise<void>;
  /** Aborted when the traveller stops the search. */
  signal: AbortSignal;
}

// A name is a few words; anything longer is private text that should not be sent.
const maxQueryLength = 200;
const busy = new Set([429, 503]);

export async function askPlaceSearch(
  query: string,
  edges: PlaceSearchEdges,
): Promise<Result<PlaceAnswer, { kind: SearchProblem }>> {
  const address = geocoderAddress(edges.template, query.slice(0, maxQueryLength));
  const before = await edges.recall(address);
  if (before) return ok(before);
  await edges.turn();
  if (edges.signal.aborted) return fail({ kind: 'ended' });
  const answered = await withTransport(async () => {
    const response = await edges.fetch(address, {
      headers: { accept: 'application/json' },
      signal: edges.signal,
    });
    if (busy.has(response.status)) return 'busy';
    return response.ok ? readPlaceAnswer(parseJson(await response.text())) : undefined;
  });
  if (edges.signal.aborted) return fail({ kind: 'ended' });
  if (!answered.ok) return fail({ kind: troubles[answered.failure.kind] });
  if (answered.value === 'busy') return fail({ kind: 'busy' });
  if (!answered.value) return fail({ kind: 'nonsense' });
  await edges.remember(address, answered.value);
  return ok(answered.value);
}

const troubles = {
  offline: 'offline',
  'service-silent': 'silent',
  'address-not-allowed': 'refused',
  'service-not-understood': 'nonsense',
} as const;
