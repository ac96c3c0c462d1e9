// What the rows of a plan book that are told in sentences: "Check in at The Heron, 4 Quay Street, Oban. Two nights."
import { dayAfter } from '../../model/local-moment.ts';
import { isLegType, type LegType, type Reservation, type Terminal } from '../../model/reservation.ts';
import { findPhones } from '../../text/find-phone.ts';
import { numberAfterWord } from './block-reference.ts';
import { terminalIn } from './car-terminal.ts';
import { type BookingDocument, daysIn } from './document.ts';
import { groupedReference } from './grouped-reference.ts';
import { clocksIn } from './leg-clock.ts';
import { outingTalk } from './outing-words.ts';
import type { Cell } from './pair-labels.ts';
import { arrives, carNouns, checksIn, checksOut, legWords, returnsCar, takesCar } from './plan-words.ts';
import {
  aboard,
  arrivalAt,
  backAt,
  departureFrom,
  fetches,
  fromTo,
  isHouse,
  nightsIn,
  notMoments,
  sails,
  shuttles,
  stayOpens,
  transfers,
} from './row-words.ts';
import { seatInWords } from './seat-words.ts';
import { type SentenceRow, sentenceRows } from './sentence-rows.ts';

export type Sentenced = Reservation & { cell: Cell };

