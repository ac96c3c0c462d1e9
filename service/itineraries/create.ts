import { fail, ok, type Result } from '../../lib/model/result.ts';
import { readContent } from './content.ts';
import type { ItineraryStore, StoredItinerary } from './store.ts';

export interface Creating {
  ownerId: string;
  /** What was sent, not yet validated. */
  plan: unknown;
}

export type CreateItinerary = (creating: Creating) => Promise<Result<StoredItinerary, string>>;

/** The only way to create an itinerary, for every caller; the failure is a sentence that names the field. */
export const itineraryCreator =
  (store: ItineraryStore, newId: () => string): CreateItinerary =>
  async ({ ownerId, plan }) => {
    const content = readContent(plan, newId);
    return content.ok ? ok(await store.create(ownerId, content.value)) : fail(content.failure);
  };
