import { operations } from '../../../service/openapi/document.ts';
import { statusesOf } from '../../../service/openapi/responses.ts';
import type { Answered } from './world.ts';

const known = operations.map((operation) => ({
  at: operation.at ?? 'api',
  method: operation.method.toUpperCase(),
  path: new RegExp(`^${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  statuses: statusesOf(operation),
}));

/** "PUT /v1/itineraries/{id} 415": answers that the description lacks. Web pages are not described. */
export function undescribedAnswers(answers: Answered[]): string[] {
  const missing = answers.flatMap(({ at, method, path, status }) => {
    const operation = known.find((each) => each.at === at && each.method === method && each.path.test(path));
    if (!operation)
      return at === 'api' && path.startsWith('/v1/') ? [`${method} ${path} is not described`] : [];
    return operation.statuses.includes(status) ? [] : [`${method} ${operation.path.source} ${status}`];
  });
  return [...new Set(missing)];
}
