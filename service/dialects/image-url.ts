import { fieldsOf, jsonAnswer } from './http.ts';
import { refuse } from './problems.ts';
import { deeply, onEach } from './shapes.ts';
import { type Middleware, makeSwitch, onRequest, pathOf, type Surroundings } from './speak.ts';

const names = new Set(['imageURL', 'heroImageURL']);
const written =
  (write: (url: string, surroundings: Surroundings) => string) => (surroundings: Surroundings) =>
    onEach((each) =>
      fieldsOf(
        deeply(each, (value, name) =>
          names.has(name) && typeof value === 'string' ? write(value, surroundings) : value,
        ),
      ),
    )(surroundings);
const isMedia = (request: Request) => pathOf(request).startsWith('/media/');

const lifeMilliseconds = 60_000;
const both =
  (outer: Middleware, inner: Middleware): Middleware =>
  (request, next) =>
    outer(request, (asked) => inner(asked, next));

/** Where pictures are served and who can fetch them: by the service, by anyone, forever, unless set. */
export const imageUrl = makeSwitch({
  gap: 'F5',
  at: 'api',
  values: {
    'signed-expiring': (surroundings) =>
      both(
        onRequest((request, { now }) => {
          const until = Number(new URL(request.url).searchParams.get('until') ?? 0);
          return isMedia(request) && until < now().getTime()
            ? jsonAnswer({ error: { code: 'expired', message: 'This address has run out.' } }, 403)
            : request;
        })(surroundings),
        written((url, { now }) => `${url}?until=${now().getTime() + lifeMilliseconds}`)(surroundings),
      ),
    'needs-auth': onRequest((request) =>
      isMedia(request) && !request.headers.has('authorization')
        ? refuse('unauthorized', 'Send an access token.')
        : request,
    ),
    'other-host': written((url) => `https://pictures.example${new URL(url).pathname}`),
    script: written(() => 'javascript:alert(1)'),
  },
});
