// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkAddress } from '../../entrypoints/options/address-check.ts';
import { SettingsPage } from '../../entrypoints/options/SettingsPage.tsx';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { FakeBackground } from './fake-background.ts';
import { FakeServices, profileOf } from './fake-services.ts';

describe('an address', () => {
  test.each([
    ['https://api.trips.example', 'https://api.trips.example'],
    ['  https://api.trips.example/  ', 'https://api.trips.example'],
    ['https://trips.example/api/', 'https://trips.example/api'],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['http://localhost:8787/', 'http://localhost:8787'],
  ])('%o is taken as %s', (typed, address) => expect(checkAddress(typed)).toEqual(ok(address)));
  test.each([
    ['', 'empty'],
    ['trips', 'not-an-address'],
    ['trips.example', 'not-an-address'],
    ['https://', 'not-an-address'],
    ['javascript:alert(1)', 'not-an-address'],
    ['http://trips.example', 'not-encrypted'],
    ['http://127.0.0.1.trips.example', 'not-encrypted'],
    ['https://me:secret@trips.example', 'holds-a-password'],
    ['https://trips.example/?key=1', 'holds-more'],
    ['https://trips.example/#top', 'holds-more'],
  ])('%o is refused: %s', (typed, problem) => expect(checkAddress(typed)).toEqual(fail(problem)));
});

describe('the page', () => {
  let background: FakeBackground;
  let services: FakeServices;
  let answer: Result<null, { kind: 'permission-refused' }>;

  let searchTemplate: string | undefined;
  const placeSearch = {
    load: async () => searchTemplate,
    save: vi.fn(async (template: string) => {
      if (answer.ok) searchTemplate = template;
      return answer;
    }),
    forget: async () => {
      searchTemplate = undefined;
    },
  };

  beforeEach(() => {
    searchTemplate = undefined;
    background = new FakeBackground();
    answer = ok(null);
    services = new FakeServices(profileOf({ baseUrl: 'https://a.example', authUrl: 'https://a.example' }));
    placeSearch.save.mockClear();
  });
  afterEach(cleanup);

  async function show() {
    render(
      <SettingsPage services={services} placeSearch={placeSearch} background={background} version="1.2.3" />,
    );
    await background.answer('connection.list', ok([]));
  }
  const field = (id: string) => document.querySelector(`#${id}`) as HTMLInputElement;
  const type = (id: string, value: string) => fireEvent.input(field(id), { target: { value } });
  const press = (id: string) => fireEvent.click(document.querySelector(`#${id}`) as Element);
  const submit = () => fireEvent.submit(document.querySelector('#service-form') as Element);

  test('shows the stored address; one that is the same for signing in is left empty', async () => {
    await show();
    await vi.waitFor(() => expect(field('service-address').value).toBe('https://a.example'));
    expect(field('sign-in-address').value).toBe('');
  });

  test('stores a good address and says so', async () => {
    await show();
    type('service-address', 'https://c.example/');
    type('sign-in-address', 'https://id.c.example');
    submit();
    await vi.waitFor(() => expect(background.open).toContain('connection.adopt'));
    await background.answer('connection.adopt', ok(null));
    await screen.findByText('Saved');
    expect(services.profiles()).toMatchObject([
      { baseUrl: 'https://c.example', authUrl: 'https://id.c.example' },
    ]);
  });

  test('a bad address is not stored; the field says why, until it is changed', async () => {
    await show();
    type('service-address', 'http://c.example');
    submit();
    await screen.findByText(/starts with https/);
    expect(field('service-address').getAttribute('aria-invalid')).toBe('true');
    expect(field('sign-in-address').getAttribute('aria-invalid')).toBe('false');
    expect(services.saves).toBe(0);
    type('service-address', 'https://c.example');
    await vi.waitFor(() => expect(screen.queryByText(/starts with https/)).toBeNull());
  });

  test('a refused permission is told', async () => {
    services.isRefused = true;
    await show();
    type('service-address', 'https://c.example');
    submit();
    await screen.findByText('Permission not given');
  });

  test('names its version and licence', async () => {
    await show();
    expect(screen.getByText('Wayclip 1.2.3')).toBeTruthy();
    expect(screen.getByText(/MIT\s+licence/)).toBeTruthy();
  });

  describe('the online place search', () => {
    const address = 'https://places.example/search?format=json&q={query}';
    const submitSearch = () =>
      fireEvent.submit(document.querySelector('#place-search-address')?.closest('form') as Element);

    test('is off, with the public ones to choose from and room for another', async () => {
      await show();
      await screen.findByText('Online place search');
      const host = () => URL.parse(field('place-search-address').value)?.host;
      expect(host()).toBe('nominatim.openstreetmap.org');
      fireEvent.click(screen.getByText('Photon (komoot)'));
      expect(host()).toBe('photon.komoot.io');
      fireEvent.click(screen.getByText('Another address'));
      expect(field('place-search-address').value).toBe('');
      expect(placeSearch.save).not.toHaveBeenCalled();
    });

    test('is switched on with an address that says where the name goes, and names its host', async () => {
      await show();
      await screen.findByText('Turn on');
      type('place-search-address', 'https://places.example/search');
      submitSearch();
      await screen.findByText(/with https:\/\/ and \{query\}/);
      expect(placeSearch.save).not.toHaveBeenCalled();
      type('place-search-address', ` ${address} `);
      submitSearch();
      await screen.findByText('On, using places.example');
      expect(searchTemplate).toBe(address);
      press('place-search-off');
      await screen.findByText('Turn on');
      expect(searchTemplate).toBeUndefined();
    });

    test('stays off where the browser does not allow its host', async () => {
      answer = fail({ kind: 'permission-refused' });
      await show();
      await screen.findByText('Turn on');
      type('place-search-address', address);
      submitSearch();
      await screen.findByText('Still off');
      expect(document.querySelector('#place-search-off')).toBeNull();
    });
  });
});
