// Lengths, distances and money as the language writes them.
import { language, made, t } from './words.ts';

/** 45 → "45 min"; 60 → "1 h"; 90 → "1 h 30" */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('amounts.minutes', { minutes: rest });
  if (rest === 0) return t('amounts.hours', { hours });
  return t('amounts.hoursMinutes', { hours, minutes: String(rest).padStart(2, '0') });
}

/** 500 → "500 m"; 2500 → "2.5 km" */
export const distance = (metres: number): string =>
  metres < 1000 ? t('amounts.metres', { n: metres }) : t('amounts.kilometres', { n: metres / 1000 });

/** (62.4, 'EUR') → "€ 62.40" with a thin space; an unknown currency keeps its own word. */
export function money(amount: number, currency: string): string {
  const figures = made(
    'money',
    () => new Intl.NumberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ).format(amount);
  return t('amounts.money', { symbol: currencySymbol(currency), figures });
}

function currencySymbol(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const parts = made(
    `symbol ${currency}`,
    () => new Intl.NumberFormat(language(), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  ).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
