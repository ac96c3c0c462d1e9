/**
 * Letters of all scripts and their accents, roughly, for use inside [ ]. \p{L} is exact but has hundreds of ranges: a
 * handful of expressions with it take a tenth of a second to compile, longer than reading a whole page, and a quantifier
 * after it ("{3,20}") repeats all of them that many times.
 */
export const letter =
  'A-Za-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u1fff\\u2c00-\\u2dff\\u3005-\\u3007\\u3041-\\ud7ff';

/** The edges of a whole word: no letter and no digit beside it. */
export const wordStart = `(?<![${letter}\\d])`;
export const wordEnd = `(?![${letter}\\d])`;

/** Letters of scripts that have lower and upper case. */
export const casedLetter =
  'A-Za-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u0587\\u10a0-\\u10ff\\u13a0-\\u13ff\\u1c80-\\u1cbf\\u1d00-\\u1fff\\u2c00-\\u2d2f';
