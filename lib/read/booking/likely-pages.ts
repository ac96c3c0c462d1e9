// Which pages of a long document may be about a booking: most of it is handbooks and conditions.
import type { PrintedCell } from '../../model/capture.ts';
import { writtenDates } from './dates.ts';
import { findPrices } from './found-once.ts';

// "HK-72088", "R4TGX9", "0123456789"; "QZTHWP" only by itself or after punctuation.
const likeReference =
  /(?<![\p{L}\d+])(?:(?=[A-Z\d/-]{0,20}\d)(?=[A-Z\d/-]{0,20}[A-Z])[A-Z\d][A-Z\d/-]{4,20}|\d{7,14})(?![\p{L}\d])|(?:^|[:：#]\s?)[A-Z]{5,8}\s*$/u;

export const looksLikeReference = (text: string): boolean => likeReference.test(text);

// Shorter papers are read as a whole: they are all about the booking.
const shortPaper = 20;
// A booking that begins on one page may end on the next, if that has a day, a time or a sum.
const near = 1;
const figures = /(?<!\d)\d{1,2}[:.h/-]\d{2}(?!\d)|20\d{2}|\d\s?(?:[AP]M|[年月日时点時년월일시])|[€$£¥]/iu;
/** Also finds months and currencies that are words: "Check-out 12 March", "Total 120,00 EUR". */
const isTelling = (text: string) =>
  figures.test(text) || writtenDates(text).length > 0 || findPrices(text).length > 0;
// Where references are everywhere, they do not tell pages apart.
const maxLikelyShare = 0.4;

/** The pages worth reading; undefined if all are. */
export function likelyPages(cells: readonly PrintedCell[], pages: number): Set<number> | undefined {
  if (pages <= shortPaper) return undefined;
  const likely = new Set(cells.filter(({ text }) => looksLikeReference(text)).map(({ page }) => page));
  if (likely.size > pages * maxLikelyShare) return undefined;
  const beside = new Set([...likely].flatMap((page) => [page - near, page + near]));
  const told = cells.filter(({ page, text }) => beside.has(page) && isTelling(text));
  return new Set([1, ...likely, ...told.map(({ page }) => page)]);
}
