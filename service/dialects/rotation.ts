import { askWithBody, changeJson, fieldsOf, formOf, jsonAnswer } from './http.ts';
import { type Middleware, makeSwitch, pathOf, type Surroundings } from './speak.ts';

const invalidGrant = () =>
  jsonAnswer({ error: 'invalid_grant', error_description: 'grant request is invalid' }, 400);
const isRefresh = (request: Request, form: URLSearchParams) =>
  pathOf(request) === '/oauth/token' && form.get('grant_type') === 'refresh_token';

/** No grace period: reusing a refresh token ends the connection. */
const strict = ({ origins }: Surroundings): Middleware => {
  const used = new Set<string>();
  return async (request, next) => {
    const form = pathOf(request) === '/oauth/token' ? await formOf(request) : new URLSearchParams();
    if (!isRefresh(request, form)) return next(request);
    const token = form.get('refresh_token') ?? '';
    if (used.has(token)) {
      const body = new URLSearchParams({ token, client_id: form.get('client_id') ?? '' });
      await next(new Request(`${origins.auth}/oauth/revoke`, { method: 'POST', body }));
      return invalidGrant();
    }
    const answer = await next(request);
    if (answer.ok) used.add(token);
    return answer;
  };
};

/** The client keeps one refresh token forever; here it is mapped to the service's latest one. */
const kept = (isSaid: boolean) => (): Middleware => {
  const latest = new Map<string, string>();
  return async (request, next) => {
    const form = pathOf(request) === '/oauth/token' ? await formOf(request) : new URLSearchParams();
    if (!isRefresh(request, form)) return next(request);
    const shown = form.get('refresh_token') ?? '';
    form.set('refresh_token', latest.get(shown) ?? shown);
    const answer = await next(askWithBody(request, form.toString()));
    if (!answer.ok) return answer;
    return changeJson(answer, (value) => {
      const { refresh_token, ...rest } = fieldsOf(value);
      latest.set(shown, String(refresh_token));
      return isSaid ? { ...rest, refresh_token: shown } : rest;
    });
  };
};

/** A used refresh token is answered with that same token again, and keeps working. */
const graceReturnsOld = (): Middleware => {
  const latest = new Map<string, string>();
  return async (request, next) => {
    const form = pathOf(request) === '/oauth/token' ? await formOf(request) : new URLSearchParams();
    if (!isRefresh(request, form)) return next(request);
    const shown = form.get('refresh_token') ?? '';
    const successor = latest.get(shown);
    form.set('refresh_token', successor ?? shown);
    const answer = await next(askWithBody(request, form.toString()));
    if (!answer.ok) return answer;
    return changeJson(answer, (value) => {
      const tokens = fieldsOf(value);
      latest.set(shown, String(tokens.refresh_token));
      return successor === undefined ? tokens : { ...tokens, refresh_token: shown };
    });
  };
};

/** Refresh tokens: rotated, with a minute of grace, unless set. */
export const rotation = makeSwitch({
  gap: 'A10',
  at: 'auth',
  values: {
    'strict-kills-family': strict,
    'grace-returns-old': graceReturnsOld,
    'same-token': kept(true),
    'none-returned': kept(false),
  },
});
