// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Editing, EditingContext } from '../../components/editing/editing.ts';
import { NameSource } from '../../components/map/name-source.ts';
import { ChoosePlace } from '../../components/places/ChoosePlace.tsx';
import { FindPlaces } from '../../components/places/FindPlaces.tsx';
import { type OnlinePlaceSearch, PlaceSearchContext } from '../../components/places/online-place-search.ts';
import { PlaceSearch } from '../../components/places/PlaceSearch.tsx';
import { UnplacedStrip } from '../../components/places/UnplacedStrip.tsx';
import { nextUnplaced, unplacedOf } from '../../components/places/unplaced.ts';
import type { Draft, DraftStop, StopCandidate } from '../../lib/model/draft.ts';
import { placeSearches } from '../../lib/model/geocoder.ts';
import type { SearchProgress } from '../../lib/model/look-up.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { clip, day, draft, ignore, stated, stop } from './sample.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place = (name: string, latitude: number, longitude: number): StopCandidate => ({
  name,
  country: 'PT',
  coordinate: { latitude, longitude },
  kind: 'sight',
  region: 'Porto',
});
const porto = { coordinate: stated({ latitude: 41.14, longitude: -8.61 }) };
const trip = draft({
  days: [
    day('d1', [stop('s1', 'Ponte Velha', porto), stop('s2', 'Casa das Conchas'), stop('s3', 'Jardim')]),
    day('d2', [stop('s4', 'Mercado Novo')]),
  ],
});

function editingOf(more: Partial<Editing> = {}): Editing {
  return {
    draft: trip,
    view: { part: 'days', day: 0 },
    look: vi.fn(),
    edit: vi.fn(),
    undo: ignore,
    redo: ignore,
    canUndo: false,
    canRedo: false,
    giveUp: ignore,
    newId: () => 'new',
    toast: undefined,
    dismissToast: ignore,
    focus: { current: undefined },
    ...more,
  };
}

function deskOf(lookUp: SearchProgress, more: Partial<OnlinePlaceSearch> = {}): OnlinePlaceSearch {
  return { lookUp, switchOn: vi.fn(async () => true), look: vi.fn(), end: vi.fn(), find: vi.fn(), ...more };
}

