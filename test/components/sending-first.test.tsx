// @vitest-environment happy-dom
// Before a draft is sent: where it goes, and what leaves the machine.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Place } from '../../components/send/send-options.ts';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { SurfaceController } from '../../surface/controller.ts';
import { SurfaceApp } from '../../surface/SurfaceApp.tsx';
import { FakeBackground, fakeOutside, settled } from './fake-background.ts';
import { clip } from './sample.ts';

const trips: ConnectionInfo = { id: 'a', serviceName: 'Trips', name: 'Ines', isChosen: true };
const others: ConnectionInfo = { id: 'b', serviceName: 'Others', name: 'Club' };

let background: FakeBackground;
let outside: ReturnType<typeof fakeOutside>;
let isSeen: boolean;
let services: Place[];
beforeEach(() => {
  isSeen = false;
  services = [{ id: 'one', name: 'Trips', isChosen: true }];
});
afterEach(cleanup);

const sending = {
  hasSeenLeaving: async () => isSeen,
  noteLeavingSeen: async () => {
    isSeen = true;
  },
  pictureSizes: async () => new Map(),
  listServices: async () => services,
  chooseService: async (id: string) => {
    services = services.map((each) => ({ ...each, isChosen: each.id === id }));
  },
};

async function review(accounts: ConnectionInfo[]) {
  background = new FakeBackground();
  outside = fakeOutside();
  const popup = new SurfaceController(background, { ...outside.outside, sending }, { id: 7 });
  render(<SurfaceApp controller={popup} />);
  void popup.read();
  await background.answer('clip.page', ok(clip()));
  await vi.waitFor(() => expect(background.open).toContain('connection.list'));
  await background.answer('connection.list', ok(accounts));
}
const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const click = (selector: string) => fireEvent.click(element(selector));

async function sendUnconnected() {
  await review([]);
  click('#send');
  await settled();
  // Checked again: the traveller may have connected in another window.
  await background.answer('connection.list', ok([]));
  await background.answer('connection.open', ok(null));
}

describe('what leaves the machine', () => {
  test('is shown before the first draft goes; nothing is asked of the background until then', async () => {
    await review([trips]);
    click('#send');
    await screen.findByText('What will be sent to “Trips”');
    expect(background.asked).not.toContain('connection.open');
    expect(screen.getByText(/Hidden booking details/)).toBeTruthy();
    click('#send-now');
    await background.answer('connection.open', ok(trips));
    await vi.waitFor(() => expect(background.open).toContain('clip.send'));
    expect(isSeen).toBe(true);
  });

  test('is shown also when Send is pressed before it is known who is connected, or what was seen', async () => {
    let know: (isSeen: boolean) => void = () => undefined;
    background = new FakeBackground();
    const slow = { ...sending, hasSeenLeaving: () => new Promise<boolean>((resolve) => (know = resolve)) };
    const popup = new SurfaceController(background, { ...fakeOutside().outside, sending: slow }, { id: 7 });
    render(<SurfaceApp controller={popup} />);
    void popup.read();
    await background.answer('clip.page', ok(clip()));
    await vi.waitFor(() => expect(element('#send')).not.toBeNull());
    click('#send');
    know(false);
    await settled();
    expect(background.asked).not.toContain('connection.open');
    while (background.open.includes('connection.list'))
      await background.answer('connection.list', ok([trips]));
    await screen.findByText('What will be sent to “Trips”');
    expect(background.asked).not.toContain('connection.open');
    expect(background.asked).not.toContain('clip.send');
  });

  test('is shown also to who connected in another window meanwhile', async () => {
    await review([]);
    click('#send');
    await settled();
    await background.answer('connection.list', ok([trips]));
    await screen.findByText('What will be sent to “Trips”');
    expect(background.asked).not.toContain('clip.send');
  });

  test('given up, nothing is sent, and the next Send asks again', async () => {
    await review([trips]);
    click('#send');
    await screen.findByText('What will be sent to “Trips”');
    fireEvent.keyDown(element('dialog'), { key: 'Escape' });
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(background.asked).not.toContain('clip.send');
    expect(isSeen).toBe(false);
    click('#send');
    await screen.findByText('What will be sent to “Trips”');
  });

  test('was seen: Send sends, and the list is one press away', async () => {
    isSeen = true;
    await review([trips]);
    click('#what-leaves');
    await screen.findByText('What will be sent to “Trips”');
    click('#close-leaving');
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    click('#send');
    await background.answer('connection.open', ok(trips));
    await vi.waitFor(() => expect(background.open).toContain('clip.send'));
  });

  test('without an account it stands on the connect screen, and counts as seen', async () => {
    await sendUnconnected();
    await screen.findByText('What will be sent');
    expect(document.querySelector('dialog')).toBeNull();
    click('#connect');
    await settled();
    expect(isSeen).toBe(true);
  });
});

