import { askAt, fieldsOf } from './http.ts';
import { refuse } from './problems.ts';
import { asks, type Middleware, makeSwitch } from './speak.ts';

/** The cover is the trip's first picture, so setting the cover sets the first day's picture. */
const put = (): Middleware => async (request, next) => {
  if (!asks(request, 'PUT', /^\/v1\/itineraries\/[^/]+\/cover-image$/)) return next(request);
  const itinerary = request.url.replace(/\/cover-image$/, '');
  const authorization = request.headers.get('authorization') ?? '';
  const found = await next(new Request(itinerary, { headers: { authorization } }));
  if (!found.ok) return found;
  const { days } = fieldsOf(await found.json());
  const { id } = fieldsOf(Array.isArray(days) ? days[0] : undefined);
  if (typeof id !== 'string') return refuse('dayNotFound', 'The itinerary has no day to show.');
  return next(await askAt(request, `${itinerary}/days/${encodeURIComponent(id)}/image`));
};

/** Setting a cover image: the document shows only the removal, so there is no such route unless set. */
export const coverPut = makeSwitch({ gap: 'B4', at: 'api', values: { 'like-day-image': put } });
