import { createHash, timingSafeEqual } from 'node:crypto';
import type { AdapterPayload, Provider } from 'oidc-provider';

// Secrets are random and as long as the hash, so they cannot be guessed and no slow hash is needed.
const hashOf = (secret: string) => `sha256:${createHash('sha256').update(secret).digest('hex')}`;

/** The stored form of a client: its secret is shown once, at registration. */
export const withoutSecret = ({ client_secret: secret, ...client }: AdapterPayload): AdapterPayload =>
  typeof secret === 'string' ? { ...client, client_secret: hashOf(secret) } : client;

/** Makes oidc-provider compare a secret with the stored hash instead of with the secret itself. */
export function compareHashed(provider: Provider): void {
  const prototype: { clientSecret?: string | undefined; compareClientSecret?(actual: string): unknown } =
    provider.Client.prototype;
  if (!prototype.compareClientSecret)
    throw new Error('oidc-provider no longer asks compareClientSecret whether a secret is right.');
  prototype.compareClientSecret = function compareClientSecret(actual) {
    const [kept, given] = [this.clientSecret ?? '', hashOf(actual)].map((text) => Buffer.from(text));
    return (
      kept !== undefined &&
      given !== undefined &&
      kept.length === given.length &&
      timingSafeEqual(kept, given)
    );
  };
}
