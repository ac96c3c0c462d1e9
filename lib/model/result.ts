/** An expected failure is a value, not an exception: the caller cannot forget it. */
export type Result<T, F> = { ok: true; value: T } | { ok: false; failure: F };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = <F>(failure: F): { ok: false; failure: F } => ({ ok: false, failure });

/** Closes a `switch` over a union: the code does not compile until a new member is handled. */
export function unreachable(value: never): never {
  throw new Error(`Not handled: ${JSON.stringify(value)}`);
}
