// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DayMap } from '../../components/map/DayMap.tsx';
import { placedWords } from '../../components/map/map-words.ts';
import { TripMap } from '../../components/map/TripMap.tsx';
import { day, guessed, ignore, stated, stop } from './sample.ts';

const at = (latitude: number, longitude: number) => ({ coordinate: stated({ latitude, longitude }) });
const days = [
  day('d1', [
    stop('s1', 'Cais', at(38.7068, -9.1365)),
    stop('s2', 'Fado', at(38.7111, -9.1277)),
    stop('s3', 'Somewhere'),
  ]),
  day('d2', [stop('s4', 'Pena', at(38.7876, -9.3906))]),
  day('d3', [stop('s5', 'Nowhere')]),
];
const ties = { selected: undefined, highlighted: undefined, onHighlight: ignore, onSelect: ignore };

/** The size that a browser would measure. */
function measured(width: number, height: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const numbers = () => [...document.querySelectorAll('.map-number')].map(({ textContent }) => textContent);
const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

const shownMetres = () => {
  const [number = '', unit] = (document.querySelector('.map-scale text')?.textContent ?? '').split(' ');
  return Number(number) * (unit === 'km' ? 1000 : 1);
};

test.each([
  ['castle', 200, 2000],
  ['island', 2000, 20_000],
  ['city', 5000, 50_000],
] as const)('a lone %s is shown with what lies around it', (kind, least, most) => {
  measured(720, 640);
  const coordinate = { latitude: 38.7068, longitude: -9.1365 };
  const candidates = [{ name: 'Somewhere', country: 'PT', coordinate, kind }];
  const lone = stop('s1', 'Somewhere', { coordinate: guessed(coordinate), candidates });
  render(<TripMap days={[day('d1', [lone])]} day={0} {...ties} />);
  expect(shownMetres()).toBeGreaterThanOrEqual(least);
  expect(shownMetres()).toBeLessThanOrEqual(most);
});

describe('as a strip', () => {
  test('is a picture with a sentence that says what is on it and what is not', () => {
    render(<TripMap days={days} day={0} {...ties} />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Map of Day 1: 2 stops from Cais to Fado, 2 of 3 stops are on the map.',
    );
    expect(screen.getByText('2 of 3 stops are on the map')).toBeTruthy();
    expect(numbers()).toEqual(['1', '2']);
  });

  test('has one button for the keyboard: to enlarge it', () => {
    render(<TripMap days={days} day={0} {...ties} />);
    expect(buttons()).toEqual(['Enlarge the map']);
  });

  test('a day without places shows where the others are, and says so', () => {
    render(<TripMap days={days} day={2} {...ties} />);
    expect(numbers()).toEqual([]);
    expect(document.querySelectorAll('.map-dots')).toHaveLength(2);
    expect(screen.getByText('This stop isn’t on the map yet')).toBeTruthy();
  });

  test('one address is shown with its quarter, one town with the country around it', () => {
    const scale = () => document.querySelector('.map-scale')?.textContent;
    const porto = { latitude: 41.15, longitude: -8.61 };
    const named = { name: 'Porto', country: 'PT', coordinate: porto, kind: 'city' as const };
    const { unmount } = render(<TripMap days={days} day={1} {...ties} />);
    expect(scale()).toBe('1 km');
    unmount();
    const town = stop('s1', 'Porto', { coordinate: guessed(porto), candidates: [named] });
    render(<TripMap days={[day('d1', [town, { ...town, id: 's2' }])]} day={0} {...ties} />);
    expect(scale()).toBe('100 km');
  });

  test('a trip without any place draws no empty map, but keeps its room beside the list', () => {
    render(<TripMap days={[day('d1', [stop('s1', 'The mill')])]} day={0} {...ties} />);
    expect(document.querySelector('.map-box')).toBeNull();
    expect(document.querySelector('.trip-map .route-strip-empty')).toBeTruthy();
    expect(screen.getByText('No stops on the map yet')).toBeTruthy();
  });
});

describe('large', () => {
  beforeEach(() => measured(600, 500));

  test('every disc is a button with a name, in the order of the list', () => {
    render(<TripMap days={days} day={0} {...ties} />);
    expect(buttons()).toEqual(
      expect.arrayContaining(['Stop 1, Cais', 'Stop 2, Fado', 'Zoom in', 'Zoom out', 'Show all of Day 1']),
    );
  });

  test('stands where it belongs from the first frame on, and glides nowhere while it opens', () => {
    const drawn = () => document.querySelector('svg')?.innerHTML;
    render(<TripMap days={days} day={0} {...ties} />);
    const still = drawn();
    cleanup();
    // Animations are on, and no frame has been shown yet.
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('requestAnimationFrame', () => 1);
    render(<TripMap days={days} day={0} {...ties} />);
    expect(drawn()).toBe(still);
  });

  test('pressing a disc opens its stop', () => {
    const onSelect = vi.fn();
    render(<TripMap days={days} day={0} {...ties} onSelect={onSelect} />);
    fireEvent.click(screen.getByRole('button', { name: 'Stop 2, Fado' }));
    expect(onSelect).toHaveBeenCalledWith('s2');
  });

  test('the open stop is told and named on the map', () => {
    render(<TripMap days={days} day={0} {...ties} selected="s2" />);
    expect(screen.getByRole('button', { name: 'Stop 2, Fado' }).getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelector('.map-name')?.textContent).toBe('Fado');
  });

  const scaleWords = () => document.querySelector('.map-scale text')?.textContent;

  test('plus, minus and 0 zoom and fit; the arrows move it', () => {
    render(<TripMap days={days} day={0} {...ties} />);
    const map = screen.getByRole('group', { name: 'Map of the trip' });
    const mark = () => document.querySelector('.map-mark')?.getAttribute('transform');
    const [bar, place] = [scaleWords(), mark()];
    for (let times = 0; times < 4; times += 1) fireEvent.keyDown(map, { key: '-' });
    expect(scaleWords()).not.toBe(bar);
    fireEvent.keyDown(map, { key: '0' });
    expect(scaleWords()).toBe(bar);
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    expect(mark()).not.toBe(place);
  });

  test('keys with Ctrl stay the browser’s own', () => {
    render(<TripMap days={days} day={0} {...ties} />);
    const bar = scaleWords();
    const isFree = fireEvent.keyDown(screen.getByRole('group', { name: 'Map of the trip' }), {
      key: '-',
      ctrlKey: true,
    });
    expect(isFree).toBe(true);
    expect(scaleWords()).toBe(bar);
  });

  test('a signpost leads to a day beyond the edge', () => {
    const onDay = vi.fn();
    render(<TripMap days={days} day={0} {...ties} onDay={onDay} />);
    fireEvent.click(screen.getByRole('button', { name: /^Day 2, \d+ km$/ }));
    expect(onDay).toHaveBeenCalledWith(1);
  });

  test('the whole trip can be shown; then no signpost is left', () => {
    render(<TripMap days={days} day={0} {...ties} onDay={ignore} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show the whole trip' }));
    expect(screen.queryByRole('button', { name: /^Day 2/ })).toBeNull();
  });
});

describe('beside a list', () => {
  const both = (openStop?: string, onOpen: (stopId: string) => void = ignore) => (
    <>
      <ol>
        <li data-stop-id="s1">
          <button type="button">Cais</button>
        </li>
        <li data-stop-id="s2">Fado</li>
      </ol>
      <DayMap days={days} day={0} openStop={openStop} onOpen={onOpen} onDay={ignore} />
    </>
  );
  const row = (id: string) => document.querySelector<HTMLElement>(`[data-stop-id="${id}"]`);

  test('a row under the pointer lights its disc, and only while it is there', () => {
    render(both());
    fireEvent.pointerOver(row('s2') ?? document.body);
    expect(document.querySelector('.map-name')?.textContent).toBe('Fado');
    fireEvent.pointerOver(document.body);
    expect(document.querySelector('.map-name')).toBeNull();
  });

  test('a disc under the pointer lights its row', () => {
    render(both());
    const [, second] = document.querySelectorAll('.map-touch');
    fireEvent.pointerEnter(second ?? document.body);
    expect(row('s2')?.dataset.lit).toBe('');
    expect(row('s1')?.dataset.lit).toBeUndefined();
    fireEvent.pointerLeave(second ?? document.body);
    expect(row('s2')?.dataset.lit).toBeUndefined();
  });

  test('a disc of the strip opens its stop too', () => {
    const onOpen = vi.fn();
    render(both(undefined, onOpen));
    fireEvent.click(document.querySelector('.map-touch') ?? document.body);
    expect(onOpen).toHaveBeenCalledWith('s1');
  });
});

test.each([
  [12, 12, undefined],
  [7, 12, '7 of 12 stops are on the map'],
  [1, 12, '1 of 12 stops is on the map'],
  [0, 12, 'None of this day’s stops are on the map yet'],
])('%i of %i placed is said as %s', (placed, all, words) => expect(placedWords(placed, all)).toBe(words));

describe('a disc that is dragged', () => {
  const drag = (from: [number, number], to: [number, number]) => {
    const touch = screen.getByRole('button', { name: 'Stop 1, Cais' });
    const face = document.querySelector('.map-face') as Element;
    const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, pointerId: 1, bubbles: true });
    fireEvent(touch, new PointerEvent('pointerdown', at(from)));
    fireEvent(face, new PointerEvent('pointermove', at(to)));
    fireEvent(face, new PointerEvent('pointerup', at(to)));
  };

  test('is put down where the pointer is, and the map stays where it was', () => {
    measured(600, 500);
    const moved = vi.fn();
    render(<TripMap days={days} day={0} {...ties} onMove={moved} />);
    const route = () => document.querySelector('.map-route')?.getAttribute('d');
    const before = route();
    drag([100, 100], [300, 250]);
    expect(route()).toBe(before);
    expect(moved).toHaveBeenCalledTimes(1);
    // The middle of the box is the middle of the day.
    const [stopId, to] = moved.mock.calls[0] ?? [];
    expect(stopId).toBe('s1');
    expect(to.latitude).toBeCloseTo(38.709, 2);
    expect(to.longitude).toBeCloseTo(-9.132, 2);
  });

  test('that only trembled stays, and so does one on a draft that is only looked at', () => {
    measured(600, 500);
    const moved = vi.fn();
    render(<TripMap days={days} day={0} {...ties} onMove={moved} />);
    drag([100, 100], [102, 101]);
    expect(moved).not.toHaveBeenCalled();
  });
});
