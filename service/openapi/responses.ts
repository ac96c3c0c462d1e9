// Which error answers an operation has. The contract run compares them with the answers it really gets.
import { type ProblemCode, statuses } from '../api/problem.ts';
import type { Operation } from './operation.ts';

/** The operation's own problems, plus those that follow from its token, headers and body. */
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

/** Every status that the operation can answer with. */
export const statusesOf = (operation: Operation): number[] => [
  operation.answer.status,
  ...Object.keys(operation.oauthErrors ?? {}).map(Number),
  ...problemsOf(operation).map((code) => statuses[code]),
];
