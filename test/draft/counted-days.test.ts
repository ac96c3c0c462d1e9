// Days and dates as the page counts them.
import { describe, expect, test } from 'vitest';
import { mergeEvidence } from '../../lib/draft/merge.ts';
import type { Capture } from '../../lib/model/capture.ts';
import type { Evidence } from '../../lib/model/evidence.ts';
import { days as dayReader } from '../../lib/read/page/days.ts';
import { tripDate } from '../../lib/read/page/trip-date.ts';
import { runReaders } from '../../lib/read/run-readers.ts';
import { capture, claimedOnce, paragraph } from './a-page.ts';

const heading = (text: string) => ({ kind: 'heading' as const, level: 2, text, spans: [] });
const story =
  'We walked the whole morning along the river and had lunch by the bridge, then took the tram back to the hotel in the rain.';

/** A page of headings, each with a paragraph that names its stops. */
function pageOf(titles: [heading: string, ...names: string[]][], more: Partial<Capture> = {}): Capture {
  const blocks = titles.flatMap(([title, ...names]) => [
    heading(title),
    paragraph(`${story} ${names.map((name) => `Then ${name}.`).join(' ')}`),
  ]);
  return { ...capture(...blocks), ...more };
}

function draftOf(page: Capture, names: string[]) {
  const days: Evidence[] = runReaders(page, { readers: [dayReader, tripDate] }).evidence;
  return mergeEvidence(page, [...days, ...claimedOnce(page, names)]);
}

const namesIn = (draft: ReturnType<typeof draftOf>) =>
  draft.days.map(({ stops }) => stops.map(({ name }) => name.value));

describe('a heading of several days', () => {
  const page = pageOf([
    ['Day 1: Lisbon', 'Alfama'],
    ['Days 2–3: Sintra', 'Pena', 'Regaleira', 'Monserrate'],
    ['Day 4: Porto', 'Ribeira'],
  ]);
  const draft = draftOf(page, ['Alfama', 'Pena', 'Regaleira', 'Monserrate', 'Ribeira']);

  test('is as many days, and later numbers agree with the page', () => {
    expect(draft.days.map(({ id }) => id)).toEqual(['day-1', 'day-2', 'day-3', 'day-4']);
    expect(draft.days[3]?.title?.value).toBe('Porto');
  });
  test('gives each its title and its share, in the order it is told', () => {
    expect(draft.days.slice(1, 3).map(({ title }) => title?.value)).toEqual(['Sintra', 'Sintra']);
    expect(namesIn(draft)).toEqual([['Alfama'], ['Pena', 'Regaleira'], ['Monserrate'], ['Ribeira']]);
  });
  test('names every stop once', () => {
    const ids = draft.days.flatMap(({ stops }) => stops.map(({ id }) => id));
    expect(new Set(ids).size).toBe(5);
  });
});

test('headings that count themselves are believed, whatever else numbered them', () => {
  const page = pageOf([['Day 1: Lindhafen'], ['Days 2-3: Ostmark', 'Mill', 'Tower'], ['Day 4: Weststadt']]);
  const claims = [0, 2, 4].map(
    (block, index): Evidence => ({
      claim: { kind: 'day', number: index + 1, title: titleAt(page, block) },
      at: { block, start: 0, end: 5 },
      reader: 'test',
      trust: 0.9,
    }),
  );
  const draft = mergeEvidence(page, [...claims, ...claimedOnce(page, ['Mill', 'Tower'])]);
  expect(draft.days.map(({ title }) => title?.value)).toEqual([
    'Lindhafen',
    'Ostmark',
    'Ostmark',
    'Weststadt',
  ]);
});
const titleAt = ({ blocks }: Capture, at: number) => {
  const block = blocks[at];
  return block && 'text' in block ? block.text : '';
};

