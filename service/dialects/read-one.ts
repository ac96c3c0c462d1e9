import { answerWith, changeJson } from './http.ts';
import { refuse } from './problems.ts';
import { asks, makeSwitch, onAnswer, onRequest } from './speak.ts';

const isReadOne = (request: Request) => asks(request, 'GET', /^\/v1\/itineraries\/[^/]+$/);
const wrapped = (name: string) =>
  onAnswer((answer, request) =>
    answer.ok && isReadOne(request) ? changeJson(answer, (value) => ({ [name]: value })) : answer,
  );

/** Reading one itinerary, which the document does not show. */
export const readOne = makeSwitch({
  gap: 'B2',
  at: 'api',
  values: {
    absent: onRequest((request) =>
      isReadOne(request) ? refuse('notFound', 'There is nothing at this address.') : request,
    ),
    '405': onRequest((request) =>
      isReadOne(request) ? new Response(null, { status: 405, headers: { allow: 'PUT, DELETE' } }) : request,
    ),
    '304': onAnswer((answer, request) => {
      const isKnown =
        isReadOne(request) && request.headers.get('if-none-match') === answer.headers.get('etag');
      return isKnown ? answerWith(answer, { status: 304, body: '' }) : answer;
    }),
    'wrapped-data': wrapped('data'),
    'wrapped-itinerary': wrapped('itinerary'),
  },
});
