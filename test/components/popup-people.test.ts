import { beforeEach, expect, test } from 'vitest';
import { fail, ok } from '../../lib/model/result.ts';
import { settled } from './fake-background.ts';
import { listed, openPopupWithLibrary } from './library-desk.ts';
import { at, background, connection, outside, popup, reviewed } from './popup-desk.ts';

beforeEach(openPopupWithLibrary);

const id = '0b5f9c1e-6a51-4d0c-9d3e-2f1f6f0f7b11';
const link = { itineraryId: id, token: 'abc', isCall: false };
const library = () => popup.library.doings;
const trip = () => popup.library.itinerary.doings;
const opened = () => at('library').open;

async function inLibrary(account: Partial<typeof connection> = {}) {
  await reviewed();
  void popup.enterLibrary();
  await settled();
  await background.answer('connection.open', ok({ ...connection, ...account }));
}
async function onTrip() {
  await inLibrary();
  popup.openFromLibrary({ kind: 'itinerary', row: listed('it-1') });
  await background.answer('library.open', ok({ itinerary: { id: 'it-1', role: 'owner' } }));
}

test('a trip is joined with a link, looked at, and said to be joined', async () => {
  await inLibrary();
  expect(at('library').canJoin).toBe(true);
  library().onOpenJoin();
  expect(at('library').joining).toEqual({ isBusy: false, host: 'trips.example' });
  library().onJoin(link);
  expect(at('library').joining?.isBusy).toBe(true);
  expect(await background.answer('people.join', ok(null))).toEqual(link);
  const itinerary = { id, title: 'Huts', role: 'viewer', days: [{ id: 'd1', stops: [{ name: 'Hut' }] }] };
  await background.answer('library.open', ok({ itinerary }));
  expect(at('library').joining).toBeUndefined();
  expect(opened()).toMatchObject({
    row: { id, summary: { title: 'Huts', role: 'viewer', dayCount: 1, stopCount: 1 } },
    said: { words: 'You joined this trip' },
  });
});

test('a link that opens nothing leaves the sheet open, and says so', async () => {
  await inLibrary();
  library().onOpenJoin();
  library().onJoin(link);
  await background.answer('people.join', fail({ kind: 'itinerary-gone' }));
  expect(at('library').joining).toMatchObject({ isBusy: false, failure: { kind: 'itinerary-gone' } });
  library().onCloseJoin();
  expect(at('library').joining).toBeUndefined();
});

test('where the service keeps joining for its own apps, it is not offered again', async () => {
  await inLibrary();
  library().onOpenJoin();
  library().onJoin(link);
  await background.answer('people.join', fail({ kind: 'forbidden' }));
  expect(at('library')).toMatchObject({ canJoin: false, joining: { failure: { kind: 'forbidden' } } });
  await inLibrary({ refused: ['people'] });
  expect(at('library').canJoin).toBe(false);
});

test('a link for others is made of the page for people, and copied', async () => {
  await onTrip();
  trip().onMakeLink({ role: 'viewer' });
  const until = '2027-06-12T10:00:00Z';
  const asked = await background.answer('people.link', ok({ token: 'abc', expiresAt: until }));
  expect(asked).toEqual({ itineraryId: 'it-1', wish: { role: 'viewer' } });
  const address = 'https://trips.example/i/it-1#join=abc';
  expect(opened()?.joinLink).toMatchObject({ is: 'here', address, until, isCopied: false });
  trip().onCopyLink();
  expect(outside.done).toContain(`copy ${address}`);
  expect(opened()?.joinLink).toMatchObject({ isCopied: true });
  trip().onDropLink();
  trip().onMakeLink({ sharePlay: true });
  await background.answer('people.link', ok({ token: 'xyz' }));
  expect(opened()?.joinLink).toMatchObject({ address: 'https://trips.example/i/it-1#call=xyz' });
});

test('a link that could not be made says why; one that comes too late is dropped', async () => {
  await onTrip();
  trip().onMakeLink({ role: 'viewer' });
  await background.answer('people.link', fail({ kind: 'offline' }));
  expect(opened()?.joinLink).toMatchObject({ is: 'stuck', failure: { kind: 'offline' } });
  trip().onMakeLink({ role: 'viewer' });
  trip().onDropLink();
  await background.answer('people.link', ok({ token: 'abc' }));
  expect(opened()?.joinLink).toBeUndefined();
});

test('refused, neither a link nor a person is offered again', async () => {
  await onTrip();
  trip().onMakeLink({ role: 'viewer' });
  await background.answer('people.link', fail({ kind: 'forbidden' }));
  expect(opened()).toMatchObject({
    joinLink: undefined,
    canAddPeople: false,
    trouble: { kind: 'forbidden' },
  });
});
