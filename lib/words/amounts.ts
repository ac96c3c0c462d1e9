// Formats durations, distances and money for the language.
import { cachedByLanguage, language, t } from './words.ts';

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

/**
 * (62.4, 'EUR') → "€ 62.40" with a thin space; (58430, 'JPY') → "¥ 58,430", as the yen has no decimals. An unknown
 * currency is shown as it is.
 */
export function money(amount: number, currency: string): string {
  const decimals = Number.isInteger(amount) ? decimalsOf(currency) : 2;
  const figures = cachedByLanguage(
    `money ${decimals}`,
    () =>
      new Intl.NumberFormat(language(), {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  ).format(amount);
  return t('amounts.money', { symbol: currencySymbol(currency), figures });
}

const isRegistered = (currency: string) => /^[A-Z]{3}$/.test(currency);

/** Gives a currency's unambiguous symbol, not the narrow one: "$" alone could be Hong Kong's or Australia's, "¥" China's. */
const formatOf = (currency: string) =>
  cachedByLanguage(
    `currency ${currency}`,
    () => new Intl.NumberFormat(language(), { style: 'currency', currency }),
  );

function decimalsOf(currency: string): number {
  return isRegistered(currency) ? (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2) : 2;
}

function currencySymbol(currency: string): string {
  if (!isRegistered(currency)) return currency;
  const parts = formatOf(currency).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
