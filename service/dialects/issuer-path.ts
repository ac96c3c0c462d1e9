import { answerWith, askAt, changeJson, fieldsOf, jsonAnswer } from './http.ts';
import { type Middleware, makeSwitch, pathOf, type Surroundings } from './speak.ts';

const path = '/traveller';
const name = '/.well-known/oauth-authorization-server';
const notFound = () => jsonAnswer({ error: 'not_found' }, 404);

/** The issuer is `{auth}/traveller`; its metadata is at this one address only. */
const describedAt =
  (place: string) =>
  ({ origins }: Surroundings): Middleware => {
    const issuer = `${origins.auth}${path}`;
    const below = (address: unknown) =>
      typeof address === 'string' && address.startsWith(`${origins.auth}/`)
        ? `${issuer}${address.slice(origins.auth.length)}`
        : address;
    const described = (answer: Response) =>
      changeJson(answer, (value) => ({
        ...Object.fromEntries(Object.entries(fieldsOf(value)).map(([key, each]) => [key, below(each)])),
        issuer,
      }));
    return async (request, next) => {
      const asked = pathOf(request);
      if (asked === place) return described(await next(await at(request, name)));
      if (asked.endsWith(name) || asked.startsWith(`${name}/`)) return notFound();
      const inner = asked.startsWith(`${path}/`) ? await at(request, asked.slice(path.length)) : request;
      const answer = namedIn(await next(inner), issuer);
      // The resource metadata names the issuer as its authorization server.
      return asked.endsWith('/.well-known/oauth-protected-resource')
        ? changeJson(answer, (value) => ({ ...fieldsOf(value), authorization_servers: [issuer] }))
        : answer;
    };
  };

function at(request: Request, pathname: string): Promise<Request> {
  const url = new URL(request.url);
  url.pathname = pathname;
  return askAt(request, url);
}

/** The redirect to the client names the issuer. */
function namedIn(answer: Response, issuer: string): Response {
  const location = URL.parse(answer.headers.get('location') ?? '');
  if (!location?.searchParams.has('iss')) return answer;
  location.searchParams.set('iss', issuer);
  return answerWith(answer, { headers: { location: location.href } });
}

/**
 * An issuer with a path: the document appends the well-known path to it, the standard inserts it before. No path,
 * unless set.
 */
export const issuerPath = makeSwitch({
  gap: 'A2',
  at: 'both',
  values: { 'append-only': describedAt(`${path}${name}`), 'insert-only': describedAt(`${name}${path}`) },
});
