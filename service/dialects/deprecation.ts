import { answerWith } from './http.ts';
import { makeSwitch, onAnswer } from './speak.ts';

/** Headers that announce a deprecation. */
export const deprecation = makeSwitch({
  gap: 'H3',
  at: 'api',
  values: {
    sunset: onAnswer((answer) =>
      answerWith(answer, {
        headers: { deprecation: '@1798761600', sunset: 'Fri, 31 Dec 2027 23:59:59 GMT' },
      }),
    ),
  },
});
