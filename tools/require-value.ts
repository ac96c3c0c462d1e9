import type { Result } from '../lib/model/result.ts';

/** The value of a result whose failure would make everything after it pointless. */
export function requireValue<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  throw new Error(typeof result.failure === 'string' ? result.failure : JSON.stringify(result.failure));
}
