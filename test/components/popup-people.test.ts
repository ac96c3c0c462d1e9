import { beforeEach, expect, test } from 'vitest';
import { fail, ok } from '../../lib/model/result.ts';
import { settled } from './fake-background.ts';
import { listed, openPopupWithLibrary } from './library-desk.ts';
import { at, background, connection, outside, popup, reviewed } from './popup-desk.ts';

beforeEach(() => openPopupWithLibrary());

const id = '0b5f9c1e-6a51-4d0c-9d3e-2f1f6f0f7b11';
const link = { itineraryId: id, token: 'abc', isCall: false };
const library = () => popup.library.actions;
const trip = () => popup.library.itinerary.people.actions;
const opened = () => at('library').open;

async function inLibrary(account: Partial<typeof connection> = {}) {
  await reviewed();
  void popup.enterLibrary();
  await settled();
  await background.answer('connection.open', ok({ ...connection, ...account }));
}
async function onTrip(role = 'owner') {
  await inLibrary();
  popup.openFromLibrary({ kind: 'itinerary', row: listed('it-1') });
  await background.answer('library.open', ok({ itinerary: { id: 'it-1', role } }));
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
    toast: { words: 'You joined this trip' },
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
  const asked = await background.answer('people.link', ok({ id: 'link-1', token: 'abc', expiresAt: until }));
  expect(asked).toEqual({ itineraryId: 'it-1', wish: { role: 'viewer' } });
  const address = 'https://trips.example/i/it-1#join=abc';
  expect(opened()?.joinLink).toMatchObject({ is: 'here', address, until, id: 'link-1' });
  trip().onCopyLink();
  await settled();
  expect(outside.done).toContain(`copy ${address}`);
  expect(opened()?.joinLink).toMatchObject({ isCopied: true });
  trip().onClose();
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
  trip().onClose();
  await background.answer('people.link', ok({ token: 'abc' }));
  expect(opened()?.joinLink).toBeUndefined();
});

test('refused, neither a link nor a person is offered again', async () => {
  await onTrip();
  trip().onMakeLink({ role: 'viewer' });
  await background.answer('people.link', fail({ kind: 'forbidden' }));
  expect(opened()).toMatchObject({
    joinLink: undefined,
    hasPeople: false,
    problem: { kind: 'forbidden' },
  });
});

const mara = { userId: 'u-1', name: 'Mara', role: 'owner' };
const jonas = { userId: 'u-2', name: 'Jonas', role: 'viewer' };
const open = { id: 'l-1', role: 'viewer', expiresAt: '2027-06-12T10:00:00Z' };
async function seeing({ people = [mara, jonas], links = [open] } = {}) {
  await background.answer('people.list', ok(people));
  await background.answer('people.links', ok(links));
}

test('the sheet tells who is there; someone is removed, and who is left is read anew', async () => {
  await onTrip();
  trip().onOpen();
  expect(opened()?.people).toEqual({ is: 'coming' });
  await seeing();
  expect(opened()?.people).toMatchObject({ is: 'here', people: [mara, jonas], links: [open] });
  trip().onRemove('u-2');
  expect(opened()?.people).toMatchObject({ busy: 'u-2', people: [mara, jonas] });
  const asked = await background.answer('people.remove', ok(null));
  expect(asked).toEqual({ itineraryId: 'it-1', userId: 'u-2' });
  await seeing({ people: [mara] });
  expect(opened()?.people).toEqual({
    is: 'here',
    people: [mara],
    links: [open],
    outcome: 'Removed from the trip',
  });
});

test('the owner sees the links too, however the service spells the role', async () => {
  await onTrip(' Owner ');
  trip().onOpen();
  await seeing();
  expect(opened()?.people).toMatchObject({ is: 'here', links: [open] });
});

test('who went by themselves meanwhile is no failure; a silent service is, and is asked again', async () => {
  await onTrip();
  trip().onOpen();
  await seeing();
  trip().onRemove('u-2');
  await background.answer('people.remove', fail({ kind: 'service-silent' }));
  expect(opened()?.people).toMatchObject({ busy: undefined, problem: { kind: 'service-silent' } });
  trip().onAgain();
  await background.answer('people.remove', fail({ kind: 'itinerary-gone' }));
  await seeing({ people: [mara] });
  expect(opened()?.people).toEqual({ is: 'here', people: [mara], links: [open] });
});

test.each([
  ['by its name', { id: 'l-1' }],
  ['by its end, where the service does not name it', {}],
])('a link that is withdrawn is gone, also where it was just made: known %s', async (_, named) => {
  await onTrip();
  trip().onOpen();
  await seeing({ links: [] });
  trip().onMakeLink({ role: 'viewer' });
  await background.answer('people.link', ok({ ...named, token: 'abc', expiresAt: open.expiresAt }));
  await seeing();
  expect(opened()).toMatchObject({ joinLink: { is: 'here' }, people: { links: [open] } });
  trip().onWithdraw('l-1');
  const asked = await background.answer('people.withdraw', ok(null));
  expect(asked).toEqual({ itineraryId: 'it-1', linkId: 'l-1' });
  await seeing({ links: [] });
  expect(opened()).toMatchObject({ joinLink: undefined, people: { links: [], outcome: 'Link withdrawn' } });
});

test('a link that was just made stays where another with the same end is withdrawn', async () => {
  await onTrip();
  trip().onOpen();
  await seeing({ links: [open] });
  trip().onMakeLink({ role: 'viewer' });
  await background.answer('people.link', ok({ id: 'l-2', token: 'abc', expiresAt: open.expiresAt }));
  await seeing({ links: [open] });
  trip().onWithdraw('l-1');
  await background.answer('people.withdraw', ok(null));
  await seeing({ links: [] });
  expect(opened()).toMatchObject({ joinLink: { is: 'here', id: 'l-2' } });
});

test('where the browser does not let a link be copied, that is said', async () => {
  openPopupWithLibrary({ copy: async () => false });
  await onTrip();
  trip().onMakeLink({ role: 'viewer' });
  await background.answer('people.link', ok({ token: 'abc' }));
  trip().onCopyLink();
  await settled();
  expect(opened()?.joinLink).toMatchObject({ isCopied: false });
});

test('who leaves is back in the Library, which says so', async () => {
  await onTrip('viewer');
  trip().onOpen();
  await background.answer('people.list', ok([mara, jonas]));
  expect(opened()?.people).toMatchObject({ is: 'here', links: [] });
  trip().onLeave();
  expect(await background.answer('people.leave', ok(null))).toEqual({ itineraryId: 'it-1' });
  expect(opened()).toBeUndefined();
  expect(at('library').toast?.words).toBe('You left the trip');
  library().onHush();
  expect(at('library').toast).toBeUndefined();
});

test('where the service keeps people for its own apps, the trip says so and offers none', async () => {
  await onTrip();
  trip().onOpen();
  await background.answer('people.list', fail({ kind: 'forbidden' }));
  expect(opened()).toMatchObject({ people: undefined, hasPeople: false, problem: { kind: 'forbidden' } });
});

test('what comes after the sheet was closed is dropped', async () => {
  await onTrip('viewer');
  trip().onOpen();
  trip().onClose();
  await background.answer('people.list', ok([mara]));
  expect(opened()?.people).toBeUndefined();
});
