import { withQuery } from './http.ts';
import { refuse } from './problems.ts';
import { isList } from './shapes.ts';
import { makeSwitch, onRequest } from './speak.ts';

const sinceOf = (request: Request): Date | undefined => {
  const text = isList(request) ? new URL(request.url).searchParams.get('updatedSince') : null;
  return text === null || Number.isNaN(Date.parse(text)) ? undefined : new Date(text);
};
const moved = (move: (since: Date) => Date) =>
  onRequest((request) => {
    const since = sinceOf(request);
    return since
      ? withQuery(request, (query) => query.set('updatedSince', move(since).toISOString()))
      : request;
  });

/** How updatedSince compares: strictly after that moment, to the millisecond, unless set. */
export const updatedSince = makeSwitch({
  gap: 'E5',
  at: 'api',
  values: {
    inclusive: moved((since) => new Date(since.getTime() - 1)),
    'second-precision': moved((since) => new Date(Math.ceil(since.getTime() / 1000) * 1000)),
    ignored: onRequest((request) =>
      sinceOf(request) ? withQuery(request, (query) => query.delete('updatedSince')) : request,
    ),
    'future-400': onRequest((request, { now }) => {
      const since = sinceOf(request);
      return since && since > now() ? refuse('invalidRequest', 'updatedSince lies in the future.') : request;
    }),
  },
});
