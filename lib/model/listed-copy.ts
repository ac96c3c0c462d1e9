// What a copy of the service's list keeps of an itinerary: what the Library shows and searches, and never more than that.
// Nothing is written back from a copy, so what else the service tells of it is left to the service.
import type { Summary } from './itinerary.ts';

/** Far above what anyone writes there. A copy is then below 4,000 characters, whatever the service sends. */
const longestWords = { title: 200, destination: 200, summary: 600, tag: 40, name: 200 };
const longestAddress = 1000;
const longestId = 500;
const longestMark = 300;
const mostTags = 20;

/** Copies of one account: "10 000 itineraries, nobody has more", and some to spare. */
export const mostCopies = 12_000;

/** What cannot be asked for by its id is of no use in a list. */
export const isListable = ({ id }: Summary): boolean => id.length > 0 && id.length <= longestId;

export function listedCopy(summary: Summary): Summary {
  const { title, destination, summary: words, heroImageURL, tags, author, dayCount, stopCount } = summary;
  return defined({
    id: summary.id,
    title: shortened(title, longestWords.title),
    destination: shortened(destination, longestWords.destination),
    summary: shortened(words, longestWords.summary),
    heroImageURL: whole(heroImageURL, longestAddress),
    startDate: whole(summary.startDate, longestMark),
    tags: tags?.slice(0, mostTags).map((tag) => shortened(tag, longestWords.tag)),
    visibility: whole(summary.visibility, longestMark),
    role: whole(summary.role, longestMark),
    dayCount,
    stopCount,
    author:
      author && defined({ id: whole(author.id, longestId), name: shortened(author.name, longestWords.name) }),
    updatedAt: whole(summary.updatedAt, longestMark),
    etag: whole(summary.etag, longestMark),
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
