import { createHash, timingSafeEqual } from 'node:crypto';
import type { AdapterPayload, Provider } from 'oidc-provider';

// Drawn at random and as long as the hash: nobody finds it by trying, so no slow hash is needed.
const hashOf = (secret: string) => `sha256:${createHash('sha256').update(secret).digest('hex')}`;

/** What is kept of a client: its secret is told once, when it registers. */
export const withoutSecret = ({ client_secret: secret, ...client }: AdapterPayload): AdapterPayload =>
  typeof secret === 'string' ? { ...client, client_secret: hashOf(secret) } : client;

/** Lets oidc-provider compare a secret with its hash, where it would compare it with itself. */
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
