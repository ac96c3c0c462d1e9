const made = new Map<string, Intl.DisplayNames>();

// The long names of these add whom they belong to or what they were called: "Hong Kong SAR China", "Myanmar (Burma)".
const isLong = /^(?:HK|MM|MO|PS)$/;

function namesIn(language: string, style: 'long' | 'short'): Intl.DisplayNames {
  // The language that a page declares is often not a language at all; then English.
  const [tag = 'en'] = /^[a-z]{2,3}(?:-[A-Za-z]{4})?/.exec(language) ?? [];
  const locale = Intl.DisplayNames.supportedLocalesOf(tag).length > 0 ? tag : 'en';
  const key = `${locale} ${style}`;
  const names = made.get(key) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'none', style });
  made.set(key, names);
  return names;
}

/** "TR" in "de" → "Türkei"; undefined for a code that is not a country. */
export const countryName = (code: string, language: string): string | undefined =>
  namesIn(language, isLong.test(code) ? 'short' : 'long').of(code);
