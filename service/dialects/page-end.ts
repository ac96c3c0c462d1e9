import { answerWith, changeJson, fieldsOf } from './http.ts';
import { isList, onPage } from './shapes.ts';
import { makeSwitch, onAnswer, onRequest } from './speak.ts';

const ended = (end: unknown) => onPage((page) => ({ ...page, nextCursor: page.nextCursor ?? end }));
const endCursor = 'the-end';

/** How the last page of a list is marked: no nextCursor, unless set. */
export const pageEnd = makeSwitch({
  gap: 'E1',
  at: 'api',
  values: {
    null: ended(null),
    empty: ended(''),
    'has-more': onPage((page) => ({
      ...page,
      hasMore: page.nextCursor !== undefined,
      nextCursor: page.nextCursor ?? null,
    })),
    // Every page has a cursor; the last one leads to an empty page.
    'last-page-empty': (surroundings) => {
      const leading = ended(endCursor)(surroundings);
      const last = onRequest((request) =>
        isList(request) && new URL(request.url).searchParams.get('cursor') === endCursor
          ? Response.json({ data: [] })
          : request,
      )(surroundings);
      return (request, next) => last(request, (asked) => leading(asked, next));
    },
    // The empty page repeats the cursor that led to it.
    'same-cursor': (surroundings) => {
      const leading = ended(endCursor)(surroundings);
      const last = onRequest((request) =>
        isList(request) && new URL(request.url).searchParams.get('cursor') === endCursor
          ? Response.json({ data: [], nextCursor: endCursor })
          : request,
      )(surroundings);
      return (request, next) => last(request, (asked) => leading(asked, next));
    },
    'link-header': onAnswer(async (answer, request) => {
      if (!answer.ok || !isList(request)) return answer;
      const { nextCursor, ...page } = fieldsOf(await answer.clone().json());
      if (nextCursor === undefined) return answer;
      const url = new URL(request.url);
      url.searchParams.set('cursor', String(nextCursor));
      return changeJson(answerWith(answer, {}), () => page, {
        headers: { link: `<${url.href}>; rel="next"` },
      });
    }),
  },
});
