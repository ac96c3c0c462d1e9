// Forms with labels in small letters below their values: turned into the same form with its labels above.
import type { Cell } from './pair-labels.ts';

const isWords = ({ text }: Cell) => /[\p{L}\d]/u.test(text);
const isLabel = ({ kinds }: Cell) => kinds.length > 0;
// A caption stands close to its value, in smaller letters.
const maxSize = 0.9;
const maxStep = 0.8;
const minLabels = 2;

const isFlush = (one: Cell, other: Cell) =>
  Math.abs(one.left - other.left) <= other.size * 0.6 ||
  Math.abs(one.right - other.right) <= other.size * 0.6;

const stepBetween = (above: readonly Cell[], below: readonly Cell[]): number => {
  const [one, other] = [above[0], below[0]];
  if (!one || !other || one.page !== other.page) return Number.POSITIVE_INFINITY;
  return one.baseline - other.baseline;
};

/** Whether each label of a line stands right below a value of the line above, and nearer to it than to the next line. */
function areCaptions(values: readonly Cell[], line: readonly Cell[], next: readonly Cell[]): boolean {
  const labels = line.filter(isLabel);
  const isForm = labels.length >= minLabels && labels.length * 2 > line.filter(isWords).length;
  if (!isForm || values.some(isLabel)) return false;
  const step = stepBetween(values, line);
  return (
    step > 0 &&
    step < stepBetween(line, next) * maxStep &&
    line.every((label) =>
      values.some((value) => isWords(value) && isFlush(value, label) && label.size <= value.size * maxSize),
    )
  );
}

const movedTo = (line: readonly Cell[], { baseline }: Cell): Cell[] =>
  line.map((cell) => ({ ...cell, baseline }));

/** "6:05 PM" above "Departs" → "Departs" above "6:05 PM". */
export function withLabelsAbove(lines: readonly Cell[][]): Cell[][] {
  const found = [...lines];
  for (let at = 1; at < found.length; at += 1) {
    const [values, line] = [found[at - 1] as Cell[], found[at] as Cell[]];
    const [value, label] = [values[0], line[0]];
    if (!value || !label || !areCaptions(values, line, found[at + 1] ?? [])) continue;
    found[at - 1] = movedTo(line, value);
    found[at] = movedTo(values, label);
    at += 1;
  }
  return found;
}
