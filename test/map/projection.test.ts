import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { between } from '../../lib/map/between.ts';
import { fitView } from '../../lib/map/fit.ts';
import { metresAcross, toCoordinate, toWorld } from '../../lib/map/mercator.ts';
import { sideBySide } from '../../lib/map/side-by-side.ts';
import { metresPerPixel, pan, project, unproject, zoom } from '../../lib/map/view.ts';

const coordinate = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const frame = fc.record({
  width: fc.integer({ min: 120, max: 1600 }),
  height: fc.integer({ min: 100, max: 1200 }),
  mayTurn: fc.boolean(),
  margin: fc.constant({ x: 24, y: 24 }),
});
const stops = fc.array(coordinate, { minLength: 1, maxLength: 60 });
const placed = (list: { latitude: number; longitude: number }[]) => sideBySide(list.map(toWorld));

describe('the flat world', () => {
  test('a place comes back from it as it went in, within the reach of the projection', () => {
    fc.assert(
      fc.property(coordinate, ({ latitude, longitude }) => {
        const back = toCoordinate(toWorld({ latitude, longitude }));
        expect(back.latitude).toBeCloseTo(Math.min(85.051, Math.max(-85.051, latitude)), 2);
        // 180 and -180 are the same meridian.
        expect(Math.abs(Math.sin(((back.longitude - longitude) * Math.PI) / 360))).toBeLessThan(1e-9);
      }),
    );
  });

  test('the north is at the top, the west at the left, and a degree shrinks towards the pole', () => {
    const lisbon = toWorld({ latitude: 38.7, longitude: -9.1 });
    const oslo = toWorld({ latitude: 59.9, longitude: 10.7 });
    expect(oslo.y).toBeLessThan(lisbon.y);
    expect(oslo.x).toBeGreaterThan(lisbon.x);
    expect(metresAcross(oslo.y)).toBeLessThan(metresAcross(lisbon.y));
  });
});

describe('places over the date line', () => {
  test('Fiji and Samoa lie side by side', () => {
    const [suva, apia] = placed([
      { latitude: -18.1, longitude: 178.4 },
      { latitude: -13.8, longitude: -171.8 },
    ]);
    expect(Math.abs((suva?.x ?? 0) - (apia?.x ?? 0))).toBeLessThan(0.03);
    expect(apia?.x).toBeGreaterThan(suva?.x ?? 9);
  });

  test('no arrangement of whole worlds is narrower, and nothing moves but by whole worlds', () => {
    fc.assert(
      fc.property(stops, (list) => {
        const plain = list.map(toWorld);
        const moved = sideBySide(plain);
        const width = Math.max(...moved.map(({ x }) => x)) - Math.min(...moved.map(({ x }) => x));
        for (const [index, { x, y }] of moved.entries()) {
          const by = x - (plain[index]?.x ?? 0);
          expect(Math.abs(by - Math.round(by))).toBeLessThan(1e-9);
          expect(y).toBe(plain[index]?.y);
          // Cut before any other place, the row would be at least as wide.
          const cut = x;
          const other = moved.map((point) => (point.x < cut ? point.x + 1 : point.x));
          expect(Math.max(...other) - Math.min(...other)).toBeGreaterThanOrEqual(width - 1e-9);
        }
      }),
    );
  });
});

