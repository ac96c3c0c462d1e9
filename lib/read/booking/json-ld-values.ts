// Reads the values of a schema.org reservation as mails and portals write them: mostly right, often not quite.
import { splitMoment } from '../../model/local-moment.ts';
import type { Reservation, Terminal } from '../../model/reservation.ts';
import { readAmount } from '../../text/find-price.ts';
import { type Node, propertyOf, textsOf } from '../structured.ts';

// Names of hotels and stations have fewer than 100 characters; longer text is a description.
const maxTextLength = 200;

export const nodeOf = (value: unknown): Node | undefined => {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'object' && first !== null && !Array.isArray(first) ? (first as Node) : undefined;
};

/** The text of the first of these properties that has any; for an object, its name. */
export function wordsOf(node: Node | undefined, ...names: string[]): string | undefined {
  for (const name of node ? names : []) {
    const value = node && propertyOf(node, name);
    const thing = nodeOf(value);
    const [words = ''] = thing
      ? textsOf(propertyOf(thing, '@value') ?? propertyOf(thing, 'name') ?? propertyOf(thing, 'value'))
      : textsOf(value);
    const text = words.replace(/\s+/g, ' ').trim();
    if (text && text.length <= maxTextLength) return text;
  }
  return undefined;
}

/** Forms write midnight where only the day is known. */
export const withoutMidnight = (moment: string | undefined): string | undefined =>
  splitMoment(moment)?.time === '00:00' ? moment?.slice(0, 10) : moment;

// Countries that put the postal code after the town; codes with letters mostly stand there too.
const codeLast = /^(?:US|USA|GB|UK|CA|AU|NZ|IE|United|Canada|Australia|New Zealand|Ireland)/i;

export function readAddress(place: Node | undefined): string | undefined {
  const parts = place && nodeOf(propertyOf(place, 'address'));
  if (!parts) return wordsOf(place, 'address');
  const [street, code = '', town = '', country] = [
    'streetAddress',
    'postalCode',
    'addressLocality',
    'addressCountry',
  ].map((name) => wordsOf(parts, name));
  const region = wordsOf(parts, 'addressRegion');
  // "London, LONDON": the region is often the town again.
  const state = region?.toLowerCase() === town.toLowerCase() ? undefined : region;
  const isLast = codeLast.test(country ?? '') || /[A-Z]/i.test(code);
  const towns = isLast ? [town, [state, code].filter(Boolean).join(' ')] : [`${code} ${town}`.trim(), state];
  return [street, ...towns, country].filter(Boolean).join(', ') || undefined;
}

/** An airport, a station, a pier, or a place where cars are picked up and returned. */
export function readTerminal(owner: Node, ...names: string[]): Terminal | undefined {
  const found = names.find((name) => wordsOf(owner, name) ?? nodeOf(propertyOf(owner, name)));
  if (!found) return undefined;
  const place = nodeOf(propertyOf(owner, found));
  const iata = wordsOf(place, 'iataCode')?.toUpperCase();
  const name = wordsOf(owner, found);
  const address = readAddress(place);
  const terminal: Terminal = {
    ...(name && { name }),
    ...(iata && /^[A-Z]{3}$/.test(iata) && { iata }),
    ...(address && { address }),
  };
  return Object.keys(terminal).length > 0 ? terminal : undefined;
}

/** A total with its currency: "123.45" with "EUR" beside it. */
export function readPrice(node: Node): Reservation['price'] {
  const specified = nodeOf(propertyOf(node, 'totalPrice')) ?? nodeOf(propertyOf(node, 'priceSpecification'));
  const written = wordsOf(node, 'totalPrice', 'price') ?? wordsOf(specified, 'price');
  const currency = wordsOf(node, 'priceCurrency') ?? wordsOf(specified, 'priceCurrency');
  const amount = readAmount(written?.replace(/[^\d.,]/g, '') ?? '');
  return currency && /^[A-Z]{3}$/.test(currency) && amount > 0 ? { amount, currency } : undefined;
}
