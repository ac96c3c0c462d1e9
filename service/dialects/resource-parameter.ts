import { answerWith, fieldsOf, formOf, jsonAnswer } from './http.ts';
import { asHtml, refuse } from './problems.ts';
import { type Middleware, makeSwitch, onRequest, pathOf, type Surroundings } from './speak.ts';

/** Refuses authorization and token requests that name a resource, or that name none. */
const refusedWhen = (isRefused: (hasResource: boolean) => boolean) =>
  onRequest(async (request) => {
    const path = pathOf(request);
    if (path !== '/oauth/authorize' && path !== '/oauth/token') return request;
    const asked = path === '/oauth/token' ? await formOf(request) : new URL(request.url).searchParams;
    if (!isRefused(asked.has('resource'))) return request;
    const error = { error: 'invalid_target', error_description: 'The resource is not right.' };
    if (path === '/oauth/token') return jsonAnswer(error, 400);
    const back = URL.parse(asked.get('redirect_uri') ?? '');
    if (!back) return answerWith(new Response('', { status: 400 }), asHtml('invalid_target'));
    for (const [name, value] of Object.entries({ ...error, state: asked.get('state') ?? '' }))
      back.searchParams.set(name, value);
    back.searchParams.set('iss', new URL(request.url).origin);
    return new Response(null, { status: 303, headers: { location: back.href } });
  });

/** A token is valid only for the resource it was requested for, /mcp or the rest. Without a resource it is for the rest. */
const audienceStrict = ({ origins }: Surroundings): Middleware => {
  const forMcp = new Set<string>();
  return async (request, next) => {
    const path = pathOf(request);
    if (path === '/oauth/token') {
      const asked = (await formOf(request)).get('resource') ?? '';
      const answer = await next(request);
      if (answer.ok && asked.replace(/\/$/, '') === `${origins.api}/mcp`)
        forMcp.add(String(fieldsOf(await answer.clone().json()).access_token));
      return answer;
    }
    const token = request.headers.get('authorization')?.replace(/^Bearer +/i, '');
    if (token === undefined || forMcp.has(token) === (path === '/mcp')) return next(request);
    return refuse('unauthorized', 'The access token is meant for something else.');
  };
};

/** RFC 8707's resource parameter: accepted but not required, unless set. */
export const resourceParameter = makeSwitch({
  gap: 'A8',
  at: 'both',
  values: {
    required: refusedWhen((has) => !has),
    rejected: refusedWhen((has) => has),
    'audience-strict': audienceStrict,
  },
});
