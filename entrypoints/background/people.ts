// Wiring: what the service may keep for its own apps. Its first "not for you" is remembered, and the settings say why.
import { addTraveller, reportTraveller } from '../../lib/api/apps-only.ts';
import type { Connection } from '../../lib/api/connection.ts';
import type { Answers } from '../../lib/browser/answer.ts';
import type { ApiFailure } from '../../lib/model/failure.ts';
import { fail, type Result } from '../../lib/model/result.ts';
import { currentConnection } from './account.ts';
import { noteRefused } from './note-refused.ts';

async function unlessRefused(
  what: 'people' | 'reports',
  work: (connection: Connection) => Promise<Result<null, ApiFailure>>,
): Promise<Result<null, ApiFailure | { kind: 'not-connected' }>> {
  const connection = await currentConnection();
  if (!connection) return fail({ kind: 'not-connected' });
  const answer = await work(connection);
  if (!answer.ok && answer.failure.kind === 'forbidden') await noteRefused(connection.id, what);
  return answer;
}

export const addPerson: Answers['people.add'] = ({ itineraryId, ...companion }) =>
  unlessRefused('people', (connection) => addTraveller(connection, itineraryId, companion));

export const report: Answers['people.report'] = ({ userId, reason }) =>
  unlessRefused('reports', (connection) => reportTraveller(connection, userId, reason));
