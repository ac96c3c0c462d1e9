// A candidate as a row of features. Nothing here knows a language: words come from the lists, the rest is shape and
// position.
import { writeCarrier } from './features/carrier.ts';
import { writeContext } from './features/context.ts';
import { writeLexicon } from './features/lexicon.ts';
import { writeName } from './features/name.ts';
import { pageHabits, writePage } from './features/page.ts';
import { Pen } from './features/pen.ts';
import { writePlaces } from './features/places.ts';
import { writePosition } from './features/position.ts';
import type { Candidate } from './group.ts';
import type { PageView } from './page-view.ts';
import { SecondLook } from './second-look.ts';

/** Longer than any row; the pen counts how much of it is used. */
const maxFeatures = 256;

export interface FeatureWriter {
  /** The candidate's features, valid until the next call. */
  rowOf(candidate: Candidate): Float32Array;
  /**
   * The first row followed by the features of the second look, which compare with the other names; valid until the next
   * call.
   */
  secondRowOf(first: Float32Array, second: SecondLook, index: number): Float32Array;
  /** How the candidate is presented; candidates with equal roles look alike. */
  roleOf(candidate: Candidate): unknown;
}

function write(
  pen: Pen,
  candidate: Candidate,
  source: { view: PageView; habits: ReturnType<typeof pageHabits> },
): void {
  writeName(pen, candidate);
  writeLexicon(pen, candidate);
  writePlaces(pen, candidate, source.view);
  writeCarrier(pen, candidate, source.view);
  writeContext(pen, candidate, source.view);
  writePosition(pen, candidate, source.view);
  writePage(pen, candidate, source);
}

export function featureWriter(view: PageView): FeatureWriter {
  const source = { view, habits: pageHabits(view) };
  const row = new Float32Array(maxFeatures);
  const pen = new Pen(row);
  return {
    rowOf(candidate) {
      pen.at = 0;
      write(pen, candidate, source);
      return row.subarray(0, pen.at);
    },
    secondRowOf(first, second, index) {
      row.set(first);
      pen.at = first.length;
      second.write(pen, index);
      return row.subarray(0, pen.at);
    },
    roleOf: (candidate) => source.habits.roleOf.get(candidate),
  };
}

/** The names of a row's features: those of the first look, and those of both. Any candidate gives the same names. */
export function featureNames(view: PageView, candidate: Candidate): { first: string[]; all: string[] } {
  const all: string[] = [];
  const pen = new Pen(new Float32Array(maxFeatures), all);
  write(pen, candidate, { view, habits: pageHabits(view) });
  const first = [...all];
  new SecondLook({ candidates: [candidate], scores: new Float32Array(1), roles: [0] }).write(pen, 0);
  return { first, all };
}
