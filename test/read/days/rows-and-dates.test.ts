import { describe, expect, test } from 'vitest';
import type { Block } from '../../../lib/model/capture.ts';
import { daysIn, findDays } from '../../../lib/read/days/find-days.ts';
import { capture, heading, item, paragraph, row, story } from './blocks.ts';

const startsOf = (blocks: Block[], title?: string) =>
  findDays(capture(blocks, title)).map(({ number, start }) => `${number}@${start}`);

describe('a table of legs', () => {
  const head = row('#', 'Départ', 'Arrivée', 'Km');
  const legs = [
    row('1', 'Dijon', 'Beaune', '45'),
    row('2', 'Beaune', 'Chalon', '38'),
    row('3', 'Chalon', 'Tournus', '31'),
    row('4', 'Tournus', 'Mâcon', '35'),
  ];

  test('is a day for each row, without the one that sums up', () => {
    expect(startsOf([head, ...legs, row('', 'Total', '', '149')])).toEqual(['1@1', '2@2', '3@3', '4@4']);
  });

  test('needs no names over its columns', () => {
    expect(startsOf([paragraph('Along the Saône.'), ...legs, row('5', 'Mâcon', 'Lyon', '74')])).toHaveLength(
      5,
    );
  });

  test('is none where the rows do not go on from each other', () => {
    const prices = [
      row('Hotel', 'Dijon', '80 €'),
      row('Hotel', 'Beaune', '95 €'),
      row('Hotel', 'Mâcon', '70 €'),
      row('Hotel', 'Lyon', '120 €'),
      row('Hotel', 'Vienne', '60 €'),
    ];
    expect(startsOf([row('What', 'Where', 'Price'), ...prices])).toEqual([]);
  });
});

