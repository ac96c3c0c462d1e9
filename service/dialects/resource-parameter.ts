// Pure: no browser, no network, no clock.
import { answerWith, formOf, jsonAnswer } from './http.ts';
import { asHtml } from './problems.ts';
import { makeSwitch, onAsk, pathOf } from './speak.ts';

/** Authorization and token requests that do, or do not, name a resource are refused. */
const refusedWhen = (isRefused: (hasResource: boolean) => boolean) =>
  onAsk(async (request) => {
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

/** RFC 8707's parameter: taken, and not asked for, unless set. */
export const resourceParameter = makeSwitch({
  gap: 'A8',
  at: 'auth',
  values: { required: refusedWhen((has) => !has), rejected: refusedWhen((has) => has) },
});
