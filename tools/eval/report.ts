// Formats the figures of an evaluation.
import type { LabelledPage } from '../train/corpus.ts';
import { type DraftScore, totalOf } from '../train/score-draft.ts';
import type { Difference } from './compare-captures.ts';

export function scoreLines(slug: string, score: DraftScore, withMisses: boolean): string[] {
  const days = `${score.days}/${score.goldDays} days`;
  const { hit, required, wrong, missed, invented } = score.stops;
  return [
    `${slug.padEnd(44)} ${days.padEnd(12)} ${hit}/${required} stops, ${wrong} wrong`,
    ...(withMisses ? [`  missed: ${missed.join(' | ')}`, `  invented: ${invented.join(' | ')}`] : []),
  ];
}

export const totalLine = (scores: DraftScore[]): string =>
  Object.entries(totalOf(scores))
    .map(([name, value]) => `${name} ${value}`)
    .join('  ');

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

export const isSame = ({ onlyFirst, onlySecond }: Difference): boolean =>
  onlyFirst.length + onlySecond.length === 0;

// Enough to recognise the block.
const maxShownCharacters = 100;
const maxShown = 12;

export function differenceLines(slug: string, difference: Difference, withBlocks: boolean): string[] {
  const { onlyFirst, onlySecond, charactersApart, characters, headings } = difference;
  const shown = (sign: string, blocks: string[]) =>
    blocks.slice(0, maxShown).map((block) => `  ${sign} ${block.slice(0, maxShownCharacters)}`);
  return [
    `${slug.padEnd(44)} blocks ${onlyFirst.length} saved only, ${onlySecond.length} browser only; words ${percent(charactersApart, characters)} apart; headings ${headings}`,
    ...(withBlocks ? [...shown('-', onlyFirst), ...shown('+', onlySecond)] : []),
  ];
}

export function differenceTotal(differences: Difference[]): string {
  const sum = (of: (difference: Difference) => number) =>
    differences.reduce((total, difference) => total + of(difference), 0);
  const same = differences.filter(isSame).length;
  return [
    `${same} of ${differences.length} pages captured alike`,
    `blocks ${sum(({ onlyFirst }) => onlyFirst.length)} saved only, ${sum(({ onlySecond }) => onlySecond.length)} browser only`,
    `words ${percent(
      sum(({ charactersApart }) => charactersApart),
      sum(({ characters }) => characters),
    )} apart`,
    `headings ${sum(({ headings }) => headings)}`,
  ].join('; ');
}

/** The totals by language, most pages first. */
export function languageLines(pages: readonly LabelledPage[], scores: readonly DraftScore[]): string[] {
  const byLanguage = Map.groupBy(scores.keys(), (at) => pages[at]?.gold.lang ?? '-');
  return [...byLanguage]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([lang, places]) => `${lang.padEnd(4)}${totalLine(places.flatMap((at) => scores[at] ?? []))}`);
}
