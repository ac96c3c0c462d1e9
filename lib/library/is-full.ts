/** The browser has no storage left for us. */
export const isFull = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'QuotaExceededError';
