// Pure: no browser, no network, no clock.
// Counts, lengths and money as the screens write them.

/** (1, 'stop') → "1 stop"; (6, 'stop') → "6 stops" */
export const count = (many: number, thing: string): string => `${many} ${thing}${many === 1 ? '' : 's'}`;

/** 45 → "45 min"; 60 → "1 h"; 90 → "1 h 30" */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** (62.4, 'EUR') → "€ 62.40" with a thin space; an unknown currency keeps its own word. */
export function money(amount: number, currency: string): string {
  const figures = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${currencySymbol(currency)}\u2009${figures.format(amount)}`;
}

function currencySymbol(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const parts = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
