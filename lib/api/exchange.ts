// One request and its answer: adds the token, retries once after a refused one, and repeats the request where it is safe.
import type { ApiFailure } from '../model/failure.ts';
import { tokenOrigins } from '../model/profile.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { codeOf, failureOfCode, isUsedUp, retryAfterSeconds } from './answer-failure.ts';
import type { Connection } from './connection.ts';
import { isSendable } from './header-value.ts';
import { type ReceivedAnswer, receivedAnswerOf } from './heard.ts';
import { type Bounds, withTransport } from './transport.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A path below the profile's base address, already filled in, or a full address of the service. */
  path: string;
  query?: Record<string, string | undefined>;
  json?: unknown;
  binary?: Blob;
  /** An ETag, sent back exactly as received. */
  ifMatch?: string;
  headers?: Record<string, string>;
  /**
   * When the request may be repeated automatically. `safe`: after any failure that may pass. `refused`: only after the
   * service has said that it did nothing (429, 503). By default GET is safe and everything else is never repeated.
   */
  repeat?: 'safe' | 'refused' | 'never';
  /** For large files, which may take long: a limit for all tries together. */
  bounds?: Bounds;
}

/** The API document names no rate limits; four tries are what a person would do. */
const maxTries = 4;
/**
 * All tries and pauses together. A worker lives 30 s without an event, and travellers wait no longer either. A longer wait
 * needs an alarm, so it is returned as a failure with its length.
 */
const maxMilliseconds = 20_000;
const firstPauseMilliseconds = 500;

export async function exchange(
  connection: Connection,
  call: Call,
): Promise<Result<ReceivedAnswer, ApiFailure>> {
  let left = maxMilliseconds;
  const remaining = countdown(connection, call.bounds);
  for (let tries = 1; ; tries += 1) {
    const asked = connection.now();
    const heard = await authorised(connection, call, remaining);
    // The time that requests take counts too: a service that lets one hang would let the next one hang.
    left -= Math.max(0, connection.now() - asked);
    const pause = tries < maxTries ? pauseAfter(heard, { connection, call, tries }) : undefined;
    if (pause === undefined || pause > left || !connection.patience) return heard;
    left -= pause;
    await connection.patience.wait(pause);
  }
}

type Remaining = () => Bounds | undefined;

/** What is left of the call's own bounds now. */
function countdown({ now }: Connection, bounds: Bounds | undefined): Remaining {
  if (!bounds) return () => undefined;
  const begun = now();
  const spent = () => Math.max(0, now() - begun);
  return () => ({ ...bounds, timeoutMilliseconds: Math.max(0, bounds.timeoutMilliseconds - spent()) });
}

interface Try {
  connection: Connection;
  call: Call;
  tries: number;
}

const passing = new Set([429, 502, 503, 504]);
const notDone = new Set([429, 503]);

/** Milliseconds until the next try; undefined if there must be none. */
function pauseAfter(
  heard: Result<ReceivedAnswer, ApiFailure>,
  { connection, call, tries }: Try,
): number | undefined {
  const { repeat = call.method === 'GET' ? 'safe' : 'never' } = call;
  if (repeat === 'never') return undefined;
  const jitter = (connection.patience?.random() ?? 0) * firstPauseMilliseconds * 2 ** tries;
  if (!heard.ok) return repeat === 'safe' && heard.failure.kind === 'service-silent' ? jitter : undefined;
  const { status, headers } = heard.value;
  if (status === 429 && isUsedUp(codeOf(heard.value.body))) return undefined;
  if (!(repeat === 'safe' ? passing : notDone).has(status)) return undefined;
  const seconds = retryAfterSeconds(headers, connection.now());
  return seconds === undefined ? jitter : seconds * 1000;
}

async function authorised(
  connection: Connection,
  call: Call,
  remaining: Remaining,
): Promise<Result<ReceivedAnswer, ApiFailure>> {
  const token = await connection.accessToken();
  if (!token.ok) return token;
  const heard = await attempt(connection, { ...call, bounds: remaining() }, token.value);
  if (!heard.ok || !isTokenRefused(heard.value)) return heard;
  const fresh = await connection.accessToken(token.value);
  return fresh.ok ? attempt(connection, { ...call, bounds: remaining() }, fresh.value) : fresh;
}

/** A 401 means so unless its code says something else; a 403 only if its code or header says so. */
function isTokenRefused(heard: ReceivedAnswer): boolean {
  const { status, headers } = heard;
  if (status !== 401 && status !== 403) return false;
  const kind = failureOfCode(codeOf(heard.body) ?? '')?.kind;
  if (status === 401) return kind === undefined || kind === 'signed-out';
  return kind === 'signed-out' || /invalid_token/.test(headers.get('www-authenticate') ?? '');
}

async function attempt(
  connection: Connection,
  call: Call,
  token: string,
): Promise<Result<ReceivedAnswer, ApiFailure>> {
  const { baseUrl } = connection.profile;
  const address = new URL(call.path.startsWith('/') ? baseUrl.replace(/\/$/, '') + call.path : call.path);
  if (!tokenOrigins(connection.profile).includes(address.origin))
    return fail({ kind: 'service-not-understood', reason: 'foreign-address' });
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  const headers = headersOf(call, token);
  if (!headers) return fail({ kind: 'service-not-understood', reason: 'unsendable' });
  const body = call.json === undefined ? call.binary : JSON.stringify(call.json);
  const init = { method: call.method, headers, body };
  if (call.bounds?.timeoutMilliseconds === 0) return fail({ kind: 'service-silent' });
  const answer = await withTransport(() => connection.fetch(address.href, init, call.bounds));
  if (!answer.ok) return answer;
  const { status, headers: told } = answer.value;
  return ok(receivedAnswerOf(status, told, new Uint8Array(await answer.value.arrayBuffer())));
}

/** Undefined if a value cannot be sent in a header. */
function headersOf(call: Call, token: string): Headers | undefined {
  const named = { ...call.headers, ...(call.ifMatch !== undefined && { 'if-match': call.ifMatch }) };
  if (![token, ...Object.values(named)].every(isSendable)) return undefined;
  const headers = new Headers({ accept: 'application/json', ...named });
  headers.set('authorization', `Bearer ${token}`);
  if (call.json !== undefined && !headers.has('content-type'))
    headers.set('content-type', 'application/json');
  if (call.binary) headers.set('content-type', call.binary.type);
  return headers;
}
