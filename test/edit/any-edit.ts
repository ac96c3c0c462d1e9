// Generators of drafts and edits, for properties that hold for all of them.
import fc from 'fast-check';
import type { Edit } from '../../lib/edit/edit.ts';
import { categories, type Draft, type DraftStop, type Origin, type Sourced } from '../../lib/model/draft.ts';

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => `${text}x`);
const origin: fc.Arbitrary<Origin> = fc.oneof(
  fc.record({
    by: fc.constant('source' as const),
    block: fc.nat(9),
    start: fc.nat(9),
    end: fc.nat(9),
    reader: fc.constant('any'),
    words,
  }),
  fc.constant<Origin>({ by: 'guess', reader: 'any' }),
  fc.constant<Origin>({ by: 'traveller' }),
);
const known = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Sourced<T>> =>
  fc.record({ value, origin, confidence: fc.constant(0.5) });
const coordinate = fc.record({
  latitude: fc.integer({ min: -90, max: 90 }),
  longitude: fc.integer({ min: -180, max: 180 }),
});
const time = fc.constantFrom('09:00', '13:30', '23:59');
const date = fc.constantFrom('0001-01-01', '2027-05-13', '9999-12-31');
const place = fc.record({
  name: words,
  country: fc.constant('PT'),
  coordinate,
  kind: fc.constant('city' as const),
});

const stopBody: fc.Arbitrary<Omit<DraftStop, 'id'>> = fc.record(
  {
    name: known(words),
    category: known(fc.constantFrom(...categories)),
    coordinate: known(coordinate),
    startTime: known(time),
    durationMinutes: known(fc.integer({ min: 1, max: 500 })),
    note: known(words),
    candidates: fc.array(place, { maxLength: 3 }),
  },
  { requiredKeys: ['name'] },
);

