// @vitest-environment happy-dom
// The connected account, at the end of every surface's bar.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { initialsOf } from '../../components/frame/initials.ts';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { SurfaceController } from '../../surface/controller.ts';
import { SurfaceApp } from '../../surface/SurfaceApp.tsx';
import type { OtherSurfaces } from '../../surface/surface.ts';
import { FakeBackground, fakeOutside, settled } from './fake-background.ts';
import { clip, clipId } from './sample.ts';

const ines: ConnectionInfo = { id: 'a', serviceName: 'Trips', name: 'Ines Calado', isChosen: true };

let background: FakeBackground;
let outside: ReturnType<typeof fakeOutside>;
afterEach(cleanup);

const sending = {
  hasSeenLeaving: async () => true,
  noteLeavingSeen: async () => undefined,
  pictureSizes: async () => new Map(),
  listServices: async () => [],
  chooseService: async () => undefined,
};

async function review(accounts: ConnectionInfo[], kind: OtherSurfaces['kind'] = 'popup') {
  background = new FakeBackground();
  outside = fakeOutside();
  const controller = new SurfaceController(background, { ...outside.outside, sending }, { id: 7 });
  render(<SurfaceApp controller={controller} surfaces={{ kind }} />);
  void controller.open(clipId);
  await background.answer('clip.open', ok(clip()));
  await vi.waitFor(() => expect(background.open).toContain('connection.list'));
  await background.answer('connection.list', ok(accounts));
}
const account = () => document.querySelector('#account') as HTMLElement;
const letters = () => account().querySelector('[data-letters]')?.getAttribute('data-letters');
const open = () => fireEvent.click(account());
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const choose = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name }));

test.each(['popup', 'beside', 'page'] as const)(
  'the %s shows the initials of who is connected',
  async (kind) => {
    await review([ines], kind);
    await vi.waitFor(() => expect(letters()).toBe('IC'));
    expect(account().getAttribute('aria-label')).toBe('Connected to Trips as Ines Calado');
    open();
    expect(entries()).toEqual(['Connect another account', 'Disconnect', 'Settings']);
  },
);

test('says the service alone where it does not know a name', async () => {
  await review([{ id: 'a', serviceName: 'Trips' }]);
  await vi.waitFor(() => expect(account().getAttribute('aria-label')).toBe('Connected to Trips'));
  expect(letters()).toBeUndefined();
});

test('its place is kept while nobody knows who is connected', async () => {
  background = new FakeBackground();
  outside = fakeOutside();
  const controller = new SurfaceController(background, { ...outside.outside, sending }, { id: 7 });
  render(<SurfaceApp controller={controller} />);
  expect(account().getAttribute('aria-label')).toBe('Account');
  open();
  expect(entries()).toEqual(['Settings']);
});

test('leads to the settings', async () => {
  await review([ines]);
  open();
  choose('Settings');
  expect(outside.done).toEqual(['settings']);
});

test('nobody connected: one account can be, from the popup’s menu', async () => {
  await review([]);
  await vi.waitFor(() => expect(account().getAttribute('aria-label')).toBe('No account connected'));
  open();
  expect(entries()).toEqual(['Connect account', 'Settings']);
  choose('Connect account');
  expect(await background.answer('connection.connect', ok(ines))).toEqual({ isNew: true });
  await background.answer('connection.list', ok([ines]));
  await vi.waitFor(() => expect(letters()).toBe('IC'));
});

test('the full page has a quiet word for it', async () => {
  await review([], 'page');
  fireEvent.click(await screen.findByRole('button', { name: 'Connect' }));
  expect(background.open).toContain('connection.connect');
});

test('a sign-in that fails is told, one that was given up is not', async () => {
  await review([]);
  open();
  choose('Connect account');
  await background.answer('connection.connect', fail({ kind: 'sign-in-given-up' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await background.answer('connection.list', ok([]));
  open();
  choose('Connect account');
  await background.answer('connection.connect', fail({ kind: 'service-silent' }));
  await vi.waitFor(() => expect(document.querySelector('#trouble-title')).not.toBeNull());
});

test('disconnecting is asked first, and then done', async () => {
  await review([ines]);
  open();
  choose('Disconnect');
  await vi.waitFor(() =>
    expect(document.querySelector('#confirm-title')?.textContent).toBe('Disconnect “Ines Calado”?'),
  );
  expect(background.asked).not.toContain('connection.disconnect');
  fireEvent.click(document.querySelector('#confirm') as Element);
  expect(await background.answer('connection.disconnect', ok(true))).toEqual({ id: 'a' });
  await background.answer('connection.list', ok([]));
  expect(document.querySelector('dialog')).toBeNull();
  await vi.waitFor(() => expect(account().getAttribute('aria-label')).toBe('No account connected'));
});

test('says when the service could not be told of it', async () => {
  await review([ines]);
  open();
  choose('Disconnect');
  await settled();
  fireEvent.click(document.querySelector('#confirm') as Element);
  await background.answer('connection.disconnect', ok(false));
  await screen.findByText(/The service couldn’t be told/);
});

test('a sign-in that ended can be renewed', async () => {
  await review([{ ...ines, isSignedOut: true }]);
  await vi.waitFor(() => expect(account().getAttribute('aria-label')).toBe('Signed out of Trips'));
  open();
  choose('Connect again');
  expect(await background.answer('connection.connect', ok(ines))).toEqual({ accountId: 'a' });
});

test.each([
  ['Ines Calado', 'IC'],
  ['  jun ', 'J'],
  ['Ana Maria de Sousa', 'AS'],
  ['émile@example.org', 'É'],
  ['渡辺 純', '渡'],
  ['مريم الكاتب', 'م'],
  ['42', ''],
])('“%s” is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
