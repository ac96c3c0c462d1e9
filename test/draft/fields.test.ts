// How fields find their stop, wherever the stop is mentioned.
import { describe, expect, test } from 'vitest';
import { questionsAbout } from '../../lib/draft/checks.ts';
import { expensesOf } from '../../lib/draft/expenses.ts';
import { mergeEvidence } from '../../lib/draft/merge.ts';
import { packingOf } from '../../lib/draft/packing.ts';
import { stopsOf } from '../../lib/draft/stops.ts';
import { inSourceOrder } from '../../lib/draft/weigh.ts';
import type { Block, Capture } from '../../lib/model/capture.ts';
import { distanceKm } from '../../lib/model/distance.ts';
import type { DraftDay, DraftStop, Sourced } from '../../lib/model/draft.ts';
import { type Claim, type Evidence, structuredBlock } from '../../lib/model/evidence.ts';
import { durations } from '../../lib/read/page/durations.ts';
import { phones } from '../../lib/read/page/phones.ts';
import { times } from '../../lib/read/page/times.ts';
import { capture, paragraph } from './a-page.ts';

const heading = (text: string, level = 3): Block => ({ kind: 'heading', level, text, spans: [] });
const row = (...cells: string[]): Block => ({ kind: 'row', cells, text: cells.join('\t'), spans: [] });

/** A stop claim at every mention of a name, as a scorer of names returns them. */
function named(page: Capture, ...names: string[]): Evidence[] {
  return page.blocks.flatMap((block, index) =>
    'text' in block
      ? names.flatMap((name): Evidence[] => {
          const start = block.text.indexOf(name);
          const at = { block: index, start, end: start + name.length };
          return start < 0 ? [] : [{ claim: { kind: 'stop', name }, at, reader: 'test', trust: 0.9 }];
        })
      : [],
  );
}

function timesOf(page: Capture, ...names: string[]) {
  const evidence = [
    ...named(page, ...names),
    ...times.read(page, {}),
    ...durations.read(page, {}),
    ...phones.read(page, {}),
  ];
  const stops = stopsOf(page, inSourceOrder(evidence));
  return Object.fromEntries(
    stops.map(({ name, startTime, durationMinutes, phone }) => [
      name.value,
      [startTime?.value, durationMinutes?.value, phone?.value]
        .filter((value) => value !== undefined)
        .join(' '),
    ]),
  );
}

