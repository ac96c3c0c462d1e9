// @vitest-environment happy-dom
// Exporting a draft and continuing by hand, in the popup as it is wired.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestName } from '../../lib/browser/messages.ts';
import type { ExportedFile } from '../../lib/journeys/export-clip.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { SurfaceController } from '../../surface/controller.ts';
import { SurfaceApp } from '../../surface/SurfaceApp.tsx';
import type { TakeOutside } from '../../surface/take-along/take-outside.ts';
import { FakeBackground, fakeOutside } from './fake-background.ts';
import { clip, day, stop } from './sample.ts';

let background: FakeBackground;
let saved: ExportedFile[];
let done: string[];
let canSave: boolean;

const take: TakeOutside = {
  saveFile: async (file) => {
    if (canSave) saved.push(file);
    return canSave;
  },
  openTakePage: (id, as, start) => done.push(['page', id, as, start].join(' ').trim()),
  copyText: async (text) => {
    done.push(`copy ${text.split('\n')[0]}`);
    return true;
  },
  openLibraryPage: () => done.push('library page'),
};

beforeEach(() => {
  [background, saved, done, canSave] = [new FakeBackground(), [], [], true];
});
afterEach(cleanup);

async function open(kind: 'popup' | 'page' = 'popup') {
  const popup = new SurfaceController(
    background,
    { ...fakeOutside().outside, take },
    { id: 7, title: 'Porto' },
  );
  render(<SurfaceApp controller={popup} surfaces={{ kind }} />);
  void popup.read();
}
const isShown = (name: string) =>
  vi.waitFor(() => expect(document.querySelector('[data-screen]')?.getAttribute('data-screen')).toBe(name));
const isAsked = (name: RequestName) => vi.waitFor(() => expect(background.open).toContain(name));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
async function review(kind: 'popup' | 'page' = 'popup') {
  await open(kind);
  await background.answer('clip.page', ok(clip()));
  await isShown('review');
}

test('a draft is saved, copied and printed from the review', async () => {
  await review();
  press('Export');
  fireEvent.click(screen.getByRole('radio', { name: 'Wayclip file' }));
  press('Save file');
  await vi.waitFor(() => expect(saved[0]?.name).toBe('Three slow days in Porto.wayclip.json'));
  await vi.waitFor(() =>
    expect(screen.getByText('Saved “Three slow days in Porto.wayclip.json”')).toBeTruthy(),
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Plain text' }));
  press('Copy text');
  await vi.waitFor(() => expect(done).toEqual(['copy Three slow days in Porto']));
  fireEvent.click(screen.getByRole('radio', { name: 'Printable pages' }));
  press('Open to print');
  expect(done[1]).toBe(`page ${clip().id} print`);
});

test('a surface that would lose the file hands it to a page of its own', async () => {
  canSave = false;
  await review();
  await vi.waitFor(() => {
    fireEvent.keyDown(document.body, { key: 'e', ctrlKey: true });
    screen.getByRole('dialog');
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Calendar' }));
  fireEvent.input(await screen.findByLabelText('Date of Day 1'), { target: { value: '2027-05-13' } });
  press('Save file');
  await vi.waitFor(() => expect(done).toEqual([`page ${clip().id} ics 2027-05-13`]));
  expect(saved).toEqual([]);
});

test('Esc closes the sheet and nothing below it', async () => {
  await review();
  press('Export');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await isShown('review');
});

test('nothing found: a pasted list becomes a draft', async () => {
  await open();
  await background.answer('clip.page', fail({ kind: 'nothing-found', title: 'Porto' }));
  await isShown('failed');
  press(/^Paste a list/);
  fireEvent.input(screen.getByLabelText('Your list'), { target: { value: '  ' } });
  press('Create draft');
  expect(background.open).toEqual([]);
  fireEvent.input(screen.getByLabelText('Your list'), { target: { value: 'Day 1\nRibeira' } });
  press('Create draft');
  await isAsked('clip.start');
  const failed = await background.answer('clip.start', fail({ kind: 'nothing-found', title: '' }));
  expect(failed).toEqual({ tabId: 7, text: 'Day 1\nRibeira' });
  expect(await screen.findByText('No stops found. Write one per line.')).toBeTruthy();
  press('Create draft');
  await isAsked('clip.start');
  await background.answer('clip.start', ok(clip()));
  await background.answer('clip.open', ok(clip()));
  await isShown('review');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nothing found: an empty draft is begun', async () => {
  await open();
  await background.answer('clip.page', fail({ kind: 'page-off-limits' }));
  press(/^Start an empty draft/);
  expect(await background.answer('clip.start', ok(clip()))).toEqual({ tabId: 7 });
  await background.answer('clip.open', ok(clip()));
  await isShown('review');
});

test('a list is pasted into the day that is looked at', async () => {
  await review();
  press('Paste a list');
  fireEvent.input(screen.getByLabelText('Your list'), { target: { value: 'Ribeira' } });
  press('Add to the draft');
  await isAsked('clip.paste');
  const { draft } = clip();
  const more = { ...draft, days: [...draft.days, day('d4', [stop('s7', 'Ribeira')])] };
  expect(await background.answer('clip.paste', ok(clip({ draft: more })))).toEqual({
    clipId: clip().id,
    dayId: 'd1',
    text: 'Ribeira',
  });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await background.tell(clip({ draft: more }));
  expect(await screen.findAllByText('1 day and 1 stop added')).not.toEqual([]);
  expect(screen.getByText('Ribeira')).toBeTruthy();
});

test('the Library exports a draft, and opens a file where files can be chosen', async () => {
  await review('page');
  fireEvent.click(document.querySelector('#library') as Element);
  await background.answer('clip.list', ok([clip()]));
  press('More for Three slow days in Porto');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Export Three slow days in Porto' }));
  expect(screen.getByRole('dialog', { name: 'Export a copy' })).toBeTruthy();
  press('Close export');
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [new File(['{}'], 'a.json')] });
  fireEvent.change(input);
  await vi.waitFor(() => expect(background.open).toContain('clip.import'));
  await background.answer('clip.import', fail({ kind: 'not-a-wayclip-file' }));
  expect(await screen.findByRole('dialog', { name: 'This is not a Wayclip file' })).toBeTruthy();
  press('Continue');
  await isShown('library');
});

test('a popup cannot show the browser’s window for files, so it opens a page that can', async () => {
  await review('popup');
  fireEvent.click(document.querySelector('#library') as Element);
  await background.answer('clip.list', ok([]));
  press('Open a Wayclip file');
  expect(done).toEqual(['library page']);
  expect(document.querySelector('input[type=file]')).toBeNull();
});

test('screens without a way out to files offer none of it', async () => {
  const popup = new SurfaceController(background, fakeOutside().outside, { id: 7 });
  render(<SurfaceApp controller={popup} />);
  void popup.read();
  await background.answer('clip.page', ok(clip()));
  await isShown('review');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

test('a new draft is begun in the Library, and belongs to no page', async () => {
  await review();
  fireEvent.click(document.querySelector('#library') as HTMLElement);
  await isShown('library');
  fireEvent.click(await screen.findByRole('button', { name: 'New draft' }));
  await isAsked('clip.start');
  expect(await background.answer('clip.start', ok(clip()))).toEqual({ tabId: -1 });
});
