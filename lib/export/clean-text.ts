const lineEnds = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
// Characters that no file may contain: control characters (XML forbids them, calendars choke on them) and U+FFFE and U+FFFF.
const unspeakable = /(?![\n\t])\p{Cc}|[\ufffe\uffff]/gu;

/** The text with "\n" for every kind of line break and without forbidden characters. */
export const clean = (text: string): string =>
  text.toWellFormed().replace(lineEnds, '\n').replace(unspeakable, '');

/** The same on one line: "Day 1\r\n  Porto" → "Day 1 Porto". */
export const oneLine = (text: string): string => clean(text).replace(/\s+/g, ' ').trim();
