import { type Fields, fieldsOf, isFields } from './http.ts';
import { deeply, onEach } from './shapes.ts';
import { makeSwitch } from './speak.ts';

/** A summary keeps its etag and a full itinerary its days; without them a client could do nothing. */
const needed = new Set(['id', 'title', 'name', 'etag', 'days', 'stops']);
const sparse = (value: unknown) =>
  isFields(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => needed.has(name))) : value;
const known = ['destination', 'origin', 'summary', 'center', 'bestSeason', 'homeCurrency', 'heroImageURL'];
const withNulls = (each: Fields) => ({ ...Object.fromEntries(known.map((name) => [name, null])), ...each });

/** Which fields an itinerary has. */
export const fields = makeSwitch({
  gap: 'E7',
  at: 'api',
  values: {
    sparse: onEach((each) => fieldsOf(deeply(each, sparse))),
    nulls: onEach(withNulls),
    extra: onEach((each) =>
      fieldsOf(deeply(each, (value) => (isFields(value) ? { ...value, 'x-more': { deep: [1] } } : value))),
    ),
    'numbers-as-strings': onEach((each) =>
      fieldsOf(deeply(each, (value) => (typeof value === 'number' ? String(value) : value))),
    ),
  },
});
