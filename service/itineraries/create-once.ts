import { fail, ok, type Result } from '../../lib/model/result.ts';
import type { Edges } from '../edges.ts';
import type { Idempotency } from '../storage/idempotency.ts';
import { type Creating, itineraryCreator } from './create.ts';
import { openItineraryStore, type StoredItinerary } from './store.ts';

export interface OnceParts {
  idempotency: Idempotency;
  edges: Edges;
  /** The answer as it is sent; its id is that of the created itinerary. */
  answerOf(made: StoredItinerary): { id: string };
}

export type CreateOnce = (
  creating: Creating & { key: string },
) => Promise<Result<string, { kind: 'other-body' } | { kind: 'invalid'; sentence: string }>>;

/**
 * One idempotency key makes one itinerary, even across crashes: the itinerary and the record are written together. A
 * repeat gets the first answer word for word. Once the itinerary is deleted, the key can be used again.
 */
export const onceCreator =
  ({ idempotency, edges, answerOf }: OnceParts): CreateOnce =>
  async ({ key, ownerId, plan }) => {
    const once = { travellerId: ownerId, operation: 'create', key };
    const done = await idempotency.once(once, Buffer.from(JSON.stringify(plan)), {
      async make(tx) {
        const made = await itineraryCreator(openItineraryStore(tx, edges), edges.newId)({ ownerId, plan });
        if (!made.ok) return made;
        return ok({ status: 201, answer: JSON.stringify(answerOf(made.value)) });
      },
      async isGone({ answer }, tx) {
        const { id } = JSON.parse(answer);
        return (await openItineraryStore(tx, edges).find(id, ownerId)) === undefined;
      },
    });
    if (done.kind === 'answer') return ok(done.first.answer);
    return fail(done.kind === 'failed' ? { kind: 'invalid', sentence: done.failure } : done);
  };
