// The same paper as another company would print it for another traveller: other numbers, names and places, labels in
// another language or none, lines left out, two papers joined. The roles do not change.
import type { PaperRole } from '../../../lib/model/paper-sense.ts';
import { labelKindsOf } from '../../../lib/read/booking/labels.ts';
import type { LabelKind } from '../../../lib/text/booking-words/kinds.ts';
import type { Random } from '../../random.ts';
import type { MarkedPaper, Piece } from './marked-paper.ts';

export const upTo = (random: Random, count: number) => Math.floor(random() * count);
export const pick = <T>(random: Random, all: readonly T[]): T | undefined => all[upTo(random, all.length)];

/** Values of one role by format, so that a code is replaced by a code. */
export type Pool = Map<string, string[]>;
const changed: readonly PaperRole[] = ['from', 'to', 'operator', 'name', 'person'];
const poolOf = (role: PaperRole) => (role === 'to' ? 'from' : role);
const formOf = (text: string) => {
  if (/^[A-Z]{3}$/u.test(text)) return 'code';
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return 'eastern';
  return text === text.toUpperCase() ? 'upper' : 'plain';
};

export function poolsOf(papers: readonly MarkedPaper[]): Pool {
  const pools: Pool = new Map();
  for (const piece of papers.flatMap(({ lines }) => lines.flat())) {
    if (!changed.includes(piece.role) || piece.text.length > 40) continue;
    const key = `${poolOf(piece.role)} ${formOf(piece.text)}`;
    pools.set(key, [...(pools.get(key) ?? []), piece.text]);
  }
  return pools;
}

const digits = (random: Random, text: string) =>
  text.replace(/\d/gu, (digit, at: number) =>
    String(at === 0 && digit !== '0' ? 1 + upTo(random, 9) : upTo(random, 10)),
  );
const letters = (random: Random, text: string) =>
  text.replace(/[A-Z]/gu, () => String.fromCharCode(65 + upTo(random, 26)));

const number = /\d+(?:[.:/,h-]\d+)*/giu;

const two = (value: number) => String(value).padStart(2, '0');

interface NumberForm {
  form: RegExp;
  /** Undefined if the text only looks like this format. */
  other: (random: Random, parts: string[], follows: string) => string | undefined;
}

const anyYear = (random: Random) => 2023 + upTo(random, 8);
const anyMonth = (random: Random) => two(1 + upTo(random, 12));
const anyDay = (random: Random) => two(1 + upTo(random, 28));

const numberForms: NumberForm[] = [
  {
    form: /^(\d{1,2})([:.h])([0-5]\d)$/iu,
    other: (random, [, hour = '', sign = ''], follows) => {
      if (Number(hour) > 24) return undefined;
      const fresh = /^\s?[ap]\.?m/iu.test(follows) ? 1 + upTo(random, 12) : 5 + upTo(random, 19);
      const minute = 5 * upTo(random, 12) + (random() < 0.3 ? upTo(random, 5) : 0);
      return `${hour.length === 1 ? fresh : two(fresh)}${sign}${two(minute)}`;
    },
  },
  {
    form: /^(20\d\d)([-./])(\d\d?)\2(\d\d?)$/u,
    other: (random, [, , sign = '']) => [anyYear(random), anyMonth(random), anyDay(random)].join(sign),
  },
  {
    form: /^(\d\d?)([-./])(\d\d?)(?:\2(\d{2,4}))?$/u,
    other: (random, [, first = '', sign = '', second = '', year]) => {
      if (Number(first) > 31 || Number(second) > 31) return undefined;
      const days = [anyDay(random), anyMonth(random)];
      const fresh = year === undefined ? [] : [String(anyYear(random)).slice(-year.length)];
      return [...(Number(second) > 12 ? days.toReversed() : days), ...fresh].join(sign);
    },
  },
  { form: /^20[23]\d$/u, other: (random) => String(anyYear(random)) },
  { form: /^[1-9]$/u, other: (random) => String(1 + upTo(random, 9)) },
  { form: /^(?:0[1-9]|[12]\d|3[01])$/u, other: anyDay },
];

/** Times stay times, dates stay dates, other numbers keep their length. */
function otherNumber(random: Random, text: string, follows: string): string {
  for (const { form, other } of numberForms) {
    const parts = form.exec(text);
    const fresh = parts && other(random, [...parts], follows);
    if (fresh) return fresh;
  }
  return digits(random, text);
}

export interface Changes {
  random: Random;
  pools: Pool;
  /** The replacement of each value, used everywhere on the paper. */
  made: Map<string, string>;
}

function otherValue({ text, role }: Piece, { random, pools }: Changes): string {
  if (role === 'reference' || role === 'private') return letters(random, digits(random, text));
  if (!changed.includes(role) || random() < 0.2) return text;
  return pick(random, pools.get(`${poolOf(role)} ${formOf(text)}`) ?? []) ?? text;
}

export function otherText(piece: Piece, changes: Changes): string {
  const key = `${changed.includes(piece.role) || piece.role === 'reference' ? piece.role : ''} ${piece.text}`;
  const made = changes.made.get(key);
  if (made !== undefined) return made;
  const isNamed = changed.includes(piece.role) || piece.role === 'reference' || piece.role === 'private';
  const fresh = isNamed
    ? otherValue(piece, changes)
    : piece.text.replace(number, (match, at: number) => {
        const own =
          changes.made.get(`number ${match}`) ??
          otherNumber(changes.random, match, piece.text.slice(at + match.length));
        changes.made.set(`number ${match}`, own);
        return own;
      });
  changes.made.set(key, fresh);
  return fresh;
}

