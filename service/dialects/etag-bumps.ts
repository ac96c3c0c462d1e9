import { answerWith, askWith } from './http.ts';
import { onPage } from './shapes.ts';
import { asks, type Middleware, makeSwitch, pathOf, type Surroundings } from './speak.ts';

/** Every view changes the tag: `"v7"` becomes `"v7.3"` after three views, and only the latest is accepted. */
const onView = (surroundings: Surroundings): Middleware => {
  const views = new Map<string, number>();
  const show = (etag: string, id: string) => etag.replace(/"$/, `.${views.get(id) ?? 0}"`);
  const read = (sent: string, id: string) => {
    const end = `.${views.get(id) ?? 0}"`;
    return sent.endsWith(end) ? `${sent.slice(0, -end.length)}"` : '"looked-at-since"';
  };
  const list = onPage((page) => ({
    ...page,
    data: page.data.map((each) => ({ ...each, etag: show(String(each.etag), String(each.id)) })),
  }))(surroundings);
  return async (request, next) => {
    const sent = request.headers.get('if-match');
    const [, , , id = ''] = pathOf(request).split('/');
    const asked = sent === null ? request : askWith(request, { 'if-match': read(sent, id) });
    const answer = await list(asked, next);
    if (answer.ok && asks(request, 'GET', /^\/v1\/itineraries\/[^/]+$/))
      views.set(id, (views.get(id) ?? 0) + 1);
    const etag = answer.headers.get('etag');
    return etag === null ? answer : answerWith(answer, { headers: { etag: show(etag, id) } });
  };
};

/** What changes a tag: only changes to the itinerary, unless set. */
export const etagBumps = makeSwitch({ gap: 'C7', at: 'api', values: { 'on-view': onView } });
