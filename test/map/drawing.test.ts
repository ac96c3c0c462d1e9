import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipLine, clipRing } from '../../lib/map/clip-shape.ts';
import { fitView } from '../../lib/map/fit.ts';
import { joinMarks, numbersLabel } from '../../lib/map/join-marks.ts';
import { scaleBar, squareSide } from '../../lib/map/measures.ts';
import { toWorld } from '../../lib/map/mercator.ts';
import { farDays } from '../../lib/map/out-of-sight.ts';
import { openOutline } from '../../lib/map/outline.ts';
import { decodeOutline, encodeOutline } from '../../lib/map/outline-file.ts';
import { outlinePaths, showsOutline } from '../../lib/map/outline-paths.ts';
import { placedStops } from '../../lib/map/placed-stops.ts';
import { routePath } from '../../lib/map/route-path.ts';
import { sideBySide } from '../../lib/map/side-by-side.ts';
import { makeMaps } from '../../tools/bundled-data.ts';
import { day, guessed, stated, stop } from '../components/sample.ts';

const frame = { width: 400, height: 300, margin: { x: 20, y: 20 }, mayTurn: false };
const viewOf = (...places: [latitude: number, longitude: number][]) =>
  fitView(sideBySide(places.map(([latitude, longitude]) => toWorld({ latitude, longitude }))), frame);

