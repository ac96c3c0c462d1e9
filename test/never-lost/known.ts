// Faults that are known and being mended elsewhere: while one of these is false, the model does not provoke it.
export const provokes = {
  /** A create left unclear while the browser's clock is far ahead is looked for in the future, and made twice. */
  clocksFarAhead: false,
  /** The journal of a window that is gone is thrown away though its edits could not be stored. */
  leftOverUnderTrouble: false,
  /** More edits by another window than the journal counts: what it holds is taken for old. */
  leftOverBehindOthers: false,
};
