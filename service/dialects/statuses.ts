// Statuses that the document leaves open, each switch with the other ones a service may have chosen.
import { noItinerary } from '../api/problem.ts';
import { answerWith } from './http.ts';
import { onProblem } from './problems.ts';
import { asks, makeSwitch, onAnswer } from './speak.ts';

const stale = ['itineraryModified'] as const;
const appsOnly = ['forbidden'] as const;
const notFound = { error: { code: 'notFound', message: 'There is nothing at this address.' } };

export const statusSwitches = {
  /** Of itineraryModified; 412 unless set. */
  conflictStatus: makeSwitch({
    gap: 'C1',
    at: 'api',
    values: {
      '409': onProblem(stale, { status: 409 }),
      '400': onProblem(stale, { status: 400 }),
      '412-no-body': onProblem(stale, { headers: { 'content-type': null }, body: '' }),
    },
  }),

  /** Of a write without If-Match; 428 unless set. */
  preconditionStatus: makeSwitch({
    gap: 'C2',
    at: 'api',
    values: { '400': onProblem(['preconditionRequired'], { status: 400 }) },
  }),

  /** Of subscriptionRequired; 402 unless set. */
  subscriptionStatus: makeSwitch({
    gap: 'D2',
    at: 'api',
    values: { '403': onProblem(['subscriptionRequired'], { status: 403 }) },
  }),

  /** Of an apps-only endpoint that another app asks; 403 unless set. */
  forbiddenStatus: makeSwitch({
    gap: 'D3',
    at: 'api',
    values: {
      '404-mask': onProblem(appsOnly, { status: 404, body: JSON.stringify(notFound) }),
      '401': onProblem(appsOnly, { status: 401 }),
    },
  }),

  /** Of a change by someone who may only look: told so, unless everything that is not theirs is not there. */
  accessStatus: makeSwitch({
    gap: 'D4',
    at: 'api',
    values: {
      '404-all': onProblem(['readOnly', 'ownerOnly'], {
        status: 404,
        body: JSON.stringify({ error: noItinerary }),
      }),
    },
  }),

  /** Of a plan that does not fit; 422 unless set. */
  validationStatus: makeSwitch({
    gap: 'D5',
    at: 'api',
    values: { '400': onProblem(['invalidItinerary'], { status: 400 }) },
  }),

  /** Of a wrong password: 200, since a browser's window closes on another; unless set. */
  signInStatus: makeSwitch({
    gap: 'A13',
    at: 'auth',
    values: {
      '401': onAnswer((answer, request) =>
        asks(request, 'POST', /\/sign-in$/) && answer.status === 200
          ? answerWith(answer, { status: 401 })
          : answer,
      ),
    },
  }),
} as const;