describe('the outline file', () => {
  test('what is written is read', () => {
    const points = fc.array(fc.integer({ min: -45_000, max: 45_000 }), { minLength: 2, maxLength: 40 });
    const line = fc.record({
      kind: fc.constantFrom('shore' as const, 'border' as const, 'lake' as const, 'river' as const),
      points: points.map((values) => Int32Array.from(values.slice(0, values.length - (values.length % 2)))),
    });
    const outline = fc.record({
      lines: fc.array(line, { maxLength: 8 }),
      rings: fc.array(fc.array(fc.integer({ min: -8, max: 7 }), { maxLength: 5 }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(outline, (data) => {
        expect(decodeOutline(encodeOutline(data))).toEqual(data);
      }),
    );
  });

  test('a file that is cut off, or of another format, is refused', () => {
    const whole = encodeOutline({
      lines: [{ kind: 'shore', points: Int32Array.of(1, 2, 3, 4) }],
      rings: [[0]],
    });
    expect(() => decodeOutline(whole.slice(0, 4))).toThrow('ends in the middle');
    expect(() => decodeOutline(Uint8Array.of(99))).toThrow('another format');
  });
});

describe('the outline of the world', () => {
  makeMaps();
  const bytes = readFileSync(join(import.meta.dirname, '../../public/outline.bin'));
  const outline = openOutline(bytes);
  const isLand = (latitude: number, longitude: number): boolean => {
    const { x, y } = toWorld({ latitude, longitude });
    const crossings = outline.land.filter(({ points }) => {
      let isInside = false;
      for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [points[i], points[i + 1], points[j], points[j + 1]];
        if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
      }
      return isInside;
    });
    return crossings.length % 2 === 1;
  };

  test.each([
    ['Madrid', 40.4, -3.7, true],
    ['Kyoto', 35, 135.77, true],
    ['Alice Springs', -23.7, 133.9, true],
    ['Madeira', 32.74, -17, true],
    ['the South Pole’s land', -80, 10, true],
    ['the Caspian Sea', 42, 50.5, false],
    ['the middle of the Atlantic', 30, -45, false],
    ['the Bay of Biscay', 45, -5, false],
  ])('%s', (_, latitude, longitude, expected) => {
    expect(isLand(latitude, longitude)).toBe(expected);
  });

  test('the cut at the date line is drawn as land, and not as a shore', () => {
    const view = viewOf([66, 178], [69, -178]);
    const { land, shore } = outlinePaths(outline, view);
    expect(land).not.toBe('');
    const middle = 200;
    const uprights = [...shore.matchAll(/([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)/g)].filter(
      ([, x1, y1, x2, y2]) =>
        Math.abs(Number(x1) - middle) < 3 &&
        Math.abs(Number(x2) - middle) < 3 &&
        Math.abs(Number(y1) - Number(y2)) > 30,
    );
    expect(uprights).toEqual([]);
  });

  test('no line runs from one end of the world to the other', () => {
    const longest = [...outline.shores, ...outline.borders, ...outline.land].map(({ points }) => {
      let most = 0;
      for (let index = 2; index < points.length; index += 2) {
        const isLowerEdge = points[index + 1] === 1 && points[index - 1] === 1;
        if (!isLowerEdge) most = Math.max(most, Math.abs((points[index] ?? 0) - (points[index - 2] ?? 0)));
      }
      return most;
    });
    expect(Math.max(...longest)).toBeLessThan(0.1);
  });

  test('a map of a town has no coast, for the outline would put it in the wrong street', () => {
    expect(showsOutline(viewOf([41.14, -8.61], [41.15, -8.63]))).toBe(false);
    expect(showsOutline(viewOf([38.7, -9.1], [41.1, -8.6]))).toBe(true);
  });

  test('nothing is drawn far outside of the box', () => {
    const { land, shore, borders } = outlinePaths(outline, viewOf([38.7, -9.1], [41.1, -8.6]));
    const numbers = [...`${land}${shore.replaceAll('M', 'L')}`.matchAll(/-?[\d.]+/g)].map(Number);
    expect(numbers.length).toBeGreaterThan(20);
    expect(borders).not.toBe('');
    for (const value of [...land.matchAll(/-?[\d.]+/g)].map(Number))
      expect(Math.abs(value)).toBeLessThan(430);
  });

  test('is small enough to ship', () => {
    expect(bytes.length).toBeLessThan(260_000);
  });
});

describe('cutting shapes at the box', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  const point = fc.record({ x: fc.integer({ min: -30, max: 30 }), y: fc.integer({ min: -30, max: 30 }) });

  test('what is left of a ring lies in the box', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 20 }), (ring) => {
        for (const { x, y } of clipRing(ring, box)) {
          expect(x).toBeGreaterThanOrEqual(-1e-9);
          expect(x).toBeLessThanOrEqual(10 + 1e-9);
          expect(y).toBeGreaterThanOrEqual(-1e-9);
          expect(y).toBeLessThanOrEqual(10 + 1e-9);
        }
      }),
    );
  });

  test('a ring around the whole box leaves the box', () => {
    const ring = [
      { x: -5, y: -5 },
      { x: 15, y: -5 },
      { x: 15, y: 15 },
      { x: -5, y: 15 },
    ];
    expect(clipRing(ring, box)).toHaveLength(4);
  });

  test('a line that leaves and comes back gives two stretches, one that stays away none', () => {
    const away = { x: 40, y: 5 };
    const there = [{ x: 2, y: 5 }, { x: 12, y: 5 }, away, { x: 40, y: 6 }, { x: 12, y: 6 }, { x: 2, y: 6 }];
    expect(clipLine(there, box)).toHaveLength(2);
    expect(clipLine([away, { x: 50, y: 50 }], box)).toEqual([]);
  });
});

