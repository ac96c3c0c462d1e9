import type { Result } from '../lib/model/result.ts';

/** The value, where a failure means that nothing that follows makes sense. */
export function requireValue<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  throw new Error(typeof result.failure === 'string' ? result.failure : JSON.stringify(result.failure));
}
