import { letter } from './letters.ts';

/** Punctuation, emoji and spaces before the first word or number. */
export const nonLetters = `[^0-9${letter}]*`;

const notLetter = new RegExp(`[^${letter}]+`, 'gu');
const edges = new RegExp(`^[^0-9${letter}]+|[\\s:,;|#–—-]+$`, 'gu');

const eastern = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/gu;
/**
 * How long the text feels to a reader: a Chinese, Japanese or Korean character says about as much as two and a half letters.
 */
export const widthOf = (text: string) => text.length + 1.5 * (text.match(eastern)?.length ?? 0);

/** How many letters the text has. */
export const lettersIn = (text: string) => text.replace(notLetter, '').length;

/** Without the punctuation around it, and on one line: " – Sintra | " → "Sintra". */
export const bare = (text: string) => text.replace(edges, '').replace(/\s+/g, ' ');