describe('dates', () => {
  test('in a table over New Year are told again below it, and listed once more', () => {
    const week = ['12/29 (月)', '12/30 (火)', '12/31 (水)', '1/1 (木)'];
    const rows = () => week.map((date) => row(date, '午前は散歩、午後は買い物、夜は温泉に入る。'));
    const booked = paragraph('12/28 までに切符を買う。');
    const days = findDays(capture([row('日付', '内容'), ...rows(), row('日付', '内容'), ...rows(), booked]));
    expect(new Set(days.map(({ number }) => number)).size).toBe(4);
  });

  test('under headings that say from when to when', () => {
    const blocks = [
      heading('LISBON · Thu Aug 6 – Fri Aug 7', 1),
      heading('Thu Aug 6 — Up to the castle'),
      story,
      heading('Fri Aug 7 — Belém'),
      story,
      heading('PORTO · Sat Aug 8 – Sun Aug 9', 1),
      heading('Sat Aug 8 — Over the bridge'),
      story,
      heading('Sun Aug 9 — The cellars'),
      story,
    ];
    expect(startsOf(blocks)).toEqual(['1@1', '2@3', '3@6', '4@8']);
  });

  test('over several days, but for those that have a date of their own', () => {
    const blocks = [
      paragraph('22/07/2023'),
      heading('LISBON — 27 July to 10 August'),
      story,
      heading('SINTRA — 5 August'),
      story,
      heading('ÉVORA — 6 August'),
      story,
      heading('LISBON once more — 7 to 10 August'),
      story,
    ];
    expect(daysIn(capture(blocks)).parts.map(({ number, span, start }) => [number, span, start])).toEqual([
      [1, 9, 1],
      [10, 1, 3],
      [11, 1, 5],
      [12, 4, 7],
    ]);
  });

  test('alone in their lines, and the next one at the head of a story', () => {
    const blocks = [
      ...['7.16', '7.17', '7.18'].flatMap((date) => [paragraph(date), story]),
      paragraph('7.19 旅行的第四天，我们坐船去了海边的小岛，下午又回到城里，晚上在夜市里吃了很多东西。'),
    ];
    expect(startsOf(blocks)).toEqual(['1@0', '2@2', '3@4', '4@6']);
  });

  test('under a line that says when the whole trip was', () => {
    const blocks = [
      paragraph('11 – 31 July: three weeks in Thailand and Japan, with seven towns.'),
      paragraph('16 July: We flew south and walked along the beach until it was dark.'),
      paragraph('17 July: It rained, so we stayed under the roof of the market.'),
      paragraph('18 July: A boat took us to the islands and back again by evening.'),
    ];
    expect(startsOf(blocks)).toEqual(['1@1', '2@2', '3@3']);
  });

  test('of several days at once, where a day trip is told among them', () => {
    const blocks = [
      paragraph('11 – 13 July: Kyoto, with its gardens and a room above a shop for tea.'),
      paragraph('12 July: We took the train to Nara and fed the deer until noon.'),
      paragraph('14 July: On to Osaka, where we ate our way along the canal.'),
      paragraph('15 July: A day at the castle and in the aquarium by the harbour.'),
      paragraph('16 July: The slow train brought us to Kobe for the last night.'),
    ];
    expect(startsOf(blocks)).toContain('1@0');
  });

  test('above others that are about something else', () => {
    const blocks = [
      item('19日（東京→松本）\n朝に集まって出発、午後は松本城とその周辺。'),
      item('20日（上高地）\n大正池から河童橋まで歩いて、夕方にテントを張る。'),
      item('21日（松本）\n山を下りて、美術館と城下町をゆっくり見る。'),
      item('22日（軽井沢→東京）\n白糸の滝を見て、昼食のあとで帰る。'),
      heading('予約'),
      item('19日\n新宿から特急で行く。'),
      item('22日\nバスで帰る。'),
      item('9月25日\nホテルの締め切り。'),
      item('3月26日\n切符の締め切り。'),
    ];
    expect(startsOf(blocks)).toEqual(['1@0', '2@1', '3@2', '4@3']);
  });

  test('with a sign after them in one paragraph', () => {
    const plan = paragraph(
      '10/1: arrival at the port, dinner by the market. 10/2: the castle and the old baths. 10/3: by tram to the beach, then home.',
    );
    expect(findDays(capture([plan])).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('in Korean, over the end of a month; how long something takes is none', () => {
    const days = [
      '28일 오사카성, 대관람차, 스카이 빌딩, 도톤보리',
      '1일 신사이바시, 고베 기타노이진칸, 하버랜드',
      '2일 구로몬 시장과 도톤보리를 돌아보고 귀국',
    ];
    expect(findDays(capture(days.map(item))).map(({ number }) => number)).toEqual([1, 2, 3]);
    const spans = ['1일 동안 걷는 길', '2일 동안 걷는 길', '3일 동안 걷는 길'];
    expect(findDays(capture(spans.map(item)))).toEqual([]);
  });
});

describe('numbers before titles', () => {
  const titled = (titles: string[]) => titles.flatMap((title) => [heading(title, 3), story]);

  test('count days where each way begins where the one before ended', () => {
    const ways = ['1 - Dresden - Torgau', '2 - Torgau - Potsdam', '3 - Potsdam - Jabel', '4 - Jabel - Rerik'];
    expect(startsOf(titled(ways))).toEqual(['1@0', '2@2', '3@4', '4@6']);
  });

  test('count sights where they do not', () => {
    const sights = ['1 - The column', '2 - The clock', '3 - The mill', '4 - The harbour'];
    expect(startsOf(titled(sights))).toEqual([]);
  });
});

test('a list of as many entries as the heading says has days, be the first only the arrival', () => {
  const blocks = [
    heading('5 Day Itinerary'),
    item('Land in Faro'),
    item('The beach at Tavira and the salt pans behind it'),
    item('By boat to the lighthouse of Culatra and back'),
    item('Over the hills to Silves, the castle and the cathedral'),
    item('Breakfast at the market, then the train to Lisbon'),
  ];
  expect(startsOf(blocks)).toEqual(['1@1', '2@2', '3@3', '4@4', '5@5']);
});

test('a name with a letter that grows when it is made small hides no day', () => {
  const blocks = [
    heading('Day 3 - The strait'),
    story,
    heading('Day 4 - Two mosques, the bazaar, İstiklâl Caddesi'),
    story,
  ];
  expect(findDays(capture(blocks)).map(({ number }) => number)).toEqual([3, 4]);
});

test('where the first heading is the first day, other marks between the days do not make the page that one day', () => {
  const days = [1, 2, 3].flatMap((day) => [
    heading(`Day ${day} – Along the coast`),
    story,
    story,
    heading(`D${day} where we ate`, 3),
    story,
  ]);
  expect(new Set(findDays(capture([heading('Okinawa', 1), ...days])).map(({ number }) => number)).size).toBe(
    3,
  );
});
