// Flight numbers and airport codes, as printed on tickets.

export interface FoundCode {
  code: string;
  start: number;
  end: number;
}

// Two characters with at least one letter, then two to four digits: "LH 441", "4U7650". One digit is too often a list.
const flight =
  /(?<![\p{L}\d-])(?<carrier>[A-Z][A-Z0-9]|[0-9][A-Z])\s?(?<number>\d{2,4})(?![\p{L}\d:/-]|[.,]\d)/gu;
// These look like airlines but are not: gates, seats, terminals, "AM" and "PM", paper sizes.
const notCarriers = new Set(['AM', 'PM', 'NO', 'OF', 'ID', 'A4', 'PO', 'ST', 'RE', 'IC', 'EC', 'EN', 'RB']);

/** "LH441 and 4U 7650" → "LH 441", "4U 7650". */
export function findFlightCodes(text: string): FoundCode[] {
  return [...text.matchAll(flight)].flatMap((match) => {
    const { carrier = '', number = '' } = match.groups ?? {};
    if (notCarriers.has(carrier)) return [];
    return [{ code: `${carrier} ${number}`, start: match.index, end: match.index + match[0].length }];
  });
}

const bracketed = /[(（[](?<code>[A-Z]{3})[)）\]]/gu;
const bare = /(?<![\p{L}\d])(?<code>[A-Z]{3})(?![\p{L}\d])/gu;
// Capitals on tickets that are no airports: currencies, days, months, titles, and terms of the trade.
const notAirports = new Set(
  `EUR USD GBP CHF JPY CAD AUD CZK PLN SEK NOK DKK VAT MWS TVA IVA TAX FEE MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY
   JUN JUL AUG SEP OCT NOV DEC MRS MIS PNR ETK PDF THE AND FOR VIA DEP ARR NON ALL NOT YOU REF SEQ ADT CHD INF GDS URL
   FAX TEL ECO BUS BAG PCS KGS UTC GMT CET AIR LTD INC`.split(/\s+/),
);

function codesBy(text: string, pattern: RegExp): FoundCode[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const code = match.groups?.code ?? '';
    const start = match.index + match[0].indexOf(code);
    return notAirports.has(code) ? [] : [{ code, start, end: start + code.length }];
  });
}

/** Airport codes: those in brackets if there are two, else any three capitals not known as another word. */
export function findAirportCodes(text: string): FoundCode[] {
  const inBrackets = codesBy(text, bracketed);
  return new Set(inBrackets.map(({ code }) => code)).size >= 2 ? inBrackets : codesBy(text, bare);
}