describe('times', () => {
  test('a time of its own belongs to the next name, not to the one before', () => {
    const page = capture(
      heading('Fort'),
      paragraph('Old.'),
      paragraph('10:00 – 11:30'),
      heading('Port'),
      paragraph('Nice.'),
    );
    expect(timesOf(page, 'Fort', 'Port')).toEqual({ Fort: '', Port: '10:00 90' });
  });

  test('where times stand under their names, they belong to the name above', () => {
    const page = capture(
      heading('Fort'),
      paragraph('10:00 – 11:30'),
      paragraph('Old.'),
      heading('Port'),
      paragraph('13:00'),
      paragraph('New.'),
    );
    expect(timesOf(page, 'Fort', 'Port')).toEqual({ Fort: '10:00 90', Port: '13:00' });
  });

  test('a labelled time is about the name above it', () => {
    const page = capture(heading('Fort'), paragraph('Time: 10:00'), heading('Port'), paragraph('Old.'));
    expect(timesOf(page, 'Fort', 'Port')).toEqual({ Fort: '10:00', Port: '' });
  });

  test('a time of its own goes no further than the next time', () => {
    const page = capture(paragraph('9:00'), paragraph('Breakfast'), paragraph('10:00'), heading('Port'));
    expect(timesOf(page, 'Port')).toEqual({ Port: '10:00' });
  });

  test('a time that is a heading reaches down its section, and not beyond', () => {
    const page = capture(
      heading('15:00', 2),
      paragraph('Choose.'),
      heading('Fort'),
      heading('16:00', 2),
      paragraph('Free.'),
      heading('Tips', 2),
      heading('Port'),
    );
    expect(timesOf(page, 'Fort', 'Port')).toEqual({ Fort: '15:00', Port: '' });
  });

  test('two names joined by "and" share their time', () => {
    const page = capture(paragraph('11:00'), heading('Murano and Burano'));
    expect(timesOf(page, 'Murano', 'Burano')).toEqual({ Murano: '11:00', Burano: '11:00' });
  });

  test('a row is about the name in it', () => {
    const page = capture(row('Fort', '', '10:00 - 12:00'), row('13:00', 'Port'));
    expect(timesOf(page, 'Fort', 'Port')).toEqual({ Fort: '10:00 120', Port: '13:00' });
  });

  test('in a sentence the next name has the time, else the one before', () => {
    const told = 'Um 15:00 Uhr gingen wir zum Fort. Am Port waren wir um 18:00 Uhr.';
    expect(timesOf(capture(paragraph(told)), 'Fort', 'Port')).toEqual({ Fort: '15:00', Port: '18:00' });
  });

  test('a time in brackets speaks of what is before it', () => {
    const page = capture(paragraph('The Fort (tour at 11:00). The Port is near.'));
    expect(timesOf(page, 'Fort', 'Port')).toEqual({ Fort: '11:00', Port: '' });
  });

  test('under a heading that names the place, an arrival is there', () => {
    const page = capture(heading('Fort'), paragraph('We arrived at 9.30 am and were alone.'));
    expect(timesOf(page, 'Fort')).toEqual({ Fort: '09:30' });
  });

  test.each([
    'The Fort is open from 9:00 to 17:00.',
    'The Fort closes at 17:00.',
    'The bus to the Fort leaves at 9:10.',
    'Sunset at the Fort was at 20:30.',
    'The alarm rang at 6:00, long before the Fort.',
  ])('%s is no visit', (text) => {
    expect(timesOf(capture(paragraph(text)), 'Fort')).toEqual({ Fort: '' });
  });

  test.each([
    ['Dinner at 7:00 in the Port.', '19:00'],
    ['At 7:00 the Port, dinner at 8.', '07:00'],
  ])('an hour that a meal of the evening has is of the evening: %s', (text, time) => {
    expect(timesOf(capture(paragraph(text)), 'Port')).toEqual({ Port: time });
  });

  test('who counts to twelve means the afternoon; who counts to 24 does not', () => {
    const twelve = capture(paragraph('9:00'), heading('Fort'), paragraph('1:30'), heading('Port'));
    expect(timesOf(twelve, 'Fort', 'Port')).toEqual({ Fort: '09:00', Port: '13:30' });
    const early = capture(paragraph('5:30'), heading('Fort'), paragraph('14:00'), heading('Port'));
    expect(timesOf(early, 'Fort', 'Port')).toEqual({ Fort: '05:30', Port: '14:00' });
  });
});

test('a telephone belongs to the name above it, unless another heading is between', () => {
  const page = capture(
    heading('Fort'),
    paragraph('Old.'),
    paragraph('Tel: 030 1234567'),
    heading('Tips'),
    paragraph('Tel: 030 7654321'),
  );
  expect(timesOf(page, 'Fort')).toEqual({ Fort: '030 1234567' });
});

const at = (block: number, claim: Claim, start = 0): Evidence => ({
  claim,
  at: { block, start, end: start + 4 },
  reader: 'test',
  trust: 0.9,
});

test('the paragraph under a heading is its note, whatever else it names', () => {
  const page = capture(heading('Fort'), paragraph('From here one sees the Port.'));
  const note = at(1, { kind: 'note', text: 'From here one sees the Port.' });
  const [fort, port] = stopsOf(page, inSourceOrder([...named(page, 'Fort', 'Port'), note]));
  expect([fort?.note?.value, port?.note]).toEqual(['From here one sees the Port.', undefined]);
});

const known = <T>(value: T, block = 0): Sourced<T> => ({
  value,
  origin: { by: 'source', block, start: 0, end: 4, reader: 'test', words: '' },
  confidence: 1,
});
const stop = (id: string, fields: Partial<DraftStop> = {}): DraftStop => ({ id, name: known(id), ...fields });
const day = (...stops: DraftStop[]): DraftDay => ({ id: 'day-1', stops });

test('prices are expenses of the stop or the heading above them; without either or a label they are none', () => {
  const page = capture(
    paragraph('5 €'),
    heading('Fort'),
    paragraph('12 € 12 €'),
    heading('Budget'),
    paragraph('7 €'),
  );
  const price = (block: number, start: number, label?: string) =>
    at(block, { kind: 'price', amount: 12, currency: 'EUR', ...(label && { label }) }, start);
  const days = [day(stop('Fort', { name: known('Fort', 1) }))];
  const evidence = [price(0, 0), price(2, 0), price(2, 5), price(4, 0), price(4, 1, 'Bus')];
  expect(expensesOf(page, days, evidence).map(({ id, title }) => [id, title.value])).toEqual([
    ['expense-1', 'Fort'],
    ['expense-2', 'Budget'],
    ['expense-3', 'Bus'],
  ]);
});

