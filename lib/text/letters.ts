/**
 * Letters of all scripts and their accents, roughly, for use inside [ ]. \p{L} is exact, but has hundreds of ranges: a
 * handful of expressions with it take a tenth of a second to compile, which is longer than reading a whole page, and a
 * count behind it ("{3,20}") repeats all of them so many times.
 */
export const letter =
  'A-Za-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u1fff\\u2c00-\\u2dff\\u3005-\\u3007\\u3041-\\ud7ff';

/** What stands before a whole word, and what after it: no letter, and no digit. */
export const wordStart = `(?<![${letter}\\d])`;
export const wordEnd = `(?![${letter}\\d])`;

/** Those of scripts with small and capital letters. */
export const casedLetter =
  'A-Za-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u0587\\u10a0-\\u10ff\\u13a0-\\u13ff\\u1c80-\\u1cbf\\u1d00-\\u1fff\\u2c00-\\u2d2f';
