import type { Context } from 'hono';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { type Problem, problem } from './problem.ts';

// A UUID has 36; some clients join two of them with a time.
const maxKeyLength = 200;

/** The key as it was sent; some clients put it in quotes, as the draft of the header's standard has it. */
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
