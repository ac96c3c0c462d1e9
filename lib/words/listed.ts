import { cachedByLanguage, language } from './words.ts';

const and = () => cachedByLanguage('list', () => new Intl.ListFormat(language(), { type: 'conjunction' }));

/** ["A", "B", "C"] → "A, B and C" */
export const joinWithAnd = (words: readonly string[]): string => and().format(words);

/** The language's separator in a list: ", " or "、". */
const comma = (): string => and().formatToParts(['a', 'b', 'c'])[1]?.value ?? ', ';

/** ["A", "B", "C"] → "A, B, C": facts without a final "and". */
export const joinWithCommas = (words: readonly (string | undefined | false)[]): string =>
  words.filter((word) => word).join(comma());

/** Joins sentences; there is no space after a full-width full stop. */
export const inSentences = (sentences: readonly (string | undefined | false)[]): string =>
  sentences
    .filter((sentence) => sentence)
    .join(' ')
    .replaceAll('。 ', '。');
