// The document names three error codes and no shape. Codes are looked for wherever services usually put them,
// then the status decides.
import type { ApiFailure } from '../model/failure.ts';

/** Text from the service is shown as plain words, and not a whole page of them. */
const maxDetailLength = 300;

export interface FailedAnswer {
  status: number;
  headers: Headers;
  /** Parsed JSON, or undefined where the body is something else. */
  body: unknown;
  /** A body of plain words, where it is no JSON. */
  text?: string;
  /** Whether an If-Match was sent: only then is 409 about it. */
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
 * or a problem document's `type`.
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

/** A code of the document in any spelling, as what it means to us. */
export function failureOfCode(code: string, aliases: Record<string, string> = {}): ApiFailure | undefined {
  const meant = Object.entries(aliases).find(([alias]) => folded(alias) === folded(code))?.[1] ?? code;
  return byCode.get(folded(meant));
}

/** The allowance of a billing period (4.5): no pause of seconds brings more of it. The document shows no code for that. */
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
