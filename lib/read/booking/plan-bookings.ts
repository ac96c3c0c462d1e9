// One row of a plan as a booking. A row without a reference or a code is only a suggestion.
import { dayAfter } from '../../model/local-moment.ts';
import type { Reservation, Terminal } from '../../model/reservation.ts';
import { findPhones } from '../../text/find-phone.ts';
import { terminalIn } from './car-terminal.ts';
import { findTimes } from './found-once.ts';
import { outingWords } from './outing-words.ts';
import type { PlanRow } from './plan-rows.ts';
import {
  arrives,
  carNouns,
  carPickUpWords,
  carReturnWords,
  checksIn,
  checksOut,
  departs,
  legWords,
  rowGlue,
  seatWords,
} from './plan-words.ts';
import { nightWords } from './stay-words.ts';

type Leg = keyof typeof legWords;

const legCode = /(?<![\p{L}\d-])(?<code>[A-Z][A-Z\d]{0,2}\s?\d{1,5})(?![\p{L}\d:/-])/u;
const nights = new RegExp(`(?<!\\d)(?<count>\\d{1,2})\\s?(?:${nightWords})(?!\\p{Script=Latin})`, 'iu');
const between = /\s?(?:[–—→>]|->|⇒|～|〜)\s?|\s-\s/u;

/** The name that is left of a row's text: "Recogida del coche, Shamrock Rent" → "Shamrock Rent". */
function nameIn(service: string, ...serviceWords: RegExp[]): string | undefined {
  const quoted = /[«"“„「『](?<name>[^»"”“」』]{2,60})[»"”“」』]/u.exec(service)?.groups?.name;
  if (quoted) return quoted.trim();
  const open = service.replace(/[(（][^()（）]*[)）]/gu, ' ');
  const parts = open.split(/[,:·|]\s?/u).map((part) => {
    let left = ` ${part} `;
    for (const pattern of serviceWords) left = left.replace(pattern, '  ');
    // Glue words are cut only before the name: "Casa del Mar" keeps its own.
    let before = '';
    while (before !== left) {
      before = left;
      left = left.trimStart().replace(new RegExp(`^(?:${rowGlue.source})[\\s.]*`, 'u'), '');
    }
    return left.replace(/\s+/g, ' ').trim();
  });
  return parts.findLast((part) => /\p{Lu}|[\p{Script=Han}\p{Script=Katakana}]/u.test(part)) || undefined;
}

const place = (text: string): Terminal | undefined => {
  const words = text
    .replace(
      /,?\s?(?:terminal|halle|hall|gate|gleis|platform|andén|muelle|quai|binario)\s?[\p{L}\d]{1,3}(?![\p{L}\d]).*$/iu,
      '',
    )
    .replace(/,\s.*$/u, '');
  const bare = words.replace(new RegExp(`^\\s*(?:${departs.source})\\s*`, 'iu'), '');
  return terminalIn(bare);
};

export const legTypeOf = ({ service }: PlanRow): Leg | undefined =>
  (Object.keys(legWords) as Leg[]).find((type) => legWords[type].test(service));

/** "Vuelo V4 1640 Vuelaris | Salida de Madrid (MAD)", where the next row says where and when it arrives. */
export function legOf(row: PlanRow, type: Leg, next: PlanRow | undefined): Reservation | undefined {
  const code = type === 'bus' ? undefined : legCode.exec(row.service)?.groups?.code;
  if (!row.reference && !code) return undefined;
  const name = nameIn(row.service, legWords[type], ...(code ? [legCode] : []));
  const lands = next && arrives.test(next.service) && !checksIn.test(next.service) ? next : undefined;
  const [first = '', second] = row.detail.split(between);
  const [from, to] = [place(first), place(lands ? lands.detail : (second ?? ''))];
  const arrivalTime = findTimes(row.detail).map(({ time }) => time)[0];
  const end = lands ? lands.time : arrivalTime;
  const day = end && end < row.time ? dayAfter(row.date, 1) : row.date;
  return {
    type,
    ...(name && { name }),
    ...(code && { code }),
    ...(from && { from }),
    ...(to && { to }),
    start: `${row.date}T${row.time}`,
    ...(end && day && { end: `${day}T${end}` }),
    ...(row.reference && { confirmation: row.reference }),
  };
}