describe('discs', () => {
  const at = (x: number, y: number, of: number) => ({ at: { x, y }, of });

  test('those that would cover each other become one, those apart stay', () => {
    const joined = joinMarks([at(0, 0, 1), at(5, 0, 2), at(60, 0, 3)], 10);
    expect(joined.map(({ of }) => of)).toEqual([[1, 2], [3]]);
  });

  test('one that has grown wide takes in what it covers now', () => {
    const halfWidth = (of: number[]) => 10 * of.length;
    const joined = joinMarks([at(0, 0, 1), at(20, 0, 2), at(1, 1, 3), at(2, 2, 4)], 10, halfWidth);
    expect(joined.map(({ of }) => of.toSorted())).toEqual([[1, 2, 3, 4]]);
    const row = [at(31, 0, 1), at(0, 0, 2), at(45, 0, 3), at(14, 0, 4)];
    for (const [index, mark] of joinMarks(row, 10, halfWidth).entries())
      for (const other of joinMarks(row, 10, halfWidth).slice(index + 1))
        expect(Math.abs(mark.at.x - other.at.x)).toBeGreaterThanOrEqual(
          0.67 * (halfWidth(mark.of) + halfWidth(other.of)),
        );
  });

  test('every stop is on exactly one disc, however many there are', () => {
    const many = fc.array(
      fc.record({ x: fc.integer({ max: 800, min: 0 }), y: fc.integer({ max: 600, min: 0 }) }),
      {
        maxLength: 300,
      },
    );
    fc.assert(
      fc.property(many, (points) => {
        const joined = joinMarks(
          points.map((point, of) => ({ at: point, of })),
          12,
        );
        const all = joined.flatMap(({ of }) => of).sort((a, b) => a - b);
        expect(all).toEqual(points.map((_, index) => index));
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    [[3], '3'],
    [[5, 3, 4], '3-5'],
    [[1, 4], '1, 4'],
    [[1, 2, 5, 6, 9], '5 stops'],
  ])('%j is labelled %s', (numbers, label) => expect(numbersLabel(numbers)).toBe(label));
});

describe('measures', () => {
  test('the bar is a round distance and as long as it says', () => {
    const view = viewOf([41.14, -8.61], [41.16, -8.65]);
    const bar = scaleBar(view, 110);
    expect(bar?.words).toMatch(/^(250 m|500 m|1 km|2\.5 km)$/);
    expect(bar?.pixels).toBeLessThanOrEqual(110);
  });

  test('a map of the world has no bar: no length would be true on it', () => {
    expect(scaleBar(viewOf([-50, -120], [65, 120]), 110)).toBeUndefined();
  });

  test('the squares are never a weave', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -80, max: 80, noNaN: true }),
        fc.double({ min: 0.0001, max: 60, noNaN: true }),
        (latitude, wide) => {
          expect(squareSide(viewOf([latitude, 0], [latitude, wide]))).toBeGreaterThanOrEqual(16);
        },
      ),
    );
  });
});

describe('stops and routes', () => {
  test('only stops with a place are on the map, with the numbers they have in the list', () => {
    const place = { coordinate: stated({ latitude: 1, longitude: 2 }) };
    const placed = placedStops([
      day('d1', [stop('a', 'A'), stop('b', 'B', place)]),
      day('d2', [stop('c', 'C', place)]),
    ]);
    expect(placed.map(({ id, number, day: index }) => [id, number, index])).toEqual([
      ['b', 2, 0],
      ['c', 1, 1],
    ]);
  });

  test('a place that was a close call between several is open', () => {
    const candidate = {
      name: 'A',
      country: 'PT',
      coordinate: { latitude: 1, longitude: 2 },
      kind: 'city' as const,
    };
    const more = { coordinate: guessed({ latitude: 1, longitude: 2 }), candidates: [candidate, candidate] };
    expect(placedStops([day('d1', [stop('a', 'A', more)])])[0]?.isOpen).toBe(true);
  });

  test('the route goes through every stop in order', () => {
    expect(routePath([])).toBe('');
    expect(routePath([{ x: 1, y: 2 }])).toBe('M1 2');
    const path = routePath([
      { x: 0, y: 0 },
      { x: 50, y: 40 },
      { x: 90, y: 10 },
    ]);
    expect(path).toMatch(/^M0 0C.* 50 40C.* 90 10$/);
  });

  test('days beyond the edge are told with the way there, the nearest first', () => {
    const at = (latitude: number, longitude: number) => ({ coordinate: stated({ latitude, longitude }) });
    const placed = placedStops([
      day('d1', [stop('a', 'A', at(38.71, -9.13)), stop('b', 'B', at(38.72, -9.12))]),
      day('d2', [stop('c', 'C', at(38.79, -9.39))]),
      day('d3', [stop('e', 'E', at(38.7, -9.2))]),
    ]);
    const byDay = [0, 1, 2].map((index) => placed.filter((one) => one.day === index));
    const view = fitView(
      (byDay[0] ?? []).map((one) => one.at),
      frame,
    );
    const far = farDays(byDay, view);
    expect(far.map((one) => one.day)).toEqual([2, 1]);
    expect((far[1]?.metres ?? 0) / 1000).toBeCloseTo(24.5, 0);
    expect(Math.abs(far[0]?.direction ?? 0)).toBeGreaterThan(Math.PI / 2);
  });
});
