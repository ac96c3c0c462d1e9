import type { Connection } from '../../lib/api/connection.ts';
import type { ApiFailure, NotConnected } from '../../lib/model/failure.ts';
import { fail, type Result } from '../../lib/model/result.ts';
import { currentConnection } from './account.ts';
import { noteRefused, type Refusable } from './note-refused.ts';

/** A service says "not for you" with this word or with none; any other is about one trip, or about our own profile. */
const isForAll = (failure: ApiFailure) =>
  failure.kind === 'forbidden' && (failure.code === undefined || failure.code === 'forbidden');

/** Does it for the account with this id, or for the chosen one. The service's first "not for you" is remembered, and the settings say why. */
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
