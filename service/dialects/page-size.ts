import { withQuery } from './http.ts';
import { isList } from './shapes.ts';
import { makeSwitch, onRequest } from './speak.ts';

const atMost = (most: number) =>
  onRequest((request) => {
    const asked = Number(new URL(request.url).searchParams.get('limit') ?? 25);
    if (!isList(request) || !(asked > most)) return request;
    return withQuery(request, (query) => query.set('limit', String(most)));
  });

/** The page size limit: a limit above 50 is refused, unless set. */
export const pageSize = makeSwitch({
  gap: 'E3',
  at: 'api',
  values: { clamp: atMost(50), 'of-10': atMost(10) },
});
