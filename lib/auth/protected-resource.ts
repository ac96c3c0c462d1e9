// What tokens are asked for (RFC 8707), by the service's second discovery document.
import * as z from 'zod/mini';
import type { Fetch } from '../api/transport.ts';
import type { ServiceProfile } from '../model/profile.ts';
import { isSameIssuer } from './authorization-server.ts';
import { readDocument } from './read-document.ts';

const Described = z.looseObject({
  resource: z.string(),
  authorization_servers: z.optional(z.array(z.string())),
});

/**
 * The resource to name; undefined to name none. The document has it at the auth address, the standard at the
 * interface's own: both are looked at, and one that describes something else is not believed.
 */
export async function findResource(profile: ServiceProfile, fetch: Fetch): Promise<string | undefined> {
  if (profile.resource === 'none') return undefined;
  const { baseUrl, authUrl, mcp } = profile;
  const ours = [baseUrl, authUrl, `${baseUrl.replace(/\/$/, '')}/mcp`, ...(mcp.url ? [mcp.url] : [])];
  for (const base of [authUrl, baseUrl]) {
    const address = `${base.replace(/\/$/, '')}/.well-known/oauth-protected-resource`;
    const found = z.safeParse(Described, await readDocument(fetch, address)).data;
    if (!found) continue;
    const { resource, authorization_servers: servers = [authUrl] } = found;
    const isOurs = ours.some((own) => isSameIssuer(own, resource));
    if (isOurs && servers.some((server) => isSameIssuer(server, authUrl))) return resource;
  }
  return undefined;
}