describe('fitting', () => {
  test('every place is inside the box, clear of its margin', () => {
    fc.assert(
      fc.property(stops, frame, (list, box) => {
        const points = placed(list);
        const view = fitView(points, box);
        for (const point of points) {
          const { x, y } = project(view, point);
          expect(x).toBeGreaterThan(box.margin.x - 1);
          expect(x).toBeLessThan(box.width - box.margin.x + 1);
          expect(y).toBeGreaterThan(box.margin.y - 1);
          expect(y).toBeLessThan(box.height - box.margin.y + 1);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('a wider margin at the lower edge is kept clear as well, also where the map is turned', () => {
    fc.assert(
      fc.property(stops, fc.boolean(), (list, mayTurn) => {
        const points = placed(list);
        const view = fitView(points, {
          width: 400,
          height: 104,
          margin: { x: 60, y: 24, bottom: 36 },
          mayTurn,
        });
        for (const point of points) {
          const { y } = project(view, point);
          expect(y).toBeGreaterThan(23);
          expect(y).toBeLessThan(69);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('one place stands in the middle of 500 m', () => {
    const [point] = placed([{ latitude: 41.14, longitude: -8.61 }]);
    const box = { width: 400, height: 104, margin: { x: 40, y: 20 }, mayTurn: true };
    const view = fitView(point ? [point] : [], box);
    expect(metresPerPixel(view) * 104).toBeCloseTo(500, 0);
    expect(project(view, point ?? view.centre)).toEqual({ x: 200, y: 52 });
  });

  const upright = placed([
    { latitude: 41.1, longitude: -8.6 },
    { latitude: 41.2, longitude: -8.6 },
  ]);
  const strip = { width: 400, height: 104, margin: { x: 40, y: 20 } };

  test('a strip turns a route that runs from north to south along itself', () => {
    const turned = fitView(upright, { ...strip, mayTurn: true });
    expect(Math.abs(turned.turn)).toBeCloseTo(Math.PI / 2, 5);
    expect(turned.scale).toBeGreaterThan(2 * fitView(upright, { ...strip, mayTurn: false }).scale);
  });

  test('a map of countries is never turned', () => {
    const far = placed([
      { latitude: 38.7, longitude: -9.1 },
      { latitude: 59.9, longitude: -9 },
    ]);
    expect(fitView(far, { ...strip, mayTurn: true }).turn).toBe(0);
  });
});

describe('moving about', () => {
  const view = fitView(placed([{ latitude: 41.14, longitude: -8.61 }]), {
    width: 600,
    height: 400,
    margin: { x: 40, y: 40 },
    mayTurn: false,
  });
  const pixel = fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 400 }) });

  test('what is under a pixel is drawn at that pixel, turned or not', () => {
    fc.assert(
      fc.property(pixel, fc.double({ min: -1.5, max: 1.5, noNaN: true }), (at, turn) => {
        const back = project({ ...view, turn }, unproject({ ...view, turn }, at));
        expect(back.x).toBeCloseTo(at.x, 3);
        expect(back.y).toBeCloseTo(at.y, 3);
      }),
    );
  });

  test('dragging takes the place under the finger along', () => {
    const under = unproject(view, { x: 100, y: 100 });
    const moved = project(pan(view, { x: 30, y: -20 }), under);
    expect(moved.x).toBeCloseTo(130, 3);
    expect(moved.y).toBeCloseTo(80, 3);
  });

  test('zooming leaves the place under the pointer where it is', () => {
    fc.assert(
      fc.property(pixel, fc.double({ min: 0.5, max: 2, noNaN: true }), (at, factor) => {
        const under = unproject(view, at);
        const after = project(zoom(view, factor, at), under);
        expect(after.x).toBeCloseTo(at.x, 2);
        expect(after.y).toBeCloseTo(at.y, 2);
      }),
    );
  });

  test('however often one zooms, the world neither vanishes nor drifts apart', () => {
    const times = <T>(many: number, start: T, step: (value: T) => T) =>
      Array.from({ length: many }).reduce<T>((value) => step(value), start);
    const middle = { x: 300, y: 200 };
    expect(times(99, view, (now) => zoom(now, 0.5, middle)).scale).toBe(600);
    const close = times(99, view, (now) => zoom(now, 2, middle));
    expect(metresPerPixel(close) * 400).toBeGreaterThan(100);
  });

  test('a glide starts at the one view and ends at the other', () => {
    const to = { ...view, centre: { x: 0.6, y: 0.4 }, scale: view.scale / 8 };
    expect(between(view, to, 0).centre).toEqual(view.centre);
    expect(between(view, to, 1).scale).toBeCloseTo(to.scale, 6);
  });
});
