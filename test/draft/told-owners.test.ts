// Which stop a time belongs to, when it is in a sentence, labelled, or alone on a line. All places are invented.
import { describe, expect, test } from 'vitest';
import { paragraph } from './a-page.ts';
import { heading, item, row, timesOf } from './timed-page.ts';

describe('who arrives', () => {
  test.each([
    ['I arrived at Fern Station around 10:30 AM and got a coffee at Otter Coffee.'],
    ['On arrive sur le Fern Station, vers 10h30, après avoir roulé depuis Otter Coffee.'],
    ['Wir kommen in Fern Station gegen 10:30 Uhr an und essen bei Otter Coffee.'],
  ])('%s', (told) => {
    expect(timesOf([paragraph(told)], 'Fern Station', 'Otter Coffee')).toEqual(['10:30', undefined]);
  });

  test('gets to the town and to the house in it', () => {
    const told = paragraph(
      'Gegen 15h kommen wir in Fernstadt am Hotel Otter an. Abends gehen wir ins Quillhaus.',
    );
    expect(timesOf([told], 'Fernstadt', 'Hotel Otter', 'Quillhaus')).toEqual(['15:00', '15:00', undefined]);
  });

  test('is neither where they came from nor in what is near', () => {
    const told = paragraph(
      'We arrived at 9 am in Fernstadt from Otterburg. We reached at 3 pm Mosstal near Quillau.',
    );
    expect(timesOf([told], 'Fernstadt', 'Otterburg', 'Mosstal', 'Quillau')).toEqual([
      '09:00',
      undefined,
      '15:00',
      undefined,
    ]);
  });

  test('is there, though the line before tells of the leaving', () => {
    const told = paragraph('早上 6:30 出发，晚上 18:30 到羊齿城。路上有点堵。');
    expect(timesOf([told], '羊齿城')).toEqual(['18:30']);
  });
});

describe('times on lines of their own', () => {
  test('lead the title below them where what is above them is told', () => {
    const plan = [
      paragraph('A day in Quill Town and Otter Bay'),
      paragraph('11:00'),
      paragraph('Meeting and coffee'),
      paragraph('We get the keys at Fern Garage. Do not be late!'),
      paragraph('12:00'),
      paragraph('Lunch'),
      paragraph('The best soup is at Otter House. Bring cash.'),
      paragraph('14:00'),
      paragraph('A rest'),
      paragraph('Some will sleep. The others wait.'),
    ];
    expect(timesOf(plan, 'Fern Garage', 'Otter House')).toEqual(['11:00', '12:00']);
  });

  test('a sign drawn between time and title is no line', () => {
    const plan = ['10:30', '✈️', 'Landing and keys', 'Fern Airport', '12:00', '▼', 'Lunch', 'Otter House'];
    expect(timesOf(plan.map(paragraph), 'Fern Airport', 'Otter House')).toEqual(['10:30', '12:00']);
  });

  test('at the foot of a card a time with an address is that of the heading', () => {
    const cards = [
      heading('Fern Museum'),
      paragraph('Two hours among ferns of all lands.'),
      paragraph('10:15 - 13:00 Mill Road'),
      heading('Otter House'),
      paragraph('A long lunch.'),
      paragraph('13:00 - 14:00 High Street'),
      heading('Quill Park'),
    ];
    expect(timesOf(cards, 'Fern Museum', 'Otter House', 'Quill Park')).toEqual(['10:15', '13:00', undefined]);
  });

  test('with words beside them lead the headings below, if one stands above the first of them', () => {
    const plan = [
      paragraph('9:00 Breakfast'),
      heading('Fern Coffee'),
      paragraph('Under the arches.'),
      paragraph('11:00 Art and more art'),
      heading('Otter Museum'),
      paragraph('Quiet in the morning.'),
    ];
    expect(timesOf(plan, 'Fern Coffee', 'Otter Museum')).toEqual(['09:00', '11:00']);
  });

  test('what is done on a day is not done at the place that its heading names', () => {
    const day = [
      heading('Day 2: Fern Museum'),
      paragraph('9:00 – 9:30 Coffee and toast'),
      paragraph('Then we walk.'),
    ];
    expect(timesOf(day, 'Fern Museum')).toEqual([undefined]);
    const several = [
      heading('Fern Museum'),
      paragraph('9:00 Coffee and toast'),
      paragraph('13:00 Free time'),
    ];
    expect(timesOf(several, 'Fern Museum')).toEqual([undefined]);
  });

  test('a remark in brackets does not part a time from the heading below it', () => {
    expect(timesOf([paragraph('10:45 (local time)'), heading('Fern Airport')], 'Fern Airport')).toEqual([
      '10:45',
    ]);
  });
});

