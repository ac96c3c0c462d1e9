// Assumed: the API document counts imports (4.5) but does not show where to read the count.
import * as z from 'zod/mini';
import type { Allowance } from '../model/allowance.ts';
import type { ApiFailure } from '../model/failure.ts';
import { ok, type Result } from '../model/result.ts';
import { maybe } from '../model/tolerant.ts';
import type { Connection } from './connection.ts';
import { assumedCall, send } from './send.ts';

const Counted = z.looseObject({
  importsUsed: z.int(),
  importsAllowed: z.int(),
  periodEnd: maybe(z.string()),
});

export async function readAllowance(connection: Connection): Promise<Result<Allowance, ApiFailure>> {
  const call = assumedCall(connection.profile.operations.readAccount, {});
  if (!call.ok) return call;
  const answer = await send(connection, call.value, Counted);
  if (!answer.ok) return answer;
  const { importsUsed, importsAllowed, periodEnd } = answer.value.value;
  return ok({ left: Math.max(0, importsAllowed - importsUsed), of: importsAllowed, until: periodEnd });
}
