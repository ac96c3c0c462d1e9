import { answerWith } from './http.ts';
import { asks, makeSwitch, onAnswer } from './speak.ts';

/** The status of a wrong password: 200, since a browser's window closes on another; unless set. */
export const signInStatus = makeSwitch({
  gap: 'A13',
  at: 'auth',
  values: {
    '401': onAnswer((answer, request) =>
      asks(request, 'POST', /\/sign-in$/) && answer.status === 200
        ? answerWith(answer, { status: 401 })
        : answer,
    ),
  },
});
