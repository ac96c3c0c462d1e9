// @vitest-environment happy-dom
// A notice under an open draft stays outside the scrolling part, on the draft and on its forms.
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../lib/model/result.ts';
import { SurfaceController } from '../../surface/controller.ts';
import { SurfaceApp } from '../../surface/SurfaceApp.tsx';
import { FakeBackground, fakeOutside } from './fake-background.ts';
import { clip, everyFailure } from './sample.ts';

let background: FakeBackground;
let popup: SurfaceController;

beforeEach(async () => {
  background = new FakeBackground();
  popup = new SurfaceController(background, fakeOutside().outside, { id: 7, title: 'Porto, slowly' });
  render(<SurfaceApp controller={popup} />);
  void popup.read();
  await background.answer('clip.page', ok(clip()));
  await vi.waitFor(() => expect(document.querySelector('[data-screen="review"]')).not.toBeNull());
});
afterEach(cleanup);

const view = () => {
  const main = popup.state.value;
  if (main.screen !== 'review') throw new Error(`It shows ${main.screen}.`);
  return main.view;
};
const openForm = () => {
  const stopId = clip().draft.days[0]?.stops[0]?.id;
  if (!stopId) throw new Error('The sample has changed.');
  popup.look({ ...view(), task: { kind: 'edit-stop', stopId } });
};
const titles = (within: string) =>
  [...document.querySelectorAll(`${within} .banner-title`)].map((title) => title.textContent);
const notStored = ['Your latest changes aren’t saved yet'];

test.each([
  ['the draft', () => undefined],
  ['a form', openForm],
])('words that cannot be stored are told on %s, below what scrolls', async (_, go) => {
  go();
  popup.editing.edit({ kind: 'set-title', title: 'Typed on a full disk' });
  await background.answer('clip.edit', fail(everyFailure['browser-full']));
  await vi.waitFor(() => expect(titles('aside')).toEqual(notStored));
  expect(titles('main')).toEqual([]);
  // They are stored with the next edit, and the notice goes away.
  popup.editing.edit({ kind: 'set-title', title: 'Typed with room' });
  await background.answer('clip.edit', ok(clip()));
  await background.answer('clip.edit', ok(clip()));
  await vi.waitFor(() => expect(document.querySelector('aside')).toBeNull());
});

test('what has nothing to do with the words of a form waits until it is closed', async () => {
  void popup.send();
  await background.answer('connection.open', fail(everyFailure['own-fault']));
  await vi.waitFor(() => expect(titles('aside')).toHaveLength(1));
  openForm();
  await vi.waitFor(() => expect(document.querySelector('aside')).toBeNull());
});
