import { createHmac } from 'node:crypto';
import { Provider } from 'oidc-provider';

/**
 * How long the refresh token that was just used still works. An app that lost the answer to a refresh (a closed lid,
 * a worker that was put to sleep) has only the old one; a minute is enough to ask again.
 */
export const retrySeconds = 60;

export type SuccessorOf = (refreshToken: string) => string;

/**
 * The token that follows another. It is worked out, not drawn: a retry gets the very token that the lost answer held,
 * so a connection never splits in two, and nothing has to be kept in the clear to be said again.
 */
export const successors =
  (key: string): SuccessorOf =>
  (refreshToken) =>
    createHmac('sha256', key).update(`refresh:${refreshToken}`).digest('base64url');

/** Lets oidc-provider take its next refresh token from `successorOf`, where it would draw one. */
export function rotateWith(provider: Provider, successorOf: SuccessorOf): void {
  const prototype: { jti: string; generateTokenId?(): string } = provider.RefreshToken.prototype;
  const draw = prototype.generateTokenId;
  if (!draw) throw new Error('oidc-provider no longer asks generateTokenId for the value of a token.');
  prototype.generateTokenId = function generateTokenId() {
    const used = Provider.ctx?.oidc.entities.RotatedRefreshToken;
    return used ? successorOf(used.jti) : draw.call(this);
  };
}