const legCode = /(?<![\p{L}\d-])(?<code>[A-Z][A-Z\d]{0,2}\s?\d{2,5})(?![\p{L}\d:/-])/u;
// A sentence ends before a capital; "St. Ives" and "Dr. Weiss" do not end one.
const sentenceEnd =
  /(?<!(?:^|[\s(])(?:St|Ste|Str|Dr|Mr|Mrs|Ms|Nr|No|ca|approx|Hr|Fr|Av|Avda|Pl))\.\s(?=\p{Lu})|\s[·•|]\s/u;
const firstSentence = (text: string) => text.split(sentenceEnd)[0]?.replace(/\.$/u, '') ?? '';

/** The times of a row at which something happens, in the order they are told. */
const momentsIn = (text: string): string[] =>
  clocksIn(text)
    .filter(({ start }) => !notMoments.test(text.slice(Math.max(0, start - 30), start)))
    .map(({ time }) => time);

const timeAfter = (word: RegExp, text: string): string | undefined => {
  const at = word.exec(text);
  return at ? clocksIn(text.slice(at.index + at[0].length).slice(0, 60))[0]?.time : undefined;
};

function referenceOf({ aside = '', text }: SentenceRow, document: BookingDocument): string | undefined {
  const own =
    groupedReference(aside) ?? /(?<![\p{L}\d])(?=[A-Z\d/-]*\d)[A-Z\d][A-Z\d/-]{3,18}$/u.exec(aside)?.[0];
  return own ?? numberAfterWord(text, document);
}

const at = (date: string, time: string | undefined) => (time ? `${date}T${time}` : date);

const isName = (words: string | undefined): words is string =>
  /^[\p{Lu}\p{Lo}„“"«].*\p{L}{2}/u.test(words ?? '');

/** "The Heron, 4 Quay Street, Oban PA34 4AA": what it is, and where. */
function housed(words: string): Pick<Reservation, 'name' | 'address'> {
  const [name = '', ...rest] = words.split(/,\s/u);
  const address = rest.join(', ').trim();
  const bare = name.replace(/^(?:at|in|im|in der|au|à l[’']|à|en|el|al|in het|bij)\s/iu, '').trim();
  return { ...(isName(bare) && { name: bare }), ...(/\p{L}{3}/u.test(address) && { address }) };
}

/** "… 55018 10 nights": a figure that counts what follows is no part of the number before it. */
function phoneIn(text: string): string | undefined {
  const apart = text.replace(/(?<=\d)\s(?=\d{1,2}\s\p{L})/gu, ' ; ');
  return findPhones(apart)[0]?.phone ?? /\+\d[\d ()/-]{6,16}\d/u.exec(apart)?.[0];
}

function stayOf(row: SentenceRow, document: BookingDocument): Partial<Reservation> | undefined {
  const { text, date, until } = row;
  const opening = stayOpens.exec(text);
  const first = firstSentence(opening ? text.slice(opening[0].length) : text);
  const house = housed(first.replace(/\s(?:tel|tél|phone|telefon)[.:\s].*$/iu, ''));
  if (!house.name) return undefined;
  const after = text.slice(text.indexOf(first) + first.length);
  const told = daysIn(after, document).find((day) => day.date > date)?.date;
  const nights = nightsIn(after);
  const day = until ?? told ?? (nights ? dayAfter(date, nights) : undefined);
  const phone = phoneIn(text);
  const begins = row.time ?? timeAfter(checksIn, text.slice(opening?.[0].length ?? 0));
  return {
    ...house,
    start: at(date, begins),
    ...(day && { end: at(day, timeAfter(checksOut, after)) }),
    ...(phone && { phone }),
  };
}

const ends = (words: string | undefined): Terminal | undefined => {
  const place = words
    ?.replace(/\s(?:ab|an|dep\.?|arr\.?)?\s?\d{1,2}[:.h]\d{2}.*$/iu, '')
    .replace(/\s(?:on|with|mit|con|avec|med|met)\s(?:the\s)?\p{Lu}.*$/u, '')
    .trim();
  return place && isName(place) ? terminalIn(place.split(/,\s/u)[0] ?? '') : undefined;
};

/** Who runs it: the capitals before its number or its way, or those one is aboard of. */
function operatorIn(text: string, type: LegType, way: string): string | undefined {
  const told = aboard.exec(text)?.groups?.name;
  if (told) return told;
  const head = text
    .slice(0, Math.max(0, text.indexOf(way)))
    .replace(legCode, ' ')
    .replace(legWords[type], ' ')
    .replace(sails, ' ')
    .replace(/[,:·]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^\p{Lu}[\p{L}’'&.-]*(?:\s(?:\p{Lu}[\p{L}’'&.-]*|of|de|du|der|&)){0,4}/u.exec(head)?.[0];
}

function legOf(
  row: SentenceRow,
  type: LegType,
  next: SentenceRow | undefined,
): Partial<Reservation> | undefined {
  const { text, date } = row;
  const code = legCode.exec(text)?.groups?.code;
  const route = fromTo(text.replace(legCode, (found) => ' '.repeat(found.length)));
  const leaves = departureFrom.exec(text)?.groups?.place;
  const lands = next && !route ? arrivalAt.exec(next.text)?.groups?.place : undefined;
  const [from, to] = [ends(route?.from ?? leaves), ends(route?.to ?? lands)];
  if (!from || !to) return undefined;
  const told = momentsIn(text);
  const [start, other] = row.time ? [row.time, told[0]] : told;
  const end = lands ? next?.time : other;
  if (!start) return undefined;
  const last = end && end < start ? dayAfter(date, 1) : date;
  const name = operatorIn(text, type, route?.from ?? leaves ?? '');
  const seat = seatInWords([{ text: text.slice(0, 150) }]);
  return {
    ...(name && { name }),
    ...(code && { code }),
    from,
    to,
    start: at(date, start),
    ...(end && last && { end: at(last, end) }),
    ...(seat && { seat }),
  };
}

function transferOf(row: SentenceRow): Partial<Reservation> | undefined {
  const text = row.text.replace(transfers, '').trim();
  const route = fromTo(text);
  const [from, to] = [ends(route?.from), ends(route?.to)];
  const start = row.time ?? momentsIn(text)[0];
  return from && to && start ? { from, to, start: at(row.date, start) } : undefined;
}

const placeAfter = (words: RegExp, text: string) => {
  const first = firstSentence(text);
  const [name = '', ...rest] = first.slice(words.exec(first)?.[0].length ?? 0).split(/,\s/u);
  const place = rest.join(', ').replace(/\s(?:depot|branch|office|station)$/iu, '');
  return {
    ...(isName(name.trim()) && { name: name.trim() }),
    ...(isName(place) && { place: terminalIn(place) }),
  };
};

function hireOf(row: SentenceRow, later: readonly SentenceRow[]): Partial<Reservation> {
  const back = later.find(({ text }) => isReturn(text));
  const taken = placeAfter(fetches, row.text);
  const given = back && placeAfter(fetches, back.text);
  return {
    ...(taken.name && { name: taken.name }),
    ...(taken.place && { from: taken.place }),
    ...(given?.place && { to: given.place }),
    start: at(row.date, row.time),
    ...(back && { end: at(back.date, back.time) }),
  };
}

const quoted = /[«"“„「『](?<name>[^»"”“」』]{2,60})[»"”“」』]/u;
const talks = Object.entries(outingTalk).map(([type, words]) => ({
  type: type as keyof typeof outingTalk,
  talk: new RegExp(`(?<!\\p{Script=Latin})(?:${words})(?!\\p{Script=Latin})`, 'iu'),
}));

function outingOf(row: SentenceRow): Partial<Reservation> | undefined {
  const first = firstSentence(row.text);
  const type = talks.find(({ talk }) => talk.test(first))?.type;
  const table = /\s(?:at|im|in der|bei|au|chez|en|al|da|in|bij|op)\s(?:the\s(?=\p{Ll}))?(?=\p{Lu})/u.exec(
    first,
  );
  const [start, ...told] = row.time ? [row.time, ...momentsIn(row.text)] : momentsIn(row.text);
  if (!type || !start) return undefined;
  const words = type === 'restaurant' && table ? first.slice(table.index + table[0].length) : first;
  const { name, address } = housed(words);
  const plain = quoted.exec(first)?.groups?.name ?? name?.split(/\s(?:with|mit|avec|con|met|med)\s/u)[0];
  const end = timeAfter(backAt, row.text) ?? told.find((time) => time > start);
  return plain
    ? {
        type,
        name: plain,
        ...(address && !quoted.test(first) && { address }),
        start: at(row.date, start),
        ...(end && end > start && type !== 'restaurant' && { end: at(row.date, end) }),
      }
    : undefined;
}

const isReturn = (text: string) => carNouns.test(firstSentence(text)) && returnsCar.test(firstSentence(text));

function bookedIn(row: SentenceRow, later: readonly SentenceRow[], document: BookingDocument) {
  const first = firstSentence(row.text);
  if (isReturn(row.text)) return undefined;
  if (carNouns.test(first) && (takesCar.test(first) || fetches.test(first)))
    return { type: 'car' as const, ...hireOf(row, later) };
  if (transfers.test(first)) {
    const transfer = transferOf(row);
    return transfer && { type: shuttles.test(row.text) ? ('bus' as const) : ('car' as const), ...transfer };
  }
  if (stayOpens.test(row.text) || isHouse.test(first.split(',')[0] ?? '')) {
    const stay = stayOf(row, document);
    if (stay) return { type: 'lodging' as const, ...stay };
  }
  const type =
    (Object.keys(legWords) as LegType[]).find((kind) => legWords[kind].test(first)) ??
    (sails.test(first) ? 'ferry' : undefined);
  const leg = type && legOf(row, type, later[0]);
  if (leg) return { type, ...leg };
  return arrives.test(first.slice(0, 20)) ? undefined : outingOf(row);
}

/** Everything that such a plan books: what has no number, and no remark where others have theirs, is a suggestion. */
export function sentenceBookings(document: BookingDocument): Sentenced[] {
  const rows = sentenceRows(document);
  return rows.flatMap((row, index): Sentenced[] => {
    const booked = bookedIn(row, rows.slice(index + 1), document);
    const confirmation = referenceOf(row, document);
    if (!booked || !(confirmation ?? row.aside ?? (isLegType(booked.type ?? 'event') && booked.code)))
      return [];
    return [{ type: 'event', ...booked, ...(confirmation && { confirmation }), cell: row.cell } as Sentenced];
  });
}