describe('labels', () => {
  test('under a name that was claimed further up', () => {
    const plan = [
      item('Fern Square and Otter Fountain are close.'),
      item('Visit to Fern Square:'),
      item('Time: 9:35-9:55'),
      item('Visit to Otter Fountain:'),
      item('Time: 11:35-11:50'),
    ];
    expect(timesOf(plan, 'Fern Square', 'Otter Fountain')).toEqual(['09:35', '11:35']);
  });

  test('under a name and, in brackets, its other name', () => {
    const plan = [item('Fern Square (Plaza Helecho):'), item('Horario: 10:00-10:45')];
    expect(timesOf(plan, 'Fern Square', 'Plaza Helecho')).toEqual(['10:00', '10:00']);
  });

  test('are surer than the part of the day above them', () => {
    const plan = [heading('Morning (8:30–13:00)'), item('Fern Square'), item('Time: 9:35-9:55')];
    expect(timesOf(plan, 'Fern Square')).toEqual(['09:35']);
  });

  test.each([
    ['Reserva (9:30): Tour e almoço na Fern House', '09:30'],
    ['☕ Breakfast 8:00: Fern House', '08:00'],
    ['☕ 早餐 08:00：Fern House', '08:00'],
  ])('before a time and a colon: %s', (text, time) => {
    expect(timesOf([item(text)], 'Fern House')).toEqual([time]);
  });

  test('a noon in a sentence with a colon is none', () => {
    const told = paragraph('No lunch at noon: a picnic. Fern Pass is where we share it.');
    expect(timesOf([told], 'Fern Pass')).toEqual([undefined]);
  });
});

describe('ways', () => {
  test('one arrow after a stretch of time is a ride, and one is there at its end', () => {
    const plan = [
      row('13:20–14:45', 'Train Fern → Otter Bay', '85 min'),
      row('15:00–15:20', 'Express 12', 'Moss Station → Quill Station'),
      row('15:41ー16:06', '乗車', '松駅→羊齿温泉'),
    ];
    expect(timesOf(plan, 'Otter Bay', 'Quill Station', '羊齿温泉')).toEqual(['14:45', '15:20', '16:06']);
  });

  test('one arrow from sight to sight is a walk too', () => {
    const walk = item('10:00-12:00 Fern Temple → Otter Lane');
    expect(timesOf([walk], 'Fern Temple')).toEqual(['10:00']);
  });

  test('several arrows are a walk from its beginning', () => {
    const walk = item('10:30-12:00 Fern Gate → Otter Well → Quill Tower');
    expect(timesOf([walk], 'Fern Gate')).toEqual(['10:30']);
  });

  test('when one leaves says nothing of the other end', () => {
    const rides = [row('05:07', 'Train Fern → Otter Airport'), row('12:45', '🚗 Quill → Moss Lake')];
    expect(timesOf(rides, 'Otter Airport', 'Quill', 'Moss Lake')).toEqual([undefined, '12:45', undefined]);
  });
});

test('a ride that says only where to has that name', () => {
  expect(timesOf([item('12:45 Bus → Otter Lake')], 'Otter Lake')).toEqual(['12:45']);
});

test('a short stretch in a sentence is a slot, a longer one a door', () => {
  const plan = [
    item('Fern Planets (north) — entry 14:00–14:30, booked'),
    item('Otter Hall (south) — 14:00–17:00, free'),
  ];
  expect(timesOf(plan, 'Fern Planets', 'Otter Hall')).toEqual(['14:00', undefined]);
});

test('two cells without a word between them share the time', () => {
  expect(timesOf([row('24/11', 'Fern House', 'Otter City', '10:30')], 'Fern House', 'Otter City')).toEqual([
    '10:30',
    '10:30',
  ]);
});

test('of many names in a line only the first has its time', () => {
  const line = item('9:30 Fern Street: Otter Shop, Quill Store, Moss Market');
  expect(timesOf([line], 'Fern Street', 'Otter Shop', 'Quill Store', 'Moss Market')).toEqual([
    '09:30',
    undefined,
    undefined,
    undefined,
  ]);
});
