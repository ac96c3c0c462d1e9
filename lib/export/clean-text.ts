const lineEnds = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
// No file of ours may hold control characters (XML forbids them, calendars choke on them) nor the two code points that are no characters.
const unspeakable = /(?![\n\t])\p{Cc}|[\ufffe\uffff]/gu;

/** The words as they are, with "\n" for every kind of line end and without what no file may hold. */
export const clean = (text: string): string =>
  text.toWellFormed().replace(lineEnds, '\n').replace(unspeakable, '');

/** The same on one line: "Day 1\r\n  Porto" → "Day 1 Porto". */
export const oneLine = (text: string): string => clean(text).replace(/\s+/g, ' ').trim();
