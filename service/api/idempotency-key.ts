import type { Context } from 'hono';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { type Problem, problem } from './problem.ts';

// A UUID has 36 characters; some clients join two UUIDs and a timestamp.
const maxKeyLength = 200;

/** The idempotency key of the request, without quotes: some clients quote it, as the draft standard for the header does. */
export function readIdempotencyKey(c: Context): Result<string | undefined, Problem> {
  const header = c.req.header('idempotency-key');
  if (header === undefined) return ok(undefined);
  const key = header.trim().replace(/^"(.*)"$/, '$1');
  const isKey = /^[\x21-\x7e]+$/.test(key) && key.length <= maxKeyLength;
  return isKey
    ? ok(key)
    : fail(problem('invalidRequest', `The Idempotency-Key is a word of at most ${maxKeyLength} characters.`));
}

export const keyReused = problem('idempotencyKeyReused', 'This Idempotency-Key was used for another body.');
