import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBcbp } from '../../lib/codes/bcbp.ts';
import { boardingReservations } from '../../lib/codes/boarding-reservations.ts';
import { dayOfYear, flightDay } from '../../lib/codes/pass-dates.ts';
import { writeBcbp } from './write-bcbp.ts';

const today = '2027-05-10';
const read = (text: string, on = today) => {
  const pass = readBcbp(text);
  return pass ? boardingReservations(pass, on) : undefined;
};

describe('a boarding pass', () => {
  test('gives flight, ends, day, seat and reference', () => {
    expect(read(writeBcbp([{}]))).toEqual([
      {
        type: 'flight',
        code: 'ZX 214',
        from: { iata: 'VIE' },
        to: { iata: 'LIS' },
        start: '2027-05-14',
        confirmation: 'QX7TRL',
        seat: '12C',
      },
    ]);
  });

  test('keeps nothing of the passenger', () => {
    const text = writeBcbp([{ repeated: '0141234567890 1ZX ZX 9988776655443   ' }], { issued: '7133' });
    expect(JSON.stringify(read(text))).not.toMatch(/VALE|ORLA|9988776655443|1234567890/);
  });

  test.each([1, 2, 3, 4])('of %i legs gives as many, whatever stands between them', (count) => {
    const legs = Array.from({ length: count }, (_, index) => ({
      number: `030${index}`,
      airlineUse: 'x'.repeat(index * 7),
      ...(index % 2 === 0 && { repeated: '0141234567890 1' }),
    }));
    const found = read(writeBcbp(legs, { issued: '7133' }));
    expect(found?.map(({ code }) => code)).toEqual(legs.map((_, index) => `ZX 30${index}`));
  });

  test.each(['1', '2', '3', '4', '5', '6', '7', '8'])('of version %s is read', (version) => {
    expect(readBcbp(writeBcbp([{}], { issued: '7133', version }))).toMatchObject({
      version,
      issued: { yearDigit: 7, dayOfYear: 133 },
    });
  });

  test('cut off after the day is read as far as it goes', () => {
    const whole = writeBcbp([{}]);
    expect(read(whole.slice(0, 47))).toEqual([
      expect.objectContaining({ code: 'ZX 214', start: '2027-05-14' }),
    ]);
    expect(read(whole.slice(0, 46))).toBeUndefined();
  });

  test('with three letters for the airline and a day of two digits', () => {
    const text = writeBcbp([{ carrier: 'ZXQ', number: '8724', day: '99 ', seat: '3C' }]);
    expect(read(text, '2027-04-02')).toEqual([
      expect.objectContaining({ code: 'ZXQ 8724', start: '2027-04-09', seat: '3C' }),
    ]);
  });

  test('with an open leg skips that leg', () => {
    const text = writeBcbp([{ from: '', to: '', day: '   ', reference: '' }, { number: '0042' }]);
    expect(read(text)).toEqual([expect.objectContaining({ code: 'ZX 42', confirmation: 'QX7TRL' })]);
  });

  test('from a railway station is a train', () => {
    expect(read(writeBcbp([{ from: 'QKL', to: 'FRA' }]))).toEqual([
      expect.objectContaining({
        type: 'train',
        from: { name: 'Köln Hbf', iata: 'QKL' },
        to: { iata: 'FRA' },
      }),
    ]);
  });

  test('without a day to count from says no day', () => {
    const pass = readBcbp(writeBcbp([{}]));
    expect(pass && boardingReservations(pass)[0]).not.toHaveProperty('start');
  });

  test.each([
    '',
    'M',
    'M1',
    `M5${'X'.repeat(60)}`,
    'My trip to Lisbon, which I liked very much and would do again',
    'https://blog.example/M1',
  ])('%j is none', (text) => expect(readBcbp(text)).toBeUndefined());
});

describe('the year of a flight', () => {
  test('is that of the issue, or the next', () => {
    expect(flightDay(134, { yearDigit: 7, dayOfYear: 133 }, '2029-01-01')).toBe('2027-05-14');
    expect(flightDay(1, { yearDigit: 6, dayOfYear: 364 }, '2029-01-01')).toBe('2027-01-01');
    expect(flightDay(132, { yearDigit: 7, dayOfYear: 133 }, '2029-01-01')).toBe('2027-05-12');
  });

  test('is near today where the pass does not say when it was made', () => {
    expect(flightDay(1, undefined, '2027-12-30')).toBe('2028-01-01');
    expect(flightDay(360, undefined, '2027-01-10')).toBe('2026-12-26');
    expect(flightDay(240, undefined, '2027-01-10')).toBe('2027-08-28');
  });

  test('day 366 is only in a leap year', () => {
    expect(dayOfYear(2027, 366)).toBeUndefined();
    expect(dayOfYear(2028, 366)).toBe('2028-12-31');
    expect(flightDay(366, undefined, '2027-05-10')).toBe('2028-12-31');
  });
});

test('any text and any pass with a wrong sign ends, without a throw', () => {
  const whole = writeBcbp([{}, { repeated: '0141234567890 1' }], { issued: '7133' });
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.nat(whole.length), fc.string(), (text, at, wrong) => {
      for (const one of [text, `M4${text}`, whole.slice(0, at) + wrong + whole.slice(at + wrong.length)]) {
        const found = read(one) ?? [];
        expect(found.length).toBeLessThanOrEqual(4);
        for (const { start = '2027-05-14' } of found) expect(start).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }),
  );
});
