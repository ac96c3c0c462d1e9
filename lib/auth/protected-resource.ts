// Finds the resource to request tokens for (RFC 8707), from the service's protected-resource metadata.
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
 * Undefined if no resource is to be named. The API document puts the metadata at the auth address, the standard at
 * the API's own: both are tried, and metadata that describes another service is ignored.
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
