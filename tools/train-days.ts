// Learns how reliable each way of telling days is, from labelled pages and our own: `train-days.ts CORPUS...`. Prints
// cross-validated figures, by site, and writes lib/read/days/weights.ts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Capture, hasText } from '../lib/model/capture.ts';
import { type DaySeries, daySeriesIn } from '../lib/read/days/day-series.ts';
import { type Family, families } from '../lib/read/days/marks.ts';
import { featuresOf, layoutOf } from '../lib/read/days/weigh.ts';
import { fold } from '../lib/text/fold.ts';
import { decodeHtml } from './reading/decode-html.ts';
import { openPage } from './reading/open-page.ts';
import { type LabelledPage, loadCorpus } from './train/corpus.ts';
import { loadOwnPages } from './train/own/load-own.ts';

// Prior weights, for ways that are rare among labelled pages: learning departs from them only with evidence.
const guesses: Record<Family, number[]> = {
  numbered: [-5.6, 2, 1.8, 1.1, 3.1, -2.9, 1.8, 1.5, 0],
  short: [-6.5, 2, 2, 1, 3, -2, 2, 1, 0],
  stage: [-6.7, 2, 2, 1, 3, -2, 2, 1, 0],
  bare: [-8, 1, 1, 1, 1, -4, 1, 5, -2],
  leading: [-8.5, 1, 1, 1, 1, -4, 1, 5, -2],
  dated: [-5.2, 2, 2, 0, 1, -3, 2, 1, 0],
  weekday: [-5, 2, 2, 0, 1, -3, 2, 1, 0],
  stay: [-2, 1, 1, 0, 0, -3, 1, 1, 0],
  calendar: [-1, 1, 1, 0, 0, -3, 1, 1, 0],
  counted: [-3.4, 1, 0.5, 1, 1, -3, 1, 1, -3],
  section: [-2.5, 1.4, 0, 0.8, 0.8, -3, 1.4, 0.8, -1],
  phrase: [-2.7, 1.4, -0.1, 0.8, 0.8, -3, 1.4, 0.8, -3.1],
};
const layoutGuess = [0, 0, 0, 0];
const familySize = 9;
const pull = 0.012;
const rounds = 1000;
const step = 0.3;
const folds = 10;

interface Row {
  site: string;
  /** One entry per telling, with its feature values; "none" is the empty one. */
  choices: { at: number; values: number[]; layout: number[]; isRight: boolean }[];
  isNone: boolean;
}

type Days = NonNullable<LabelledPage['gold']['days']>;

const countsOf = (days: Days) =>
  [days, days.filter(({ optionalDay }) => !optionalDay)].flatMap((list) => [
    list.length,
    list.reduce((sum, { spanDays }) => sum + (spanDays ?? 1), 0),
  ]);

// A telling can have the right number of days in the wrong places.
const minFound = 0.5;

function textOf({ blocks }: Capture, { start, end, within }: DaySeries['parts'][number]): string {
  const texts = blocks.slice(start, end).map((block) => (hasText(block) ? block.text : ''));
  return ` ${fold(texts.join('\n').slice(within?.start ?? 0, within?.end))} `;
}

/** The share of required names that occur in their day. */
function foundIn(capture: Capture, { parts }: DaySeries, days: Days): number {
  const numbers = [...new Set(parts.map(({ number }) => number))].sort((a, b) => a - b);
  const texts = numbers.map((day) =>
    parts
      .filter(({ number }) => number === day)
      .map((part) => textOf(capture, part))
      .join(' '),
  );
  const stops = days.flatMap(({ stops }, day) =>
    stops.filter(({ optional }) => !optional).map(({ name }) => ({ name, day })),
  );
  const found = stops.filter(({ name, day }) => texts[day]?.includes(fold(name)));
  return stops.length === 0 ? 1 : found.length / stops.length;
}

function isRight(capture: Capture, telling: DaySeries, days: Days): boolean {
  const numbers = new Set(telling.parts.map(({ number }) => number)).size;
  if (numbers < 2 || !countsOf(days).includes(numbers)) return false;
  return numbers !== days.length || foundIn(capture, telling, days) >= minFound;
}

function rowOf({ html, gold, site }: LabelledPage): Row[] {
  const opened = openPage(decodeHtml(html));
  if (!opened.ok) return [];
  const days = gold.days ?? [];
  const isTrip = gold.kind !== 'not-a-trip';
  const isNone = !isTrip || days.length < 2;
  const choices = daySeriesIn(opened.value).map((telling) => ({
    at: families.indexOf(telling.family),
    values: [1, ...featuresOf(telling.marks, telling.content)],
    layout: layoutOf(telling.marks, telling.content),
    isRight: !isNone && isRight(opened.value, telling, days),
  }));
  return [{ site, choices, isNone }];
}

