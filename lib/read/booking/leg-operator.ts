// Who runs a leg: the name beside its code, the one under a label, or the company whose paper it is.
import type { Terminal } from '../../model/reservation.ts';
import type { BookingDocument } from './document.ts';
import { labelKindsOf } from './labels.ts';
import { clocksIn } from './leg-clock.ts';
import type { LegCode } from './leg-code.ts';
import type { RawLeg } from './leg-pairs.ts';
import { letterhead } from './letterhead.ts';

const afterCode = /^[\s,·•–—-]+(?<name>\p{Lu}[\p{L}'’&. -]{2,40}?)(?=$|[,·•(]|\s[–—-]\s)/u;
const near = 10;

/** The company whose paper it is: its name stands above the first time of a leg. */
export const issuerOf = (document: BookingDocument): string | undefined =>
  letterhead(
    document,
    document.lines.findIndex((line) => line.some(({ text }) => clocksIn(text).length > 0)),
  );

/** Not a label, a label with its value ("Tarif Flex"), or the letters of a class or a kind of train. */
const isNamed = (text: string): boolean =>
  labelKindsOf(text).length === 0 &&
  labelKindsOf(text.split(' ')[0] ?? '').length === 0 &&
  !/^\p{Lu}{1,3}$/u.test(text) &&
  text.length <= 60;

/** "Line 12 Brno - Wien" names the route, not the operator. */
const isOnTheWay = (text: string, ends: Terminal[]): boolean => {
  const words = text.split(/[\s,–—-]+/u);
  return ends.some(({ name }) => words.includes(name?.split(/[\s,–—-]+/u)[0] ?? ''));
};

/** Undefined where nothing beside the leg or under a label names it. */
export function operatorOf(
  leg: RawLeg,
  { code, ends, document }: { code: LegCode | undefined; ends: Terminal[]; document: BookingDocument },
): string | undefined {
  const row = document.tables
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
    .find(({ column, cell }) => column.kinds[0] === 'operator' && cell.line === leg.departure.cell.line);
  if (row && isNamed(row.cell.text)) return row.cell.text;
  const rest = code ? code.cell.text.slice(code.end) : '';
  const beside = afterCode.exec(rest)?.groups?.name?.trim();
  if (
    beside &&
    isNamed(beside) &&
    !isOnTheWay(beside, ends) &&
    !/^(?:richtung|to|towards?|direction|nach|vers|hacia|per|para|naar|směr|kierunek|mot)(?![\p{L}])|economy|business|class|operated|flex|sitzpl|klasse|classe/iu.test(
      beside,
    )
  )
    return beside;
  const lines = new Set(
    document.lines
      .slice(Math.max(leg.from, leg.top - near), Math.min(leg.until, leg.bottom + near))
      .flatMap((line) => line[0]?.line ?? []),
  );
  const operators = document.pairs.filter(
    ({ kinds, label }) =>
      kinds.includes('operator') &&
      !/operated|durchgeführt|opéré|operado|operato|uitgevoerd|ausgeführt/iu.test(label),
  );
  // Where it is stated once for all legs, it may stand far from them.
  const isOne = new Set(operators.map(({ value }) => value)).size === 1;
  const labelled = operators.find(({ cell }) => lines.has(cell.line)) ?? (isOne ? operators[0] : undefined);
  return labelled && labelled.value.length <= 60 ? labelled.value : undefined;
}
