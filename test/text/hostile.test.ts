// Every finder on hostile text: long, repetitive, and almost matching.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryBefore, categoryOfName } from '../../lib/text/category.ts';
import { findAddresses } from '../../lib/text/find-address.ts';
import { findDurations } from '../../lib/text/find-duration.ts';
import { findPhones, phoneInLink } from '../../lib/text/find-phone.ts';
import { findPrices } from '../../lib/text/find-price.ts';
import { findMonths, findSeason, seasonCueEnd } from '../../lib/text/find-season.ts';
import { findTimes } from '../../lib/text/find-time.ts';
import { isLineLead } from '../../lib/text/opens-with-time.ts';
import { readPackingThing } from '../../lib/text/packing-thing.ts';
import { timeContextOf } from '../../lib/text/time-role.ts';
import { findTimeSpans } from '../../lib/text/time-spans.ts';
import { leastSpentOn } from '../spent-time.ts';

type Stretch = { start: number; end: number };
const one = <T extends Stretch>(found: T | undefined): T[] => (found ? [found] : []);

const finders: Record<string, (text: string) => Stretch[]> = {
  times: findTimes,
  spans: (text) => findTimeSpans(text).filter((span) => timeContextOf(text, span)),
  leads: (text) => findTimeSpans(text).filter(({ start }) => isLineLead(text, start)),
  durations: findDurations,
  prices: findPrices,
  addresses: findAddresses,
  phones: findPhones,
  months: (text) => one(findMonths(text, seasonCueEnd(text) ?? 0)),
  seasons: (text) => one(findSeason(text)),
  packing: (text) => one(readPackingThing(text)),
  category: (text) => (categoryOfName(text) && categoryBefore(text) ? [] : []),
  phoneLink: (text) => (phoneInLink(`tel:${text}`) ? [] : []),
};

const bait =
  '9:00 |at 9 |June 3 2024 9:00 |1|12 |a las |9h |午後|2時|1-2 |1 h 30 |one |half |€1|$ |1,000 |1.|12 000 |EUR |Tel: |+1 (2) |rue |Aa |12 Aa St |Address: |A 1, |via 1, 1|〒1|best time |May to |- |✓ |(|) |a-|museum|straße 1, |– |between 2 and |晚上一点|下午1:00-|9点晚|dinner at nine |until about |$1k |Rua Aa, '.split(
    '|',
  );
const length = 50_000;
// CPU time, of which the slowest needs a quarter: quadratic work needs far more.
const maxMilliseconds = 2000;

describe.each(Object.entries(finders))('%s', (_name, find) => {
  test('50 kB of bait take no longer than a moment', () => {
    for (const piece of bait) {
      const text = piece.repeat(Math.ceil(length / piece.length));
      const spent = leastSpentOn(() => find(text), maxMilliseconds);
      expect(spent, `of ${JSON.stringify(piece)}`).toBeLessThan(maxMilliseconds);
    }
  });

  test('whatever the text, what is found stands inside it, in order and apart', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc
        .array(fc.constantFrom(...bait, '\n', ' pm', ' Uhr', ' to ', ':30', '時間', ' hours', ' €'), {
          maxLength: 40,
        })
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (words) => {
        let end = 0;
        for (const found of find(words)) {
          expect(found.start).toBeGreaterThanOrEqual(end);
          expect(found.end).toBeGreaterThan(found.start);
          expect(found.end).toBeLessThanOrEqual(words.length);
          end = found.end;
        }
      }),
      { numRuns: 300 },
    );
  });
});
