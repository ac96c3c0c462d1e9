// All fields of a booking, in the order in which one is written down. What is kept, shown, pointed at, compared, covered,
// sent, written to files and scored is worked out of these rows; only how a field is found on paper stands with the readers.
import type { CoverKind } from './cover.ts';

/** A `list` is what each of a party has: "14C, 14D". A `place` is an end of a journey, a `moment` a day with or without a time. */
type ValueKind = 'words' | 'list' | 'address' | 'phone' | 'place' | 'moment' | 'sum';

/** Kinds of bookings with the same fields. */
export type BookingFamily = 'leg' | 'car' | 'stay' | 'table' | 'visit';

/** A field of the stop, the stop's note, the calendar's event, the list of bookings in texts and on paper. */
type Carrier = 'stop' | 'note' | 'calendar' | 'list';

interface BookingField {
  value: ValueKind;
  /** Its place in the form of a journey, and in that of all else. */
  order: { leg: number; other: number };
  /** Offered there for what the traveller points at. What is read is shown, whatever it is of. */
  of: readonly BookingFamily[];
  /** Nobody goes there without knowing it: asked for where it was not read. */
  neededBy?: readonly BookingFamily[];
  /** The last part of its label's key, where that is not the field's own name. */
  called?: {
    [F in BookingFamily]?: 'operator' | 'checkIn' | 'checkOut' | 'pickUp' | 'giveBack' | 'begins' | 'ends';
  };
  /** Takes a line of its own: a house's name does, a carrier's does not. */
  isWideIn?: readonly BookingFamily[];
  /** What carries it along with the booking, and its order there. */
  carriedBy?: { [C in Carrier]?: number };
  /** Left out of what is sent where the traveller covers this. */
  private?: CoverKind;
  /** Barcodes say it too: the two are compared. */
  inBarcode?: true;
  /** Two tickets of one boat differ in it. The stops of stored trips are named by these: none is added or moved. */
  tellsApart?: true;
  /** Few papers print it: scored apart. */
  isSeldom?: true;
}

const all = ['leg', 'car', 'stay', 'table', 'visit'] as const;
const others = ['car', 'stay', 'table', 'visit'] as const;
const houses = ['stay', 'table', 'visit'] as const;

export const bookingFields = {
  name: {
    value: 'words',
    order: { leg: 5, other: 1 },
    of: all,
    neededBy: houses,
    called: { leg: 'operator' },
    isWideIn: others,
  },
  code: { value: 'words', order: { leg: 6, other: 7 }, of: ['leg'], inBarcode: true, isSeldom: true },
  from: {
    value: 'place',
    order: { leg: 1, other: 2 },
    of: ['leg', 'car'],
    neededBy: ['leg', 'car'],
    inBarcode: true,
  },
  to: { value: 'place', order: { leg: 2, other: 3 }, of: ['leg', 'car'], neededBy: ['leg'], inBarcode: true },
  start: {
    value: 'moment',
    order: { leg: 3, other: 4 },
    of: all,
    neededBy: all,
    called: { car: 'pickUp', stay: 'checkIn', table: 'begins', visit: 'begins' },
    inBarcode: true,
  },
  end: {
    value: 'moment',
    order: { leg: 4, other: 5 },
    of: all,
    neededBy: ['car', 'stay'],
    called: { car: 'giveBack', stay: 'checkOut', table: 'ends', visit: 'ends' },
  },
  confirmation: {
    value: 'words',
    order: { leg: 9, other: 11 },
    of: all,
    carriedBy: { note: 2, calendar: 1, list: 2 },
    private: 'reference',
    inBarcode: true,
    tellsApart: true,
  },
  seat: {
    value: 'list',
    order: { leg: 7, other: 8 },
    of: ['leg', 'visit'],
    carriedBy: { note: 1, calendar: 2 },
    inBarcode: true,
    tellsApart: true,
    isSeldom: true,
  },
  address: {
    value: 'address',
    order: { leg: 10, other: 6 },
    of: houses,
    isWideIn: all,
    carriedBy: { stop: 1, list: 1 },
  },
  phone: {
    value: 'phone',
    order: { leg: 11, other: 9 },
    of: others,
    carriedBy: { stop: 2, calendar: 3 },
    isSeldom: true,
  },
  price: { value: 'sum', order: { leg: 8, other: 10 }, of: all, private: 'price' },
} as const satisfies Record<string, BookingField>;

type Rows = typeof bookingFields;
export type BookedField = keyof Rows;
/** The fields whose value is of this kind. */
export type FieldOf<V extends ValueKind> = {
  [F in BookedField]: Rows[F]['value'] extends V ? F : never;
}[BookedField];
/** The fields that this carrier has. */
export type FieldIn<C extends Carrier> = {
  [F in BookedField]: Rows[F] extends { carriedBy: Record<C, number> } ? F : never;
}[BookedField];

export const bookedFields = Object.keys(bookingFields) as BookedField[];

export const aboutField = (field: BookedField): BookingField => bookingFields[field];

export const isValue = <V extends ValueKind>(field: BookedField, ...kinds: V[]): field is FieldOf<V> =>
  kinds.some((kind) => kind === bookingFields[field].value);

export const fieldsOf = <V extends ValueKind>(...kinds: V[]): FieldOf<V>[] =>
  bookedFields.filter((field): field is FieldOf<V> => isValue(field, ...kinds));

const textKinds = ['words', 'list', 'address', 'phone'] as const;
/** The fields that are kept as they are written. */
export type TextField = FieldOf<(typeof textKinds)[number]>;
export const isText = (field: BookedField): field is TextField => isValue(field, ...textKinds);

/** The fields of this carrier, in its order. */
export const fieldsIn = <C extends Carrier>(where: C): FieldIn<C>[] => {
  const placeOf = (field: BookedField) => aboutField(field).carriedBy?.[where];
  return bookedFields
    .filter((field): field is FieldIn<C> => placeOf(field) !== undefined)
    .toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
};

/** All fields, as a form has them. */
export const inOrder = (form: 'leg' | 'other'): BookedField[] =>
  bookedFields.toSorted((a, b) => bookingFields[a].order[form] - bookingFields[b].order[form]);
