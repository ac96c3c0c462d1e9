import type { ApiFailure } from '../model/failure.ts';
import { ok, type Result } from '../model/result.ts';
import type { Connection } from './connection.ts';
import { isSendable } from './header-value.ts';
import { everyItinerary } from './pages.ts';

/** Looks in the list, the only place where the API document itself shows an ETag (2.7). */
export async function lookForEtag(
  connection: Connection,
  id: string,
): Promise<Result<string | undefined, ApiFailure>> {
  for await (const summary of everyItinerary(connection)) {
    if (!summary.ok) return summary;
    if (summary.value.id !== id) continue;
    const { etag } = summary.value;
    return ok(etag !== undefined && isSendable(etag) ? etag : undefined);
  }
  return ok(undefined);
}
