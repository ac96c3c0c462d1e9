import { originValidation } from '@modelcontextprotocol/hono';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import { ok, type Result } from '../../lib/model/result.ts';
import type { ApiEnv, Bearer } from '../api/bearer.ts';
import { type Problem, say } from '../api/problem.ts';
import { readBytes } from '../api/request-body.ts';
import type { Edges } from '../edges.ts';
import { itineraryCreator } from '../itineraries/create.ts';
import type { ItineraryStore } from '../itineraries/store.ts';
import { type Origins, protectedResource } from '../oauth/discovery.ts';
import { makeMcpServer } from './server.ts';

export interface McpRoutes {
  bearer: Bearer;
  store: ItineraryStore;
  edges: Edges;
  origins: Origins;
  mediaUrl(key: string): string;
}

// The largest itinerary, plus some text around it.
const maxBodyBytes = 1024 * 1024 + 64 * 1024;
/** Pages of other sites must not call MCP through a browser; extensions act for the person who installed them. */
const extensions = ['chrome-extension://*', 'moz-extension://*', 'safari-web-extension://*'];

/** MCP at /mcp: the tool create_itinerary, with the API's tokens and without sessions. */
export function mcpRoutes({ bearer, store, edges, origins, mediaUrl }: McpRoutes): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const create = itineraryCreator(store, edges.newId);
  const pageUrl = (id: string) => `${origins.auth}/i/${id}`;
  const handler = createMcpHandler(
    ({ authInfo }) => makeMcpServer({ create, mediaUrl, pageUrl }, String(authInfo?.extra?.travellerId)),
    { maxRequestBodySize: maxBodyBytes },
  );
  const isAllowedOrigin = originValidation([new URL(origins.api).hostname, ...extensions]);

  // The path RFC 9728 prescribes for the metadata of a resource with a path; the tokens are the same.
  routes.get('/.well-known/oauth-protected-resource/mcp', (c) =>
    c.json({ ...protectedResource(origins), resource: `${origins.api}/mcp` }),
  );
  routes.all('/mcp', isAllowedOrigin, bearer.allowing('itineraries:write'), async (c) => {
    const request = await whole(c.req.raw);
    if (!request.ok) return say(c, request.failure);
    const { travellerId, clientId, scopes } = c.var.caller;
    // The tools have no use for the token itself, so it is not passed on.
    const authInfo = { token: '', clientId, scopes, extra: { travellerId } };
    return handler.fetch(request.value, { authInfo });
  });
  return routes;
}

/** The request with its body already read: a body that is too large gets an answer, where the handler would hang up. */
async function whole(request: Request): Promise<Result<Request, Problem>> {
  if (request.method !== 'POST') return ok(request);
  const body = await readBytes(request, maxBodyBytes);
  if (!body.ok) return body;
  const { url, method, headers } = request;
  return ok(new Request(url, { method, headers, body: Buffer.from(body.value) }));
}
