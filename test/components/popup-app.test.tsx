// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, ok } from '../../lib/model/result.ts';
import { SurfaceController } from '../../surface/controller.ts';
import { SurfaceApp } from '../../surface/SurfaceApp.tsx';
import { focusAfter } from '../../surface/use-screen-focus.ts';
import { FakeBackground, fakeOutside } from './fake-background.ts';
import { clip, everyFailure, sent } from './sample.ts';

let background: FakeBackground;
let outside: ReturnType<typeof fakeOutside>;

beforeEach(() => {
  background = new FakeBackground();
  outside = fakeOutside();
  const popup = new SurfaceController(background, outside.outside, { id: 7, title: 'Porto, slowly' });
  render(<SurfaceApp controller={popup} />);
  void popup.read();
});
afterEach(cleanup);

const shown = () => document.querySelector('[data-screen]')?.getAttribute('data-screen');
const isShown = (name: string) => vi.waitFor(() => expect(shown()).toBe(name));
const hasFocus = (selector: string) =>
  vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector(selector)));
const click = (selector: string) => fireEvent.click(document.querySelector(selector) as Element);
const key = (name: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key: name, ...more });
async function review() {
  await background.answer('clip.page', ok(clip()));
  await isShown('review');
}

test('the whole way: read, connect, send, done', async () => {
  expect(shown()).toBeUndefined();
  outside.timePasses();
  await isShown('reading');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Porto, slowly');
  await review();
  click('#send');
  await background.answer('connection.open', ok(null));
  await isShown('connect');
  click('#connect');
  await background.answer('connection.connect', ok({ id: 'account-1', serviceName: 'Trips' }));
  await isShown('sending');
  await background.answer('clip.send', ok(clip({ delivery: sent() })));
  await isShown('sent');
  expect(document.querySelector('#open-itinerary')).toBeNull();
  click('#done');
  expect(outside.done).toEqual(['close']);
});

describe('focus', () => {
  test('goes to the title once reading is done, never to Send', async () => {
    await review();
    await hasFocus('h1');
  });

  test('comes back to the button that led away', async () => {
    await review();
    click('#library');
    await isShown('library');
    await hasFocus('h1');
    await background.answer('connection.open', ok(null));
    click('#back');
    await hasFocus('#library');
    click('#send');
    await background.answer('connection.open', ok(null));
    await isShown('connect');
    click('#not-now');
    await hasFocus('#send');
  });

  test('is not moved while nothing but the wait changes', () => {
    expect(focusAfter('opening', 'reading')).toBeUndefined();
  });
});

describe('keys', () => {
  test('Ctrl and Cmd with Enter send', async () => {
    await review();
    key('Enter');
    expect(background.open).toEqual([]);
    key('Enter', { ctrlKey: true });
    expect(background.open).toEqual(['connection.open']);
  });

  test('Esc closes the open stop and is then left to the browser', async () => {
    await review();
    click('.stop-head');
    await vi.waitFor(() => expect(document.querySelector('.stop-row-open')).not.toBeNull());
    // `fireEvent` returns false when the key was handled.
    expect(key('Escape')).toBe(false);
    await vi.waitFor(() => expect(document.querySelector('.stop-row-open')).toBeNull());
    expect(key('Escape')).toBe(true);
  });
});

describe('what is told aloud', () => {
  test('reading, politely', async () => {
    outside.timePasses();
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Reading the page'));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('a failure, once', async () => {
    await background.answer('clip.page', fail(everyFailure['page-gone']));
    await isShown('failed');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toContain('The page was closed.');
  });

  test('the failure of a sending stands on the draft, with its way out', async () => {
    await review();
    click('#send');
    await background.answer('connection.open', ok({ id: 'account-1', serviceName: 'Trips' }));
    const failure = everyFailure['service-silent'];
    await background.answer('clip.send', ok(clip({ delivery: { step: 'failed', failure } })));
    await isShown('review');
    expect(screen.getByRole('alert').textContent).toContain('The service didn’t answer.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await background.answer('connection.open', ok({ id: 'account-1', serviceName: 'Trips' }));
    await isShown('sending');
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});
