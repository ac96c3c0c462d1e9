// @vitest-environment happy-dom
// Two windows edit the same field: the second one asks, and nothing is lost.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PictureSource, PictureSourceContext } from '../../components/pictures/picture-source.ts';
import type { Clash } from '../../lib/edit/clash.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import { SurfaceController } from '../../surface/controller.ts';
import type { ClashShelf } from '../../surface/editing/clash-list.ts';
import { SurfaceApp } from '../../surface/SurfaceApp.tsx';
import { fakeOutside } from './fake-background.ts';
import { LivingBackground } from './living-background.ts';
import { clip, clipId, stated } from './sample.ts';

const image = (name: string) => ({
  kind: 'image' as const,
  src: `https://blog.example/${name}.jpg`,
  alt: name,
});

const source: PictureSource = {
  copiesOf: async (_clip, srcs) => new Map(srcs.map((src) => [src, `blob:${src}`])),
  keepFile: async () => undefined,
};

let background: LivingBackground;
let kept: Clash[];
let shelf: ClashShelf;
let popup: SurfaceController;

async function openWindow(): Promise<void> {
  popup = new SurfaceController(background, { ...fakeOutside().outside, clashes: shelf }, { id: 7 });
  render(
    <PictureSourceContext.Provider value={source}>
      <SurfaceApp controller={popup} />
    </PictureSourceContext.Provider>,
  );
  void popup.read();
  await vi.waitFor(() => expect(document.querySelector('[data-screen=review]')).not.toBeNull());
}

beforeEach(async () => {
  const made = clip();
  const first = made.draft.days[0];
  background = new LivingBackground({
    ...made,
    source: { ...made.source, pictures: ['tiles', 'tram'].map((name) => ({ block: 1, image: image(name) })) },
    draft: {
      ...made.draft,
      days: first ? [{ ...first, image: stated(image('river')) }, ...made.draft.days.slice(1)] : [],
    },
  });
  kept = [];
  shelf = {
    load: async () => kept,
    change: async (_clipId, change) => {
      kept = change(kept);
    },
  };
  await openWindow();
});
afterEach(cleanup);

/** An edit in the other window that this one has not heard of. */
const elsewhere = (edit: Edit) => background.quietly(edit);
const here = (edit: Edit, task?: string) => popup.editing.edit(edit, task);
const note = (words: string): Edit => ({ kind: 'edit-stop', stopId: 's1', fields: { note: words } });
const storedNote = async () => (await background.stored()).draft.days[0]?.stops[0]?.note?.value;
const asked = () => vi.waitFor(() => expect(document.querySelector('[data-screen=conflict]')).not.toBeNull());
const answered = () =>
  vi.waitFor(() => expect(document.querySelector('[data-screen=review]')).not.toBeNull());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

test('says what both changed and shows both; the title of the question has the focus', async () => {
  await elsewhere({ kind: 'set-title', title: 'Porto with Ana' });
  here({ kind: 'set-title', title: 'Porto alone' });
  await asked();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Also changed in another window'));
  expect(screen.getByRole('group').getAttribute('aria-labelledby')).toBe('conflict-lead');
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-labelledby'))).toEqual([
    'version-label-mine',
    'version-label-theirs',
  ]);
  const shown = document.body.textContent;
  expect(shown).toContain('Porto with Ana');
  expect(shown).toContain('Porto alone');
  expect((await background.stored()).draft.title.value).toBe('Porto with Ana');
});

test('mine is stored when it is chosen, and one Undo brings the other back', async () => {
  await elsewhere({ kind: 'set-title', title: 'Porto with Ana' });
  here({ kind: 'set-title', title: 'Porto alone' });
  await asked();
  press('Keep mine');
  await answered();
  await vi.waitFor(async () => expect((await background.stored()).draft.title.value).toBe('Porto alone'));
  await popup.editing.undo();
  expect((await background.stored()).draft.title.value).toBe('Porto with Ana');
  expect(kept).toEqual([]);
});

test('the other stays when it is chosen', async () => {
  await elsewhere(note('Closed on Mondays'));
  here(note('Buy tickets before'), 'form');
  await asked();
  choose(/Other/);
  press('Keep the other');
  await answered();
  expect(await storedNote()).toBe('Closed on Mondays');
  expect(screen.queryByText('One of your changes is waiting')).toBeNull();
});

test('two notes can both stay', async () => {
  await elsewhere(note('Closed on Mondays'));
  here(note('Buy tickets before'), 'form');
  await asked();
  choose(/Both/);
  press('Keep both');
  await vi.waitFor(async () => expect(await storedNote()).toBe('Closed on Mondays\nBuy tickets before'));
});

