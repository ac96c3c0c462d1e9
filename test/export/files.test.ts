import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileName } from '../../lib/export/file-name.ts';
import { toPlainText } from '../../lib/export/plain-text.ts';
import { creditLine, webAddress } from '../../lib/export/trip.ts';
import { exportTrip } from '../../lib/journeys/export-clip.ts';
import { exportFormats } from '../../lib/model/export-format.ts';
import { dayAfter, isCalendarDay, minutesAfter, splitMoment } from '../../lib/model/local-moment.ts';
import { anyText, anyTrip } from './any-trip.ts';
import { sampleTrip } from './sample-trip.ts';

describe('file names', () => {
  test.each([
    ['Four unhurried days in Lisbon', 'Four unhurried days in Lisbon.ics'],
    ['Lisbon: 4/5 days?', 'Lisbon 4 5 days.ics'],
    ['../../etc/passwd', 'etc passwd.ics'],
    ['con', 'itinerary con.ics'],
    ['NUL.txt', 'itinerary NUL.txt.ics'],
    ['.hidden. ', 'hidden.ics'],
    ['\u202egpj', 'gpj.ics'],
    ['', 'itinerary.ics'],
    ['東京 3日', '東京 3日.ics'],
  ])('%j', (title, name) => {
    expect(fileName(title, 'ics')).toBe(name);
  });

  test('are safe whatever the title', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...exportFormats), (title, format) => {
        const name = fileName(title, format);
        expect(name).not.toMatch(/[\\/:*?"<>|\p{C}]|^[.\s~-]|\s$/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(150);
        expect(name.endsWith(`.${format}`)).toBe(true);
        expect(name.length).toBeGreaterThan(format.length + 1);
      }),
    );
  });
});

test('plain text reads like a message', () => {
  expect(toPlainText(sampleTrip())).toBe(`Two days in Porto
Porto, Portugal

Day 1: The river (2027-05-31)
- 09:00 Ponte Velha
  Cais 1, Porto
  https://tickets.example/?a=1&b=2
  Cross early; it fills up, fast.
- Casa das Conchas
- 23:30 Farol Azul

Day 2 (2027-06-01)
- Mercado Novo

Booked
- lodging, Casa do Sol, 2027-05-31 to 2027-06-02, AB12CD
- flight, TP 1932, LIS to OPO, 2027-05-31 06:40 to 2027-05-31 07:35
- tour, Without a date

Packing
- Rain coat × 2

Expenses
- Tram: 3.50 EUR

From “Porto, slowly” by Maren, Maren Goes Slowly: https://blog.example/porto
`);
});

describe('every format', () => {
  test('names its file and its kind', () => {
    const files = exportFormats.map((format) => exportTrip(sampleTrip(), format));
    expect(files.map((file) => [file?.name, file?.type])).toEqual([
      ['Two days in Porto.ics', 'text/calendar'],
      ['Two days in Porto.gpx', 'application/gpx+xml'],
      ['Two days in Porto.kml', 'application/vnd.google-earth.kml+xml'],
      ['Two days in Porto.md', 'text/markdown'],
      ['Two days in Porto.wayclip.json', 'application/json'],
      ['Two days in Porto.txt', 'text/plain'],
    ]);
  });

  test('credits where the trip was read', () => {
    for (const format of exportFormats)
      expect(exportTrip(sampleTrip(), format)?.text.replace(/\r\n /g, '')).toContain('blog.example/porto');
  });

  test('only a calendar without dates asks for the first day, and takes it', () => {
    const trip = sampleTrip();
    const { startDate: _, ...draft } = { ...trip.draft, reservations: [] };
    const made = exportFormats.filter((format) => exportTrip({ ...trip, draft }, format) !== undefined);
    expect(made).toEqual(exportFormats.filter((format) => format !== 'ics'));
    const dated = exportTrip({ ...trip, draft }, 'ics', '2027-07-01');
    expect(dated?.text).toContain('DTSTART:20270701T090000');
    expect(exportTrip({ ...trip, draft }, 'ics', '2027-02-30')).toBeUndefined();
  });

  test('is written from any draft, without a control sign in it', () => {
    fc.assert(
      fc.property(anyTrip, fc.constantFrom(...exportFormats), (trip, format) => {
        const text = exportTrip(trip, format, '2027-07-01')?.text ?? '';
        if (format !== 'json') expect(text.isWellFormed()).toBe(true);
        // JSON escapes control characters; all other formats leave them out.
        expect(text.replace(/[\r\n\t]/g, '')).not.toMatch(
          format === 'json' ? /(?!\x7f)(?![\x80-\x9f])\p{Cc}/u : /\p{Cc}/u,
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('the calendar', () => {
  test.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['0001-01-01', true],
    ['0000-12-31', false],
    ['9999-12-31', true],
    ['10000-01-01', false],
    ['2027-5-1', false],
  ])('%s is a day: %s', (text, is) => {
    expect(isCalendarDay(text)).toBe(is);
  });

  test('goes from year 1 to 9999', () => {
    expect(dayAfter('2027-05-31', 1)).toBe('2027-06-01');
    expect(dayAfter('0001-01-01', -1)).toBeUndefined();
    expect(dayAfter('9999-12-31', 1)).toBeUndefined();
    expect(dayAfter('May', 1)).toBeUndefined();
    expect(minutesAfter('9999-12-31T23:59', 1)).toBeUndefined();
    expect(minutesAfter('2027-05-13T23:30', 45)).toBe('2027-05-14T00:15');
    expect(splitMoment('2027-05-13T06:40:30')).toEqual({ day: '2027-05-13', time: '06:40' });
    expect(splitMoment('2027-05-13T25:00')).toEqual({ day: '2027-05-13' });
  });
});

test('only addresses of the web are links', () => {
  expect(webAddress('https://a.example/ö')).toBe('https://a.example/%C3%B6');
  expect(webAddress('javascript:alert(1)')).toBeUndefined();
  expect(webAddress('call us')).toBeUndefined();
});

test('a page without an author is credited by its site, said once', () => {
  const { source } = sampleTrip();
  expect(creditLine({ ...source, author: 'Same', siteName: 'Same', url: 'about:blank' })).toBe(
    'From “Porto, slowly” by Same',
  );
});
