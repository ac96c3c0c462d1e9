import type { IncomingMessage } from 'node:http';
import type { Provider } from 'oidc-provider';

// oidc-provider's own limit.
const maxBytes = 56 * 1024;

/**
 * The document refreshes with only the grant type and the token (5.4), and RFC 6749 (6) requires no more of a client
 * without a secret; oidc-provider also wants client_id. The token identifies its client, so the id is filled in.
 */
export async function nameClient(provider: Provider, request: IncomingMessage): Promise<void> {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (request.method !== 'POST' || !isForm || request.headers.authorization) return;
  const form = new URLSearchParams(await textOf(request));
  const token = form.get('refresh_token');
  if (form.get('grant_type') === 'refresh_token' && token && !form.has('client_id')) {
    const found = await provider.RefreshToken.find(token);
    const client = found?.clientId ? await provider.Client.find(found.clientId) : undefined;
    // A client with a secret has to authenticate, and then sends its client_id.
    if (client?.clientAuthMethod === 'none') form.set('client_id', client.clientId);
  }
  Object.assign(request, { body: form.toString() });
}

/** A longer body is cut off; oidc-provider would not read it either. */
async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let total = 0;
  for await (const chunk of request) {
    total += chunk.length;
    if (total <= maxBytes) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
