// Turns a failed answer into a failure. The API document names three error codes but no format: codes are looked for
// wherever services usually put them, then the status decides.
import type { ApiFailure } from '../model/failure.ts';

/** Text from the service is shown as plain text, and never a whole page of it. */
const maxDetailLength = 300;

export interface FailedAnswer {
  status: number;
  headers: Headers;
  /** Parsed JSON, or undefined if the body is something else. */
  body: unknown;
  /** The body as text. */
  text?: string;
  /** Whether If-Match was sent: only then does 409 mean a modified itinerary. */
  isConditional?: boolean;
  /** The profile's `errorAliases`. */
  aliases?: Record<string, string>;
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * `{code}`, `{error:{code}}`, `{error:"code"}`, `{errors:[{code}]}`, JSON-RPC's `{error:{data:{code}}}`
 * or the `type` of a problem document (RFC 9457).
 */
export function codeOf(body: unknown): string | undefined {
  const error = field(body, 'error');
  const problem = words(field(body, 'type'));
  return (
    words(field(body, 'code')) ??
    words(field(error, 'code')) ??
    words(error) ??
    words(field(field(field(body, 'errors'), '0'), 'code')) ??
    words(field(field(error, 'data'), 'code')) ??
    problem?.split(/[/#:]/).at(-1)
  );
}

function detailOf({ body, text, headers }: FailedAnswer): string | undefined {
  const isPlain = /^text\/plain\b/.test(headers.get('content-type') ?? '');
  const detail =
    words(field(field(body, 'error'), 'message')) ??
    words(field(body, 'message')) ??
    words(field(body, 'detail')) ??
    words(field(field(field(body, 'errors'), '0'), 'detail')) ??
    words(field(body, 'error_description')) ??
    (isPlain ? words(text?.trim()) : undefined);
  return detail?.slice(0, maxDetailLength);
}

/** "itinerary_modified" and "ItineraryModified" are the same code. */
const folded = (code: string) => code.toLowerCase().replace(/[^a-z]/g, '');

const byCode = new Map<string, ApiFailure>([
  ['itinerarymodified', { kind: 'itinerary-modified' }],
  ['preconditionfailed', { kind: 'itinerary-modified' }],
  ['stalerevision', { kind: 'itinerary-modified' }],
  ['subscriptionrequired', { kind: 'subscription-required' }],
  ['insufficientscope', { kind: 'scope-missing' }],
  ['forbidden', { kind: 'forbidden', code: 'forbidden' }],
  ['unauthorized', { kind: 'signed-out' }],
  ['invalidtoken', { kind: 'signed-out' }],
]);

const byStatus = new Map<number, ApiFailure>([
  [401, { kind: 'signed-out' }],
  [402, { kind: 'subscription-required' }],
  [404, { kind: 'itinerary-gone' }],
  [410, { kind: 'itinerary-gone' }],
  [412, { kind: 'itinerary-modified' }],
  [413, { kind: 'too-large' }],
  [415, { kind: 'not-a-picture' }],
]);

/** The failure for one of the API document's codes, in any spelling. */
export function failureOfCode(code: string, aliases: Record<string, string> = {}): ApiFailure | undefined {
  const meant = Object.entries(aliases).find(([alias]) => folded(alias) === folded(code))?.[1] ?? code;
  return byCode.get(folded(meant));
}

/** The allowance of a billing period (4.5) is used up: waiting some seconds does not help. The code is assumed. */
export const isUsedUp = (code: string | undefined): boolean => folded(code ?? '') === 'allowanceusedup';

/** Seconds to wait, from "120" or from a date. */
export function retryAfterSeconds(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

export function answerFailure(answer: FailedAnswer, now: number): ApiFailure {
  const { status, headers, body, isConditional = false } = answer;
  const code = codeOf(body);
  const meant = code === undefined ? undefined : failureOfCode(code, answer.aliases);
  if (meant) return meant;
  const challenge = headers.get('www-authenticate') ?? '';
  if (/insufficient_scope/.test(challenge)) return { kind: 'scope-missing' };
  if (/invalid_token/.test(challenge)) return { kind: 'signed-out' };
  const pause = retryAfterSeconds(headers, now);
  if (status === 429 && !isUsedUp(code)) return { kind: 'slow-down', retryAfterSeconds: pause };
  if (status === 403) return { kind: 'forbidden', code };
  if (status === 409 && isConditional) return { kind: 'itinerary-modified' };
  if (status >= 500) return { kind: 'service-broken', status, ...(pause && { retryAfterSeconds: pause }) };
  return byStatus.get(status) ?? { kind: 'refused', code, detail: detailOf(answer) };
}
