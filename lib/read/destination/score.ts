import type { Capture } from '../../model/capture.ts';
import type { Knowledge } from '../../model/evidence.ts';
import type { Candidate } from './candidate-list.ts';
import { candidatesOf } from './candidates.ts';
import { courseOf } from './course.ts';
import { type Signals, signalsOf } from './features.ts';
import { languageOf } from './language.ts';
import { likelyPlaces, withoutWords } from './likely-places.ts';
import { nounUses } from './noun-uses.ts';
import { commonnessIn } from './page-lexicon.ts';
import { lowerCaseUses, smallWordUses, sumsOf, totalOf } from './page-sums.ts';
import type { Scored } from './scored.ts';
import { type Goals, goalOf } from './sensed-goals.ts';
import { settlePlaces, surroundingsOf } from './settle-places.ts';
import { titledPlaces } from './standing.ts';
import { weights } from './weights.ts';

export interface ScoredInput {
  candidate: Candidate;
  signals: Signals[];
}

// The subject of a page is among its most prominent names.
const maxCandidates = 60;
// One name nearby is chance.
const minSupport = 0.5;

/** How prominent a name is on the page, before any features are computed. */
const loudness = (candidate: Candidate) => {
  const { counts, place } = candidate;
  const shown =
    counts.title +
    counts.top +
    counts.pattern +
    counts.address +
    counts.structured +
    counts.crumb +
    counts.description;
  return 8 * Math.min(3, shown) + Math.min(10, totalOf(candidate)) * (0.3 + (place?.prominence ?? 0.3));
};

/** Where no name is on the map, the first words of a title are not enough: "Lazy Bagels – a recipe". */
const isPlausible = ({ counts }: Candidate) =>
  counts.pattern + counts.structured > 0 || counts.lead + counts.body + counts.pointed > 1;

export function scoredInput(capture: Capture, knowledge: Knowledge): ScoredInput[] {
  const { candidates, words } = candidatesOf(capture, knowledge);
  const isOnMap = candidates.some(({ place }) => place);
  const all = isOnMap ? candidates : candidates.filter(isPlausible);
  const language = languageOf(capture);
  const common = commonnessIn(knowledge, language);
  const text = `${words.lead}${words.body}`;
  const page = {
    language,
    common,
    small: lowerCaseUses(text),
    smallWord: smallWordUses(text),
    asNoun: nounUses(`${capture.title}\n${text}`, language),
  };
  const first = surroundingsOf(all);
  const names = withoutWords(settlePlaces(all, first), { ...page, around: first });
  const around = surroundingsOf(names);
  const settled = likelyPlaces(settlePlaces(names, around), { ...page, around });
  const sums = sumsOf(settled, words);
  const loudest = settled
    .map((candidate) => ({ candidate, loud: loudness(candidate) }))
    .sort((a, b) => b.loud - a.loud)
    .slice(0, maxCandidates);
  const supports = loudest.map(({ candidate }) =>
    candidate.place && candidate.place.kind !== 'country' ? around.support(candidate.place, candidate) : 0,
  );
  const most = Math.max(minSupport, ...supports);
  const course = courseOf(settled);
  const titled = titledPlaces(settled);
  return loudest.map(({ candidate }, index) => ({
    candidate,
    signals: signalsOf(candidate, {
      sums,
      support: { own: supports[index] ?? 0, most },
      course,
      titled,
      common: common(candidate.name),
    }),
  }));
}

/**
 * The weight of the sentences against the features, as logits; a name that they do not contain gets nothing. Chosen on
 * sites outside the training data.
 */
const shareOfSense = 0.12;

/** Every place that the page may be about, with its score. */
export const scoredCandidates = (capture: Capture, knowledge: Knowledge, goals: Goals): Scored[] =>
  scoredInput(capture, knowledge).map(({ candidate, signals }) => {
    let score = shareOfSense * (goalOf(candidate, goals) ?? 0);
    for (const group of signals) {
      for (const name in group) score += (group[name] ?? 0) * (weights[name] ?? 0);
    }
    return { candidate, score };
  });
