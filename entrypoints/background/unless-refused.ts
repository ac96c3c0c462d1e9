import type { Connection } from '../../lib/api/connection.ts';
import type { ApiFailure, NotConnected } from '../../lib/model/failure.ts';
import { fail, type Result } from '../../lib/model/result.ts';
import { currentConnection } from './account.ts';
import { noteRefused, type Refusable } from './note-refused.ts';

/** A refusal of the whole feature has this code or none; any other code concerns one trip, or our own service profile. */
const isForAll = (failure: ApiFailure) =>
  failure.kind === 'forbidden' && (failure.code === undefined || failure.code === 'forbidden');

/**
 * Does the work for this account, or for the chosen one. If the service refuses the feature, that is remembered, and the
 * settings say why it is not offered.
 */
export async function unlessRefused<T>(
  what: Refusable,
  work: (connection: Connection) => Promise<Result<T, ApiFailure>>,
  accountId?: string,
): Promise<Result<T, ApiFailure | NotConnected>> {
  const connection = await currentConnection(accountId);
  if (!connection) return fail({ kind: 'not-connected' });
  const answer = await work(connection);
  if (!answer.ok && isForAll(answer.failure)) await noteRefused(connection.id, what);
  return answer;
}
