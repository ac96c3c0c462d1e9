import { answerWith } from './http.ts';
import { makeSwitch, onAnswer } from './speak.ts';

/** Whether answers can be cached: never, unless set. */
export const caching = makeSwitch({
  gap: 'H4',
  at: 'api',
  values: {
    public: onAnswer((answer) => answerWith(answer, { headers: { 'cache-control': 'public, max-age=600' } })),
  },
});
