import type { IncomingMessage } from 'node:http';
import type { Provider } from 'oidc-provider';

// The same that oidc-provider reads at most.
const maxBytes = 56 * 1024;

/**
 * The document refreshes with the grant type and the token alone (5.4), and RFC 6749 (6) asks no more of a client
 * without a secret; oidc-provider wants its name as well. The token knows whose it is, so the name is filled in.
 */
export async function nameClient(provider: Provider, request: IncomingMessage): Promise<void> {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (request.method !== 'POST' || !isForm || request.headers.authorization) return;
  const form = new URLSearchParams(await textOf(request));
  const token = form.get('refresh_token');
  if (form.get('grant_type') === 'refresh_token' && token && !form.has('client_id')) {
    const found = await provider.RefreshToken.find(token);
    const client = found?.clientId ? await provider.Client.find(found.clientId) : undefined;
    // One that has a secret has to show it, and says its name then.
    if (client?.clientAuthMethod === 'none') form.set('client_id', client.clientId);
  }
  Object.assign(request, { body: form.toString() });
}

/** What is longer is cut: oidc-provider would not read it either. */
async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let total = 0;
  for await (const chunk of request) {
    total += chunk.length;
    if (total <= maxBytes) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
