// The reference under which a leg is booked.
import { memoize } from '../../text/memoize.ts';
import type { BookingDocument } from './document.ts';
import { groupedReference } from './grouped-reference.ts';
import { labelKindsOf } from './labels.ts';
import type { RawLeg } from './leg-pairs.ts';

// "K7QWZ4", "NBC-48213377", "AB-7730-1184", "0123456789", "DL/123456".
const shape =
  /^(?:[A-Z\d]{2}\s?\/\s?)?(?<code>(?=[A-Z\d-]*(?:\d|[A-Z]{4}))[A-Z\d](?:[A-Z\d]|-(?=[A-Z\d])){4,19})(?![\p{L}\d])/u;
const isDate = /^\d{4}-\d{2}-\d{2}$/;
// "Your booking reference is R4TGX9."
const referenceInSentence =
  /(?<label>\p{L}[\p{L} ./-]{3,40}?)\s?(?:is|lautet|ist|est|es|è|é|är|er|jest|je|:|：|は)\s?(?<code>[A-Z\d][A-Z\d-]{4,14})(?![\p{L}\d])/gu;

/** The reference at the start of a labelled value. */
export function referenceOf(value: string): string | undefined {
  const grouped = groupedReference(value);
  if (grouped) return grouped;
  const code = shape.exec(value.replace(/^[\s:#№.]+/u, ''))?.groups?.code;
  // A word in capitals is not a reference, unless it is as short as one.
  const isWord = code !== undefined && /^[A-Z]+$/.test(code) && code.length > 8;
  return code && !isDate.test(code) && !isWord ? code : undefined;
}

interface Found {
  code: string;
  line: number;
  page: number;
  rank: number;
}

// Travel systems give six letters and digits; the order number of a shop is a second choice.
const rankOf = (code: string, label: string) =>
  (/^(?=.*[A-Z])[A-Z\d]{5,8}$/.test(code) ? 0 : 1) +
  (/[A-Z]/.test(code) ? 0 : 0.5) +
  (/order|auftrag|bestell|commande|pedido|ordine|objedn|zamówi|obj\b|注文|订单/iu.test(label) &&
  !/^(?=.*[A-Z])/.test(code)
    ? 2
    : 0);

// Most of a long document is sentences without anything like a code.
const mayTell = /[A-Z\d][A-Z\d-]{4}/;

/** Searched once for each document, however many legs ask. */
const referencesIn = memoize(({ pairs, cells }: BookingDocument): Found[] => {
  const labelled = pairs
    .filter(({ kinds }) => kinds.includes('reference'))
    .flatMap(({ value, label, cell }) => {
      const code = referenceOf(value);
      return code ? [{ code, line: cell.line, page: cell.page, rank: rankOf(code, label) }] : [];
    });
  const spoken = cells.flatMap(({ text, line, page }) =>
    (mayTell.test(text) ? [...text.matchAll(referenceInSentence)] : []).flatMap((match) => {
      const words = (match.groups?.label ?? '').split(/\s+/);
      const isLabel = [1, 2, 3, 4].some((count) =>
        labelKindsOf(words.slice(-count).join(' ')).includes('reference'),
      );
      const code = isLabel ? referenceOf(match.groups?.code ?? '') : undefined;
      return code ? [{ code, line, page, rank: 1 }] : [];
    }),
  );
  return [...labelled, ...spoken];
});

/** The leg's own reference, else that of the whole document. */
export function confirmationOf(leg: RawLeg, document: BookingDocument): string | undefined {
  const all = referencesIn(document);
  const lines = new Set(document.lines.slice(leg.top, leg.bottom + 1).flatMap((line) => line[0]?.line ?? []));
  const own = all.find(({ line }) => lines.has(line));
  return (own ?? all.toSorted((a, b) => a.rank - b.rank)[0])?.code;
}

/** Pages with a reference: in a long document only they are about what is booked. */
export const pagesWithReference = (document: BookingDocument): Set<number> =>
  new Set(referencesIn(document).map(({ page }) => page));
