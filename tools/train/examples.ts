// Turns a labelled page into training examples: each candidate with its features and whether it is a stop.
import type { Capture } from '../../lib/model/capture.ts';
import { findDays } from '../../lib/read/days/find-days.ts';
import { featureNames, featureWriter } from '../../lib/read/stops/features.ts';
import type { Candidate } from '../../lib/read/stops/group.ts';
import { type PageView, type Sources, viewPage } from '../../lib/read/stops/page-view.ts';
import type { GoldStop, LabelledPage } from './corpus.ts';
import { likeness } from './names.ts';

export interface Example {
  candidate: Candidate;
  features: Float32Array;
  /** 1 for a stop, 0 otherwise. */
  label: number;
  /** 0: neither right nor wrong, excluded from training. */
  weight: number;
}

export interface PageExamples {
  page: LabelledPage;
  view: PageView;
  /** The names of the features: of the first look, and including the second. */
  names: string[];
  allNames: string[];
  examples: Example[];
}

export const viewOf = (capture: Capture, sources: Sources): PageView =>
  viewPage(capture, findDays(capture), sources);

const likenessTo = (gold: GoldStop, name: string) =>
  Math.max(likeness(gold.name, name), ...(gold.aliases ?? []).map((alias) => likeness(alias, name)));

/**
 * A name this close to the best one for its stop counts as right; one further off is only a part of it and counts as
 * wrong.
 */
const asGood = 0.85;

interface Labels {
  /** How similar the candidate is to the stop for which it is the best name; 0 for none. */
  best: Float64Array;
  /** Names a stop of this day, but is not the best name for it. */
  isNear: Uint8Array;
  isOptional: Uint8Array;
}

function label(
  labels: Labels,
  gold: GoldStop,
  candidates: Candidate[],
  isInDay: (candidate: Candidate) => boolean,
): void {
  const likes = candidates.map(({ name }) => likenessTo(gold, name));
  const matches = likes.flatMap((like, index) => (like > 0 ? [index] : []));
  if (gold.optional) {
    for (const index of matches) labels.isOptional[index] = 1;
    return;
  }
  const here = matches.filter((index) => candidates.slice(index, index + 1).some(isInDay));
  const top = Math.max(0, ...here.map((index) => likes[index] ?? 0));
  for (const index of here) {
    const like = likes[index] ?? 0;
    labels.isNear[index] = 1;
    if (like >= top * asGood) labels.best[index] = Math.max(labels.best[index] ?? 0, like);
  }
}

export function examplesOf(page: LabelledPage, view: PageView): PageExamples {
  const numbers = [...new Set(view.days.map(({ number }) => number))].sort((a, b) => a - b);
  const goldDays = page.gold.days ?? [];
  const isAligned = numbers.length === goldDays.length && goldDays.length > 1;
  const used = view.candidates.filter(({ day }) => day > 0 || numbers.length === 0);
  const labels: Labels = {
    best: new Float64Array(used.length),
    isNear: new Uint8Array(used.length),
    isOptional: new Uint8Array(used.length),
  };
  for (const [index, { stops }] of goldDays.entries()) {
    const isInDay = ({ day }: Candidate) => !isAligned || numbers.indexOf(day) === index;
    for (const gold of stops) label(labels, gold, used, isInDay);
  }
  const { first: names, all: allNames } = used[0] ? featureNames(view, used[0]) : { first: [], all: [] };
  const writer = featureWriter(view);
  const examples = used.map((candidate, index): Example => {
    const features = writer.rowOf(candidate).slice();
    const like = labels.best[index] ?? 0;
    if (like > 0) return { candidate, features, label: 1, weight: Math.max(0.4, like) };
    if (labels.isOptional[index]) return { candidate, features, label: 0, weight: 0 };
    return { candidate, features, label: 0, weight: labels.isNear[index] ? 0.5 : 1 };
  });
  return { page, view, names, allNames, examples };
}
