import { cachedByLanguage, language } from './words.ts';

/** "PT" → "Portugal"; anything that is not a code is returned as it is. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const names = cachedByLanguage(
    'countries',
    () => new Intl.DisplayNames([language()], { type: 'region', fallback: 'code' }),
  );
  return names.of(code) ?? code;
}
