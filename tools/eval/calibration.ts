// Whether stops are right as often as the draft's confidence in them says (calibration).
import type { Draft } from '../../lib/model/draft.ts';
import type { DraftScore } from '../train/score-draft.ts';

export interface JudgedStop {
  /** The draft's confidence, 0 to 1. */
  sure: number;
  isRight: boolean;
}

export function judgedStops({ days }: Draft, { stops: { invented } }: DraftScore): JudgedStop[] {
  const wrong = new Set(invented);
  return days.flatMap(({ stops }) =>
    stops.map(({ name }) => ({ sure: name.confidence, isRight: !wrong.has(name.value) })),
  );
}

const steps = 10;
const percent = (share: number) => `${(100 * share).toFixed(0).padStart(3)} %`;

/** "60 to 70 %  213 stops  said 65 %  right 72 %", for each tenth that contains any. */
export function calibrationLines(stops: readonly JudgedStop[]): string[] {
  const lines = Array.from({ length: steps }, (_, step) => {
    const some = stops.filter(({ sure }) => Math.min(steps - 1, Math.floor(sure * steps)) === step);
    if (some.length === 0) return [];
    const stated = some.reduce((sum, { sure }) => sum + sure, 0) / some.length;
    const right = some.filter(({ isRight }) => isRight).length / some.length;
    const range = `${step * steps} to ${(step + 1) * steps} %`.padEnd(12);
    return [
      `${range}${String(some.length).padStart(5)} stops   said ${percent(stated)}   right ${percent(right)}`,
    ];
  });
  return ['How sure the draft is of a stop, and how often it is right:', ...lines.flat()];
}