function showPlaces(desk: OnlinePlaceSearch, editing = editingOf()) {
  render(
    <PlaceSearchContext.Provider value={desk}>
      <FindPlaces header={null} editing={editing} />
    </PlaceSearchContext.Provider>,
  );
  return editing;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const counts = { host: 'places.example', asked: 2, of: 3, found: 1, toChoose: 1 };

test('below the map of one day, the line says that it counts those of the whole trip', () => {
  const line = (days: Draft['days']) => {
    cleanup();
    const trip = draft({ days });
    render(
      <EditingContext.Provider value={editingOf({ draft: trip })}>
        <UnplacedStrip draft={trip} />
      </EditingContext.Provider>,
    );
    return document.querySelector('.unplaced-strip p')?.textContent;
  };
  const one = day('d1', [stop('s1', 'Cais'), stop('s2', 'Fado')]);
  expect(line([one])).toBe('2 stops are not on the map');
  expect(line([one, day('d2', [stop('s3', 'Pena')])])).toBe('3 stops of this trip are not on the map');
});

describe('looking all of them up online', () => {
  test('is off: who would get what is said before, and a press asks for the chosen one', async () => {
    const desk = deskOf({ is: 'off' });
    showPlaces(desk);
    expect(screen.getByText('3 of 4 stops are not on the map.')).toBeTruthy();
    const sent = () => document.querySelector('.look-up-line')?.textContent;
    expect(sent()).toBe(
      'Sent to nominatim.openstreetmap.org: these 3 names with “Porto, Portugal”, one per second. Nothing else.',
    );
    fireEvent.click(screen.getByLabelText(/Photon/));
    expect(sent()).toContain('photon.komoot.io');
    fireEvent.click(button('Look them up'));
    expect(desk.switchOn).toHaveBeenCalledWith(placeSearches.photon);
    expect(desk.look).not.toHaveBeenCalled();
  });

  test('a no is told, and is no more than that', async () => {
    const desk = deskOf({ is: 'off' }, { switchOn: async () => false });
    showPlaces(desk);
    fireEvent.click(button('Look them up'));
    await screen.findByText('Without permission, nothing is sent to nominatim.openstreetmap.org.');
  });

  test('switched on it waits for a press, and can be stopped', () => {
    const ready = deskOf({ is: 'ready', host: 'places.example' });
    showPlaces(ready);
    fireEvent.click(button('Look them up'));
    expect(ready.look).toHaveBeenCalledTimes(1);
    expect(ready.switchOn).not.toHaveBeenCalled();
    cleanup();
    const looking = deskOf({ is: 'looking', ...counts });
    showPlaces(looking);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Looking up 2 of 3');
    fireEvent.click(button('Stop'));
    expect(looking.end).toHaveBeenCalledTimes(1);
  });

  test('what came of it is counted, and whose places they are is said', () => {
    showPlaces(deskOf({ is: 'done', ...counts }));
    expect(screen.getByText('1 placed, 1 to choose, 2 not found')).toBeTruthy();
    expect(screen.getByText('Places © OpenStreetMap contributors')).toBeTruthy();
  });

  test('where it stopped, what was not asked about is not said to be missing', () => {
    showPlaces(deskOf({ is: 'stopped', why: 'offline', ...counts, found: 0, toChoose: 0 }));
    expect(screen.getByText('2 not found, 1 not looked up yet')).toBeTruthy();
  });

  test.each([
    ['busy', /is busy/],
    ['silent', /didn’t answer/],
    ['offline', /You are offline/],
    ['nonsense', /can’t read/],
    ['ended', /Nothing more is sent/],
    ['paused', /hasn’t been sent to places.example yet/],
    ['refused', /no longer has permission to contact places.example. Nothing more is sent/],
  ] as const)('ended before its end, %s: said, with a way on', (why, words) => {
    const desk = deskOf({ is: 'stopped', why, ...counts });
    showPlaces(desk);
    expect(screen.getByText(words)).toBeTruthy();
    fireEvent.click(button('Continue'));
    expect(desk.look).toHaveBeenCalledTimes(1);
  });
});

test('a short link that cannot be followed is told from a name that nobody knows', async () => {
  render(<PlaceSearch label="Place" findPlaces={async () => []} onFound={ignore} />);
  const type = (value: string) => {
    fireEvent.input(screen.getByLabelText('Place'), { target: { value } });
    fireEvent.click(button('Search'));
  };
  type('https://maps.app.goo.gl/abc');
  await screen.findByText(/Open it, then copy the long address/);
  type('Nowhere');
  await screen.findByText(/No place found for “Nowhere”/);
});

/** Three thousand stops in one day. */
const crowd = (more: (index: number) => Partial<DraftStop>): Draft => ({
  ...trip,
  days: [
    day(
      'd1',
      Array.from({ length: 3000 }, (_, index) => stop(`c${index}`, `Corner ${index}`, more(index))),
    ),
  ],
});

test('more names than are sent at once are offered with the pause between', () => {
  const pause = () => document.querySelector('.look-up-line')?.textContent?.includes('pauses after every 60');
  showPlaces(deskOf({ is: 'off' }), editingOf({ draft: crowd(() => ({})) }));
  expect(pause()).toBe(true);
  cleanup();
  showPlaces(deskOf({ is: 'off' }));
  expect(pause()).toBe(false);
});

test('of three thousand without a place only what can be seen is drawn, and all are counted', () => {
  const editing = showPlaces(deskOf({ is: 'off' }), editingOf({ draft: crowd(() => ({})) }));
  const rows = document.querySelectorAll<HTMLElement>('.unplaced-row');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThan(60);
  expect(rows[0]?.closest('ol > li')?.getAttribute('aria-setsize')).toBe('3000');
  rows[0]?.focus();
  fireEvent.keyDown(rows[0] as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(rows[1]);
  fireEvent.click(rows[1] as HTMLElement);
  expect(editing.look).toHaveBeenCalledWith(
    expect.objectContaining({ task: { kind: 'choose-place', stopId: 'c1', walk: [] } }),
  );
});

test('each of them leads to the next, those passed over last of all not again', () => {
  expect(unplacedOf(trip).map(({ stop: { id }, number }) => [id, number])).toEqual([
    ['s2', 2],
    ['s3', 3],
    ['s4', 1],
  ]);
  expect(nextUnplaced(trip, 's2', [])?.stop.id).toBe('s3');
  expect(nextUnplaced(trip, 's4', ['s3'])?.stop.id).toBe('s2');
  expect(nextUnplaced(trip, 's4', ['s2', 's3'])).toBeUndefined();
});

describe('one of them', () => {
  const show = (editing: Editing, desk = deskOf({ is: 'off' }), walk: string[] | undefined = []) =>
    render(
      <PlaceSearchContext.Provider value={desk}>
        <ChoosePlace header={null} source={clip().source} stopId="s2" walk={walk} editing={editing} />
      </PlaceSearchContext.Provider>,
    );
  const near = place('Casa das Conchas', 41.15, -8.62);
  const far = place('Casa das Conchas', -23.5, -46.6);

  test('is searched for at once; what is near is chosen, and Enter takes it and goes on', async () => {
    const editing = editingOf({ findPlaces: vi.fn(async () => [far, near]) });
    show(editing);
    expect(editing.findPlaces).toHaveBeenCalledWith('Casa das Conchas');
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
    expect(editing.edit).toHaveBeenCalledWith(
      { kind: 'choose-place', stopId: 's2', place: near },
      undefined,
      trip,
    );
    expect(editing.look).toHaveBeenCalledWith({
      part: 'days',
      day: 0,
      task: { kind: 'choose-place', stopId: 's3', walk: [] },
    });
  });

  test('where the traveller has pointed meanwhile, what the search brings is only offered', async () => {
    let answer: (places: StopCandidate[]) => void = ignore;
    const findPlaces = () => new Promise<StopCandidate[]>((resolve) => (answer = resolve));
    const editing = editingOf({ findPlaces });
    show(editing);
    fireEvent.keyDown(screen.getByRole('application'), { key: 'Enter' });
    answer([near]);
    await screen.findByText(/Sight · Porto, Portugal/);
    fireEvent.click(button('Use this place'));
    expect(editing.edit).toHaveBeenCalledWith(
      expect.objectContaining({ place: expect.objectContaining({ kind: 'point' }) }),
      undefined,
      trip,
    );
  });

  test('what is only found far from the trip is shown and not chosen', async () => {
    show(editingOf({ findPlaces: async () => [far] }));
    await screen.findByText(/Sight · Porto, Portugal · [\d,]+ km/);
    await waitFor(() => expect(document.activeElement?.id).toBe('place-search'));
    expect(button('Keep without a place')).toBeTruthy();
  });

  test('the map to point at says what is around it', async () => {
    const mercado = {
      name: 'Mercado Velho',
      kind: 'market',
      coordinate: near.coordinate,
      weight: 1,
    } as const;
    render(
      <NameSource.Provider value={async () => [mercado]}>
        <ChoosePlace
          header={null}
          source={clip().source}
          stopId="s2"
          walk={undefined}
          editing={editingOf({ findPlaces: async () => [] })}
        />
      </NameSource.Provider>,
    );
    await waitFor(() => expect(document.querySelector('.pin-map')?.textContent).toContain('Mercado Velho'));
  });

  test('among three thousand that are placed, the map has discs for the nearest', () => {
    const everywhere = (index: number) => ({
      coordinate: stated({ latitude: Math.sin(index * 13) * 60, longitude: Math.sin(index * 78) * 179 }),
    });
    const draft = crowd((index) => (index === 2 ? { id: 's2' } : everywhere(index)));
    show(editingOf({ draft, findPlaces: async () => [] }));
    const discs = document.querySelectorAll('.pin-map .map-disc').length;
    expect(discs).toBeGreaterThan(5);
    expect(discs).toBeLessThanOrEqual(40);
  });

  test('can be passed over', () => {
    const editing = editingOf({ findPlaces: async () => [] });
    show(editing);
    fireEvent.click(button('Skip'));
    expect(editing.edit).not.toHaveBeenCalled();
    expect(editing.look).toHaveBeenCalledWith(
      expect.objectContaining({ task: { kind: 'choose-place', stopId: 's3', walk: ['s2'] } }),
    );
  });

  test('can be pointed at by keys: Enter on the map puts the pin at the cross', async () => {
    const editing = editingOf({ findPlaces: async () => [] });
    show(editing);
    const map = screen.getByRole('application');
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    fireEvent.keyDown(map, { key: 'Enter' });
    fireEvent.click(button('Use this place'));
    expect(editing.edit).toHaveBeenCalledWith(
      expect.objectContaining({
        place: expect.objectContaining({ kind: 'point', name: 'Casa das Conchas' }),
      }),
      undefined,
      trip,
    );
    const [made] = vi.mocked(editing.edit).mock.calls[0] ?? [];
    const { latitude, longitude } = (made as { place: StopCandidate }).place.coordinate;
    expect(latitude).toBeCloseTo(41.14, 2);
    expect(longitude).toBeGreaterThan(-8.61);
  });

  test('is asked for online only on a press of its own, and a problem there is told', async () => {
    const find = vi.fn<OnlinePlaceSearch['find']>(async () => fail({ kind: 'busy' }));
    show(
      editingOf({ findPlaces: async () => [] }),
      deskOf({ is: 'ready', host: 'places.example' }, { find }),
    );
    expect(find).not.toHaveBeenCalled();
    fireEvent.click(button('Search places.example too'));
    await screen.findByText(/places.example is busy/);
    find.mockResolvedValueOnce(ok([{ ...near, by: 'online' }]));
    fireEvent.click(button('Search places.example too'));
    await screen.findByText('Places © OpenStreetMap contributors');
    expect(find).toHaveBeenCalledWith('Casa das Conchas');
  });
});
