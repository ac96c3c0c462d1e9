import { changeJson, isFields } from './http.ts';
import { makeSwitch, onAnswer } from './speak.ts';

// More than any client should accept as an answer.
const paddingLetters = 12 * 1024 * 1024;

/** The size of an answer. */
export const answerSize = makeSwitch({
  gap: 'H5',
  at: 'api',
  values: {
    huge: onAnswer((answer) =>
      changeJson(answer, (value) =>
        isFields(value) ? { ...value, padding: ' '.repeat(paddingLetters) } : value,
      ),
    ),
  },
});