describe('a page with nothing to read', () => {
  async function failedPage(accounts: ConnectionInfo[]) {
    await review(accounts);
    cleanup();
    background = new FakeBackground();
    const popup = new SurfaceController(background, { ...outside.outside, sending }, { id: 7 });
    render(<SurfaceApp controller={popup} />);
    void popup.read();
    await background.answer('clip.page', fail({ kind: 'nothing-found', title: 'An album' }));
    await vi.waitFor(() => expect(background.open).toContain('connection.list'));
    await background.answer('connection.list', ok(accounts));
  }

  test('its pictures can be sent to be read, where an account may', async () => {
    await failedPage([trips]);
    fireEvent.click(await screen.findByText('Send its pictures to the service to read'));
    await vi.waitFor(() => expect(background.open).toContain('media.allowance'));
    expect(background.open).not.toContain('media.import');
    await background.answer('media.allowance', ok({ left: 29, of: 30, until: '2027-06-12T10:00:00Z' }));
    await screen.findByText('29 of 30 imports left until 12 Jun 2027.');
    fireEvent.click(await screen.findByText('Send pictures'));
    expect(await background.answer('media.import', fail({ kind: 'import-forbidden' }))).toEqual({ tabId: 7 });
    await screen.findByText('Only the service’s own apps can do this');
    await vi.waitFor(() => expect(background.open).toContain('connection.list'));
    await background.answer('connection.list', ok([{ ...trips, refused: ['media-import'] }]));
    expect(screen.queryByText('Send its pictures to the service to read')).toBeNull();
  });

  test.each([
    ['one that was refused', [{ ...trips, refused: ['media-import'] }]],
    ['none', []],
  ])('%s is not offered it', async (_, accounts) => {
    await failedPage(accounts);
    await screen.findByText('No itinerary on this page');
    expect(screen.queryByText('Send its pictures to the service to read')).toBeNull();
  });
});

describe('where it goes', () => {
  test('one account needs no choice', async () => {
    await review([trips]);
    expect(element('#send').textContent).toBe('Send to my itineraries');
    click('#account');
    expect(screen.queryByRole('menuitemradio')).toBeNull();
  });

  test('of several, the header says which, and another can be chosen', async () => {
    await review([trips, others]);
    await vi.waitFor(() => expect(element('#send').textContent).toBe('Send to “Ines”'));
    click('#account');
    expect(screen.getByRole('menuitemradio', { name: 'Ines' }).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Club' }));
    expect(
      await background.answer(
        'connection.choose',
        ok([
          { ...trips, isChosen: false },
          { ...others, isChosen: true },
        ]),
      ),
    ).toEqual({ id: 'b' });
    await vi.waitFor(() => expect(element('#send').textContent).toBe('Send to “Club”'));
  });

  test('two of the same name are told apart', async () => {
    await review([trips, { ...others, name: 'Ines' }]);
    await vi.waitFor(() => expect(element('#account').title).toBe('Connected to Trips as Ines'));
    click('#account');
    expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Ines',
      'Ines (2)',
    ]);
  });

  test('of several services one is chosen before connecting', async () => {
    services = [...services, { id: 'two', name: 'Others', isChosen: false }];
    await sendUnconnected();
    fireEvent.click((await screen.findByLabelText('Others')) as Element);
    await vi.waitFor(() => expect(services.find(({ isChosen }) => isChosen)?.id).toBe('two'));
  });

  test('without a service the way to name one is shown, and no sign-in is begun', async () => {
    services = [];
    await sendUnconnected();
    await vi.waitFor(() => expect(document.querySelector('#name-service')).not.toBeNull());
    expect(document.querySelector('#connect')).toBeNull();
    click('#name-service');
    expect(outside.done).toEqual(['settings']);
  });
});
