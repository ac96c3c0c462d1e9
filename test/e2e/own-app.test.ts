// What a service reserves for its own apps, in the built extension in real browsers: reminders, reports, people by
// their id and links for a call.
import type { Page } from 'puppeteer-core';
import { describe, expect, inject, test } from 'vitest';
import { paidTraveller } from '../../service/seed.ts';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { allow, press, screenOf, signInAndAllow, textOf } from '../../tools/browser/popup.ts';
import { otherTraveller } from './other-traveller.ts';
import { readToken } from './read-token.ts';
import { wayclipIn } from './wayclip-in.ts';

const saying = (page: Page, pattern: RegExp) =>
  eventually(String(pattern), async () =>
    pattern.test(await textOf(page, '[data-screen]')) ? true : undefined,
  );
const patience = { timeout: 60_000 };
const preferences = '/v1/account/reminder-preferences';

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);
  let token = '';

  const api = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${inject('apiUrl')}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBeLessThan(300);
    return answer.status === 204 ? undefined : answer.json();
  };

  test('a traveller is reported from their trip in Explore', async () => {
    const page = await wayclip().openExtensionPage('review.html?place=explore&q=');
    const opening = wayclip().signInWindow(inject('authUrl'));
    await press(page, '#connect');
    const window = await opening;
    await signInAndAllow(window, paidTraveller);
    await allow(window);
    await press(page, '.trip-open');
    await screenOf(page, 'explore-trip');
    await press(page, '#report-traveller');
    await press(page, '#send-report');
    expect(await page.$('#report-reason')).not.toBeNull();
    await page.type('#report-reason', 'Advertises a hotel on every day.');
    await press(page, '#send-report');
    await saying(page, /Your report was sent to the service\./);
    expect(await page.$('#report-traveller')).toBeNull();
    token = await page.evaluate(readToken);
  });

  test('a reminder is turned off in the settings, and stays off', async () => {
    await api('PATCH', preferences, { dayBefore: true });
    const openReminders = async () => {
      const page = await wayclip().openExtensionPage('options.html');
      await press(page, '#reminders');
      await page.waitForSelector('#reminder-1', patience);
      return page;
    };
    const isOn = (page: Page) => page.$eval('#reminder-1', (input) => (input as HTMLInputElement).checked);
    const page = await openReminders();
    expect(await textOf(page, '#reminder-1-label')).toBe('The day before a trip starts');
    expect(await isOn(page)).toBe(true);
    await press(page, '#reminder-1-label');
    await eventually('it being off at the service', async () =>
      (await api('GET', preferences)).dayBefore === false ? true : undefined,
    );
    expect(await isOn(await openReminders())).toBe(false);
  });

  test('someone is added by their id, and joins another trip in a call', async () => {
    const mara = await otherTraveller({ apiUrl: inject('apiUrl'), authUrl: inject('authUrl') });
    const { id: maraId } = (await mara.ask('GET', '/v1/account')) as { id: string };
    const made = async (title: string): Promise<string> =>
      (await api('POST', '/v1/itineraries', { title, days: [{ title: 'Morning' }] })).id;
    const added = await made(`Added by id ${kind}`);
    const called = await made(`In a call ${kind}`);
    const openPeople = async (id: string) => {
      const page = await wayclip().openExtensionPage('review.html?place=library');
      await press(page, `[data-itinerary="${id}"]`);
      await press(page, '#people');
      return page;
    };

    const page = await openPeople(added);
    await page.waitForSelector('#companion-id', patience);
    await page.type('#companion-id', maraId);
    await press(page, '#add-companion');
    await saying(page, /Added to the trip/);
    expect(await mara.ask('GET', `/v1/itineraries/${added}`)).toMatchObject({ role: 'viewer' });

    const caller = await openPeople(called);
    await press(caller, '#make-call-link');
    await caller.waitForSelector('#join-address', patience);
    const address = await caller.$eval('#join-address', (field) => (field as HTMLInputElement).value);
    expect(await textOf(caller, '#join-address-note')).toContain('anyone with this link can join and edit');
    expect(address).toContain(`${inject('authUrl')}/i/${called}#call=`);
    const call = new URLSearchParams(new URL(address).hash.slice(1)).get('call');
    await mara.ask('POST', `/v1/itineraries/${called}/people`, { token: call, sharePlay: true });
    expect(await mara.ask('GET', `/v1/itineraries/${called}`)).toMatchObject({ role: 'editor' });
  });
});
