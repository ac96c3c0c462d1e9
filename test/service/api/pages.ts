import { describe, expect, test } from 'vitest';
import { Itinerary } from '../../../lib/model/itinerary.ts';
import { demoTraveller } from '../../../service/seed.ts';
import { Browser } from '../browser.ts';
import { browser, made, service, setPicture } from './world.ts';

describe('pages for people', () => {
  test('an itinerary is shown to its owner, with days, times and pictures, and its words stay words', async () => {
    const { id } = await made();
    const changed = Itinerary.parse(await (await setPicture(id, 'day-two')).json());
    const page = await browser.open(`/i/${id}`);
    expect(page.status).toBe(200);
    for (const words of [
      'Four unhurried days in Lisbon',
      'Thu 13 May 2027 to Fri 14 May 2027',
      '<time>09:30</time>',
      'Day 2',
    ])
      expect(page.html).toContain(words);
    expect(page.html).toContain(`src="${changed.days?.[1]?.imageURL}"`);
    expect(page.html).toContain('&lt;b&gt;Cash only.');
    expect(page.headers.get('content-security-policy')).toContain(`img-src ${service.apiUrl}`);
    expect((await browser.open('/')).html).toContain(`href="/i/${id}"`);
  });

  test('someone else is asked to sign in, comes back to it, and does not see it', async () => {
    const { id } = await made();
    const stranger = new Browser(service.authUrl);
    const door = await stranger.open(`/i/${id}`);
    expect(door.html).toContain('id="sign-in"');
    expect(door.html).not.toContain('Lisbon');
    const signUp = await stranger.open(door.url.replace('/sign-in', '/sign-up'));
    const given = { name: 'Tove', email: 'tove@wayclip.test', password: 'toves-quiet-password' };
    const page = await stranger.press(signUp, 'sign-up', given);
    expect(page.url).toBe(`${service.authUrl}/i/${id}`);
    expect(page.status).toBe(404);
    expect(page.html).not.toContain('Lisbon');
  });

  test('signing in leads only to places of our own, and signing out ends it', async () => {
    const person = new Browser(service.authUrl);
    const page = await person.open('/sign-in?next=//elsewhere.example/');
    const home = await person.press(page, 'sign-in', {
      email: demoTraveller.email,
      password: demoTraveller.password,
    });
    expect(home.url).toBe(`${service.authUrl}/`);
    expect((await person.press(home, 'sign-out')).html).toContain('id="sign-in"');
    expect((await person.open('/')).html).toContain('id="sign-in"');
    expect((await person.open('/nowhere')).status).toBe(404);
  });
});
