// Dates with a year, as on tickets. Dates whose order of day and month is unclear (03/06/2026) are left alone.
import { monthStems } from '../languages/dates.ts';
import { formsByPlace } from './language-rows.ts';

export interface FoundDate {
  /** "YYYY-MM-DD". */
  date: string;
  start: number;
  end: number;
}

const plain = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const byStem = formsByPlace(monthStems).flatMap((stems, index) =>
  stems.map((stem) => ({ stem: plain(stem), month: index + 1 })),
);

/** "Juni" → 6, "MAR" → 3. */
function monthOf(word: string): number | undefined {
  const folded = plain(word);
  return byStem.find(({ stem }) => folded.startsWith(stem))?.month;
}

const month = '(?<month>\\p{L}{3,10})\\.?';
// The glance tests for the digits of a date; only then are the letters between them matched.
const patterns: { glance: RegExp; pattern: RegExp }[] = [
  { glance: /20\d{2}-/, pattern: /(?<!\d)(?<year>20\d{2})-(?<number>\d{2})-(?<day>\d{2})(?!\d)/gu },
  // 22 March 2026 · 5. Juni 2026 · 22MAR26 · 12 de mayo de 2026
  {
    glance: /\d\D{3,34}\d{2}/,
    pattern: new RegExp(
      `(?<!\\d)(?<day>\\d{1,2})(?:\\.|st|nd|rd|th|er)?[\\s-]?(?:de\\s)?${month}[\\s-]?(?:de\\s)?(?<year>20\\d{2}|\\d{2})(?![\\d:])`,
      'giu',
    ),
  },
  // March 22, 2026
  {
    glance: /\d\S{0,3}\s20\d{2}/,
    pattern: new RegExp(
      `(?<!\\p{L})${month}\\s(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s(?<year>20\\d{2})(?!\\d)`,
      'giu',
    ),
  },
  // 22.03.2026: with dots the day always comes first
  { glance: /\.20\d{2}/, pattern: /(?<!\d)(?<day>\d{1,2})\.(?<number>\d{1,2})\.(?<year>20\d{2})(?!\d)/gu },
];

function dateOf(groups: Record<string, string | undefined>): string | undefined {
  const monthNumber = groups.number ? Number(groups.number) : monthOf(groups.month ?? '');
  const year = Number(groups.year) + ((groups.year ?? '').length === 2 ? 2000 : 0);
  const day = Number(groups.day);
  if (!monthNumber || monthNumber > 12 || day < 1) return undefined;
  // Day 0 of the next month is the last day of this one.
  if (day > new Date(Date.UTC(year, monthNumber, 0)).getUTCDate()) return undefined;
  return [String(year), String(monthNumber).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Every complete date in `text`, in order. "31 Feb 2026" is no date. */
export function findDates(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const { glance, pattern } of patterns) {
    if (!glance.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const date = dateOf(match.groups ?? {});
      const start = match.index;
      const end = start + match[0].length;
      if (date && !found.some((other) => start < other.end && other.start < end))
        found.push({ date, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
