// Formats dates, durations, counts and money for the web pages.

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The document has floating dates: "2027-05-13…" plus 1 → "Fri 14 May 2027", without a time zone. */
export function dateOfDay(startDate: string | undefined, offset: number): string | undefined {
  const start = Date.parse(`${startDate?.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(start)) return undefined;
  const date = new Date(start + offset * dayMilliseconds);
  return `${part(date, { weekday: 'short' })} ${dateWords(date)}`;
}

/** "13 May 2027" */
export const dateWords = (date: Date): string =>
  [
    part(date, { day: 'numeric' }),
    part(date, { month: 'short' }).slice(0, 3),
    part(date, { year: 'numeric' }),
  ].join(' ');

const part = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date);

/** 45 → "45 min", 90 → "1 h 30", 120 → "2 h" */
export function lengthOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${String(minutes % 60).padStart(2, '0')}`;
}

/** 1, "day" → "1 day" */
export const count = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : 's'}`;

export const line = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** 6.8, "EUR" → "€6.80"; without a currency, only the number. */
export function moneyWords(amount: number, currency: string | undefined): string {
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return `${amount.toFixed(2)} ${currency ?? ''}`.trim();
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount);
}

/** "Mara Alves" → "MA"; "Jun" → "J" */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const first = (word: string | undefined) => [...(word ?? '')][0] ?? '';
  return `${first(words[0])}${words.length > 1 ? first(words.at(-1)) : ''}`.toUpperCase();
}
