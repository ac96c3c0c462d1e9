// What the service really has after a clip was sent, queried from the service itself.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { Itinerary, type Summary, SummaryPage } from '../../lib/model/itinerary.ts';

export interface Truth {
  /** The ids of all itineraries that the traveller owns. */
  owned: Set<string>;
  saved: Set<string>;
}

type Ask = (path: string) => Promise<unknown>;

export const asker =
  (apiUrl: string, bearer: string): Ask =>
  async (path) => {
    const answer = await fetch(apiUrl + path, { headers: { authorization: `Bearer ${bearer}` } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };

/** The whole list, page by page. */
export async function listOf(ask: Ask, filter: 'owned' | 'saved'): Promise<Summary[]> {
  const all: Summary[] = [];
  let cursor = '';
  do {
    const page = z.parse(SummaryPage, await ask(`/v1/itineraries?filter=${filter}&limit=50${cursor}`));
    all.push(...page.data);
    cursor = page.nextCursor ? `&cursor=${encodeURIComponent(page.nextCursor)}` : '';
  } while (cursor);
  return all;
}

const idsOf = async (ask: Ask, filter: 'owned' | 'saved') =>
  new Set((await listOf(ask, filter)).map(({ id }) => id));

export const lookAt = async (ask: Ask): Promise<Truth> => ({
  owned: await idsOf(ask, 'owned'),
  saved: await idsOf(ask, 'saved'),
});

/** A fingerprint of each day's picture, in the order of the days; "none" if it has none. */
export async function picturesOf(ask: Ask, id: string): Promise<string[]> {
  const { days = [] } = z.parse(Itinerary, await ask(`/v1/itineraries/${id}`));
  return Promise.all(
    days.map(async ({ imageURL }) => {
      if (!imageURL) return 'none';
      const bytes = Buffer.from(await (await fetch(imageURL)).arrayBuffer());
      return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    }),
  );
}
