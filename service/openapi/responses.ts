// Which ways of saying no an operation has. The contract run compares them with what was really answered.
import { type ProblemCode, statuses } from '../api/problem.ts';
import type { Operation } from './operation.ts';

/** What the operation names itself, and what follows from what it needs and reads. */
export function problemsOf(operation: Operation): ProblemCode[] {
  const { problems = [], needs, isAppsOnly, isConditional, body, at } = operation;
  const isJson = body !== undefined && at !== 'auth' && (typeof body === 'string' || !('types' in body));
  const codes: ProblemCode[] = [
    ...(needs ? (['unauthorized', 'unavailable'] as const) : []),
    ...(needs && needs !== 'token' ? (['insufficientScope'] as const) : []),
    ...(isAppsOnly ? (['forbidden'] as const) : []),
    ...(isConditional
      ? (['itineraryNotFound', 'readOnly', 'itineraryModified', 'preconditionRequired'] as const)
      : []),
    ...(isJson ? (['invalidJson', 'unsupportedMediaType', 'payloadTooLarge'] as const) : []),
    ...problems,
  ];
  return [...new Set(codes)];
}

/** Every status that the operation may answer with. */
export const statusesOf = (operation: Operation): number[] => [
  operation.answer.status,
  ...Object.keys(operation.oauthErrors ?? {}).map(Number),
  ...problemsOf(operation).map((code) => statuses[code]),
];
