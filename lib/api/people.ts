// Assumed: the API document shows how people are added and join (4.10), not how they are listed or removed, or leave.
import * as z from 'zod/mini';
import type { ApiFailure } from '../model/failure.ts';
import { Person } from '../model/people.ts';
import { ok, type Result } from '../model/result.ts';
import { unmasked } from './apps-only.ts';
import type { Connection } from './connection.ts';
import { assumedCall, send, sendOnly } from './send.ts';

const PersonList = z.looseObject({ data: z.array(Person) });
const OwnId = z.looseObject({ id: z.string() });

export async function listPeople(
  connection: Connection,
  itineraryId: string,
): Promise<Result<Person[], ApiFailure>> {
  const call = assumedCall(connection.profile.operations.listPeople, { id: itineraryId });
  if (!call.ok) return call;
  const [answer, own] = await Promise.all([send(connection, call.value, PersonList), readOwnId(connection)]);
  if (!answer.ok) return answer;
  const people = answer.value.value.data;
  return ok(people.map((person) => ({ ...person, isSelf: own.ok && own.value === person.userId })));
}

/** The owner can remove anyone; everyone can remove themselves. */
export async function removePerson(
  connection: Connection,
  { itineraryId, userId }: { itineraryId: string; userId: string },
): Promise<Result<null, ApiFailure>> {
  const call = assumedCall(connection.profile.operations.removePerson, { id: itineraryId, userId });
  return call.ok ? sendOnly(connection, call.value) : call;
}

/** Removes the traveller's own id, which is read from the account. */
export async function leaveItinerary(
  connection: Connection,
  itineraryId: string,
): Promise<Result<null, ApiFailure>> {
  const own = await readOwnId(connection);
  return own.ok ? removePerson(connection, { itineraryId, userId: own.value }) : own;
}

async function readOwnId(connection: Connection): Promise<Result<string, ApiFailure>> {
  const call = assumedCall(connection.profile.operations.readAccount, {});
  if (!call.ok) return call;
  const own = unmasked(await send(connection, call.value, OwnId));
  return own.ok ? ok(own.value.value.id) : own;
}