const start = () => [...families.flatMap((family) => guesses[family]), ...layoutGuess];
const layoutAt = families.length * familySize;

const score = (weights: number[], { at, values, layout }: Row['choices'][number]) =>
  values.reduce((sum, value, index) => sum + value * (weights[at * familySize + index] ?? 0), 0) +
  layout.reduce((sum, value, index) => sum + value * (weights[layoutAt + index] ?? 0), 0);

/** One step of gradient descent towards the right choice among all tellings and "none"; each site counts once. */
function learn(weights: number[], rows: Row[], share: Map<string, number>): void {
  const prior = start();
  const slope = weights.map((weight, index) => pull * (weight - (prior[index] ?? 0)));
  for (const row of rows) {
    const odds = row.choices.map((choice) => Math.exp(Math.min(30, score(weights, choice))));
    const all = 1 + odds.reduce((sum, value) => sum + value, 0);
    const right = row.choices.reduce(
      (sum, { isRight }, index) => sum + (isRight ? (odds[index] ?? 0) : 0),
      0,
    );
    if (!row.isNone && right === 0) continue;
    const weight = 1 / (share.get(row.site) ?? 1) / rows.length;
    for (const [index, choice] of row.choices.entries()) {
      const own = odds[index] ?? 0;
      const wanted = choice.isRight && right > 0 ? own / right : 0;
      lean(slope, choice, (own / all - wanted) * weight);
    }
  }
  for (const [index, value] of slope.entries()) add(weights, index, -step * value * 10);
}

function lean(slope: number[], { at, values, layout }: Row['choices'][number], error: number): void {
  for (const [index, value] of values.entries()) add(slope, at * familySize + index, error * value);
  for (const [index, value] of layout.entries()) add(slope, layoutAt + index, error * value);
}

function add(list: number[], at: number, value: number): void {
  list[at] = (list[at] ?? 0) + value;
}

function fitTo(rows: Row[]): number[] {
  const weights = start();
  const share = new Map<string, number>();
  for (const { site } of rows) share.set(site, (share.get(site) ?? 0) + 1);
  for (let round = 0; round < rounds; round += 1) learn(weights, rows, share);
  return weights;
}

/** Whether the highest-scoring choice, or "none" with score 0, is right. */
function isGood(weights: number[], { choices, isNone }: Row): boolean {
  const best = choices.reduce<{ score: number; isRight: boolean }>(
    (top, choice) =>
      score(weights, choice) > top.score ? { score: score(weights, choice), isRight: choice.isRight } : top,
    { score: 0, isRight: isNone },
  );
  return best.isRight;
}

function report(name: string, rows: Row[], good: (row: Row, index: number) => boolean): void {
  const right = rows.filter((row, index) => !row.isNone && good(row, index)).length;
  const none = rows.filter((row, index) => row.isNone && good(row, index)).length;
  const days = rows.filter(({ isNone }) => !isNone).length;
  console.log(`${name}: days right ${right}/${days}, none where none ${none}/${rows.length - days}`);
}

const written = (weights: number[]) => `[${weights.map((weight) => Number(weight.toFixed(2))).join(', ')}]`;

const marksFile = './marks.ts';

function save(weights: number[]): void {
  const lines = families.map(
    (family, at) => `  ${family}: ${written(weights.slice(at * familySize, (at + 1) * familySize))},`,
  );
  const text = `// Made by tools/train-days.ts from labelled pages; change the guesses there, not the numbers here.
import type { Family } from '${marksFile}';

/** First the bias, then one weight for each of \`featuresOf\`. */
export const byFamily: Record<Family, readonly number[]> = {
${lines.join('\n')}
};

/** One weight for each of \`layoutOf\`. */
export const byLayout: readonly number[] = ${written(weights.slice(layoutAt))};
`;
  writeFileSync(join(import.meta.dirname, '../lib/read/days/weights.ts'), text);
}

const corpora = process.argv.slice(2);
const rows = [...corpora.flatMap(loadCorpus), ...loadOwnPages()].flatMap(rowOf);
const sites = [...new Set(rows.map(({ site }) => site))].sort();
const foldOf = (site: string) => sites.indexOf(site) % folds;
const models = Array.from({ length: folds }, (_, fold) =>
  fitTo(rows.filter(({ site }) => foldOf(site) !== fold)),
);
const all = fitTo(rows);
report('guesses', rows, (row) => isGood(start(), row));
report('cross-validated by site', rows, (row) => isGood(models[foldOf(row.site)] ?? all, row));
report('fitted', rows, (row) => isGood(all, row));
if (corpora.length > 0) save(all);
