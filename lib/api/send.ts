// One sender for every operation: adds the token, replays once after a refused one, reads the answer through a schema.
import * as z from 'zod/mini';
import type { ApiFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { answerFailure } from './answer-failure.ts';
import type { Connection } from './connection.ts';
import { withTransport } from './transport.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Already filled in, below the profile's base address. */
  path: string;
  query?: Record<string, string | undefined>;
  json?: unknown;
  binary?: Blob;
  /** An ETag, sent back to the letter. */
  ifMatch?: string;
}

export interface Answer<T> {
  value: T;
  etag?: string;
}

export async function send<T>(
  connection: Connection,
  call: Call,
  schema: z.ZodMiniType<T>,
): Promise<Result<Answer<T>, ApiFailure>> {
  const token = await connection.accessToken();
  if (!token.ok) return token;
  let response = await attempt(connection, call, token.value);
  if (response.ok && response.value.status === 401) {
    const fresh = await connection.accessToken(token.value);
    if (!fresh.ok) return fresh;
    response = await attempt(connection, call, fresh.value);
  }
  if (!response.ok) return response;
  return read(response.value, schema, connection.now());
}

function attempt(connection: Connection, call: Call, token: string) {
  const address = new URL(connection.profile.baseUrl.replace(/\/$/, '') + call.path);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  const headers = new Headers({ authorization: `Bearer ${token}`, accept: 'application/json' });
  if (call.ifMatch !== undefined) headers.set('if-match', call.ifMatch);
  if (call.json !== undefined) headers.set('content-type', 'application/json');
  if (call.binary) headers.set('content-type', call.binary.type);
  const body = call.json === undefined ? call.binary : JSON.stringify(call.json);
  return withTransport(() => connection.fetch(address.href, { method: call.method, headers, body }));
}

async function read<T>(
  response: Response,
  schema: z.ZodMiniType<T>,
  now: number,
): Promise<Result<Answer<T>, ApiFailure>> {
  const body = parseJson(await response.text());
  if (!response.ok)
    return fail(answerFailure({ status: response.status, headers: response.headers, body }, now));
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) return fail({ kind: 'service-not-understood' });
  return ok({ value: parsed.data, etag: response.headers.get('etag') ?? undefined });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // an HTML error page, say: the status still speaks
  }
}

/** "/v1/itineraries/{id}" with its names filled in, each safe in a path. */
export const fillPath = (template: string, values: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });
