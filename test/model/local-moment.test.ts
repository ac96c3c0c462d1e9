// Days and clock times without a zone.
import { describe, expect, test } from 'vitest';
import { isCalendarDay } from '../../lib/model/local-moment.ts';

describe('a date', () => {
  test.each(['0001-01-01', '2028-02-29', '9999-12-31'])('%s is one', (text) =>
    expect(isCalendarDay(text)).toBe(true),
  );
  test.each(['0000-01-01', '2027-02-29', '2027-13-01', '27-01-01', '10000-01-01', ''])('%o is none', (text) =>
    expect(isCalendarDay(text)).toBe(false),
  );
});
