// Pure: no browser, no network, no clock.
import { answerWith, askWithBody, changeJson, fieldsOf, jsonAnswer } from './http.ts';
import { asks, makeSwitch, onAnswer, onAsk } from './speak.ts';

const isRegister = (request: Request) => asks(request, 'POST', /^\/oauth\/register$/);
const essential = new Set(['redirect_uris', 'token_endpoint_auth_method']);

/** How a client is registered. */
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
    strict: onAsk(async (request) => {
      if (!isRegister(request)) return request;
      const more = Object.keys(fieldsOf(await request.clone().json())).filter((name) => !essential.has(name));
      if (more.length === 0) return request;
      return jsonAnswer(
        { error: 'invalid_client_metadata', error_description: `Unknown: ${more.join(', ')}` },
        400,
      );
    }),
    'forces-secret': onAsk(async (request) => {
      if (!isRegister(request)) return request;
      const metadata = fieldsOf(await request.clone().json());
      const forced = { ...metadata, token_endpoint_auth_method: 'client_secret_post' };
      return askWithBody(request, JSON.stringify(forced));
    }),
    '429': onAsk((request) =>
      isRegister(request)
        ? jsonAnswer({ error: 'too_many_requests' }, 429, { 'retry-after': '60' })
        : request,
    ),
  },
});
