import { describe, expect, test } from 'vitest';
import { Itinerary, type Preview } from '../../../lib/model/itinerary.ts';
import { Browser } from '../browser.ts';
import { connectApp, registerApp } from '../connect.ts';
import { lisbon } from '../trips.ts';
import { newPerson, service } from './world.ts';

async function traveller() {
  const person = await newPerson();
  const { tokens } = await connectApp(service, await registerApp(service), { who: person });
  const call = (path: string, init: RequestInit = {}) =>
    fetch(service.apiUrl + path, {
      ...init,
      headers: {
        authorization: `Bearer ${tokens.access_token}`,
        'content-type': 'application/json',
        ...init.headers,
      },
    });
  const make = async (plan: Preview = lisbon) =>
    Itinerary.parse(
      await (await call('/v1/itineraries', { method: 'POST', body: JSON.stringify(plan) })).json(),
    );
  return { ...person, call, make };
}

const rich: Preview = {
  ...lisbon,
  packing: [
    { name: 'Walking shoes', quantity: 2, isPacked: true },
    { name: 'Hat', isPacked: false },
  ],
  expenses: [
    { title: 'Tram', amount: 0.1, currency: 'EUR' },
    { title: 'Lunch', amount: 0.2, currency: 'EUR' },
    { title: 'Flight', amount: 84.5, currency: 'GBP' },
    { title: 'A tip', amount: 3 },
  ],
};

describe('the page of an itinerary', () => {
  test('has a map of what is placed, packing, and costs by currency; nothing is converted', async () => {
    const { browser, make } = await traveller();
    const { id } = await make({
      ...rich,
      days: [
        {
          stops: [
            { name: 'A', coordinate: { latitude: 38.7, longitude: -9.1 } },
            { name: 'B', coordinate: { latitude: 38.71, longitude: -9.13 } },
            { name: 'Nowhere' },
          ],
        },
        { stops: [{ name: 'C', coordinate: { latitude: 41.15, longitude: -8.61 } }] },
      ],
    });
    const { html } = await browser.open(`/i/${id}`);
    expect(html).toContain('aria-label="2 stops from A to B"');
    expect(html).toContain('aria-label="Map of 3 stops on 2 days"');
    expect(html).toContain('disc unplaced');
    expect(html).toContain('Total in EUR');
    expect(html).toContain('€0.30');
    expect(html).toContain('£84.50');
    expect(html).toContain('3.00');
    expect(html).toContain(', packed');
    expect(html).not.toContain('NaN');
    expect(html).not.toContain('undefined');
  });

  test('of words alone, of nothing, and of hostile words is still a page', async () => {
    const { browser, make } = await traveller();
    const bad = '"><script>alert(1)</script>';
    const plans: Preview[] = [
      { title: bad },
      {
        title: bad,
        summary: bad,
        destination: bad,
        tags: [bad],
        days: [
          {
            title: bad,
            summary: bad,
            stops: [{ name: bad, note: bad, address: bad, category: bad, phone: bad }],
          },
        ],
        packing: [{ name: bad, category: bad }],
        expenses: [{ title: bad, category: bad, amount: 1 }],
      },
      {
        title: 'Around',
        days: [
          {
            stops: [179.9, -179.9, 0].map((longitude) => ({
              name: 'P',
              coordinate: { latitude: 89, longitude },
            })),
          },
        ],
      },
    ];
    for (const plan of plans) {
      const { id } = await make(plan);
      const page = await browser.open(`/i/${id}`);
      expect(page.status).toBe(200);
      expect(page.html).not.toContain('<script');
      expect(page.html).not.toMatch(/NaN|undefined|\[object/);
    }
    expect((await browser.open('/')).html).not.toContain('<script');
  });

  test('is for everyone once it is shared to Explore, and only then', async () => {
    const { call, make, name } = await traveller();
    const { id } = await make();
    const visitor = new Browser(service.authUrl);
    expect((await visitor.open(`/i/${id}`)).html).toContain('id="sign-in"');
    const published = await call(`/v1/explore/${id}`, { method: 'PUT', headers: { 'if-match': '"v1"' } });
    expect(published.ok).toBe(true);
    const page = await visitor.open(`/i/${id}`);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Four unhurried days in Lisbon');
    expect(page.html).toContain(`by ${name}`);
    expect(page.html).toContain('Shared to Explore');
    expect(page.html).toContain('href="/sign-in"');
    expect(page.html).not.toContain('@wayclip.test');
    const etag = published.headers.get('etag') ?? '';
    await call(`/v1/explore/${id}`, { method: 'DELETE', headers: { 'if-match': etag } });
    expect((await visitor.open(`/i/${id}`)).html).toContain('id="sign-in"');
    expect((await visitor.open('/i/not-an-id')).html).toContain('id="sign-in"');
  });
});

describe('the library', () => {
  test('is shown on shelves, page by page, each trip once', async () => {
    const { browser, call, make } = await traveller();
    for (let count = 0; count < 26; count += 1) await make({ title: `Trip ${count}` });
    const first = await browser.open('/');
    const next = /href="([^"]*cursor=[^"]*)"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await browser.open(next);
    const titles = [first, second].flatMap(({ html }) => html.match(/>Trip \d+</g) ?? []);
    expect(new Set(titles).size).toBe(26);
    expect(titles).toHaveLength(26);
    expect(second.html).not.toContain('cursor=');

    const other = await traveller();
    const { id } = await other.make({ title: 'Of someone else' });
    await other.call(`/v1/explore/${id}`, { method: 'PUT', headers: { 'if-match': '"v1"' } });
    expect((await browser.open('/?shelf=saved')).html).toContain('Nothing here yet.');
    await call(`/v1/library/${id}`, { method: 'PUT' });
    const saved = await browser.open('/?shelf=saved');
    expect(saved.html).toContain('Of someone else');
    expect(saved.html).not.toContain('Trip 1<');
    for (const odd of [
      '/?shelf=nonsense',
      '/?cursor=forged',
      `/?shelf=saved&cursor=${new URL(next, service.authUrl).searchParams.get('cursor')}`,
    ])
      expect((await browser.open(odd)).status).toBe(200);
  });
});
