// Labelled pages as the destination's scorer sees them: the candidates of each, and which of them are right.
import type { Capture } from '../../lib/model/capture.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import type { Candidate } from '../../lib/read/destination/candidate-list.ts';
import { languageOf } from '../../lib/read/destination/language.ts';
import { scoredInput } from '../../lib/read/destination/score.ts';
import { decodeHtml } from '../reading/decode-html.ts';
import { openPage } from '../reading/open-page.ts';
import type { LabelledPage } from '../train/corpus.ts';
import { mainOf, rightNames } from './compare.ts';

export interface DestinationPage {
  folder: string;
  slug: string;
  site: string;
  language: string;
  /** What must be in the answer. */
  main: string;
  capture: Capture;
  input: { candidate: Candidate; signals: Record<string, number>; features: number[] }[];
  right: boolean[];
}

/** Pages that are no trip have no destination, and are left out. */
export function destinationPages(
  folder: string,
  labelled: LabelledPage[],
  knowledge: Knowledge,
): DestinationPage[] {
  return labelled.flatMap(({ slug, site, html, gold }) => {
    const main = mainOf(gold.destination ?? '');
    if (gold.kind === 'not-a-trip' || main === '') return [];
    const opened = openPage(decodeHtml(html), {});
    if (!opened.ok) return [];
    const capture = opened.value;
    const input = scoredInput(capture, knowledge).map(({ candidate, signals }) => ({
      candidate,
      signals: Object.assign({}, ...signals) as Record<string, number>,
      features: [],
    }));
    const right = rightNames(
      main,
      input.map(({ candidate }) => candidate.name),
    );
    return [{ folder, slug, site, language: languageOf(capture), main, capture, input, right }];
  });
}

/** Gives every candidate its signals in one order, which is returned. */
export function lineUp(pages: DestinationPage[]): string[] {
  const all = pages.flatMap(({ input }) => input);
  const names = [...new Set(all.flatMap(({ signals }) => Object.keys(signals)))];
  for (const entry of all) entry.features = names.map((name) => entry.signals[name] ?? 0);
  return names;
}
