// The one place where the OAuth library's exceptions become values.
import * as oauth from 'oauth4webapi';
import { answerFailure, retryAfterSeconds } from '../api/answer-failure.ts';
import { TransportError } from '../api/transport.ts';
import type { ApiFailure, ConnectFailure } from '../model/failure.ts';
import { fail, type Result } from '../model/result.ts';

/** Thrown between the steps of a sign-in and caught before it leaves it. */
export class SignInError extends Error {
  readonly failure: ConnectFailure;
  constructor(failure: ConnectFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

export const notUnderstood = (reason: (ConnectFailure & { kind: 'service-not-understood' })['reason']) =>
  new SignInError({ kind: 'service-not-understood', reason });

export async function asConnectFailure<T>(
  now: () => number,
  work: () => Promise<Result<T, ConnectFailure>>,
): Promise<Result<T, ConnectFailure>> {
  try {
    return await work();
  } catch (thrown) {
    return fail(connectFailureOf(thrown, now()));
  }
}

function connectFailureOf(thrown: unknown, now: number): ConnectFailure {
  if (thrown instanceof SignInError) return thrown.failure;
  const cause = thrown instanceof Error && thrown.cause instanceof TransportError ? thrown.cause : thrown;
  if (cause instanceof TransportError)
    return cause.failure.kind === 'offline' ? { kind: 'service-silent' } : cause.failure;
  if (thrown instanceof oauth.AuthorizationResponseError) return refusalOf(thrown.error);
  const answer = answerOf(thrown);
  if (answer && (answer.status === 429 || answer.status === 503))
    return { kind: 'slow-down', retryAfterSeconds: retryAfterSeconds(answer.headers, now) };
  if (thrown instanceof oauth.ResponseBodyError) return refusalOf(thrown.error);
  if (thrown instanceof oauth.OperationProcessingError) {
    const isAnswerToUs = thrown.code === oauth.INVALID_RESPONSE;
    return { kind: isAnswerToUs ? 'sign-in-refused' : 'service-not-understood' };
  }
  const isOdd =
    thrown instanceof oauth.UnsupportedOperationError ||
    thrown instanceof oauth.WWWAuthenticateChallengeError;
  if (isOdd) return { kind: 'service-not-understood' };
  throw thrown;
}

/** The service's error text is not shown: the answer came through the browser, so anybody could have written it. */
function refusalOf(error: string): ConnectFailure {
  if (error === 'access_denied') return { kind: 'sign-in-given-up' };
  return { kind: 'sign-in-refused', ...(error === 'invalid_target' && { code: error }) };
}

/** The response behind one of the library's exceptions, if there is one. */
function answerOf(thrown: unknown): Response | undefined {
  if (thrown instanceof oauth.ResponseBodyError) return thrown.response;
  if (thrown instanceof oauth.WWWAuthenticateChallengeError) return thrown.response;
  return thrown instanceof Error && thrown.cause instanceof Response ? thrown.cause : undefined;
}

/** The grant or the client no longer exists: only a new sign-in helps. */
const isOver = (error: string | undefined) => error === 'invalid_grant' || error === 'invalid_client';

/** Only an explicit refusal by the service signs the traveller out; a lost connection or a busy service never does. */
export function refreshFailureOf(thrown: unknown, now: number): ApiFailure {
  if (thrown instanceof TransportError) return thrown.failure;
  if (thrown instanceof SignInError && thrown.failure.kind === 'service-not-understood')
    return thrown.failure;
  if (thrown instanceof oauth.ResponseBodyError && isOver(thrown.error)) return { kind: 'signed-out' };
  const isOurs =
    thrown instanceof oauth.ResponseBodyError ||
    thrown instanceof oauth.OperationProcessingError ||
    thrown instanceof oauth.WWWAuthenticateChallengeError ||
    thrown instanceof oauth.UnsupportedOperationError;
  if (!isOurs) throw thrown;
  const answer = answerOf(thrown);
  if (!answer || (answer.status !== 429 && answer.status < 500)) return { kind: 'service-not-understood' };
  const { status, headers } = answer;
  return answerFailure({ status, headers, body: undefined }, now);
}
