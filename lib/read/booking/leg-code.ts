// The code of a leg: the number of a flight, a train, a coach line or a sailing.
import { type LabelKind, labelsThat } from '../../text/booking-words/kinds.ts';
import { writtenDates } from './dates.ts';
import type { BookingDocument } from './document.ts';
import { labelKindsOf } from './labels.ts';
import { clocksIn } from './leg-clock.ts';
import type { KindsOfCell } from './leg-moments.ts';
import { columnDistance, type RawLeg } from './leg-pairs.ts';
import type { Cell } from './pair-labels.ts';

export interface LegCode {
  code: string;
  cell: Cell;
  /** What its label calls it. */
  kinds: LabelKind[];
  start: number;
  end: number;
}

const codeKinds = new Set<LabelKind>(['flight', 'train', 'bus', 'ferry', 'service']);
// "L6 2041", "ICE 943", "S0", "Os 9424", "N59", "のぞみ 225号", "8823".
const withLetters =
  /(?<![\p{L}\d-])(?<code>(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{1,4}|\p{L}{1,4}\s?\d{1,6}|[A-Z]{1,3}-\d{2,5})(?![\p{L}\d:/-]|[.,]\d)/u;
const eastern =
  /(?<![\p{L}\d])(?<code>[A-Z][A-Z\d]{1,2}\s?\d{1,4})(?=\s?便)|(?<code>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,8}\s?\d{1,4}\s?[号號便]|(?<!\d)\d{1,4}\s?便)/u;
const numberOnly = /^(?:n[°ºo.]{0,2}\s?|nr\.?\s?|no\.?\s?|č\.?\s?|第)?(?<code>\d{1,6})(?![\p{L}\d:.,/])/iu;
const lineOnly = /\((?<code>[A-Z]{1,2}(?:,\s?[A-Z]{1,3}\s?\d{1,6})?)\)\s*$/u;
const notCodes =
  /^(?:T|K|M|W|Wg|Pl|No|Nr|Am|Um|Ab|An|On|At|Dne|Den|CL|Kl|Gate|Seat|Page|Room|Row|Tel|PSČ|DIČ|IČO|CIV|BC|Km|Osob|GBP|EUR|USD|CHF|CZK|Kč|SEK|NOK|DKK|PLN|JPY|MAR|JAN|FEB|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|MAI|JUIN|JUNE|JULY|A|a|v|z|Os\.|[Vv]ol)\s?\d/u;

// Airlines that only sell their own flights leave out their letters: "Flight 2187".
const longNumber = /^(?:n[°ºo.]{0,2}\s?|nr\.?\s?|no\.?\s?|#\s?)?(?<code>\d{3,4})(?![\p{L}\d:.,/])/iu;

/** "Flight 1" is only a count: the number of a flight has its carrier's letters, or three digits. */
const inValue = (text: string, isFlight: boolean): { code: string; index: number } | undefined => {
  const patterns = isFlight
    ? [eastern, withLetters, longNumber]
    : [eastern, withLetters, numberOnly, lineOnly];
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const code = match?.groups?.code;
    if (match && code) return { code: code.trim(), index: match.index + match[0].indexOf(code) };
  }
  return undefined;
};

function labelledCodes(lines: Cell[][], labelKinds: KindsOfCell): LegCode[] {
  return lines.flat().flatMap((cell) =>
    (labelKinds.get(cell) ?? []).flatMap(({ kinds, pair }) => {
      const wanted = kinds.filter((kind) => codeKinds.has(kind));
      const value = pair ? pair.value : cell.text;
      const found =
        wanted.length > 0 ? inValue(value, wanted.includes('flight') && wanted.length === 1) : undefined;
      if (!found) return [];
      const start = Math.max(0, cell.text.indexOf(value)) + found.index;
      return [{ code: found.code, cell, kinds: wanted, start, end: start + found.code.length }];
    }),
  );
}

/** A code without a label, apart from times, dates and the values of other labels. */
function bareCodes(lines: Cell[][], labelKinds: KindsOfCell): LegCode[] {
  return lines.flat().flatMap((cell) => {
    if (cell.text.length > 90 || labelKindsOf(cell.text).length > 0) return [];
    const clocks = clocksIn(cell.text);
    const words = [...clocks, ...writtenDates(cell.text)].reduce(
      (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
      cell.text,
    );
    const isOther = (labelKinds.get(cell) ?? []).some(
      ({ kinds, pair }) => pair?.how !== 'inside' && kinds.some((kind) => otherKinds.has(kind)),
    );
    if (isOther) return [];
    const named = eastern.exec(words);
    if (named?.groups?.code)
      return [
        { code: named.groups.code, cell, kinds: [], start: named.index, end: named.index + named[0].length },
      ];
    for (const match of words.matchAll(new RegExp(withLetters, 'gu'))) {
      const code = match.groups?.code ?? '';
      if (notCodes.test(code)) continue;
      return [{ code, cell, kinds: [], start: match.index, end: match.index + code.length }];
    }
    const line = lineOnly.exec(cell.text);
    return line?.groups?.code
      ? [{ code: line.groups.code, cell, kinds: [], start: line.index + 1, end: cell.text.length }]
      : [];
  });
}

const otherKinds = labelsThat('isNoCode');

const spaced = (code: string) => code.replace(/^([A-Z]{2}|[A-Z]\d(?=\d{3})|\d[A-Z])(\d{1,4})$/u, '$1 $2');

const reach = 11;
// Away from the times a code must open its cell: "CQ 2210 · Economy", "Vol AF 123".
const latestStart = 8;
const flightShape = /^(?:[A-Z][A-Z\d]|\d[A-Z]|[A-Z]{3})\s?\d{2,4}$/u;

/** The leg's code: the nearest one with a label, else the one printed beside its times. */
export function codeOf(leg: RawLeg, document: BookingDocument, labelKinds: KindsOfCell): LegCode | undefined {
  const core = document.lines.slice(leg.top, leg.bottom + 1);
  const section = document.lines
    .slice(leg.from, leg.until)
    .filter((line) => line[0]?.page === leg.departure.cell.page);
  const far = ({ cell }: LegCode) =>
    Math.abs(cell.line - leg.departure.cell.line) +
    (cell.line > leg.arrival.cell.line ? 2 : 0) +
    columnDistance(leg, cell);
  const labelled = labelledCodes(section, labelKinds).toSorted((a, b) => far(a) - far(b));
  const near = document.lines
    .slice(Math.max(leg.from, leg.top - reach), Math.min(leg.until, leg.bottom + reach))
    .filter((line) => section.includes(line));
  const found =
    labelled.find(({ cell }) => core.flat().includes(cell)) ??
    labelled[0] ??
    bareCodes(core, labelKinds)[0] ??
    bareCodes(near, labelKinds)
      .filter(({ code, start }) => start < latestStart && (flightShape.test(code) || eastern.test(code)))
      .toSorted((a, b) => far(a) - far(b))[0];
  return found && { ...found, code: spaced(found.code) };
}
