// A booking paper with inline marks: `{sd1|12 March}` is the start date of the first booking.
import type { PaperRole } from '../../../lib/model/paper-sense.ts';
import { type Reservation, reservationTypes } from '../../../lib/model/reservation.ts';

const roleOf: Record<string, PaperRole> = {
  sd: 'start-date',
  st: 'start-time',
  ed: 'end-date',
  et: 'end-time',
  fr: 'from',
  to: 'to',
  co: 'code',
  op: 'operator',
  nm: 'name',
  ad: 'address',
  ref: 'reference',
  seat: 'seat',
  ph: 'phone',
  pr: 'price',
  pn: 'person',
  id: 'private',
};

export interface Piece {
  text: string;
  role: PaperRole;
  /** The numbers of the bookings it belongs to. */
  groups: number[];
}

export interface MarkedPaper {
  name: string;
  language: string;
  form: string;
  kinds: Map<number, Reservation['type']>;
  lines: Piece[][];
}

const mark = /\{(?<role>[a-z]{2,4})(?<groups>[\d,* ]*)\|(?<text>[^{}|]*)\}/gu;

function piecesOf(line: string, all: number[], name: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of line.matchAll(mark)) {
    const { role = '', groups = '', text = '' } = match.groups ?? {};
    const labelled = roleOf[role];
    if (!labelled) throw new Error(`${name}: there is no role "${role}".`);
    if (match.index > from) pieces.push({ text: line.slice(from, match.index), role: 'none', groups: [] });
    const numbers = groups.includes('*')
      ? all
      : groups
          .split(',')
          .filter((one) => one.trim())
          .map(Number);
    for (const number of numbers)
      if (!all.includes(number)) throw new Error(`${name}: there is no booking ${number}.`);
    pieces.push({ text, role: labelled, groups: numbers });
    from = match.index + match[0].length;
  }
  if (from < line.length) pieces.push({ text: line.slice(from), role: 'none', groups: [] });
  const rest = pieces.find(({ role, text }) => role === 'none' && /\{[a-z]{2,4}[\d,*]*\|/u.test(text));
  if (rest) throw new Error(`${name}: a mark is not closed in "${line}".`);
  return pieces;
}

export function readMarkedPaper(source: string, name: string): MarkedPaper {
  const [head = '', ...rest] = source.replaceAll('\r', '').split(/^---+[ \t]*$/mu);
  const entries = new Map(
    head.split('\n').flatMap((line) => {
      const [key, value] = line.split(':').map((part) => part.trim());
      return key && value ? [[key, value.split(/[\s(]/u)[0] ?? ''] as const] : [];
    }),
  );
  const kinds = new Map<number, Reservation['type']>();
  for (const [key, value] of entries) {
    if (!/^\d+$/u.test(key)) continue;
    const type = reservationTypes.find((one) => one === value);
    if (!type) throw new Error(`${name}: "${value}" is no kind of booking.`);
    kinds.set(Number(key), type);
  }
  const all = [...kinds.keys()];
  return {
    name,
    language: entries.get('lang') ?? '',
    form: entries.get('form') ?? 'pdf',
    kinds,
    lines: rest
      .join('---')
      .replace(/^\n/u, '')
      .split('\n')
      .map((line) => piecesOf(line.trimEnd(), all, name)),
  };
}
