import { language, made } from './words.ts';

/** ["A", "B", "C"] → "A, B and C" */
export const listed = (words: readonly string[]): string =>
  made('list', () => new Intl.ListFormat(language(), { type: 'conjunction' })).format(words);

/** ["A", "B", "C"] → "A, B, C": facts beside each other, none of them the last. */
export const sideBySide = (words: readonly (string | undefined | false)[]): string =>
  words.filter((word) => word).join(', ');
