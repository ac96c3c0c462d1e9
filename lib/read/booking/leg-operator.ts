// Who runs a leg: the name beside its number, under its label, or the house whose paper it is.
import type { BookingDocument } from './document.ts';
import { labelKindsOf } from './labels.ts';
import { clocksIn } from './leg-clock.ts';
import type { LegCode } from './leg-code.ts';
import type { RawLeg } from './leg-pairs.ts';
import { letterhead } from './letterhead.ts';

const afterCode = /^[\s,·•–—-]+(?<name>\p{Lu}[\p{L}'’&. -]{2,40}?)(?=$|[,·•(]|\s[–—-]\s)/u;
const near = 10;

/** The house whose paper it is: it stands above the first time of a leg. */
export const houseOf = (document: BookingDocument): string | undefined =>
  letterhead(
    document,
    document.lines.findIndex((line) => line.some(({ text }) => clocksIn(text).length > 0)),
  );

/** Undefined where nothing beside the leg or under a label says so. */
export function operatorOf(
  leg: RawLeg,
  code: LegCode | undefined,
  document: BookingDocument,
): string | undefined {
  const rest = code ? code.cell.text.slice(code.end) : '';
  const beside = afterCode.exec(rest)?.groups?.name?.trim();
  if (
    beside &&
    labelKindsOf(beside).length === 0 &&
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
  // Told once for all legs, it may stand far from them.
  const isOne = new Set(operators.map(({ value }) => value)).size === 1;
  const labelled = operators.find(({ cell }) => lines.has(cell.line)) ?? (isOne ? operators[0] : undefined);
  return labelled && labelled.value.length <= 60 ? labelled.value : undefined;
}
