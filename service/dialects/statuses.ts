// Statuses that the document leaves open, each with the alternatives a service could have chosen.
import { noItinerary } from '../api/problem.ts';
import { answerWith } from './http.ts';
import { onProblem } from './problems.ts';
import { asks, makeSwitch, onAnswer } from './speak.ts';

const stale = ['itineraryModified'] as const;
const appsOnly = ['forbidden'] as const;
const notFound = { error: { code: 'notFound', message: 'There is nothing at this address.' } };

export const statusSwitches = {
  /** For itineraryModified: 412, unless set. */
  conflictStatus: makeSwitch({
    gap: 'C1',
    at: 'api',
    values: {
      '409': onProblem(stale, { status: 409 }),
      '400': onProblem(stale, { status: 400 }),
      '412-no-body': onProblem(stale, { headers: { 'content-type': null }, body: '' }),
    },
  }),

  /** For a write without If-Match: 428, unless set. */
  preconditionStatus: makeSwitch({
    gap: 'C2',
    at: 'api',
    values: { '400': onProblem(['preconditionRequired'], { status: 400 }) },
  }),

  /** For subscriptionRequired: 402, unless set. */
  subscriptionStatus: makeSwitch({
    gap: 'D2',
    at: 'api',
    values: { '403': onProblem(['subscriptionRequired'], { status: 403 }) },
  }),

  /** For a third-party app on an apps-only endpoint: 403, unless set. */
  forbiddenStatus: makeSwitch({
    gap: 'D3',
    at: 'api',
    values: {
      '404-mask': onProblem(appsOnly, { status: 404, body: JSON.stringify(notFound) }),
      '401': onProblem(appsOnly, { status: 401 }),
    },
  }),

  /** For a change by someone who can only view: refused as forbidden, or, if set, answered as not found. */
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

  /** For an invalid plan: 422, unless set. */
  validationStatus: makeSwitch({
    gap: 'D5',
    at: 'api',
    values: { '400': onProblem(['invalidItinerary'], { status: 400 }) },
  }),

  /** For a wrong password: 200, unless set, because a browser's sign-in window closes on any other status. */
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
