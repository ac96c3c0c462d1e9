// One service for all tests of the web pages.
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { demoTraveller } from '../../../service/seed.ts';
import type { RunningService } from '../../../service/start.ts';
import { Browser } from '../browser.ts';
import { stopServerAfterwards } from '../location.ts';
import { startWatchedService } from '../watched-service.ts';

export let service: RunningService;
let faults: unknown[];

stopServerAfterwards();
beforeAll(async () => {
  ({ service, faults } = await startWatchedService());
});
afterAll(async () => {
  vi.useRealTimers();
  await service.stop();
  expect(faults).toEqual([]);
});

let people = 0;
/** Someone new, signed in. */
export async function newPerson(name = 'Ines Prado') {
  people += 1;
  const person = { name, email: `person-${people}@wayclip.test`, password: 'a-password-of-their-own' };
  const browser = new Browser(service.authUrl);
  await browser.open('/sign-up', person);
  return { ...person, browser };
}

export const signInAs = (browser: Browser, email: string, password: string) =>
  browser.open('/sign-in', { email, password });
export { demoTraveller };
