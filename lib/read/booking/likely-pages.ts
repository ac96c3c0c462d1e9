// Which pages of a long document may speak of a booking: handbooks and conditions are most of it.
import type { PrintedCell } from '../../model/capture.ts';
import { writtenDates } from './dates.ts';
import { findPrices } from './found-once.ts';

// "HK-72088", "R4TGX9", "0123456789"; "QZTHWP" where it stands alone or after punctuation. Numbers beside them tell when.
const likeReference =
  /(?<![\p{L}\d+])(?:(?=[A-Z\d/-]{0,20}\d)(?=[A-Z\d/-]{0,20}[A-Z])[A-Z\d][A-Z\d/-]{4,20}|\d{7,14})(?![\p{L}\d])|(?:^|[:：#]\s?)[A-Z]{5,8}\s*$/u;

export const looksLikeReference = (text: string): boolean => likeReference.test(text);

// Shorter papers are read as a whole: they are about what is booked.
const shortPaper = 20;
// What begins on one page may end on the next, if that tells of a day, a time or a sum.
const near = 1;
const figures = /(?<!\d)\d{1,2}[:.h/-]\d{2}(?!\d)|20\d{2}|\d\s?(?:[AP]M|[年月日时点時년월일시])|[€$£¥]/iu;
/** Also where month and currency are words: "Check-out 12 March", "Total 120,00 EUR". */
const isTelling = (text: string) =>
  figures.test(text) || writtenDates(text).length > 0 || findPrices(text).length > 0;
// Where references are everywhere, they tell nothing.
const maxLikelyShare = 0.4;

/** The pages worth reading; undefined where all are. */
export function likelyPages(cells: readonly PrintedCell[], pages: number): Set<number> | undefined {
  if (pages <= shortPaper) return undefined;
  const likely = new Set(cells.filter(({ text }) => looksLikeReference(text)).map(({ page }) => page));
  if (likely.size > pages * maxLikelyShare) return undefined;
  const beside = new Set([...likely].flatMap((page) => [page - near, page + near]));
  const told = cells.filter(({ page, text }) => beside.has(page) && isTelling(text));
  return new Set([1, ...likely, ...told.map(({ page }) => page)]);
}
