// Formats the figures of booking documents.
import { extraFields } from './booking-rules.ts';
import type { BookingScore } from './score-booking.ts';

const share = (part: number, whole: number) =>
  whole === 0 ? '-' : `${part}/${whole} (${((100 * part) / whole).toFixed(1)} %)`;
const sum = (scores: BookingScore[], of: (score: BookingScore) => number) =>
  scores.reduce((total, score) => total + of(score), 0);

export function bookingLines(name: string, score: BookingScore, withMisses: boolean): string[] {
  const { isVerdictRight, wanted, found, right, fields, invented } = score;
  const verdict = isVerdictRight === undefined ? '' : isVerdictRight ? ' verdict right' : ' VERDICT WRONG';
  const figures = `found ${found}/${wanted} fields ${right}/${fields} invented ${invented}${verdict}`;
  return [`${name.padEnd(62)} ${figures}`, ...(withMisses ? score.misses.map((miss) => `    ${miss}`) : [])];
}

export function bookingTotal(name: string, scores: BookingScore[]): string {
  const judged = scores.filter(({ isVerdictRight }) => isVerdictRight !== undefined);
  return [
    `${name}: found ${share(
      sum(scores, (score) => score.found),
      sum(scores, (score) => score.wanted),
    )}`,
    `main fields ${share(
      sum(scores, (score) => score.right),
      sum(scores, (score) => score.fields),
    )}`,
    `${extraFields.join(', ')} ${share(
      sum(scores, (score) => score.extraRight),
      sum(scores, (score) => score.extra),
    )}`,
    `prices ${share(
      sum(scores, (score) => score.pricesRight),
      sum(scores, (score) => score.prices),
    )}`,
    `invented ${sum(scores, (score) => score.invented)}`,
    `verdicts ${share(judged.filter(({ isVerdictRight }) => isVerdictRight).length, judged.length)}`,
  ].join(', ');
}
