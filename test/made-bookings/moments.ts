// Dates, times and sums as each language prints them.
import type { Language } from './words.ts';

const locales: Record<Language, string> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  pt: 'pt-PT',
  nl: 'nl-NL',
  ja: 'ja-JP',
};

export type DateStyle = 'full' | 'long' | 'iso' | 'numeric';

export function printedDay(day: string, language: Language, style: DateStyle): string {
  const date = new Date(`${day}T00:00Z`);
  if (style === 'iso') return day;
  const form: Intl.DateTimeFormatOptions =
    style === 'numeric' ? { day: '2-digit', month: '2-digit', year: 'numeric' } : { dateStyle: style };
  return new Intl.DateTimeFormat(locales[language], { ...form, timeZone: 'UTC' }).format(date);
}

/** "19h30" in French, "19:30 Uhr" in German, "19:30" elsewhere. */
export function printedTime(time: string, language: Language): string {
  if (language === 'fr') return time.replace(':', 'h');
  return language === 'de' ? `${time} Uhr` : time;
}

export function printedSum(amount: number, currency: string, language: Language): string {
  const sum = new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(amount);
  // The font has no thin or non-breaking spaces.
  return sum.replace(/[\u00a0\u202f]/g, ' ').replace('￥', '¥');
}
