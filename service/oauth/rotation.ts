import { createHmac } from 'node:crypto';
import { Provider } from 'oidc-provider';

/**
 * How long a refresh token keeps working after its use. An app that lost the answer to a refresh (a closed lid, a
 * suspended worker) has only the old one; a minute is enough to retry.
 */
export const retrySeconds = 60;

export type SuccessorOf = (refreshToken: string) => string;

/**
 * The token that follows another. It is derived, not random: a retry gets the same token that the lost answer held, so
 * a connection never splits in two, and no token has to be stored in clear text.
 */
export const successors =
  (key: string): SuccessorOf =>
  (refreshToken) =>
    createHmac('sha256', key).update(`refresh:${refreshToken}`).digest('base64url');

/** Makes oidc-provider take its next refresh token from `successorOf` instead of generating a random one. */
export function rotateWith(provider: Provider, successorOf: SuccessorOf): void {
  const prototype: { jti: string; generateTokenId?(): string } = provider.RefreshToken.prototype;
  const draw = prototype.generateTokenId;
  if (!draw) throw new Error('oidc-provider no longer asks generateTokenId for the value of a token.');
  prototype.generateTokenId = function generateTokenId() {
    const used = Provider.ctx?.oidc.entities.RotatedRefreshToken;
    return used ? successorOf(used.jti) : draw.call(this);
  };
}
