import { withQuery } from './http.ts';
import { refuse } from './problems.ts';
import { isList, onPage } from './shapes.ts';
import { type Middleware, makeSwitch, onRequest, type Surroundings } from './speak.ts';

const cursorOf = (request: Request) =>
  isList(request) ? new URL(request.url).searchParams.get('cursor') : null;
const lifeMilliseconds = 10 * 60 * 1000;
const gone = () => refuse('invalidCursor', 'This cursor is too old. Begin again without it.');

/** A cursor expires ten minutes after it was issued. */
const expiring = (surroundings: Surroundings): Middleware => {
  const { now } = surroundings;
  const given = new Map<string, number>();
  const noting = onPage((page) => {
    if (typeof page.nextCursor === 'string') given.set(page.nextCursor, now().getTime());
    return page;
  })(surroundings);
  return async (request, next) => {
    const cursor = cursorOf(request);
    const isOld = cursor !== null && now().getTime() - (given.get(cursor) ?? 0) > lifeMilliseconds;
    return isOld ? gone() : noting(request, next);
  };
};

/** The cursor carries its filter: a request that repeats the filter is refused, one without it gets the same list. */
const carrying = (surroundings: Surroundings): Middleware => {
  const filters = new Map<string, string>();
  const noting = onPage((page, request) => {
    const query = new URL(request.url).searchParams;
    query.delete('cursor');
    if (typeof page.nextCursor === 'string') filters.set(page.nextCursor, query.toString());
    return page;
  })(surroundings);
  return async (request, next) => {
    const cursor = cursorOf(request);
    if (cursor === null) return noting(request, next);
    const { searchParams } = new URL(request.url);
    if (['filter', 'q', 'updatedSince', 'limit'].some((name) => searchParams.has(name)))
      return refuse('invalidRequest', 'Send the cursor alone.');
    const remembered = new URLSearchParams(filters.get(cursor) ?? '');
    const asked = await withQuery(request, (query) => {
      for (const [name, value] of remembered) query.set(name, value);
    });
    return noting(asked, next);
  };
};

/** How long a cursor lasts and what has to be sent with it; forever and with the same parameters, unless set. */
export const cursorLife = makeSwitch({
  gap: 'E2',
  at: 'api',
  values: {
    expires: expiring,
    'carries-filter': carrying,
    // Never ends: the last page leads back to the first.
    loop: (surroundings) => {
      const round = onPage((page) => ({ ...page, nextCursor: page.nextCursor ?? 'round' }))(surroundings);
      const first = onRequest((request) =>
        cursorOf(request) === 'round' ? withQuery(request, (query) => query.delete('cursor')) : request,
      )(surroundings);
      return (request, next) => first(request, (asked) => round(asked, next));
    },
  },
});
