/** The bucket could not be reached or could not answer. */
export class StoreAway extends Error {}

/** How long a client should wait: a restarted database takes a few seconds. */
export const retrySeconds = 5;

// Error codes of postgres.js, of the operating system, and PostgreSQL's classes 08 (connection) and 57P0 (shutting
// down, starting).
const awayCodes =
  /^(?:CONNECT_TIMEOUT|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0\d|53300)$/;

/** Whether an error means that the database or the bucket is unavailable: it is not our fault, and it is temporary. */
export function isUnavailable(fault: unknown): boolean {
  for (let at = fault, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof StoreAway) return true;
    const code: unknown = Reflect.get(at, 'code');
    if (typeof code === 'string' && awayCodes.test(code)) return true;
  }
  return false;
}
