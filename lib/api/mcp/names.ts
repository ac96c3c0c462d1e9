// Matches field names: start_date, StartDate and start all mean our startDate.
import type { Fields } from './message.ts';

export const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Synonyms, folded. */
const families = [
  ['startdate', 'start', 'begindate'],
  ['title', 'name'],
  ['note', 'notes', 'description'],
  ['summary', 'description', 'overview'],
  ['coordinate', 'location', 'latlng', 'coordinates', 'position'],
  ['center', 'centre', 'location', 'coordinate'],
  ['latitude', 'lat'],
  ['longitude', 'lng', 'lon'],
  ['durationminutes', 'duration', 'minutes'],
  ['starttime', 'time', 'start'],
  ['bookingurl', 'url', 'link'],
  ['ispacked', 'packed'],
];

/** The property for our field: the same name, or else the same letters, or else a synonym. */
export function nameIn(properties: Fields, ours: string): string | undefined {
  if (ours in properties) return ours;
  const names = Object.keys(properties);
  const wanted = folded(ours);
  const close = names.find((name) => folded(name) === wanted);
  if (close !== undefined) return close;
  const others = families.find(
    ([first, second]) => first === wanted || (ours === 'name' && second === wanted),
  );
  return names.find((name) => others?.includes(folded(name)));
}
