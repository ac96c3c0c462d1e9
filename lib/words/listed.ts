import { language, made } from './words.ts';

const and = () => made('list', () => new Intl.ListFormat(language(), { type: 'conjunction' }));

/** ["A", "B", "C"] → "A, B and C" */
export const listed = (words: readonly string[]): string => and().format(words);

/** What a language puts between the first two of three: ", " or "、". */
const comma = (): string => and().formatToParts(['a', 'b', 'c'])[1]?.value ?? ', ';

/** ["A", "B", "C"] → "A, B, C": facts beside each other, none of them the last. */
export const sideBySide = (words: readonly (string | undefined | false)[]): string =>
  words.filter((word) => word).join(comma());

/** One sentence after the other; behind a full-width stop there is no space. */
export const inSentences = (sentences: readonly (string | undefined | false)[]): string =>
  sentences
    .filter((sentence) => sentence)
    .join(' ')
    .replaceAll('。 ', '。');
