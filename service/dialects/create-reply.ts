// Pure: no browser, no network, no clock.
import { answerWith, changeJson, fieldsOf } from './http.ts';
import { refuse } from './problems.ts';
import { type Around, asks, makeSwitch, onAnswer, onAsk } from './speak.ts';

const isCreate = (request: Request) => asks(request, 'POST', /^\/v1\/itineraries$/);
const isCreated = (answer: Response, request: Request) => answer.status === 201 && isCreate(request);

/** The same Idempotency-Key gives the first answer again. */
const once = (): Around => {
  const first = new Map<string, Promise<Response>>();
  return async (request, next) => {
    const key = request.headers.get('idempotency-key');
    if (!isCreate(request) || key === null) return next(request);
    const whose = `${request.headers.get('authorization')} ${key}`;
    const answering = first.get(whose) ?? next(request);
    first.set(whose, answering);
    return (await answering).clone();
  };
};

/** Creating over REST, which the document does not show. */
export const createReply = makeSwitch({
  gap: 'B1',
  at: 'api',
  values: {
    absent: onAsk((request) =>
      isCreate(request) ? refuse('notFound', 'There is nothing at this address.') : request,
    ),
    '200': onAnswer((answer, request) =>
      isCreated(answer, request) ? answerWith(answer, { status: 200, headers: { location: null } }) : answer,
    ),
    'id-only': onAnswer((answer, request) =>
      isCreated(answer, request) ? changeJson(answer, (value) => ({ id: fieldsOf(value).id })) : answer,
    ),
    wrapped: onAnswer((answer, request) =>
      isCreated(answer, request) ? changeJson(answer, (value) => ({ data: value })) : answer,
    ),
    idempotent: once,
  },
});
