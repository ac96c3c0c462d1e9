import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Itinerary } from '../../../lib/model/itinerary.ts';
import { Browser } from '../browser.ts';
import { bothScopes, connectApp, ownAppOf } from '../connect.ts';
import { lisbon } from '../trips.ts';
import { newPerson, service } from './world.ts';

const scope = `${bothScopes} documents:read documents:write`;

/** Someone with a browser, and with the service's own app to share from. */
async function person(name: string) {
  const who = await newPerson(name);
  const { tokens } = await connectApp(service, await ownAppOf(service), { scope, who });
  const call = (path: string, method = 'GET', body?: unknown) =>
    fetch(service.apiUrl + path, {
      method,
      headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const make = async () =>
    Itinerary.parse(
      await (await call('/v1/itineraries', 'POST', { ...lisbon, title: `${name}’s trip` })).json(),
    );
  const id = (await make()).author?.id ?? '';
  return { ...who, call, make, id };
}

async function sharedTrip() {
  const [owner, guest] = [await person('Ines Prado'), await person('Bo Lind')];
  const { id } = await owner.make();
  await owner.call(`/v1/itineraries/${id}/people`, 'POST', { userId: guest.id, role: 'editor' });
  return { owner, guest, id, path: `/i/${id}` };
}

const Location = z.object({ storagePath: z.string() });

describe('who belongs to a trip', () => {
  test('stands on its page, and its owner can send them away', async () => {
    const { owner, guest, path } = await sharedTrip();
    const page = await owner.browser.open(path);
    expect(page.html).toContain('Bo Lind');
    expect(page.html).toContain('Ines Prado (you)');
    expect(page.html).not.toContain('id="leave"');
    const after = await owner.browser.press(page, `remove-${guest.id}`);
    expect(after.html).toContain('They are removed.');
    expect(after.html).not.toContain('Bo Lind');
    expect((await guest.browser.open(path)).status).toBe(404);
  });

  test('may leave, and nobody else is touched by it', async () => {
    const { owner, guest, path } = await sharedTrip();
    const page = await guest.browser.open(path);
    expect(page.html).toContain('Bo Lind (you)');
    expect(page.html).not.toContain('id="remove-');
    const after = await guest.browser.press(page, 'leave');
    expect(after.html).toContain('You have left the trip.');
    expect(after.html).not.toContain('Ines Prado’s trip');
    expect((await guest.browser.open(path)).status).toBe(404);
    expect((await owner.browser.open(path)).html).not.toContain('Bo Lind');
  });

  test('is told to no stranger, not even of a trip that everyone may see', async () => {
    const { owner, guest, id, path } = await sharedTrip();
    const read = await owner.call(`/v1/itineraries/${id}`);
    await fetch(`${service.apiUrl}/v1/explore/${id}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${(await connectApp(service, await ownAppOf(service), { scope, who: owner })).tokens.access_token}`,
        'if-match': read.headers.get('etag') ?? '',
      },
    });
    const stranger = await person('Kit Moss');
    for (const browser of [stranger.browser, new Browser(service.authUrl)]) {
      const { html, status } = await browser.open(path);
      expect(status).toBe(200);
      expect(html).not.toContain('Bo Lind');
      expect(html).not.toContain('id="people"');
    }
    for (const way of [`people/${guest.id}/remove`, 'leave', 'links/x/withdraw'])
      expect((await stranger.browser.open(`${path}/${way}`, {})).status, way).toBe(404);
    expect((await guest.browser.open(`${path}/people/${owner.id}/remove`, {})).status).toBe(404);
    expect((await owner.browser.open(path)).html).toContain('Bo Lind');
  });
});

describe('a link to join', () => {
  test('stands there for the owner alone, and opens nothing once it is withdrawn', async () => {
    const { owner, guest, id, path } = await sharedTrip();
    const made = await owner.call(`/v1/itineraries/${id}/share-links`, 'POST', { role: 'viewer' });
    const { token } = z.parse(z.object({ token: z.string() }), await made.json());
    expect((await guest.browser.open(path)).html).not.toContain('id="links"');
    const page = await owner.browser.open(path);
    expect(page.html).toContain('Can view · open until');
    expect(page.html).not.toContain(token);
    const [, linkId = ''] = /data-link="([^"]+)"/.exec(page.html) ?? [];
    const after = await owner.browser.press(page, `withdraw-${linkId}`);
    expect(after.html).toContain('The link is withdrawn.');
    expect(after.html).not.toContain('id="links"');
    const late = await person('Kit Moss');
    expect((await late.call(`/v1/itineraries/${id}/people`, 'POST', { token })).ok).toBe(false);
  });
});

describe('a document', () => {
  test('comes back as it was given, to whoever keeps it and nobody else', async () => {
    const { owner, guest, id, path } = await sharedTrip();
    const sent = await owner.call('/v1/app/documents', 'POST', '%PDF-1.7 a ticket');
    const { storagePath } = z.parse(Location, await sent.json());
    const [kept, elsewhere] = [crypto.randomUUID(), crypto.randomUUID()];
    const put = (document: string, more: object) =>
      owner.call(`/v1/app/library/${id}/documents/${document}`, 'PUT', { id: document, ...more });
    await put(kept, { storagePath, name: 'Ticket "é".pdf', kind: 'ticket' });
    await put(elsewhere, { storagePath: 'phone/7', name: 'On the phone' });
    const page = await owner.browser.open(path);
    expect(page.html).toContain(`href="${path}/documents/${kept}"`);
    expect(page.html).not.toContain(`${path}/documents/${elsewhere}`);
    const file = await owner.browser.open(`${path}/documents/${kept}`);
    expect(file.html).toBe('%PDF-1.7 a ticket');
    expect((await owner.browser.open(`${path}/documents/${elsewhere}`)).status).toBe(404);
    expect((await guest.browser.open(path)).html).not.toContain('id="documents"');
    expect((await guest.browser.open(`${path}/documents/${kept}`)).status).toBe(404);
  });
});
