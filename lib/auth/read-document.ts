import type { Fetch } from '../api/transport.ts';
import { parseJson } from '../model/parse-json.ts';

/** A discovery document as JSON; undefined if the address has none. */
export async function readDocument(guarded: Fetch, address: string): Promise<unknown> {
  const answer = await guarded(address, { headers: { accept: 'application/json' } });
  return answer.status === 200 ? parseJson(await answer.text()) : undefined;
}
