// Sends every operation: makes the request, reads the answer through a schema, and turns problems into failures.
import type * as z from 'zod/mini';
import type { ApiFailure } from '../model/failure.ts';
import type { AssumedOperation } from '../model/profile.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { answerFailure } from './answer-failure.ts';
import type { Connection } from './connection.ts';
import { type Call, exchange } from './exchange.ts';
import type { ReceivedAnswer } from './heard.ts';
import { readTolerant } from './tolerate.ts';

export type { Call } from './exchange.ts';

export interface Answer<T> {
  value: T;
  etag?: string;
  /** Links in the answer that are not web addresses and were left out. */
  unsafeLinks?: string[];
}

export async function send<T>(
  connection: Connection,
  call: Call,
  schema: z.ZodMiniType<T>,
): Promise<Result<Answer<T>, ApiFailure>> {
  const heard = await sendChecked(connection, call);
  return heard.ok ? read(heard.value, schema) : heard;
}

/** For operations without an answer: only the status counts, whatever the body. */
export async function sendOnly(connection: Connection, call: Call): Promise<Result<null, ApiFailure>> {
  const heard = await sendChecked(connection, call);
  if (!heard.ok) return heard;
  return isWebPage(heard.value) ? fail({ kind: 'service-not-understood', reason: 'not-json' }) : ok(null);
}

/** An HTML page comes from something in between, such as the login page of a hotel's network. */
const isWebPage = ({ headers, text, body }: ReceivedAnswer): boolean =>
  body === undefined &&
  (/\bx?html\b/.test(headers.get('content-type') ?? '') || /^\s*<(?:!doctype|html)/i.test(text));

/** The answer to a call that succeeded; any other status becomes a failure. */
export async function sendChecked(
  connection: Connection,
  call: Call,
): Promise<Result<ReceivedAnswer, ApiFailure>> {
  const heard = await exchange(connection, call);
  if (!heard.ok) return heard;
  const { status } = heard.value;
  if (status >= 200 && status < 300) return heard;
  const { errorAliases: aliases } = connection.profile;
  const isConditional = call.ifMatch !== undefined;
  return fail(answerFailure({ ...heard.value, isConditional, aliases }, connection.now()));
}

/** The text begins like JSON, but is cut off or nested too deeply: it is not a web page. */
const isOddJson = ({ text }: ReceivedAnswer): boolean => /^\s*[{[]/.test(text);

/** Some services wrap the result in one of these fields. */
const wrappers = ['data', 'itinerary'];

export function read<T>(heard: ReceivedAnswer, schema: z.ZodMiniType<T>): Result<Answer<T>, ApiFailure> {
  if (heard.body === undefined)
    return fail({ kind: 'service-not-understood', ...(!isOddJson(heard) && { reason: 'not-json' }) });
  const etag = heard.headers.get('etag') ?? undefined;
  for (const body of [heard.body, ...wrappers.map((name) => inside(heard.body, name))]) {
    const taken = body === undefined ? undefined : readTolerant(schema, body);
    if (!taken) continue;
    const { value, unsafeLinks } = taken;
    return ok({ value, etag, ...(unsafeLinks.length > 0 && { unsafeLinks }) });
  }
  return fail({ kind: 'service-not-understood' });
}

function inside(body: unknown, name: string): unknown {
  const inner = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : undefined;
}

/** "/v1/itineraries/{id}" with its placeholders filled in, encoded for a path. */
export const fillPath = (template: string, values: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : encodeURIComponent(value.toWellFormed());
  });

/** An assumed operation of the profile as a call; fails if the profile switches it off. */
export function assumedCall(
  { method, path, isOff }: AssumedOperation,
  values: Record<string, string>,
): Result<Pick<Call, 'method' | 'path'>, ApiFailure> {
  if (isOff) return fail({ kind: 'forbidden', code: 'notInProfile' });
  return ok({ method, path: fillPath(path, values) });
}
