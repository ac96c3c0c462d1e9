// What a copy of the service's list keeps of an itinerary: what the Library shows and searches, and never more than that.
// Nothing is written back from a copy, so what else the service tells of it is left to the service.
import type { Summary } from './itinerary.ts';

/** Far above what anyone writes there. A copy is then below 4,000 characters, whatever the service sends. */
const maxTextLengths = { title: 200, destination: 200, summary: 600, tag: 40, name: 200 };
const maxAddressLength = 1000;
const maxIdLength = 500;
const maxMarkLength = 300;
const maxTags = 20;

/** Copies of one account: "10 000 itineraries, nobody has more", and some to spare. */
export const maxCopies = 12_000;

/** What cannot be asked for by its id is of no use in a list. */
export const isListable = ({ id }: Summary): boolean => id.length > 0 && id.length <= maxIdLength;

export function listedCopy(summary: Summary): Summary {
  const { title, destination, summary: words, heroImageURL, tags, author, dayCount, stopCount } = summary;
  return defined({
    id: summary.id,
    title: shortened(title, maxTextLengths.title),
    destination: shortened(destination, maxTextLengths.destination),
    summary: shortened(words, maxTextLengths.summary),
    heroImageURL: whole(heroImageURL, maxAddressLength),
    startDate: whole(summary.startDate, maxMarkLength),
    tags: tags?.slice(0, maxTags).map((tag) => shortened(tag, maxTextLengths.tag)),
    visibility: whole(summary.visibility, maxMarkLength),
    role: whole(summary.role, maxMarkLength),
    dayCount,
    stopCount,
    author:
      author &&
      defined({ id: whole(author.id, maxIdLength), name: shortened(author.name, maxTextLengths.name) }),
    updatedAt: whole(summary.updatedAt, maxMarkLength),
    etag: whole(summary.etag, maxMarkLength),
  }) as Summary;
}

/** Words may be cut, and say so. */
const shortened = (text: string | undefined, most: number): string | undefined =>
  text === undefined || text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;

/** Half an address, date or mark is a wrong one: all of it or nothing. */
const whole = (text: string | undefined, most: number): string | undefined =>
  text !== undefined && text.length > most ? undefined : text;

const defined = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
