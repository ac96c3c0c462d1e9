import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Every refusal of the API. The status is fixed by the code, so two routes cannot answer the same code differently. */
export const statuses = {
  invalidRequest: 400,
  invalidJson: 400,
  invalidCursor: 400,
  unauthorized: 401,
  subscriptionRequired: 402,
  forbidden: 403,
  insufficientScope: 403,
  readOnly: 403,
  ownerOnly: 403,
  notFound: 404,
  itineraryNotFound: 404,
  dayNotFound: 404,
  personNotFound: 404,
  documentNotFound: 404,
  pictureNotFound: 404,
  invalidShareToken: 404,
  idempotencyKeyInUse: 409,
  itineraryModified: 412,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  invalidItinerary: 422,
  idempotencyKeyReused: 422,
  nothingRead: 422,
  preconditionRequired: 428,
  allowanceUsedUp: 429,
  internal: 500,
  notImplemented: 501,
  unavailable: 503,
} as const satisfies Record<string, ContentfulStatusCode>;
export type ProblemCode = keyof typeof statuses;

export interface Problem {
  code: ProblemCode;
  message: string;
}

export const say = (c: Context, { code, message }: Problem, headers: Record<string, string> = {}): Response =>
  c.json({ error: { code, message } }, statuses[code], headers);

export const problem = (code: ProblemCode, message: string): Problem => ({ code, message });
export const noItinerary = problem(
  'itineraryNotFound',
  'There is no such itinerary, or it is not yours to see.',
);
