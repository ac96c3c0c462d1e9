import { askWithBody, changeJson, fieldsOf, formOf, jsonAnswer, withQuery } from './http.ts';
import { asks, type Fetch, type Middleware, makeSwitch, pathOf, type Surroundings } from './speak.ts';

const maxWaitMilliseconds = 5000;
const isRegister = (request: Request) => asks(request, 'POST', /^\/oauth\/register$/);
const isAddress = (clientId: string) => /^https?:\/\//.test(clientId);

/**
 * A client id can be the URL of a client metadata document. It is fetched, and a registered client stands in for it.
 * The test that opened the control port chose the URLs; a public service would check where they lead.
 */
const documented =
  (mayRegister: boolean) =>
  ({ origins }: Surroundings): Middleware => {
    const known = new Map<string, Promise<string>>();
    const idOf = (clientId: string, next: Fetch) => {
      if (!isAddress(clientId)) return clientId;
      const id = known.get(clientId) ?? registered(clientId, origins.auth, next);
      known.set(clientId, id);
      return id;
    };
    return async (request, next) => {
      const path = pathOf(request);
      if (isRegister(request) && !mayRegister) return jsonAnswer({ error: 'not_found' }, 404);
      if (path === '/.well-known/oauth-authorization-server')
        return changeJson(await next(request), (value) => {
          const { registration_endpoint, ...rest } = fieldsOf(value);
          return {
            ...rest,
            ...(mayRegister && { registration_endpoint }),
            client_id_metadata_document_supported: true,
          };
        });
      if (path === '/oauth/authorize') {
        const id = await idOf(new URL(request.url).searchParams.get('client_id') ?? '', next);
        return next(await withQuery(request, (query) => query.set('client_id', id)));
      }
      if (path !== '/oauth/token' && path !== '/oauth/revoke') return next(request);
      const form = await formOf(request);
      form.set('client_id', await idOf(form.get('client_id') ?? '', next));
      return next(askWithBody(request, form.toString()));
    };
  };

async function registered(address: string, authUrl: string, next: Fetch): Promise<string> {
  const signal = AbortSignal.timeout(maxWaitMilliseconds);
  const read = await fetch(address, { redirect: 'error', signal }).catch(() => undefined);
  const { client_id, client_name, redirect_uris } = fieldsOf(read?.ok ? await read.json() : {});
  // A document for another client id is not accepted.
  if (client_id !== address) return 'unknown';
  const body = JSON.stringify({ client_name, redirect_uris, token_endpoint_auth_method: 'none' });
  const headers = { 'content-type': 'application/json' };
  const answer = await next(new Request(`${authUrl}/oauth/register`, { method: 'POST', headers, body }));
  return String(fieldsOf(await answer.json()).client_id ?? 'unknown');
}

/** Client ids that are URLs of metadata documents: not supported, unless set. */
export const clientDocuments = makeSwitch({
  gap: 'A6',
  at: 'auth',
  values: { supported: documented(true), only: documented(false) },
});