test('a thing is packed once', () => {
  const page = capture(paragraph('Hat'), paragraph('hat!'));
  const item = (block: number, name: string) => at(block, { kind: 'packing-item', name, quantity: 1 });
  expect(packingOf(page, [item(0, 'Hat'), item(1, 'hat!')]).map(({ name }) => name.value)).toEqual(['Hat']);
});

test('facts of the trip keep their words, also those of structured data', () => {
  const draft = mergeEvidence(capture(paragraph('From Lyon')), [
    at(0, { kind: 'origin', name: 'Lyon' }, 5),
    at(structuredBlock, { kind: 'tag', name: 'France' }),
    at(structuredBlock, { kind: 'tag', name: 'france' }, 1),
    at(structuredBlock, { kind: 'summary', text: 'Two days.' }),
    at(0, { kind: 'season', text: 'May' }),
  ]);
  expect([draft.origin?.value, draft.bestSeason?.value, draft.tags?.map(({ value }) => value)]).toEqual([
    'Lyon',
    'May',
    ['France'],
  ]);
  expect(draft.summary?.origin).toMatchObject({ by: 'source', words: 'Two days.' });
});

test('a booking has no summary: its first lines name people', () => {
  const reservation = { type: 'flight' as const, code: 'AB 1', start: '2026-05-14T07:00' };
  const draft = mergeEvidence(capture(paragraph('Mr Ito')), [
    at(0, { kind: 'summary', text: 'Mr Ito' }),
    at(0, { kind: 'reservation', reservation }),
  ]);
  expect(draft.summary).toBeUndefined();
});

describe('checks', () => {
  const berlin = { latitude: 52.52, longitude: 13.4 };
  const rome = { latitude: 41.9, longitude: 12.5 };

  test('an ordinary day raises no question', () => {
    expect(
      questionsAbout([
        day(
          stop('a', { startTime: known('09:00'), coordinate: known(berlin) }),
          stop('b', { startTime: known('09:00'), coordinate: known(berlin) }),
        ),
      ]),
    ).toEqual([]);
  });

  test('stops a flight apart', () => {
    expect(Math.round(distanceKm(berlin, rome))).toBe(1183);
    const far = day(stop('a', { coordinate: known(berlin) }), stop('b', { coordinate: known(rome) }));
    expect(questionsAbout([far])).toEqual([{ stopId: 'b', doubt: { kind: 'too-far', km: 1180, from: 'a' } }]);
    expect(
      questionsAbout([
        day(stop('a', { coordinate: known(berlin) })),
        day(stop('b', { coordinate: known(rome) })),
      ]),
    ).toEqual([]);
  });

  test('the one that lies elsewhere is asked about, not the next, where the day goes on; nor the middle of a country', () => {
    const at = (name: string, where: typeof rome) => stop(name, { coordinate: known(where) });
    expect(questionsAbout([day(at('a', berlin), at('b', rome), at('c', berlin))])).toEqual([
      { stopId: 'b', doubt: { kind: 'too-far', km: 1180, from: 'a' } },
    ]);
    const country = { name: 'Italy', country: 'IT', coordinate: rome, kind: 'country' as const };
    expect(questionsAbout([day({ ...at('a', rome), candidates: [country] }, at('b', berlin))])).toEqual([]);
  });

  test('times that run backwards, but not over midnight', () => {
    const timed = (first: string, second: string) =>
      questionsAbout([day(stop('a', { startTime: known(first) }), stop('b', { startTime: known(second) }))]);
    expect(timed('14:00', '09:00')).toEqual([
      { stopId: 'b', doubt: { kind: 'backwards', time: '09:00', before: '14:00', at: 'a' } },
    ]);
    expect(timed('23:00', '01:00')).toEqual([]);
  });

  test('more visits than a day holds', () => {
    const long = { durationMinutes: known(300) };
    expect(questionsAbout([day(stop('a', long), stop('b', long), stop('c', long), stop('d', long))])).toEqual(
      [{ stopId: 'c', doubt: { kind: 'too-long', hours: 14 } }],
    );
  });

  test('dates in the wrong order', () => {
    const dated = (id: string, title: string): DraftDay => ({ ...day(stop(id)), title: known(title) });
    expect(questionsAbout([dated('a', '14 May 2026'), dated('b', '13 May 2026')])).toEqual([
      {
        stopId: 'b',
        doubt: { kind: 'date-order', date: '2026-05-13', before: '2026-05-14' },
      },
    ]);
    expect(questionsAbout([dated('a', '14 May 2026'), dated('b', '15 May 2026')])).toEqual([]);
  });
});
