// @vitest-environment happy-dom
// Sharing: the link of an itinerary that was sent, a file or text for a draft that was not.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../lib/model/result.ts';
import { SurfaceController } from '../../surface/controller.ts';
import { SurfaceApp } from '../../surface/SurfaceApp.tsx';
import type { SharedItem, TakeOutside } from '../../surface/take-along/take-outside.ts';
import { FakeBackground, fakeOutside } from './fake-background.ts';
import { clip, sent } from './sample.ts';

let background: FakeBackground;
let done: string[];
let handed: SharedItem[];
let canCopy: boolean;
beforeEach(() => {
  [background, done, handed, canCopy] = [new FakeBackground(), [], [], true];
});
afterEach(cleanup);

const take: TakeOutside = {
  saveFile: async () => true,
  openTakePage: () => undefined,
  copyText: async (text) => {
    done.push(text);
    return canCopy;
  },
  openLibraryPage: () => undefined,
};
const withApps: TakeOutside = {
  ...take,
  share: async (what) => {
    handed.push(what);
  },
};

async function open(delivery: ReturnType<typeof sent> | undefined, outside: TakeOutside = take) {
  const popup = new SurfaceController(background, { ...fakeOutside().outside, take: outside }, { id: 7 });
  render(<SurfaceApp controller={popup} />);
  void popup.read();
  await background.answer('clip.page', ok(clip(delivery && { delivery })));
}
async function openSent(webItinerary: string | undefined, outside = take) {
  const delivery = sent();
  await open(delivery, outside);
  const id = delivery.step === 'sent' ? delivery.connectionId : '';
  await background.answer(
    'connection.open',
    ok({ id, serviceName: 'Trips', ...(webItinerary && { webItinerary }) }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

test('what was sent is shared by its link', async () => {
  await openSent('https://trips.example/i/{id}');
  const link = (document.querySelector('#share-address') as HTMLInputElement).value;
  expect(link).toMatch(/^https:\/\/trips\.example\/i\/\S+/);
  expect(screen.getByText('Opens for people who can see this itinerary in the service.')).toBeTruthy();
  press('Copy link');
  await screen.findByText('Link copied');
  expect(done).toEqual([link]);
  expect(document.querySelector('#share-on')).toBeNull();
});

test('says when the browser does not allow copying', async () => {
  canCopy = false;
  await openSent('https://trips.example/i/{id}');
  press('Copy link');
  await screen.findByText(/Select the link and copy it/);
});

test('goes to another app where the browser can hand it on', async () => {
  await openSent('https://trips.example/i/{id}', withApps);
  press('Share with an app');
  expect(handed).toEqual([
    { address: expect.stringMatching(/^https:\/\/trips\.example/), title: clip().draft.title.value },
  ]);
});

test('may also go as a file or text', async () => {
  await openSent('https://trips.example/i/{id}');
  press('Share as a file or text');
  await screen.findByText('Export a copy');
});

test('a service without pages for people: a file or text is offered at once', async () => {
  await openSent(undefined);
  await screen.findByText('Export a copy');
  expect(document.querySelector('#share-address')).toBeNull();
});

test('a draft that was not sent goes to another app as a file', async () => {
  await open(undefined, withApps);
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Plain text', hidden: true }));
  press('Share with an app');
  await vi.waitFor(() => expect(handed).toHaveLength(1), 5000);
  expect(handed[0]).toMatchObject({ file: { type: 'text/plain' } });
});