/** The address at the start of a detail: up to the end of its first sentence, a telephone or a number of nights. */
function addressIn(detail: string): string | undefined {
  const [first = ''] = detail.split(/\.\s(?=\p{Lu}|\d)|\s?(?:tel|tél|telefon|teléfono|phone)[.:\s]/iu);
  return /\d/.test(first) && /\p{L}{3}/u.test(first) && !nights.test(first) ? first.trim() : undefined;
}

/** A sentence after the number may begin with a digit, which is not part of the number. */
function phoneIn(detail: string): string | undefined {
  const phone = findPhones(detail)[0]?.phone ?? /\+\d[\d ()/-]{6,18}\d/.exec(detail)?.[0];
  return phone?.replace(/\.\s.*$/u, '');
}

/** The end comes from the number of nights, or from a later row that checks out under the same reference. */
export function stayOf(row: PlanRow, later: PlanRow[]): Reservation | undefined {
  if (!row.reference) return undefined;
  const name = nameIn(row.service, checksIn);
  const count = Number(nights.exec(`${row.service} ${row.detail}`)?.groups?.count);
  const out = later.find((other) => checksOut.test(other.service) && other.reference === row.reference);
  const day = count > 0 ? dayAfter(row.date, count) : out?.date;
  const leaves = row.detail.slice(checksOut.exec(row.detail)?.index ?? row.detail.length);
  const time = findTimes(leaves)[0]?.time ?? out?.time;
  const address = addressIn(row.detail);
  const phone = phoneIn(row.detail);
  return {
    type: 'lodging',
    ...(name && { name }),
    ...(address && { address }),
    start: `${row.date}T${row.time}`,
    ...(day && { end: time ? `${day}T${time}` : day }),
    confirmation: row.reference,
    ...(phone && { phone }),
  };
}

/** The car may be returned pages later, under the same reference. */
export function hireOf(row: PlanRow, later: PlanRow[]): Reservation | undefined {
  const back = later.find(
    (other) => carReturnWords.test(other.service) && (!row.reference || other.reference === row.reference),
  );
  if (!row.reference && !back) return undefined;
  const name = nameIn(row.service, carPickUpWords, carNouns);
  const [from, to] = [terminalIn(row.detail), terminalIn(back?.detail ?? '')];
  return {
    type: 'car',
    ...(name && { name }),
    ...(from && { from }),
    ...(to && { to }),
    start: `${row.date}T${row.time}`,
    ...(back && { end: `${back.date}T${back.time}` }),
    ...(row.reference && { confirmation: row.reference }),
  };
}

const talks = Object.entries(outingWords).map(([type, words]) => ({
  type: type as keyof typeof outingWords,
  talk: new RegExp(`(?<!\\p{Script=Latin})(?:${words})(?!\\p{Script=Latin})`, 'iu'),
}));

export function outingOf(row: PlanRow): Reservation | undefined {
  if (!row.reference) return undefined;
  const talked =
    talks.find(({ talk }) => talk.test(row.service)) ?? talks.find(({ talk }) => talk.test(row.detail));
  const name = nameIn(row.service, ...(talked ? [talked.talk] : [])) ?? row.service;
  const { row: line, seat } = seatWords.exec(row.detail)?.groups ?? {};
  const seats = seatWords.exec(row.detail)?.index ?? row.detail.length;
  const address = addressIn(row.detail.slice(0, seats).replace(/(?<![\s,.])[\s,.]+$/u, ''));
  const phone = phoneIn(row.detail);
  return {
    type: talked?.type ?? 'event',
    name,
    ...(address && { address }),
    start: `${row.date}T${row.time}`,
    confirmation: row.reference,
    ...(line && seat && { seat: `${line} ${seat}` }),
    ...(phone && { phone }),
  };
}
