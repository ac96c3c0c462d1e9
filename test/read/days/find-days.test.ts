import { describe, expect, test } from 'vitest';
import { type DayPart, daysIn, findDays, findDaysAgain } from '../../../lib/read/days/find-days.ts';
import { bold, capture, heading, item, paragraph, row, story } from './blocks.ts';

const inShort = (parts: DayPart[]) => parts.map(({ number, start, end }) => [number, start, end]);

describe('days', () => {
  test('plain lines fill the gaps that bold ones leave', () => {
    const blocks = [
      bold('Day 1 - Port'),
      story,
      paragraph('Day 2 - Fort'),
      story,
      bold('Day 3 - Home'),
      story,
    ];
    expect(inShort(findDays(capture(blocks)))).toEqual([
      [1, 0, 2],
      [2, 2, 4],
      [3, 4, 6],
    ]);
  });

  test('a plain line far from the sequence is about something else', () => {
    const blocks = [heading('Day 1'), story, heading('Day 2'), story, paragraph('Day 30 of the year'), story];
    expect(findDays(capture(blocks)).map(({ number }) => number)).toEqual([1, 2]);
  });

  test('gaps in the numbers stay', () => {
    const blocks = [1, 2, 5].flatMap((number) => [heading(`Day ${number}`), story]);
    expect(findDays(capture(blocks)).map(({ number }) => number)).toEqual([1, 2, 5]);
  });

  test('a heading above the days ends them, a deeper one does not', () => {
    const blocks = [
      ...[1, 2].flatMap((number) => [heading(`Day ${number}`, 3), story, heading('The pier', 4), story]),
      heading('Costs', 2),
      story,
    ];
    expect(inShort(findDays(capture(blocks)))).toEqual([
      [1, 0, 4],
      [2, 4, 8],
    ]);
  });

  test('headings beside the days belong to them where all days have such, and advice ends the last', () => {
    const blocks = [
      heading('Day 1'),
      heading('Port'),
      heading('Day 2'),
      heading('Fort'),
      heading('Where to stay'),
      heading('Inn'),
    ];
    expect(inShort(findDays(capture(blocks)))).toEqual([
      [1, 0, 2],
      [2, 2, 4],
    ]);
  });

  test('dates over New Year go on counting', () => {
    const blocks = ['30 December', '31 December', '1 January'].flatMap((date) => [heading(date), story]);
    expect(findDays(capture(blocks)).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('dates that run backwards are a list of posts', () => {
    const blocks = ['12 May 2024', '3 March 2024', '1 January 2024'].flatMap((date) => [
      heading(date),
      story,
    ]);
    expect(findDays(capture(blocks))).toEqual([]);
  });

  test('rows of a table may be days', () => {
    const blocks = [row('Day 1', 'Port and pier'), row('Day 2', 'The fort'), paragraph('Prices may change.')];
    expect(inShort(findDays(capture(blocks)))).toEqual([
      [1, 0, 1],
      [2, 1, 2],
    ]);
  });

  test('numbers in a column called day are days', () => {
    const blocks = [row('Day', 'Plan'), row('1', 'Port and pier'), row('2-3', 'The fort'), row('4', 'Home')];
    expect(findDays(capture(blocks)).map(({ number, span, start }) => [number, span, start])).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [4, 1, 3],
    ]);
    expect(findDays(capture([row('Bus', 'To'), row('1', 'Port'), row('2', 'Fort')]))).toEqual([]);
  });

  test('a heading beside the days fills a gap of one', () => {
    const blocks = ['Day 1: Port', 'A day of rest', 'Day 3: Fort'].flatMap((text) => [heading(text), story]);
    expect(findDays(capture(blocks)).map(({ number, title }) => [number, title])).toEqual([
      [1, 'Port'],
      [2, 'A day of rest'],
      [3, 'Fort'],
    ]);
  });

  test('days of arrival and departure need no number', () => {
    const blocks = ['Anreisetag', 'Tag 1: Hafen', 'Tag 2: Burg', 'Abreisetag'].flatMap((text) => [
      heading(text),
      story,
    ]);
    expect(findDays(capture(blocks)).map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  });

  test('as many items as the title has days are its days', () => {
    const items = [
      'Harbour, castle and a long coffee',
      'Karst caves and a village inn',
      'Tram to the obelisk, then home',
    ];
    expect(findDays(capture(items.map(item), '3 days in Trieste')).map(({ number }) => number)).toEqual([
      1, 2, 3,
    ]);
    expect(findDays(capture(items.map(item), '5 days in Trieste'))).toEqual([]);
  });

  test('as many ways between places as the title has days are its days', () => {
    const ways = ['Arden – Bellby (34 km)', 'Bellby → Corve (20 km)', 'Corve – Arden (40 km)'];
    const blocks = [...ways.flatMap((way) => [heading(way), story]), heading('Costs'), story];
    expect(inShort(findDays(capture(blocks, 'Three days round the lake')))).toEqual([
      [1, 0, 2],
      [2, 2, 4],
      [3, 4, 6],
    ]);
    const drive = ways.flatMap((way) => [heading(way.replace(/\d+ km/, '210 km')), story]);
    expect(findDays(capture(drive, 'Round the lake'))).toEqual([]);
  });

  test('ways that a walker does in a day, each from where the last one ended, are days without being counted', () => {
    const ways = ['Arden – Bellby (24 km)', 'Bellby – Corve (20 km)', 'Corve – Dunmore (30 km)'];
    const blocks = ways.flatMap((way) => [heading(way), story]);
    expect(findDays(capture(blocks, 'Round the lake'))).toHaveLength(3);
    const apart = ['Arden – Bellby (24 km)', 'Corve – Dunmore (20 km)', 'Elm – Firth (30 km)'];
    expect(
      findDays(
        capture(
          apart.flatMap((way) => [heading(way), story]),
          'Walks',
        ),
      ),
    ).toEqual([]);
  });

  test('a table and a story with as many days tell the same ones', () => {
    const blocks = [
      row('Day', 'Where'),
      ...['Arden', 'Bellby', 'Corve'].map((place, index) => row(`${index + 1}`, place)),
      heading('In detail'),
      ...['12 May', '13 May', '14 May'].flatMap((date) => [bold(date), story]),
    ];
    expect(findDays(capture(blocks)).map(({ number, start }) => [number, start])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [1, 5],
      [2, 7],
      [3, 9],
    ]);
  });

  test('stages count where nothing else does', () => {
    const blocks = [1, 2, 3].flatMap((number) => [heading(`Etappe ${number}: weiter`), story]);
    expect(findDays(capture(blocks)).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('weekdays of a month that is not named go on over its end', () => {
    const blocks = ['Saturday 30', 'Sunday 31', 'Monday 1'].flatMap((date) => [heading(date), story]);
    expect(findDays(capture(blocks)).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('a stay counts as many days as it says', () => {
    const blocks = [heading('Kyoto (3 days)'), story, heading('Osaka (2 days)'), story];
    expect(findDays(capture(blocks)).map(({ number, span }) => [number, span])).toEqual([
      [1, 3],
      [4, 2],
    ]);
  });

  test('numbered sights, statistics and single mentions are no days', () => {
    const blocks = [
      heading('1. Port'),
      story,
      heading('2. Fort'),
      story,
      paragraph('21'),
      paragraph('forts'),
      paragraph('On day 2 it rained.'),
    ];
    expect(findDays(capture(blocks))).toEqual([]);
  });
});

describe('days under the title of one', () => {
  const stages = ['First stage', 'Second stage', 'Third stage'].flatMap((text) => [heading(text), story]);

  test('are none where its stages are told', () => {
    const named = (title: string) => inShort(findDays(capture(stages, title)));
    expect(named('Day 10: the caves')).toEqual([[10, 0, 6]]);
    const long = 'By bus along the river and over the hills to the caves and the canyon';
    expect(named(`${long} // Day 10`)).toEqual([[10, 0, 6]]);
    expect(named('The caves and the canyon')).toHaveLength(3);
  });
});

test('a table of all days and headings of several each are told twice, and the headings say which', () => {
  const table = Array.from({ length: 5 }, (_, at) => row(String(at + 1), 'By train to the next town'));
  const told = ['Day 1: Port', 'Days 2-3: Fort', 'Days 4-5: Mill'].flatMap((text) => [
    heading(text),
    story,
    story,
  ]);
  const days = findDays(capture([row('Day', 'Plan'), ...table, ...told]));
  expect(days.filter(({ title }) => title).map(({ number, span }) => [number, span])).toEqual([
    [1, 1],
    [2, 2],
    [4, 2],
  ]);
});

test('as many headings as the title has days are its days, though one number is said twice', () => {
  const told = (title: string, ...numbers: number[]) =>
    inShort(
      findDays(
        capture(
          numbers.flatMap((number) => [heading(`Day ${number}`), story]),
          title,
        ),
      ),
    ).map(([number]) => number);
  expect(told('The coast in 4 days', 1, 2, 2, 3)).toEqual([1, 2, 3, 4]);
  expect(told('The coast in 3 days', 1, 2, 2, 3)).toEqual([1, 2, 2, 3]);
});

test('parts of a day are written as one word with its name', () => {
  const nights = ['金曜日の夜', '土曜日の朝', '日曜日の朝から昼'].flatMap((text) => [
    heading(text),
    paragraph('港の近くの宿に泊まり、海を見ながら夕食を食べた。風が強かった。'),
  ]);
  expect(inShort(findDays(capture(nights))).map(([number]) => number)).toEqual([1, 2, 3]);
});

describe('days that the stops stand outside of', () => {
  const foreword = Array.from({ length: 12 }, () => story);

  test('are kept where they are counted in so many words', () => {
    const plan = [
      'Day 1: the port and the boats to the islands',
      'Day 2: the mill on the hill, then the salt pans',
      'Day 3: the fort, and the old road back along the bay',
      'Day 4: the market before the train goes home',
    ].map(item);
    expect(findDaysAgain(daysIn(capture([...foreword, ...plan]))).map(({ number }) => number)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  test('are left where two of them are a remark', () => {
    const remark = ['Day 1: the port', 'Day 2: the mill'].map(item);
    expect(findDaysAgain(daysIn(capture([...foreword, ...remark])))).toEqual([]);
  });

  test('are those of another telling that holds most of the page, be they only two', () => {
    const told = [paragraph('Day 1'), ...foreword, paragraph('Day 2'), ...foreword];
    expect(findDaysAgain(daysIn(capture(told))).map(({ number }) => number)).toEqual([1, 2]);
  });
});
