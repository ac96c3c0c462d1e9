import type { Fetch } from '../api/transport.ts';
import { parseJson } from '../model/parse-json.ts';

/** A discovery document; undefined when there is none here, or something else. */
export async function readDocument(guarded: Fetch, address: string): Promise<unknown> {
  const answer = await guarded(address, { headers: { accept: 'application/json' } });
  return answer.status === 200 ? parseJson(await answer.text()) : undefined;
}
