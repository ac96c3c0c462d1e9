// Error answers of the API, in the service's own shape; the outermost switch gives them another one.
import { type ProblemCode, statuses } from '../api/problem.ts';
import { answerWith, type Changes, fieldsOf, isJson, jsonAnswer } from './http.ts';
import { onAnswer } from './speak.ts';

export interface Said {
  code: string;
  message: string;
}

/** The code and message of an error answer; undefined for any other answer. */
export async function problemOf(answer: Response): Promise<Said | undefined> {
  if (answer.status < 400 || !isJson(answer)) return undefined;
  const { code, message } = fieldsOf(fieldsOf(await answer.clone().json()).error);
  return typeof code === 'string' ? { code, message: String(message) } : undefined;
}

export const refuse = (code: ProblemCode, message: string): Response =>
  jsonAnswer({ error: { code, message } }, statuses[code]);

/** Changes error answers that have one of these codes. */
export const onProblem = (codes: readonly ProblemCode[], changes: Changes) =>
  onAnswer(async (answer) => {
    const said = await problemOf(answer);
    return said && codes.some((code) => code === said.code) ? answerWith(answer, changes) : answer;
  });

export const asHtml = (title: string): Changes => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><title>${title}</title><h1>${title}</h1>`,
});
