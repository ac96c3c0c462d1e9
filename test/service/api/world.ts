// One service for all tests of the API, and the calls they make.
import { afterAll, beforeAll, expect } from 'vitest';
import { Itinerary } from '../../../lib/model/itinerary.ts';
import type { RunningService } from '../../../service/start.ts';
import type { Browser } from '../browser.ts';
import { connect } from '../connect.ts';
import { stopServerAfterwards } from '../location.ts';
import { jpeg, lisbon } from '../trips.ts';
import { startWatchedService } from '../watched-service.ts';

export let service: RunningService;
let token: string;
/** Mara's browser, signed in. */
export let browser: Browser;
let faults: unknown[];
let clock = Date.parse('2027-01-01T00:00:00Z');
let tickMilliseconds = 1000;

/** While `act` runs, the service's clock stands still. */
export async function withClockHeld(act: () => Promise<void>): Promise<void> {
  tickMilliseconds = 0;
  await act();
  tickMilliseconds = 1000;
}

stopServerAfterwards();
beforeAll(async () => {
  ({ service, faults } = await startWatchedService(() => {
    // Each reading of the clock is a second later, so that the order of a list is predictable.
    clock += tickMilliseconds;
    return new Date(clock);
  }));
  const connected = await connect(service);
  token = connected.tokens.access_token;
  browser = connected.browser;
});
afterAll(async () => {
  await service.stop();
  expect(faults).toEqual([]);
});

export interface Call extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
  as?: string | undefined;
}
export const call = (path: string, { as = token, headers, ...init }: Call = {}) =>
  fetch(service.apiUrl + path, { ...init, headers: { authorization: `Bearer ${as}`, ...headers } });
export const create = (body: unknown, as?: string) =>
  call('/v1/itineraries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
    as,
  });
export const made = async (body: unknown = lisbon, as?: string) =>
  Itinerary.parse(await (await create(body, as)).json());
export const setPicture = (id: string, dayId: string, { headers, ...init }: Call = {}) =>
  call(`/v1/itineraries/${id}/days/${dayId}/image`, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg', 'if-match': '"v1"', ...headers },
    body: jpeg,
    ...init,
  });
export const refusal = async (answer: Promise<Response>) => {
  const response = await answer;
  const body = await response.json();
  expect(Object.keys(body)).toEqual(['error']);
  expect(Object.keys(body.error)).toEqual(['code', 'message']);
  expect(JSON.stringify(body)).not.toMatch(/at .*\.(ts|js)|node_modules|drizzle|insert into/i);
  return `${response.status} ${body.error.code}`;
};
