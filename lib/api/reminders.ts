// Reminder preferences as switches. The API document shows how they are changed (4.11), but not their names or how to read.
import * as z from 'zod/mini';
import type { ApiFailure } from '../model/failure.ts';
import { ok, type Result } from '../model/result.ts';
import { unmasked } from './apps-only.ts';
import type { Connection } from './connection.ts';
import { assumedCall, send } from './send.ts';

/** Which reminders are on. Settings that are not booleans are neither shown nor changed. */
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
