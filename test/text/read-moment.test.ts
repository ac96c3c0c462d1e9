import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitMoment } from '../../lib/model/local-moment.ts';
import { readMoment } from '../../lib/text/read-moment.ts';

test.each([
  ['2027-05-14T07:05:00+02:00', '2027-05-14T07:05'],
  ['2027-05-14 07:05', '2027-05-14T07:05'],
  ['2027-05-14T14:00:00+0:00', '2027-05-14T14:00'],
  ['20270514T070500Z', '2027-05-14T07:05'],
  ['20270514', '2027-05-14'],
  ['14MAY27', '2027-05-14'],
  ['WED., MAY 14, 2027, 6:00 PM', '2027-05-14T18:00'],
  ['6/18/2027', '2027-06-18'],
  ['06/07/2027', undefined],
  ['2027-02-30T07:05', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('%j is %j', (written, expected) => expect(readMoment(written)).toBe(expected));

test('UTC is turned into a known zone only', () => {
  expect(readMoment('2027-05-14T23:05:00Z', 'Europe/Vienna')).toBe('2027-05-15T01:05');
  expect(readMoment('2027-05-14T23:05:00+02:00', 'America/Lima')).toBe('2027-05-14T23:05');
  expect(readMoment('2027-05-14T23:05:00Z', 'Nowhere/Else')).toBe('2027-05-14T23:05');
});

test('whatever is read is a day of the calendar, with a clock time or none', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 99_999_999 }), (text, digits) => {
      for (const written of [text, `${digits}`, `${digits}T${text}`, `2027-${text}`]) {
        const moment = readMoment(written, 'Asia/Kathmandu');
        if (moment !== undefined) expect(splitMoment(moment)).toBeDefined();
      }
    }),
  );
});
