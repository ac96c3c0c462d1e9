import { answerWith, type Changes } from './http.ts';
import { asHtml, problemOf, type Said } from './problems.ts';
import { makeSwitch, onAnswer } from './speak.ts';

const shaped = (shape: (said: Said, status: number) => Changes) =>
  onAnswer(async (answer) => {
    const said = await problemOf(answer);
    return said ? answerWith(answer, shape(said, answer.status)) : answer;
  });
const json = (value: unknown, type = 'application/json'): Changes => ({
  headers: { 'content-type': type },
  body: JSON.stringify(value),
});

/** The shape of an error body. */
export const errorShape = makeSwitch({
  gap: 'D1',
  at: 'api',
  values: {
    flat: shaped(({ code, message }) => json({ error: code, message })),
    'code-top': shaped(({ code, message }) => json({ code, message })),
    'problem-json': shaped(({ code, message }, status) =>
      json(
        { type: `https://errors.example/${code}`, title: code, status, detail: message },
        'application/problem+json',
      ),
    ),
    'errors-array': shaped(({ code, message }) => json({ errors: [{ code, detail: message }] })),
    text: shaped(({ message }) => ({ headers: { 'content-type': 'text/plain' }, body: message })),
    html: shaped(({ message }) => asHtml(message)),
    empty: shaped(() => ({ headers: { 'content-type': null }, body: '' })),
    'invalid-json': shaped(({ code }) => ({ body: `{"error":{"code":"${code}",` })),
  },
});
