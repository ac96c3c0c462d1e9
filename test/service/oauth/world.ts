// One service for all tests of connecting, and what they ask of it.
import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll } from 'vitest';
import { type RunningService, startService } from '../../../service/start.ts';
import { type App, insecure } from '../connect.ts';

export let service: RunningService;

beforeAll(async () => {
  const started = await startService({ memory: true, authPort: 0, apiPort: 0, seedDemo: true });
  if (!started.ok) throw new Error(started.failure.kind);
  service = started.value;
}, 60_000);
afterAll(() => service.stop());

export const listWith = (token: string) =>
  fetch(`${service.apiUrl}/v1/itineraries`, { headers: { authorization: `Bearer ${token}` } });
export const register = (metadata: unknown) =>
  fetch(`${service.authUrl}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  });
export const refresh = async (app: App, token: string) => {
  const response = await oauth.refreshTokenGrantRequest(
    app.server,
    app.client,
    oauth.None(),
    token,
    insecure,
  );
  return oauth.processRefreshTokenResponse(app.server, app.client, response);
};
export const errorOf = (promise: Promise<unknown>) =>
  promise.then(() => undefined).catch((error) => error.error);
