import { expect, test } from 'vitest';
import { hasTakenTime } from '../../../lib/read/booking/taken-time.ts';

const bus = { type: 'bus' as const, start: '2027-05-14T11:30', end: '2027-05-14T15:00' };

test.each(['event', 'tour', 'restaurant'] as const)(
  'a %s that begins when a bus leaves is the bus',
  (type) => {
    expect(hasTakenTime({ type, start: bus.start }, [bus])).toBe(true);
    expect(hasTakenTime({ type, start: bus.end }, [bus])).toBe(false);
  },
);

test.each(['lodging', 'car'] as const)('a %s stays, whenever the bus leaves or arrives', (type) => {
  expect(hasTakenTime({ type, start: bus.start }, [bus])).toBe(false);
  expect(hasTakenTime({ type, start: bus.end }, [bus])).toBe(false);
});

test('what has no time has taken none', () => {
  expect(hasTakenTime({ type: 'event' }, [{}])).toBe(false);
});