/** A longer or shorter piece leaves the columns after it in place, if there is room. */
export function laidOut(pieces: readonly Piece[], texts: readonly string[]): Piece[] {
  let owed = 0;
  return pieces.map((piece, at) => {
    let text = texts[at] ?? piece.text;
    if (owed !== 0 && piece.role === 'none') {
      const room = /^\s{2,}/u.exec(text)?.[0].length ?? 0;
      if (room > 0) {
        const left = Math.max(2, room - owed);
        text = ' '.repeat(left) + text.slice(room);
        owed -= room - left;
      }
    }
    owed += (texts[at]?.length ?? 0) - piece.text.length;
    return { ...piece, text };
  });
}

export type LabelWords = Record<string, Partial<Record<LabelKind, string[]>>>;

interface Style {
  /** Probabilities of the changes. */
  dropsLabel: number;
  dropsLine: number;
  language?: string;
  isUpper: boolean;
}

/** A paper without bookings must keep the words that show it. */
const maxShareOfNone = 0.15;

/** Half of all papers keep every line, a third lose some, and the rest become short notes with little but the bookings. */
function dropsLineBy(chance: number): number {
  if (chance < 0.5) return 0;
  return chance < 0.85 ? 0.15 * ((chance - 0.5) / 0.35) : 0.9;
}

function styleOf(random: Random, languages: readonly string[], books: boolean): Style {
  const language = random() < 0.45 ? pick(random, languages) : undefined;
  return {
    dropsLabel: random() < 0.35 ? 0.35 * random() : 0,
    dropsLine: Math.min(dropsLineBy(random()), books ? 1 : maxShareOfNone),
    isUpper: random() < 0.05,
    ...(language && { language }),
  };
}

const cellIn = /(?<=^|\s{2}|\t)\S+(?:\s\S+)*/gu;

/** Labels in another language, or removed. */
function relabelled(
  text: string,
  random: Random,
  { language, dropsLabel }: Style,
  words: LabelWords,
): string {
  return text.replace(cellIn, (cell: string) => {
    const [kind] = labelKindsOf(cell);
    if (!kind) return cell;
    if (random() < dropsLabel) return ' '.repeat(cell.length);
    const other = language && random() < 0.9 ? pick(random, words[language]?.[kind] ?? []) : undefined;
    if (!other) return cell;
    const sign = /[:：]$/u.exec(cell)?.[0] ?? '';
    const written =
      cell === cell.toUpperCase()
        ? other.toUpperCase()
        : /^\p{Lu}/u.test(cell)
          ? other.charAt(0).toUpperCase() + other.slice(1)
          : other;
    return (written + sign).padEnd(cell.length);
  });
}

export interface Material {
  papers: readonly MarkedPaper[];
  pools: Pool;
  words: LabelWords;
}

function under(first: MarkedPaper, second: MarkedPaper): MarkedPaper {
  const shift = Math.max(0, ...first.kinds.keys());
  return {
    ...first,
    kinds: new Map([...first.kinds, ...[...second.kinds].map(([key, kind]) => [key + shift, kind] as const)]),
    lines: [
      ...first.lines,
      [],
      ...second.lines.map((line) =>
        line.map((piece) => ({ ...piece, groups: piece.groups.map((group) => group + shift) })),
      ),
    ],
  };
}

/** Lines of another paper that belong to no booking: conditions, advertisements, addresses. */
function strayLines(random: Random, papers: readonly MarkedPaper[]): Piece[][] {
  const lines = pick(random, papers)?.lines ?? [];
  const from = upTo(random, lines.length);
  return lines
    .slice(from, from + 4 + upTo(random, 20))
    .filter((line) => line.every(({ role }) => role === 'none'));
}

export function varied(paper: MarkedPaper, { papers, pools, words }: Material, random: Random): MarkedPaper {
  const changes: Changes = { random, pools, made: new Map() };
  const style = styleOf(random, Object.keys(words), paper.kinds.size > 0);
  const below =
    random() < 0.2 ? [pick(random, papers), ...(random() < 0.3 ? [pick(random, papers)] : [])] : [];
  const source = below.reduce<MarkedPaper>(
    (all, other) => (other && other !== paper ? under(all, other) : all),
    paper,
  );
  const lines = source.lines.flatMap((line) => {
    const isMarked = line.some(({ role }) => role !== 'none');
    if (!isMarked && random() < style.dropsLine) return [];
    const texts = line.map((piece) => {
      const text = otherText(piece, changes);
      return piece.role === 'none' ? relabelled(text, random, style, words) : text;
    });
    const laid = laidOut(line, texts);
    return [style.isUpper ? laid.map((piece) => ({ ...piece, text: piece.text.toUpperCase() })) : laid];
  });
  if (random() < 0.5) {
    const at = random() < 0.5 ? lines.length : upTo(random, lines.length);
    lines.splice(at, 0, ...strayLines(random, papers));
  }
  return { ...source, lines };
}
