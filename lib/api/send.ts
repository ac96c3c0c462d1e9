// One sender for every operation: asks, reads the answer through a schema, names what went wrong.
import type * as z from 'zod/mini';
import type { ApiFailure } from '../model/failure.ts';
import type { AssumedOperation } from '../model/profile.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { answerFailure } from './answer-failure.ts';
import type { Connection } from './connection.ts';
import { type Call, exchange } from './exchange.ts';
import type { Heard } from './heard.ts';
import { readTolerant } from './tolerate.ts';

export type { Call } from './exchange.ts';

export interface Answer<T> {
  value: T;
  etag?: string;
  /** Links of the answer that are no web addresses; they were left out. */
  unsafeLinks?: string[];
}

export async function send<T>(
  connection: Connection,
  call: Call,
  schema: z.ZodMiniType<T>,
): Promise<Result<Answer<T>, ApiFailure>> {
  const heard = await done(connection, call);
  return heard.ok ? read(heard.value, schema) : heard;
}

/** For operations whose answer is empty: whatever the service puts into it, the status counts. */
export async function sendOnly(connection: Connection, call: Call): Promise<Result<null, ApiFailure>> {
  const heard = await done(connection, call);
  if (!heard.ok) return heard;
  return isWebPage(heard.value) ? fail({ kind: 'service-not-understood', reason: 'not-json' }) : ok(null);
}

/** Somebody in between has answered, with a page for people: the network of a hotel asks for its password so. */
const isWebPage = ({ headers, text, body }: Heard): boolean =>
  body === undefined &&
  (/\bx?html\b/.test(headers.get('content-type') ?? '') || /^\s*<(?:!doctype|html)/i.test(text));

/** The answer to a call that worked; any other is a failure with a name. */
export async function done(connection: Connection, call: Call): Promise<Result<Heard, ApiFailure>> {
  const heard = await exchange(connection, call);
  if (!heard.ok) return heard;
  const { status } = heard.value;
  if (status >= 200 && status < 300) return heard;
  const { errorAliases: aliases } = connection.profile;
  const isConditional = call.ifMatch !== undefined;
  return fail(answerFailure({ ...heard.value, isConditional, aliases }, connection.now()));
}

/** Data that breaks off or is nested without end: it is no web page. */
const isOddJson = ({ text }: Heard): boolean => /^\s*[{[]/.test(text);

/** Some services put the thing itself one level down. */
const wrappers = ['data', 'itinerary'];

export function read<T>(heard: Heard, schema: z.ZodMiniType<T>): Result<Answer<T>, ApiFailure> {
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

/** "/v1/itineraries/{id}" with its names filled in, each safe in a path. */
export const fillPath = (template: string, values: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : encodeURIComponent(value.toWellFormed());
  });

/** An assumed operation of the profile as a call; one that the profile switches off is never tried. */
export function assumedCall(
  { method, path, isOff }: AssumedOperation,
  values: Record<string, string>,
): Result<Pick<Call, 'method' | 'path'>, ApiFailure> {
  if (isOff) return fail({ kind: 'forbidden', code: 'notInProfile' });
  return ok({ method, path: fillPath(path, values) });
}
