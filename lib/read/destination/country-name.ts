// Pure: no browser, no network, no clock.

const made = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  // What a page declares is often no language at all; English then.
  const [tag = 'en'] = /^[a-z]{2,3}(?:-[A-Za-z]{4})?/.exec(language) ?? [];
  const known = Intl.DisplayNames.supportedLocalesOf(tag).length > 0 ? tag : 'en';
  const names = made.get(known) ?? new Intl.DisplayNames([known], { type: 'region', fallback: 'none' });
  made.set(known, names);
  return names;
}

/** "TR" in "de" → "Türkei"; nothing for a code that is no country. */
export const countryName = (code: string, language: string): string | undefined => namesIn(language).of(code);
