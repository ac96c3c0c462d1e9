// Reminder preferences as switches. The document shows how they are changed (4.11), neither their names nor how they are read.
import * as z from 'zod/mini';
import type { ApiFailure } from '../model/failure.ts';
import { ok, type Result } from '../model/result.ts';
import { unmasked } from './apps-only.ts';
import type { Connection } from './connection.ts';
import { assumedCall, send } from './send.ts';

/** Which are on. A setting that is neither on nor off is not ours to show, and stays as it is. */
export type Reminders = Record<string, boolean>;

export async function readReminders(connection: Connection): Promise<Result<Reminders, ApiFailure>> {
  const { operations, reminders } = connection.profile;
  const call = assumedCall(operations.readReminders, {});
  if (!call.ok) return call;
  const answer = unmasked(await send(connection, call.value, z.record(z.string(), z.unknown())));
  if (!answer.ok) return answer;
  const switches = Object.entries(answer.value.value).filter(
    (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
  );
  return ok({
    ...Object.fromEntries(reminders.map((name) => [name, false])),
    ...Object.fromEntries(switches),
  });
}
