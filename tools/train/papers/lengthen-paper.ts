// The same paper with more bookings: a ticket for two trains becomes a list of thirty, a short timetable a long one.
import type { PaperRole } from '../../../lib/model/paper-sense.ts';
import type { Random } from '../../random.ts';
import type { MarkedPaper, Piece } from './marked-paper.ts';
import { type Changes, laidOut, otherText, type Pool, pick, upTo } from './vary-paper.ts';

type Line = readonly Piece[];

/** The lines that belong to exactly one booking. */
interface Unit {
  group: number;
  lines: Line[];
  /** Exclusive: the line after its last. */
  end: number;
}

const maxLinesOfUnit = 14;
const maxWords = 1000;
const maxCopies = 36;
/** The roles that belong to a booking itself, if there is only one and every value has its number. */
const ownRoles: readonly PaperRole[] = [
  'start-date',
  'start-time',
  'end-date',
  'end-time',
  'from',
  'to',
  'code',
  'operator',
  'name',
  'address',
];

const wordsOf = (lines: readonly Line[]) =>
  lines.reduce(
    (sum, line) =>
      sum +
      line
        .map(({ text }) => text)
        .join('')
        .split(/\s+/u).length,
    0,
  );

/** A value that several bookings share belongs to none of them in particular. */
function ownersIn(line: Line, { kinds }: MarkedPaper): number[] {
  const isOwn = ({ role, groups }: Piece) => (kinds.size > 1 ? groups.length === 1 : ownRoles.includes(role));
  return [
    ...new Set(line.filter((piece) => piece.role !== 'none' && isOwn(piece)).flatMap(({ groups }) => groups)),
  ];
}

/** Includes the labels above it, up to an empty line. */
function startWithHead(start: number, { lines }: MarkedPaper): number {
  const isHead = (line: Line) => line.length > 0 && line.every(({ role }) => role === 'none');
  let head = start;
  while (start - head < 2 && head > 0 && isHead(lines[head - 1] ?? [])) head -= 1;
  return head;
}

function unitsOf(paper: MarkedPaper, hasHeads: boolean): Unit[] {
  const owners = paper.lines.map((line) => ownersIn(line, paper));
  return [...paper.kinds.keys()].flatMap((group): Unit[] => {
    const start = owners.findIndex((own) => own.includes(group));
    const end = owners.findLastIndex((own) => own.includes(group)) + 1;
    const isAlone = owners.slice(start, end).every((own) => own.every((one) => one === group));
    if (start < 0 || !isAlone || end - start > maxLinesOfUnit) return [];
    const from = hasHeads ? startWithHead(start, paper) : start;
    return [{ group, lines: paper.lines.slice(from, end), end }];
  });
}

/** For a paper without bookings: one to three lines with numbers. */
function plainUnit({ lines }: MarkedPaper, random: Random): Unit[] {
  const hasNumbers = (line: Line) => /\d.*\d/u.test(line.map(({ text }) => text).join(''));
  const numbered = lines.flatMap((line, at) => (hasNumbers(line) ? [at] : []));
  const start = pick(random, numbered);
  if (start === undefined) return [];
  const end = Math.min(lines.length, start + 1 + upTo(random, 3));
  return [{ group: 0, lines: lines.slice(start, end), end }];
}

/** The roles that all rows of a list share: often the same company, the same traveller. */
function rolesKept(random: Random): PaperRole[] {
  const often: [PaperRole, number][] = [
    ['operator', 0.6],
    ['person', 0.9],
    ['private', 0.6],
    ['reference', 0.3],
    ['start-date', 0.1],
    ['from', 0.1],
    ['name', 0.05],
  ];
  return often.flatMap(([role, chance]) => (random() < chance ? [role] : []));
}

/** Undefined if nothing on the paper can be repeated. */
export function lengthened(paper: MarkedPaper, pools: Pool, random: Random): MarkedPaper | undefined {
  const units = paper.kinds.size > 0 ? unitsOf(paper, random() < 0.4) : plainUnit(paper, random);
  const last = units.toSorted((a, b) => a.end - b.end).at(-1);
  if (!last) return undefined;
  const longest = Math.max(...units.map(({ lines }) => wordsOf(lines)));
  const room = Math.floor((maxWords - wordsOf(paper.lines)) / (longest + 1));
  const count = Math.min(room, 2 + Math.floor((maxCopies - 1) * random() ** 2));
  if (count < 1) return undefined;
  const only = random() < 0.6 ? pick(random, units) : undefined;
  const before = [...paper.kinds.keys()];
  const copies = Array.from({ length: count }, (_, at) => ({
    unit: only ?? pick(random, units) ?? last,
    group: Math.max(0, ...before) + 1 + at,
  }));
  const kinds = new Map(paper.kinds);
  for (const { unit, group } of copies) {
    const kind = paper.kinds.get(unit.group);
    if (kind) kinds.set(group, kind);
  }
  const kept = rolesKept(random);
  const isOfAll = ({ role, groups }: Piece, isInUnit: boolean) =>
    role !== 'none' &&
    groups.length === before.length &&
    (before.length > 1 || (!ownRoles.includes(role) && (!isInUnit || kept.includes(role))));
  const ofAll = [...kinds.keys()];
  const shared = (line: Line, isInUnit: boolean) =>
    line.map((piece) => (isOfAll(piece, isInUnit) ? { ...piece, groups: ofAll } : piece));
  const copied = ({ unit, group }: (typeof copies)[number]) => {
    const changes: Changes = { random, pools, made: new Map() };
    return unit.lines.map((line) => {
      const isSame = (piece: Piece) => kept.includes(piece.role) || isOfAll(piece, true);
      const texts = line.map((piece) => (isSame(piece) ? piece.text : otherText(piece, changes)));
      return laidOut(line, texts).map((piece) => ({
        ...piece,
        groups: isOfAll(piece, true) ? ofAll : piece.groups.map((one) => (one === unit.group ? group : one)),
      }));
    });
  };
  const isSetApart = last.lines.length > 2 || random() < 0.2;
  const isInUnit = (at: number) => units.some(({ lines, end }) => at < end && at >= end - lines.length);
  const lines = paper.lines.map((line, at) => shared(line, isInUnit(at)));
  const added = copies.flatMap((copy) => [...(isSetApart ? [[]] : []), ...copied(copy)]);
  return { ...paper, kinds, lines: [...lines.slice(0, last.end), ...added, ...lines.slice(last.end)] };
}