const bodies = fc.array(
  fc.record({
    title: fc.option(known(words), { nil: undefined }),
    stops: fc.array(stopBody, { maxLength: 4 }),
    also: fc.array(stopBody, { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 4 },
);

export const anyDraft: fc.Arbitrary<Draft> = fc
  .record({
    title: known(words),
    destination: fc.option(known(words), { nil: undefined }),
    days: bodies,
    packing: fc.array(known(words), { maxLength: 2 }),
    expenses: fc.array(known(words), { maxLength: 2 }),
    asked: fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 4 }),
  })
  .map(({ title, destination, days, packing, expenses, asked }) => ({
    title,
    ...(destination && { destination }),
    days: days.map((day, index) => ({
      id: `d${index}`,
      ...(day.title && { title: day.title }),
      stops: day.stops.map((stop, at) => ({ id: `s${index}-${at}`, ...stop })),
      ...(day.also.length > 0 && { also: day.also.map((name, at) => ({ id: `a${index}-${at}`, ...name })) }),
    })),
    packing: packing.map((name, index) => ({ id: `p${index}`, name, quantity: 1 })),
    expenses: expenses.map((name, index) => ({
      id: `e${index}`,
      title: name,
      amount: { value: 5, origin: name.origin, confidence: 0.5 },
      currency: { value: 'EUR', origin: name.origin, confidence: 0.5 },
    })),
    reservations: [],
    questions: asked
      .filter(([index, at]) => days[index]?.stops[at])
      .map(([index, at]) => ({ stopId: `s${index}-${at}`, sentence: 'Is this right?' })),
    confidence: 0.5,
  }));

// Often an existing id, sometimes a missing one.
const dayId = fc.constantFrom('d0', 'd1', 'd2', 'n0', 'n1', 'gone');
const stopId = fc.constantFrom('s0-0', 's0-1', 's1-0', 's1-1', 's2-0', 'n0', 'n1', 'gone');
const nameId = fc.constantFrom('a0-0', 'a0-1', 'a1-0', 'gone');
const newId = fc.constantFrom('n0', 'n1', 'n2', 'n3');
const at = fc.integer({ min: -2, max: 6 });
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const fields = fc.record(
  {
    name: words,
    category: orNull(fc.constantFrom(...categories)),
    startTime: orNull(time),
    durationMinutes: orNull(fc.integer({ min: 1, max: 500 })),
    note: orNull(words),
    phone: orNull(words),
    bookingUrl: orNull(words),
    address: orNull(words),
  },
  { requiredKeys: [] },
);
const money = { title: words, amount: fc.integer({ min: 0, max: 99 }), currency: fc.constant('EUR') };
const thing = { name: words, quantity: fc.integer({ min: 1, max: 9 }) };
const is = <K extends Edit['kind']>(kind: K) => fc.constant(kind);

const someEdits: { [K in Edit['kind']]: fc.Arbitrary<Edit> } = {
  'set-title': fc.record({ kind: is('set-title'), title: words }),
  'set-destination': fc.record({ kind: is('set-destination'), destination: orNull(words) }),
  'set-start-date': fc.record({ kind: is('set-start-date'), startDate: orNull(date) }),
  'accept-fact': fc.record({
    kind: is('accept-fact'),
    fact: fc.constantFrom('title', 'destination', 'startDate'),
  }),
  'set-day-title': fc.record({ kind: is('set-day-title'), dayId, title: orNull(words) }),
  'set-day-image': fc.record({
    kind: is('set-day-image'),
    dayId,
    image: orNull(fc.record({ kind: fc.constant('image' as const), src: words, alt: words })),
  }),
  'set-stop-image': fc.record({
    kind: is('set-stop-image'),
    stopId,
    image: orNull(fc.record({ kind: fc.constant('image' as const), src: words, alt: words })),
  }),
  'add-day': fc.record({ kind: is('add-day'), newDayId: newId, at }, { requiredKeys: ['kind', 'newDayId'] }),
  'delete-day': fc.record({ kind: is('delete-day'), dayId }),
  'merge-day': fc.record({ kind: is('merge-day'), dayId }),
  'split-day': fc.record({ kind: is('split-day'), stopId, newDayId: newId }),
  'plan-days': fc.record(
    {
      kind: is('plan-days'),
      dayId,
      newDayIds: fc.uniqueArray(newId, { maxLength: 3 }),
      leftOut: fc.array(stopId, { maxLength: 3 }),
    },
    { requiredKeys: ['kind', 'dayId', 'newDayIds'] },
  ),
  'add-stop': fc.record({ kind: is('add-stop'), dayId, newStopId: newId, at, fields }),
  'edit-stop': fc.record({ kind: is('edit-stop'), stopId, fields }),
  'delete-stop': fc.record({ kind: is('delete-stop'), stopId }),
  'move-stop': fc.record({ kind: is('move-stop'), stopId, toDayId: dayId, at }),
  'choose-place': fc.record({ kind: is('choose-place'), stopId, place: orNull(place) }),
  'accept-guess': fc.record(
    { kind: is('accept-guess'), stopId, field: fc.constantFrom('name', 'startTime', 'coordinate') },
    { requiredKeys: ['kind', 'stopId'] },
  ),
  'take-name': fc.record({ kind: is('take-name'), nameId }),
  'drop-name': fc.record({ kind: is('drop-name'), nameId }),
  'take-stops': fc.record({
    kind: is('take-stops'),
    stops: fc.array(
      fc.record({
        day: fc.nat(4),
        near: fc.option(stopId, { nil: undefined }),
        stop: fc.tuple(newId, stopBody).map(([id, body]) => ({ id, ...body })),
      }),
      { maxLength: 3 },
    ),
  }),
  'keep-stop': fc.record({ kind: is('keep-stop'), stopId }),
  'keep-doubtful': fc.record({ kind: is('keep-doubtful') }),
  'drop-doubtful': fc.record({ kind: is('drop-doubtful') }),
  'add-packing': fc.record({ kind: is('add-packing'), newItemId: newId, ...thing }),
  'edit-packing': fc.record({
    kind: is('edit-packing'),
    itemId: fc.constantFrom('p0', 'p1', 'n0'),
    ...thing,
  }),
  'check-packing': fc.record({
    kind: is('check-packing'),
    itemId: fc.constantFrom('p0', 'p1', 'n0'),
    isPacked: fc.boolean(),
  }),
  'delete-packing': fc.record({ kind: is('delete-packing'), itemId: fc.constantFrom('p0', 'p1', 'n0') }),
  'add-expense': fc.record({ kind: is('add-expense'), newItemId: newId, ...money }),
  'edit-expense': fc.record({
    kind: is('edit-expense'),
    itemId: fc.constantFrom('e0', 'e1', 'n0'),
    ...money,
  }),
  'delete-expense': fc.record({ kind: is('delete-expense'), itemId: fc.constantFrom('e0', 'e1', 'n0') }),
};

export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(...Object.values(someEdits));
