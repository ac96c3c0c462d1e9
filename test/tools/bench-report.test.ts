import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barsOf } from '../../tools/bench/bars.ts';
import { reservationsOf } from '../../tools/bench/bookings/other-extractor.ts';
import { type Figure, isMet, medianOf, ratioOf } from '../../tools/bench/figure.ts';
import { serviceFigures } from '../../tools/bench/figures.ts';
import type { AtSize } from '../../tools/bench/service/measure-service.ts';
import { someOf } from '../../tools/bench/some-of.ts';
import { wholeReport } from '../../tools/bench/whole-report.ts';

const machine = {
  system: 'linux 6.1, arm64',
  cores: 2,
  processor: 'unknown',
  memoryGigabytes: 3.8,
  node: 'v24.0.0',
  browsers: ['Chromium 150'],
  load: 0.4,
};
const figures: Figure[] = [
  { part: 'Reading', name: 'Draft / Readability', ratio: 1.2, spread: [1.1, 1.4], goal: 1.5 },
  { part: 'Reading', name: 'Draft / <defuddle>', ratio: 0.4 },
  { part: 'Service', name: 'Lists / bare SQL', ratio: 3.4, goal: 3 },
];

describe('the report', () => {
  const report = wholeReport({
    day: '2027-01-31',
    machine,
    subjects: ['a short run'],
    sections: [
      { title: 'Reading', figures, details: 'Words of its own.' },
      { title: 'Library', figures: [], details: 'Not measured: no browser' },
    ],
    picture: 'ratios.svg',
  });

  test('says what was met, on what machine, and what was not measured', () => {
    expect(report).toContain('1 of 2 goals are met');
    expect(report).toContain('| Reading | Draft / Readability | **1.20** | 1.10 to 1.40 | ≤ 1.5 | ✓ |');
    expect(report).toContain('| Service | Lists / bare SQL | **3.40** |  | ≤ 3 | ✗ |');
    expect(report).toContain('2 cores, 3.8 GB');
    expect(report).toContain('Not measured: no browser');
    expect(report).not.toContain('worse than they need be');
  });

  test('warns when the machine had other things to do', () => {
    const busy = wholeReport({
      day: '',
      machine: { ...machine, load: 9 },
      subjects: [],
      sections: [],
      picture: '',
    });
    expect(busy).toContain('worse than they need be');
  });
});

test('a figure without a goal is neither met nor missed', () => {
  expect(figures.map(isMet)).toEqual([true, undefined, false]);
});

test('the picture has a bar for every figure, a line for every goal, and no markup from names', () => {
  const svg = barsOf(figures);
  expect(svg.match(/<rect x=/g)).toHaveLength(3);
  expect(svg.match(/stroke-dasharray/g)).toHaveLength(2);
  expect(svg).not.toContain('<defuddle>');
  expect(svg).not.toContain('NaN');
});

test('the middle lies within its spread, whatever was measured', () => {
  const ratio = fc.double({ min: 0.01, max: 500, noNaN: true });
  fc.assert(
    fc.property(fc.array(ratio, { minLength: 1, maxLength: 30 }), (ratios) => {
      const { ratio: middle, spread = [0, 0] } = medianOf(ratios);
      expect(spread[0]).toBeLessThanOrEqual(middle);
      expect(spread[1]).toBeGreaterThanOrEqual(middle);
    }),
  );
  // A file that took no measurable time does not spoil the rest.
  expect(medianOf([1, 2, Number.POSITIVE_INFINITY, Number.NaN, 3]).ratio).toBe(2);
});

test('one slow turn does not move the ratio of what was measured in turns', () => {
  expect(ratioOf([3, 3, 90, 3, 3], [2, 2, 2, 2, 2])).toEqual({ ratio: 1.5, spread: [1.5, 1.5] });
  // Slow for both, so the turn's ratio is as fair as the others.
  expect(ratioOf([3, 30, 3], [2, 20, 2]).spread).toEqual([1.5, 1.5]);
});

test('some of many are taken from the whole of them, each once', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  expect(someOf(all, 4)).toEqual([0, 25, 50, 75]);
  expect(someOf([1, 2], 4)).toEqual([1, 2]);
});

test('what other extractors say in schema.org is counted like our own', () => {
  const said = `[{ "@type": "FlightReservation", "airplaneSeat": "14C", "reservationNumber": "M2XJ7D",
    "reservationFor": { "@type": "Flight", "flightNumber": "318", "airline": { "iataCode": "H7" },
      "departureAirport": { "iataCode": "ZRH" }, "arrivalAirport": { "iataCode": "EDI" },
      "departureTime": { "@type": "QDateTime", "@value": "2026-03-22T09:05:00+01:00" } } }]

0m0.000000s 0m0.000000s
0m0.040000s 0m0.040000s
`;
  expect(reservationsOf(said)).toEqual([
    expect.objectContaining({
      type: 'flight',
      code: 'H7 318',
      start: '2026-03-22T09:05',
      confirmation: 'M2XJ7D',
      seat: '14C',
    }),
  ]);
  expect(reservationsOf('\n\n0m0.00s 0m0.00s\n')).toEqual([]);
});

test('of the service the slowest list is told by name', () => {
  const read = (name: string, p50: number, ratio: number) => ({
    name,
    isRead: true,
    api: { p50, p95: p50 },
    bare: { p50: p50 / ratio, p95: p50 },
    ratio,
    spread: [ratio, ratio] as [number, number],
  });
  const sizes: AtSize[] = [
    { itineraries: 1000, filled: 1, measured: [read('Feed', 2, 1.5), read('Search', 4, 2)] },
    { itineraries: 10_000, filled: 1, measured: [read('Feed', 3, 1.4), read('Search', 5, 2.2)] },
  ];
  const told = serviceFigures(sizes);
  expect(told.find(({ note }) => note === 'Search')?.ratio).toBe(2.2);
  expect(told.find(({ name }) => name === '10,000 / 1,000 itineraries')).toMatchObject({
    ratio: 1.5,
    note: 'the one that grows most: Feed',
  });
  expect(serviceFigures([])).toEqual([]);
});
