import { answerWith, askWith, changeJson, fieldsOf } from './http.ts';
import { refuse } from './problems.ts';
import { asks, makeSwitch, onAnswer, onRequest } from './speak.ts';

const isCreate = (request: Request) => asks(request, 'POST', /^\/v1\/itineraries$/);
const isCreated = (answer: Response, request: Request) => answer.status === 201 && isCreate(request);

/** Creating over REST, which the document does not show. */
export const createReply = makeSwitch({
  gap: 'B1',
  at: 'api',
  values: {
    absent: onRequest((request) =>
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
    // As in the document, where only imports know idempotency keys.
    'key-ignored': onRequest((request) =>
      isCreate(request) ? askWith(request, { 'idempotency-key': null }) : request,
    ),
  },
});
