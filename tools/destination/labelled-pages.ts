// Labelled pages as the destination scorer sees them: each page's candidates, and which of them are right.
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
  /** The main word or words that a right answer shares. */
  main: string;
  capture: Capture;
  input: { candidate: Candidate; signals: Record<string, number>; features: number[] }[];
  right: boolean[];
}

/** Pages that are not a trip have no destination and are skipped. */
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

/** Turns every candidate's signals into features in one order, which is returned. */
export function lineUp(pages: DestinationPage[]): string[] {
  const all = pages.flatMap(({ input }) => input);
  const names = [...new Set(all.flatMap(({ signals }) => Object.keys(signals)))];
  for (const entry of all) entry.features = names.map((name) => entry.signals[name] ?? 0);
  return names;
}
