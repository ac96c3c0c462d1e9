// @vitest-environment happy-dom
// The accounts in the settings: several side by side, each disconnected separately.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountSettings } from '../../entrypoints/options/AccountSettings.tsx';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { FakeBackground } from './fake-background.ts';
import { everyFailure } from './sample.ts';

const mine: ConnectionInfo = {
  id: 'a',
  serviceName: 'Trips',
  host: 'api.trips.example',
  name: 'Ines',
  scopes: ['itineraries:read', 'itineraries:write'],
  isChosen: true,
};
const work: ConnectionInfo = {
  id: 'b',
  serviceName: 'Others',
  host: 'others.example',
  scopes: ['itineraries:read'],
  refused: ['media-import'],
};

let background: FakeBackground;
beforeEach(() => {
  background = new FakeBackground();
  render(<AccountSettings background={background} />);
});
afterEach(cleanup);
const press = (id: string) => fireEvent.click(document.querySelector(`#${id}`) as Element);
const row = (number: number) => document.querySelector(`[data-account="${number}"]`)?.textContent ?? '';

test('each says whose it is, where, and what it may do', async () => {
  await background.answer('connection.list', ok([mine, work]));
  await screen.findByText('Ines');
  expect(row(1)).toContain('Trips, api.trips.example');
  expect(row(1)).toContain('create and change');
  expect(row(1)).toContain('Drafts go here');
  expect(row(2)).toContain('Connected to Others');
  expect(row(2)).toContain('not change them');
  expect(row(2)).toContain('the service’s own apps');
  expect(row(2)).not.toContain('Drafts go here');
});

test('what the service keeps for its own apps is said, one by one', async () => {
  await background.answer('connection.list', ok([{ ...work, refused: ['people', 'reports'] }]));
  await screen.findByText('Connected to Others');
  expect(row(1)).toContain('own apps can add people to trips');
  expect(row(1)).toContain('own apps can report travellers');
  expect(row(1)).not.toContain('reading of pictures');
});

test('accounts that are known before the page is drawn stand there from the start', () => {
  cleanup();
  render(<AccountSettings background={background} first={[mine]} />);
  expect(row(1)).toContain('Ines');
});

test('someone else who signs in is told apart from who was asked for', async () => {
  await background.answer('connection.list', ok([{ ...mine, isSignedOut: true }]));
  await screen.findByText('Ines');
  press('again');
  await background.answer('connection.connect', ok({ ...mine, id: 'c', name: 'Jun' }));
  await screen.findByText('You signed in to a different account');
  expect(document.body.textContent).toContain('“Jun” is now connected');
});

test('one alone is not called chosen', async () => {
  await background.answer('connection.list', ok([mine]));
  await screen.findByText('Ines');
  expect(document.body.textContent).not.toContain('Drafts go here');
  expect(document.querySelector('#choose-account')).toBeNull();
});

test('another one is chosen, and given a name', async () => {
  await background.answer('connection.list', ok([mine, work]));
  await screen.findByText('Ines');
  press('choose-account-2');
  const asked = await background.answer(
    'connection.choose',
    ok([
      { ...mine, isChosen: false },
      { ...work, isChosen: true },
    ]),
  );
  expect(asked).toEqual({ id: 'b' });
  await vi.waitFor(() => expect(row(2)).toContain('Drafts go here'));
  press('rename-account-2');
  fireEvent.input((await screen.findByLabelText('Account name')) as Element, {
    target: { value: 'Club trips' },
  });
  fireEvent.submit(document.querySelector('.account-name') as Element);
  expect(await background.answer('connection.rename', ok([mine, { ...work, name: 'Club trips' }]))).toEqual({
    id: 'b',
    name: 'Club trips',
  });
  await screen.findByText('Club trips');
});

test('Disconnect leaves that one only, says what stays, and offers the way back', async () => {
  await background.answer('connection.list', ok([mine, work]));
  await screen.findByText('Ines');
  press('disconnect-2');
  expect(await background.answer('connection.disconnect', ok(true))).toEqual({ id: 'b' });
  await background.answer('connection.list', ok([mine]));
  await screen.findByText('Disconnected');
  expect(row(1)).toContain('Ines');
  expect(row(2)).toBe('');
  press('connect-account');
  expect(await background.answer('connection.connect', fail(everyFailure['sign-in-given-up']))).toEqual({
    isNew: true,
  });
  await screen.findByText('Not connected');
});

test('a service that did not hear the goodbye is told', async () => {
  await background.answer('connection.list', ok([mine]));
  await screen.findByText('Ines');
  press('disconnect');
  await background.answer('connection.disconnect', ok(false));
  await screen.findByText(/couldn’t be told/);
});

test('one that was signed out can be connected again, as the same', async () => {
  await background.answer('connection.list', ok([{ ...mine, isSignedOut: true }]));
  await screen.findByText('Ines');
  expect(row(1)).toContain('Signed out');
  press('again');
  expect(await background.answer('connection.connect', ok(mine))).toEqual({ accountId: 'a' });
  await background.answer('connection.list', ok([mine]));
  await vi.waitFor(() => expect(row(1)).not.toContain('Signed out'));
});

const turned = (id: string) => document.querySelector(`#${id}`)?.getAttribute('aria-checked');

test('reminders are asked for when they are opened; a switch moves at once, and back where it was not heard', async () => {
  await background.answer('connection.list', ok([mine]));
  await screen.findByText('Ines');
  expect(background.asked).not.toContain('reminders.read');
  press('reminders');
  const told = ok({ dayBefore: false, departures: true, snow: false });
  expect(await background.answer('reminders.read', told)).toEqual({ id: 'a' });
  await screen.findByLabelText('The day before a trip starts');
  expect(screen.getByText('Trips sends these if it can; Wayclip doesn’t.')).toBeTruthy();
  // An unknown reminder is shown under the service's own name for it.
  expect(screen.getByLabelText('snow')).toBeTruthy();
  expect([turned('reminder-1'), turned('reminder-2')]).toEqual(['false', 'true']);
  fireEvent.click(screen.getByLabelText('The day before a trip starts'));
  await vi.waitFor(() => expect(turned('reminder-1')).toBe('true'));
  const asked = await background.answer('reminders.change', fail({ kind: 'service-silent' }));
  expect(asked).toEqual({ id: 'a', name: 'dayBefore', isOn: true });
  await vi.waitFor(() => expect(turned('reminder-1')).toBe('false'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await background.answer('reminders.read', told);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});

test('reminders that the service keeps for its own apps are not offered again, and the row says why', async () => {
  await background.answer('connection.list', ok([mine]));
  await screen.findByText('Ines');
  press('reminders');
  await background.answer('reminders.read', fail({ kind: 'forbidden' }));
  await background.answer('connection.list', ok([{ ...mine, refused: ['reminders'] }]));
  await screen.findByText(/own apps can change reminders/);
  expect(document.querySelector('#reminders')).toBeNull();
  expect(document.querySelector('dialog')).toBeNull();
});