test('a picture for the day: shown as pictures, and what was chosen in the meantime is not covered', async () => {
  await vi.waitFor(() => expect(document.querySelector('#day-picture')).not.toBeNull());
  fireEvent.click(document.querySelector('#day-picture') as HTMLElement);
  await vi.waitFor(() => expect(screen.getAllByRole('radio').length).toBeGreaterThan(1));
  // This window hears of it while the picker is open, without the traveller noticing.
  await background.loudly({ kind: 'set-day-image', dayId: 'd1', image: image('tiles') });
  fireEvent.click(screen.getByRole('radio', { name: /tram/ }));
  press('Use this picture');
  await asked();
  expect(document.querySelectorAll('.conflict-picture')).toHaveLength(2);
  press('Keep mine');
  await vi.waitFor(async () =>
    expect((await background.stored()).draft.days[0]?.image?.value.src).toContain('tram'),
  );
});

test('put off, it waits with a line above the draft, in another surface too, and is asked again', async () => {
  await elsewhere(note('Closed on Mondays'));
  here(note('Buy tickets before'), 'form');
  await asked();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', bubbles: true });
  await answered();
  expect(kept).toHaveLength(1);
  cleanup();
  await openWindow();
  await vi.waitFor(() => expect(screen.getByText('One of your changes is waiting')).toBeTruthy());
  press('Choose now');
  await asked();
  press('Keep mine');
  await vi.waitFor(async () => expect(await storedNote()).toBe('Buy tickets before'));
  expect(kept).toEqual([]);
});

test('typing on in one form is no clash with itself, and different fields do not clash', async () => {
  for (const words of ['E', 'Ea', 'Ear', 'Early']) here(note(words), 'form');
  await elsewhere({ kind: 'edit-stop', stopId: 's1', fields: { name: 'Ponte Nova' } });
  here(note('Early bird'), 'form');
  await vi.waitFor(async () => expect(await storedNote()).toBe('Early bird'));
  expect((await background.stored()).draft.days[0]?.stops[0]?.name.value).toBe('Ponte Nova');
  expect(document.querySelector('[data-screen=conflict]')).toBeNull();
  expect(clipId).toBe((await background.stored()).id);
});

test('in the middle of a word nobody is asked: all of it counts, and the question comes when the form is left', async () => {
  document.querySelector<HTMLElement>('.stop-head')?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'e', bubbles: true });
  await vi.waitFor(() => expect(document.querySelector('#stop-note')).not.toBeNull());
  const field = document.querySelector('#stop-note') as HTMLTextAreaElement;
  const type = (words: string) => fireEvent.input(field, { target: { value: words } });
  type('Buy');
  await vi.waitFor(async () => expect(await storedNote()).toBe('Buy'));
  await elsewhere(note('Closed on Mondays'));
  for (const words of ['Buy t', 'Buy ti', 'Buy tickets']) {
    type(words);
    await popup.editing.saver.idle();
  }
  // Another field of the same form, which has no conflict.
  fireEvent.input(document.querySelector('#stop-address') as HTMLElement, {
    target: { value: 'By the river' },
  });
  await popup.editing.saver.idle();
  type('Buy tickets before');
  await popup.editing.saver.idle();
  expect(document.querySelector('[data-screen=conflict]')).toBeNull();
  expect(field.value).toBe('Buy tickets before');
  expect(await storedNote()).toBe('Closed on Mondays');
  expect((await background.stored()).draft.days[0]?.stops[0]?.address?.value).toBe('By the river');
  press('Save stop');
  await asked();
  expect(document.body.textContent).toContain('Buy tickets before');
  press('Keep mine');
  await vi.waitFor(async () => expect(await storedNote()).toBe('Buy tickets before'));
});

test('a form that is given up leaves no question behind', async () => {
  document.querySelector<HTMLElement>('.stop-head')?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'e', bubbles: true });
  await vi.waitFor(() => expect(document.querySelector('#stop-note')).not.toBeNull());
  await elsewhere(note('Closed on Mondays'));
  fireEvent.input(document.querySelector('#stop-note') as HTMLElement, { target: { value: 'Mine' } });
  await popup.editing.saver.idle();
  press('Cancel');
  await answered();
  expect(document.querySelector('[data-screen=conflict]')).toBeNull();
  expect(screen.queryByText('One of your changes is waiting')).toBeNull();
  expect(await storedNote()).toBe('Closed on Mondays');
  expect(kept).toEqual([]);
});
