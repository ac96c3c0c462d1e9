import { createHash } from 'node:crypto';
import { answerWith, changeJson, fieldsOf } from './http.ts';
import { onPage } from './shapes.ts';
import { asks, type Middleware, makeSwitch, onAnswer, pathOf, type Surroundings } from './speak.ts';

const isImageWrite = (request: Request) => asks(request, 'PUT', /\/days\/[^/]+\/image$/);

/** The tag is in the full itinerary instead of the header. */
const inBody = onAnswer((answer) => {
  const etag = answer.headers.get('etag');
  if (etag === null || !answer.ok) return answer;
  return changeJson(answer, (value) => ({ ...fieldsOf(value), etag }), { headers: { etag: null } });
});

/** After an image write the header holds the image's ETag, as a strict reading of HTTP has it. */
const ofImage = (): Middleware => async (request, next) => {
  if (!isImageWrite(request)) return next(request);
  const bytes = await request.clone().arrayBuffer();
  const answer = await next(request);
  if (!answer.ok) return answer;
  const etag = `"${createHash('sha256').update(Buffer.from(bytes)).digest('hex').slice(0, 16)}"`;
  return answerWith(answer, { headers: { etag, 'content-location': null } });
};

const lagMilliseconds = 2000;

/** For two seconds after a write, lists still show the previous tag. */
const staleList = ({ now }: Surroundings): Middleware => {
  const before = new Map<string, { etag: string; until: number }>();
  const isLagging = (id: string) => (before.get(id)?.until ?? 0) > now().getTime();
  const list = onPage((page) => ({
    ...page,
    data: page.data.map((each) =>
      isLagging(String(each.id)) ? { ...each, etag: before.get(String(each.id))?.etag } : each,
    ),
  }))({ now, origins: { auth: '', api: '' } });
  return async (request, next) => {
    const etag = request.headers.get('if-match');
    const id = pathOf(request).split('/')[3] ?? '';
    const answer = await list(request, next);
    if (etag !== null && answer.ok) before.set(id, { etag, until: now().getTime() + lagMilliseconds });
    return answer;
  };
};

/** Where the client finds the tag for the next write: in the header, unless set. */
export const etagSource = makeSwitch({
  gap: 'C3',
  at: 'api',
  values: {
    body: inBody,
    none: onAnswer((answer) => answerWith(answer, { headers: { etag: null, 'content-location': null } })),
    'of-image': ofImage,
    'stale-list': staleList,
  },
});
