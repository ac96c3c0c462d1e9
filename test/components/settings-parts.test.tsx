// @vitest-environment happy-dom
// The lists in the settings, exporting all data, and deleting it.
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DataSettings } from '../../entrypoints/options/DataSettings.tsx';
import { LanguageSettings } from '../../entrypoints/options/LanguageSettings.tsx';
import { LeftSettings } from '../../entrypoints/options/LeftSettings.tsx';
import { PermissionSettings } from '../../entrypoints/options/PermissionSettings.tsx';
import { permissionRows } from '../../entrypoints/options/permission-rows.ts';
import { reportText } from '../../entrypoints/options/report-text.ts';
import { SettingsPage } from '../../entrypoints/options/SettingsPage.tsx';
import type { Contact } from '../../lib/model/contact.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { sampleClip } from '../draft-sample.ts';
import { FakeBackground } from './fake-background.ts';
import { FakeServices, profileOf } from './fake-services.ts';

afterEach(cleanup);
const press = (id: string) => fireEvent.click(document.querySelector(`#${id}`) as Element);

const facts = {
  permissions: ['activeTab', 'scripting', 'storage'],
  origins: ['https://api.example.com/*', 'https://cdn.example/*', 'https://geo.example/*'],
  fixedOrigins: [],
  dates: { 'https://cdn.example/*': '2027-05-01T10:00:00.000Z' },
  installedAt: '2027-04-01T10:00:00.000Z',
  services: [{ name: 'Itineraries', hosts: ['api.example.com'] }],
  placeSearchHost: 'geo.example',
};

describe('permissions', () => {
  test('each host says why it is allowed, and since when where that was seen', () => {
    expect(permissionRows(facts).filter(({ kind }) => kind === 'host')).toMatchObject([
      { host: 'api.example.com', why: { is: 'service', name: 'Itineraries' }, since: undefined },
      { host: 'cdn.example', why: { is: 'picked' }, since: '2027-05-01T10:00:00.000Z' },
      { host: 'geo.example', why: { is: 'places' } },
    ]);
  });

  test('what came with the installation stays; a host can be taken back', async () => {
    let rows = permissionRows(facts);
    const remove = vi.fn(async (origin: string) => {
      rows = rows.filter((row) => row.kind === 'fixed' || row.origin !== origin);
      return true;
    });
    render(<PermissionSettings store={{ list: async () => rows, remove }} />);
    await screen.findByText('Contact cdn.example');
    expect(screen.getAllByText('Always on')).toHaveLength(2);
    const [, second] = screen.getAllByRole('button');
    fireEvent.click(second as Element);
    await screen.findByText(/no longer contact cdn\.example/);
    expect(remove).toHaveBeenCalledWith('https://cdn.example/*');
    expect(screen.queryByText('Contact cdn.example')).toBeNull();
  });
});

describe('what left this computer', () => {
  const line: Contact = {
    host: 'api.example.com',
    purpose: 'change',
    lastAt: '2027-05-01T10:00:00.000Z',
    count: 3,
    sentBytes: 18_000,
  };

  test('is listed, and can be emptied and brought back', async () => {
    let kept: Contact[] = [line];
    const store = {
      list: async () => kept,
      save: async (contacts: Contact[]) => {
        kept = contacts;
      },
      saveAsFile: vi.fn(),
    };
    render(<LeftSettings store={store} />);
    await screen.findByText('api.example.com');
    expect(document.body.textContent).toContain('Sending and changing itineraries 3 times');
    press('save-left');
    expect(store.saveAsFile).toHaveBeenCalledWith([line]);
    press('clear-left');
    await screen.findByText('List cleared');
    expect(kept).toEqual([]);
    fireEvent.click(screen.getByText('Undo'));
    await screen.findByText('api.example.com');
    expect(kept).toEqual([line]);
  });

  test('nothing is said to be nothing', async () => {
    render(
      <LeftSettings
        store={{ list: async () => [], save: async () => undefined, saveAsFile: () => undefined }}
      />,
    );
    await screen.findByText(/contacts nobody/);
    expect(document.querySelector('table')).toBeNull();
  });
});

describe('one’s data', () => {
  const desk = () => ({
    save: vi.fn(async () => ok(2)),
    restore: vi.fn(async (text: string) =>
      text === 'good'
        ? ok({ drafts: 1, origins: ['https://api.example.com/*'] })
        : fail({ kind: 'not-a-wayclip-file' as const }),
    ),
    allow: vi.fn(async () => true),
    forget: vi.fn(async () => ok(null)),
  });
  const choose = (text: string) => {
    const input = document.querySelector('#restore-data') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: [new File([text], 'x.json')], configurable: true });
    fireEvent.change(input);
  };

  test('is saved as a file, with how much is in it', async () => {
    render(<DataSettings edges={desk()} />);
    press('save-data');
    await screen.findByText('The file holds your settings and 2 drafts.');
  });

  test('a copy is opened; hosts that are new here are asked for by a press', async () => {
    const data = desk();
    render(<DataSettings edges={data} />);
    choose('good');
    await screen.findByText(/^1 draft was added/);
    expect(data.allow).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Allow them'));
    expect(data.allow).toHaveBeenCalledWith(['https://api.example.com/*']);
  });

  test('a file of another kind is told in a sentence', async () => {
    render(<DataSettings edges={desk()} />);
    choose('bad');
    await vi.waitFor(() => expect(document.querySelector('.banner-title')?.textContent).toBeTruthy());
    expect(document.body.textContent).not.toContain('added');
  });

  test('nothing is deleted before a second press; keeping it deletes nothing', async () => {
    const data = desk();
    render(<DataSettings edges={data} />);
    press('forget-data');
    await screen.findByText('Delete everything Wayclip keeps here?');
    press('keep-it');
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(data.forget).not.toHaveBeenCalled();
    press('forget-data');
    press('confirm');
    await screen.findByText('Everything was deleted');
    expect(data.forget).toHaveBeenCalledOnce();
  });
});

test('the report has figures and kinds, and nothing of any trip', () => {
  const text = reportText({
    version: '1.2.3',
    browser: 'Firefox/140.0',
    language: 'de',
    isOnline: true,
    clips: [sampleClip(), sampleClip({ delivery: { step: 'paused', isCreated: true, done: 0, total: 1 } })],
    accounts: 1,
    services: 2,
    hosts: 3,
    usedBytes: 12_345,
    faults: [{ at: '2027-05-01T10:00:00.000Z', ask: 'clip.page', kind: 'offline' }],
  });
  expect(text).toContain('drafts 2 (kept 1, paused 1)');
  expect(text).toContain('clip.page offline');
  expect(text).not.toMatch(/Ghent|blog\.test|itineraryId/);
});

test('without a network the page says what waits for it, until the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const profile = profileOf({ baseUrl: 'https://a.example', authUrl: 'https://a.example' });
  const placeSearch = {
    load: async () => undefined,
    save: async () => ok(null),
    forget: async () => undefined,
  };
  render(
    <SettingsPage
      services={new FakeServices(profile)}
      placeSearch={placeSearch}
      background={new FakeBackground()}
      version="1.2.3"
    />,
  );
  await screen.findByText('You are offline');
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await vi.waitFor(() => expect(screen.queryByText('You are offline')).toBeNull());
});

test('the language says its own name, and the browser decides', () => {
  render(<LanguageSettings now={new Date('2027-05-01T10:00:00Z')} />);
  expect(document.body.textContent).toContain('Wayclip follows your browser’s language');
  expect(document.body.textContent).toContain('Deutsch');
});
