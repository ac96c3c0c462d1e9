import { errors } from 'oidc-provider';

const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** https, or plain http to a program on the traveller's own machine. */
function isRedirectAllowed(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password || address.length > 500) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.has(url.hostname));
}

/** oidc-provider calls this for each of the two fields when a client registers. */
export function checkClient(field: string, value: unknown): void {
  if (field === 'redirect_uris' && Array.isArray(value)) checkRedirects(value);
  // The name is shown on the consent page; a longer one would push the question off the page.
  if (field === 'client_name' && typeof value === 'string' && value.length > 80)
    throw new errors.InvalidClientMetadata('client_name must be at most 80 characters');
}

function checkRedirects(addresses: unknown[]): void {
  const allowed = addresses.every((address) => typeof address === 'string' && isRedirectAllowed(address));
  if (!allowed || addresses.length > 10)
    throw new errors.CustomOIDCProviderError(
      'invalid_redirect_uri',
      'redirect_uris must be https, or http on loopback, and at most 10',
    );
}

/** A browser extension calls the token endpoint from its own origin; nothing here depends on cookies. */
export function isCallerOrigin(origin: string, redirects: readonly string[]): boolean {
  if (/^(chrome|moz|safari-web)-extension:\/\/[\w-]+$/.test(origin)) return true;
  return redirects.some((address) => URL.parse(address)?.origin === origin);
}
