// One service for all tests of connecting, and the calls they make.
import { afterAll, beforeAll } from 'vitest';
import { type RunningService, startService } from '../../../service/start.ts';
import { newLocation, stopServerAfterwards } from '../location.ts';
import { quickEdges } from '../quick.ts';

export let service: RunningService;

stopServerAfterwards();
beforeAll(async () => {
  const started = await startService({
    ...(await newLocation()),
    authPort: 0,
    apiPort: 0,
    seedDemo: 'travellers',
    edges: quickEdges,
  });
  if (!started.ok) throw new Error(started.failure.kind);
  service = started.value;
});
afterAll(() => service.stop());

export const listWith = (token: string) =>
  fetch(`${service.apiUrl}/v1/itineraries`, { headers: { authorization: `Bearer ${token}` } });
export const register = (metadata: unknown) =>
  fetch(`${service.authUrl}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  });
