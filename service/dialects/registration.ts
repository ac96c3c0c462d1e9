import { answerWith, askWithBody, changeJson, fieldsOf, formOf, jsonAnswer } from './http.ts';
import {
  asks,
  type Middleware,
  makeSwitch,
  onAnswer,
  onRequest,
  pathOf,
  type Surroundings,
} from './speak.ts';

const isRegister = (request: Request) => asks(request, 'POST', /^\/oauth\/register$/);
const essential = new Set(['redirect_uris', 'token_endpoint_auth_method']);

const forceSecret = onRequest(async (request) => {
  if (!isRegister(request)) return request;
  const metadata = fieldsOf(await request.clone().json());
  const forced = { ...metadata, token_endpoint_auth_method: 'client_secret_post' };
  return askWithBody(request, JSON.stringify(forced));
});

const secretSeconds = 30 * 60;

/** An unrequested client secret that expires after half an hour. */
const secretExpires = (surroundings: Surroundings): Middleware => {
  const until = new Map<string, number>();
  const nowSeconds = () => Math.floor(surroundings.now().getTime() / 1000);
  const forced = forceSecret(surroundings);
  return async (request, next) => {
    if (pathOf(request) === '/oauth/token') {
      const end = until.get((await formOf(request)).get('client_id') ?? '');
      return end !== undefined && end <= nowSeconds()
        ? jsonAnswer({ error: 'invalid_client' }, 401)
        : next(request);
    }
    const answer = await forced(request, next);
    if (!isRegister(request) || !answer.ok) return answer;
    return changeJson(answer, (value) => {
      const client = fieldsOf(value);
      const end = nowSeconds() + secretSeconds;
      until.set(String(client.client_id), end);
      return { ...client, client_secret_expires_at: end };
    });
  };
};

/** How clients are registered. */
export const registration = makeSwitch({
  gap: 'A4',
  at: 'auth',
  values: {
    '200': onAnswer((answer, request) =>
      isRegister(request) && answer.status === 201 ? answerWith(answer, { status: 200 }) : answer,
    ),
    'id-only': onAnswer((answer, request) =>
      isRegister(request) && answer.ok
        ? changeJson(answer, (value) => ({ client_id: fieldsOf(value).client_id }))
        : answer,
    ),
    strict: onRequest(async (request) => {
      if (!isRegister(request)) return request;
      const more = Object.keys(fieldsOf(await request.clone().json())).filter((name) => !essential.has(name));
      if (more.length === 0) return request;
      return jsonAnswer(
        { error: 'invalid_client_metadata', error_description: `Unknown: ${more.join(', ')}` },
        400,
      );
    }),
    'forces-secret': forceSecret,
    'secret-expires': secretExpires,
    '429': onRequest((request) =>
      isRegister(request)
        ? jsonAnswer({ error: 'too_many_requests' }, 429, { 'retry-after': '60' })
        : request,
    ),
  },
});
