import { describe, expect, it } from 'vitest';
import { findDays } from '../../../lib/read/days/find-days.ts';
import { openPage } from '../../../tools/reading/open-page.ts';
import { eastAsian } from './told/east-asian.ts';
import { englishLayouts } from './told/english-layouts.ts';
import { englishProse } from './told/english-prose.ts';
import { germanDutch } from './told/german-dutch.ts';
import { moreEnglish } from './told/more-english.ts';
import { moreLanguages } from './told/more-languages.ts';
import { oneDay } from './told/one-day.ts';
import { pageOf, type Telling } from './told/page.ts';
import { romance } from './told/romance.ts';
import { twoWitnesses } from './told/two-witnesses.ts';

/** Calendar days: a range counts with its length, a page without days is one day. */
function countDays(telling: Telling): number {
  const opened = openPage(pageOf(telling));
  if (!opened.ok) throw new Error('the page does not open');
  const spans = new Map(findDays(opened.value).map(({ number, span }) => [number, span]));
  return Math.max(
    1,
    [...spans.values()].reduce((sum, span) => sum + span, 0),
  );
}

describe.each([
  ['English prose', englishProse],
  ['English layouts', englishLayouts],
  ['German and Dutch', germanDutch],
  ['French, Spanish, Italian, Portuguese', romance],
  ['Japanese and Chinese', eastAsian],
  ['more English', moreEnglish],
  ['more languages', moreLanguages],
  ['pages of one day', oneDay],
  ['a length and its mornings', twoWitnesses],
])('days told in %s', (_, tellings) => {
  it.each(tellings.map((telling) => [telling.lang, telling.how, telling] as const))(
    '%s: %s',
    (_lang, _how, telling) => {
      expect(countDays(telling)).toBe(telling.days);
    },
  );
});
