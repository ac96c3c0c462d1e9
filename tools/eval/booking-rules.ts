// When a field of a read reservation matches the labelled one.
import {
  type BookedField,
  bookedFields,
  type FieldOf,
  fieldInfoOf,
  hasValueKind,
} from '../../lib/model/booking-fields.ts';
import type { Reservation, Terminal } from '../../lib/model/reservation.ts';
import { fold } from '../../lib/text/fold.ts';

/** Sums are scored separately: a paper has one for everything it books. */
export type Field = Exclude<BookedField, FieldOf<'sum'>>;
const isSeldom = (field: BookedField) => fieldInfoOf(field).isSeldom ?? false;
const scored = bookedFields.filter((field): field is Field => !hasValueKind(field, 'sum'));
export const mainFields = scored.filter((field) => !isSeldom(field));
/** Counted separately, because not every document prints them. */
export const extraFields = scored.filter(isSeldom);
export const allFields = [...mainFields, ...extraFields];

// A name can include a kind or a town ("Hotel Sonne" for "Sonne, Lindau"), but not a whole address.
const maxExtraCharacters = 60;
const minShared = 0.6;
const minOfAddress = 0.7;

const plain = (text: string | undefined) => fold((text ?? '').replace(/[’']/g, ''));
const tight = (text: string | undefined) => plain(text).replaceAll(' ', '');
const isEastAsian = (text: string) => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(text);

/** Words, or pairs of characters in scripts without spaces. */
function units(text: string): string[] {
  if (!isEastAsian(text)) return plain(text).split(' ').filter(Boolean);
  const letters = [...tight(text)];
  return letters.slice(0, -1).map((letter, index) => letter + letters[index + 1]);
}

function sharedCount(wanted: string[], got: string[]): number {
  const left = [...got];
  return wanted.filter((unit) => {
    const at = left.indexOf(unit);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

export function isSameName(wanted: string | undefined, got: string | undefined): boolean {
  const [a, b] = [tight(wanted), tight(got)];
  if (!a || !b) return false;
  if (a.includes(b) && b.length >= a.length / 2) return true;
  if (b.includes(a) && b.length <= a.length + maxExtraCharacters) return true;
  const [x, y] = [units(wanted ?? ''), units(got ?? '')];
  return (2 * sharedCount(x, y)) / (x.length + y.length || 1) >= minShared;
}

function isSamePlace(wanted: Terminal | undefined, got: Terminal | undefined): boolean {
  if (!wanted || !got) return false;
  if (wanted.iata && got.iata) return wanted.iata === got.iata.toUpperCase();
  if (wanted.iata && units(got.name ?? '').includes(wanted.iata.toLowerCase())) return true;
  if (isSameName(wanted.name, got.name)) return true;
  return Boolean(wanted.name && got.address && plain(got.address).includes(plain(wanted.name)));
}

function isSameAddress(wanted: string | undefined, got: string): boolean {
  const parts = units(wanted ?? '');
  return parts.length > 0 && sharedCount(parts, units(got)) / parts.length >= minOfAddress;
}

const isSameMoment = (wanted = '', got = '') => {
  const length = wanted.length > 10 ? 16 : 10;
  return wanted.slice(0, length) === got.replace(' ', 'T').slice(0, length);
};

const lastDigits = (phone = '') => phone.replace(/\D/g, '').slice(-8);

/** "C 41A" is also right as "41A". */
function isSameList(wanted = '', got = ''): boolean {
  const [a, b] = [tight(wanted), tight(got)];
  return a === b || (b !== '' && b === tight(wanted.split(' ').at(-1))) || b.includes(a);
}

export function isRight(field: Field, wanted: Reservation, got: Reservation): boolean {
  if (field === 'name') return isSameName(wanted[field], got[field]);
  if (hasValueKind(field, 'moment')) return isSameMoment(wanted[field], got[field]);
  if (hasValueKind(field, 'place')) return isSamePlace(wanted[field], got[field]);
  if (hasValueKind(field, 'address'))
    return isSameAddress(wanted[field], `${got[field] ?? ''} ${got.name ?? ''}`);
  if (hasValueKind(field, 'phone')) return lastDigits(wanted[field]) === lastDigits(got[field]);
  if (hasValueKind(field, 'list')) return isSameList(wanted[field], got[field]);
  return tight(wanted[field]) === tight(got[field]);
}

export function has(reservation: Reservation, field: Field): boolean {
  const value = reservation[field];
  return typeof value === 'object' ? Object.values(value).some(Boolean) : Boolean(value);
}
