// Small words that join names and sentences. A language is one line in each table; all are pieces of regular expressions.

/** What joins a second thing to the first: "We slept well, and the next day" goes on from its own sentence. None that is another word elsewhere ("i", "a"; "en" is Spanish and French for "in"). */
export const joinWords: Record<string, string> = {
  en: 'and|but|then|so',
  de: 'und|aber|dann',
  fr: 'et|mais|puis',
  es: 'y|pero|luego',
  it: 'e|ma|poi',
  pt: 'e|mas',
  nl: 'en(?= (?:de|het|we|wij|ik|toen|dan|daarna|kwam\\p{L}*|ging\\p{L}*|bereik\\p{L}*))|maar|toen',
  da: 'og|men',
  no: 'og|men',
  sv: 'och|men',
  ca: 'però',
  pl: 'ale|oraz',
  cs: 'ale',
  ru: 'и|но',
};

/** Between two names that belong together: "A and B". */
export const andWords: Record<string, string> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y',
  it: 'e',
  nl: 'en',
  ca: 'i',
  ja: 'と',
  zh: '和',
};

/** "La Torre" in a heading is "la Torre" in a sentence. */
export const articles: Record<string, string> = {
  en: 'the',
  de: 'der|die|das',
  fr: 'le|la|les',
  es: 'el|la|los|las',
  it: 'il|lo|la|gli|le',
  pt: 'os|as|o|a',
  nl: 'de|het',
};
