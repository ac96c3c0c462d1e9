// The local copy of a listed itinerary: only what the Library shows and searches.
// Nothing is ever written back from a copy, so other fields need not be kept.
import type { Summary } from './itinerary.ts';

/** Far more than anyone writes. They keep a copy below 4,000 characters whatever the service sends. */
const maxTextLengths = { title: 200, destination: 200, summary: 600, tag: 40, name: 200 };
const maxAddressLength = 1000;
const maxIdLength = 500;
const maxMarkLength = 300;
const maxTags = 20;

/** For one account: nobody has more than 10,000 itineraries, plus some to spare. */
export const maxCopies = 12_000;

/** An itinerary that cannot be requested by its id is of no use in a list. */
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

/** Text can be cut; an ellipsis shows it. */
const shortened = (text: string | undefined, most: number): string | undefined =>
  text === undefined || text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;

/** Half an address, date or ETag is wrong: keep all of it or nothing. */
const whole = (text: string | undefined, most: number): string | undefined =>
  text !== undefined && text.length > most ? undefined : text;

const defined = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
