import { Hono } from 'hono';
import type { ApiEnv, Bearer } from './bearer.ts';
import { problem, say } from './problem.ts';

/** 4.5 and 4.8 to 4.11 belong to the service's own apps; every token so far is of another one. */
export function appsOnlyRoutes(bearer: Bearer): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const operations = [
    ['POST', '/v1/imports/media'],
    ['PUT', '/v1/app/library/:id/documents/:documentId'],
    ['POST', '/v1/people/:userId/reports'],
    ['POST', '/v1/itineraries/:id/people'],
    ['PATCH', '/v1/account/reminder-preferences'],
  ] as const;
  for (const [method, path] of operations)
    routes.on(method, path, bearer.required, (c) =>
      say(c, problem('forbidden', 'Only the service’s own apps may do this.')),
    );
  return routes;
}
