import { answerWith } from './http.ts';
import { problemOf } from './problems.ts';
import { makeSwitch, onAnswer } from './speak.ts';

const spelled = (spell: (code: string) => string) =>
  onAnswer(async (answer) => {
    const said = await problemOf(answer);
    if (!said) return answer;
    return answerWith(answer, { body: JSON.stringify({ error: { ...said, code: spell(said.code) } }) });
  });
const snake = (code: string) => code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The spelling of error codes: itineraryModified, itinerary_modified … */
export const errorCase = makeSwitch({
  gap: 'C1',
  at: 'api',
  values: {
    snake: spelled(snake),
    screaming: spelled((code) => snake(code).toUpperCase()),
    pascal: spelled((code) => code.charAt(0).toUpperCase() + code.slice(1)),
  },
});
