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

// As large as an itinerary may be, and some words around it.
const maxBodyBytes = 1024 * 1024 + 64 * 1024;
/** A page of another site must not reach in through a browser; extensions act for the person who installed them. */
const extensions = ['chrome-extension://*', 'moz-extension://*', 'safari-web-extension://*'];

/** MCP at /mcp: the tool create_itinerary, for the same tokens as the API, without sessions. */
export function mcpRoutes({ bearer, store, edges, origins, mediaUrl }: McpRoutes): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const create = itineraryCreator(store, edges.newId);
  const pageUrl = (id: string) => `${origins.auth}/i/${id}`;
  const handler = createMcpHandler(
    ({ authInfo }) => makeMcpServer({ create, mediaUrl, pageUrl }, String(authInfo?.extra?.travellerId)),
    { maxRequestBodySize: maxBodyBytes },
  );
  const isAllowedOrigin = originValidation([new URL(origins.api).hostname, ...extensions]);

  // RFC 9728 puts the description of a resource that has a path here; the tokens are the same.
  routes.get('/.well-known/oauth-protected-resource/mcp', (c) =>
    c.json({ ...protectedResource(origins), resource: `${origins.api}/mcp` }),
  );
  routes.all('/mcp', isAllowedOrigin, bearer.allowing('itineraries:write'), async (c) => {
    const request = await whole(c.req.raw);
    if (!request.ok) return say(c, request.failure);
    const { travellerId, clientId, scopes } = c.var.caller;
    // The token itself is of no use to the tools, and is not handed on.
    const authInfo = { token: '', clientId, scopes, extra: { travellerId } };
    return handler.fetch(request.value, { authInfo });
  });
  return routes;
}

/** With its body in hand: who sends too much hears so, where the handler would hang up in the middle. */
async function whole(request: Request): Promise<Result<Request, Problem>> {
  if (request.method !== 'POST') return ok(request);
  const body = await readBytes(request, maxBodyBytes);
  if (!body.ok) return body;
  const { url, method, headers } = request;
  return ok(new Request(url, { method, headers, body: Buffer.from(body.value) }));
}
