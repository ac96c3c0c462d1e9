import type { Fields } from './http.ts';
import { onPage } from './shapes.ts';
import { type Middleware, makeSwitch, type Surroundings } from './speak.ts';

/** A page starts with the last item of the page before, as when something changed in between. */
const drifting = (surroundings: Surroundings): Middleware => {
  const lastOf = new Map<string, Fields>();
  return onPage((page, request) => {
    const before = lastOf.get(new URL(request.url).searchParams.get('cursor') ?? '');
    const last = page.data.at(-1);
    if (last && typeof page.nextCursor === 'string') lastOf.set(page.nextCursor, last);
    return before ? { ...page, data: [before, ...page.data] } : page;
  })(surroundings);
};

/** Newest first, each item once, unless set. */
export const listOrder = makeSwitch({
  gap: 'E4',
  at: 'api',
  values: {
    reversed: onPage((page) => ({ ...page, data: page.data.toReversed() })),
    // As good as random, but the same order each time.
    'by-id': onPage((page) => ({
      ...page,
      data: page.data.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1)),
    })),
    drift: drifting,
  },
});
