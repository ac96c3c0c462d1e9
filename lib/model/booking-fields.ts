// All fields of a booking, in the order in which they are stored. Storing, showing, pointing, comparing, covering, sending,
// exporting and scoring all follow this table; only how a field is found on paper is up to the readers.
import type { CoverKind } from './cover.ts';

/** `list`: a value for each traveller, "14C, 14D". `place`: an end of a journey. `moment`: a day with or without a time. */
type ValueKind = 'words' | 'list' | 'address' | 'phone' | 'place' | 'moment' | 'sum';

/** Kinds of bookings with the same fields. */
export type BookingFamily = 'leg' | 'car' | 'stay' | 'table' | 'visit';

/** A field of the stop, the stop's note, the calendar event, or the list of bookings in text files and printouts. */
type Carrier = 'stop' | 'note' | 'calendar' | 'list';

interface BookingField {
  value: ValueKind;
  /** Its position in the form for journeys, and in the form for everything else. */
  order: { leg: number; other: number };
  /** The families for which it is offered when the traveller points at words. A value that was read is always shown. */
  of: readonly BookingFamily[];
  /** The families that need it: the traveller is asked if it was not read. */
  neededBy?: readonly BookingFamily[];
  /** The last part of its label's key, if that is not the field's own name. */
  called?: {
    [F in BookingFamily]?: 'operator' | 'checkIn' | 'checkOut' | 'pickUp' | 'giveBack' | 'begins' | 'ends';
  };
  /** The families in which it takes the full width: a hotel's name does, a carrier's does not. */
  isWideIn?: readonly BookingFamily[];
  /** Where it appears outside the booking itself, and its order there. */
  carriedBy?: { [C in Carrier]?: number };
  /** Left out of what is sent if the traveller covers this kind. */
  private?: CoverKind;
  /** Barcodes contain it too: words and code are compared. */
  inBarcode?: true;
  /** Tells two tickets for the same boat apart. Stop names in stored trips are built from these fields: add or move none. */
  tellsApart?: true;
  /** Few papers print it, so it is scored separately. */
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

export const fieldInfoOf = (field: BookedField): BookingField => bookingFields[field];

export const hasValueKind = <V extends ValueKind>(field: BookedField, ...kinds: V[]): field is FieldOf<V> =>
  kinds.some((kind) => kind === bookingFields[field].value);

export const fieldsOf = <V extends ValueKind>(...kinds: V[]): FieldOf<V>[] =>
  bookedFields.filter((field): field is FieldOf<V> => hasValueKind(field, ...kinds));

const textKinds = ['words', 'list', 'address', 'phone'] as const;
/** The fields that are stored as text, as written. */
export type TextField = FieldOf<(typeof textKinds)[number]>;
export const isText = (field: BookedField): field is TextField => hasValueKind(field, ...textKinds);

/** The fields that appear in this carrier, in its order. */
export const fieldsIn = <C extends Carrier>(where: C): FieldIn<C>[] => {
  const placeOf = (field: BookedField) => fieldInfoOf(field).carriedBy?.[where];
  return bookedFields
    .filter((field): field is FieldIn<C> => placeOf(field) !== undefined)
    .toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
};

/** All fields in the order of this form. */
export const fieldsInFormOrder = (form: 'leg' | 'other'): BookedField[] =>
  bookedFields.toSorted((a, b) => bookingFields[a].order[form] - bookingFields[b].order[form]);
