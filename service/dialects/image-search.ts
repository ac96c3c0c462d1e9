import { askWith, askWithBody, fieldsOf, isJson } from './http.ts';
import { refuse } from './problems.ts';
import { asks, makeSwitch, onRequest } from './speak.ts';

const isSearch = (request: Request) => asks(request, 'PUT', /\/days\/[^/]+\/image$/) && isJson(request);
const named = (field: string) =>
  onRequest(async (request) => {
    if (!isSearch(request)) return request;
    const { [field]: words, ...others } = fieldsOf(await request.clone().json());
    if (typeof words !== 'string' || Object.keys(others).length > 0)
      return refuse('invalidRequest', `Send {"${field}": "…"}.`);
    return askWithBody(request, JSON.stringify({ query: words }));
  });

/** The name of the field with the image search words: query, and no unknown fields, unless set. */
export const imageSearch = makeSwitch({
  gap: 'F1',
  at: 'api',
  values: {
    q: named('q'),
    search: named('search'),
    // An unknown field is ignored; nothing is searched for then, and an image is picked automatically.
    lenient: onRequest(async (request) => {
      if (!isSearch(request)) return request;
      const { query } = fieldsOf(await request.clone().json());
      if (typeof query === 'string') return askWithBody(request, JSON.stringify({ query }));
      const { url, method } = request;
      const { headers } = askWith(new Request(url, { headers: request.headers }), {
        'content-type': null,
        'content-length': null,
      });
      return new Request(url, { method, headers });
    }),
  },
});