describe('dates', () => {
  const dated = (lines: string[], more?: Partial<Capture>) =>
    draftOf(
      pageOf(
        lines.map((line) => [line]),
        more,
      ),
      [],
    );

  test('that the page states are the trip’s, and leave the titles', () => {
    const draft = dated([
      'Day 1 (14 May 2019): Lisbon',
      'Day 2 (15 May 2019): Sintra',
      'Day 3 (16 May 2019)',
    ]);
    expect(draft.startDate).toMatchObject({ value: '2019-05-14', origin: { by: 'source' } });
    expect(draft.days.map(({ title }) => title?.value)).toEqual(['Lisbon', 'Sintra', undefined]);
  });
  test('of days told alone are counted from the first', () => {
    expect(dated(['14 May 2019 – Lisbon', '15 May 2019 – Sintra']).startDate?.value).toBe('2019-05-14');
  });
  test('without a year take the one it was published in, as a guess', () => {
    const lines = ['Day 1, 14 May', 'Day 2, 15 May', 'Day 3, 16 May'];
    expect(dated(lines, { published: '2019-06-01' }).startDate).toMatchObject({
      value: '2019-05-14',
      origin: { by: 'guess' },
    });
    expect(dated(lines, { published: '2020-01-03' }).startDate?.value).toBe('2019-05-14');
    expect(dated(lines).startDate).toBeUndefined();
  });
  test('of a year that nobody knows are what the days are called', () => {
    const draft = dated(['Friday 16.05.', 'Saturday 17.05.', 'Sunday 18.05.: Sintra']);
    expect(draft.startDate).toBeUndefined();
    expect(draft.days.map(({ title }) => title?.value)).toEqual([
      'Friday 16.05.',
      'Saturday 17.05.',
      'Sintra',
    ]);
  });
  test('are called so without the number of the day, a pin or half a bracket', () => {
    const draft = dated(['Day 1 – 📍 16 May', 'Day 2 – 17 May)', 'Day 3 – 18 May']);
    expect(draft.days.map(({ title }) => title?.value)).toEqual(['16 May', '17 May', '18 May']);
  });
  test('fit their weekday, or are of another year', () => {
    const lines = ['Tuesday, 14 May', 'Wednesday, 15 May', 'Thursday, 16 May'];
    expect(dated(lines, { published: '2020-08-01' }).startDate?.value).toBe('2019-05-14');
  });
  test('that the page says of its one day are the trip’s', () => {
    const oneDay = (title: string, opening = story) => {
      const told = paragraph(`${opening} Then Mill. Then Tower.`);
      const page: Capture = { ...capture(told), title, published: '2022-06-02' };
      return draftOf(page, ['Mill', 'Tower']).startDate?.value;
    };
    expect(oneDay('Brackwater, 14 May 2022')).toBe('2022-05-14');
    expect(oneDay('Brackwater', 'On 14 May 2022 we took the first ferry.')).toBe('2022-05-14');
    expect(oneDay('Brackwater', 'The mill was built on 14 May 2012.')).toBeUndefined();
    expect(oneDay('Brackwater')).toBeUndefined();
  });
  test('over the whole count where it has as many days', () => {
    const days: [string][] = [['Day 1: Mill'], ['Day 2: Tower'], ['Day 3: Ferry']];
    const starting = (title: string) => draftOf(pageOf(days, { title }), []).startDate?.value;
    expect(starting('Brackwater, 14–16 May 2022')).toBe('2022-05-14');
    expect(starting('Brackwater, 14–20 May 2022')).toBeUndefined();
  });
  test('that do not follow each other are none of the trip’s', () => {
    const draft = dated(['Day 1 (14 May 2019)', 'Day 2 (3 August 2011)', 'Day 3 (9 January 2014)']);
    expect(draft.startDate).toBeUndefined();
  });
});

describe('a page whose count is not the draft’s', () => {
  const titlesOf = (page: Capture) => draftOf(page, []).days.map(({ title }) => title?.value);

  test('keeps its numbers in the titles', () => {
    expect(titlesOf(pageOf([['Day 4: Lindhafen'], ['Day 5'], ['Day 6: Ostmark']]))).toEqual([
      'Day 4: Lindhafen',
      'Day 5',
      'Day 6: Ostmark',
    ]);
  });
  test('keeps them from where it leaves a day out', () => {
    expect(titlesOf(pageOf([['Tag 1: Lindhafen'], ['Tag 2: Weststadt'], ['Tag 4: Ostmark']]))).toEqual([
      'Lindhafen',
      'Weststadt',
      'Tag 4: Ostmark',
    ]);
  });
  test('says nothing twice where it is called by its only day', () => {
    const page = pageOf([['Day 9 – Over the pass', 'Pass']], { title: 'Day 9: Over the pass' });
    expect(titlesOf(page)).toEqual(['Over the pass']);
  });
});

test('sixty days are sixty days', () => {
  const lines = Array.from({ length: 60 }, (_, index): [string] => [`Day ${index + 1}: Camp ${index + 1}`]);
  expect(draftOf(pageOf(lines), []).days).toHaveLength(60);
});
