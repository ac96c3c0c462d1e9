// How the times of plans find their stops. All places are invented.
import { describe, expect, test } from 'vitest';
import { stopsOf } from '../../lib/draft/stops.ts';
import { inSourceOrder } from '../../lib/draft/weigh.ts';
import type { Block } from '../../lib/model/capture.ts';
import { durations } from '../../lib/read/page/durations.ts';
import { times } from '../../lib/read/page/times.ts';
import { capture, claimedOnce, paragraph } from './a-page.ts';

const heading = (text: string, level = 3): Block => ({ kind: 'heading', level, text, spans: [] });
const item = (text: string): Block => ({ kind: 'item', depth: 1, text, spans: [] });
const caption = (text: string): Block => ({ kind: 'caption', text, spans: [] });
const row = (...cells: string[]): Block => ({ kind: 'row', cells, text: cells.join('\t'), spans: [] });

/** Each name is claimed once, at its first mention. */
function startTimes(blocks: Block[], ...names: string[]): Record<string, string | undefined> {
  const page = capture(...blocks);
  const evidence = [...claimedOnce(page, names), ...times.read(page, {}), ...durations.read(page, {})];
  const stops = stopsOf(page, inSourceOrder(evidence));
  return Object.fromEntries(stops.map(({ name, startTime }) => [name.value, startTime?.value]));
}

describe('lines of a plan inside one paragraph', () => {
  test('each line gives its own time', () => {
    const plan = paragraph(
      '9:00 AM to 10:00 AM - Spend some time at the Fern Museum.\n10:00 AM to 12:00 PM - Peruse the Otter Castle.\n12:00 PM - Lunch at Quill Inn.',
    );
    expect(startTimes([plan], 'Fern Museum', 'Otter Castle', 'Quill Inn')).toEqual({
      'Fern Museum': '09:00',
      'Otter Castle': '10:00',
      'Quill Inn': '12:00',
    });
  });

  test('a plan that runs on without lines', () => {
    const plan = paragraph(
      'Day trip. 18:00 - 19:40 | Walk: the Fern Quay. 19:40 - 21:00 | Dinner: the Otter House. Book ahead.',
    );
    expect(startTimes([plan], 'Fern Quay', 'Otter House')).toEqual({
      'Fern Quay': '18:00',
      'Otter House': '19:40',
    });
  });

  test('opening hours in a sentence stay out', () => {
    const page = paragraph('The Fern Museum is lovely. It is open from 9:00 to 17:00.');
    expect(startTimes([page], 'Fern Museum')).toEqual({ 'Fern Museum': undefined });
  });
});

describe('times with dots', () => {
  const plan = (...lines: [string, string][]) => lines.map(([time, place]) => row(time, place));

  test('rows that open with them in order are a plan', () => {
    const rows = plan(['9.00', 'Fern Museum'], ['13.30', 'Quill Inn'], ['18.05', 'Otter Market']);
    expect(startTimes(rows, 'Fern Museum', 'Quill Inn', 'Otter Market')).toEqual({
      'Fern Museum': '09:00',
      'Quill Inn': '13:30',
      'Otter Market': '18:05',
    });
  });

  test('dates in order are none', () => {
    const rows = plan(['18.05', 'Fern Museum'], ['19.05', 'Quill Inn'], ['20.05', 'Otter Market']);
    expect(startTimes(rows, 'Fern Museum', 'Quill Inn', 'Otter Market')).toEqual({
      'Fern Museum': undefined,
      'Quill Inn': undefined,
      'Otter Market': undefined,
    });
  });
});

describe('on the way and there', () => {
  test('the line that is the place wins over the one that goes there', () => {
    const rows = [row('15:45', 'Walk south to Fern Tower'), row('16:30', 'Fern Tower by dusk')];
    expect(startTimes(rows, 'Fern Tower')).toEqual({ 'Fern Tower': '16:30' });
  });

  test('arriving wins over a place of the same name before', () => {
    const list = [item('9:24 Fern Lake trail junction'), item('10:26 Arrive at Fern Lake')];
    expect(startTimes(list, 'Fern Lake')).toEqual({ 'Fern Lake': '10:26' });
  });

  test('a drive that has an end brings one there at its end', () => {
    expect(startTimes([item('2:40 PM - 4:45 PM Drive to Fern Park')], 'Fern Park')).toEqual({
      'Fern Park': '16:45',
    });
  });

  test('a ride through the night ends on another day', () => {
    expect(startTimes([item('22:15 - 6:40 Night train to Fern Town')], 'Fern Town')).toEqual({
      'Fern Town': '22:15',
    });
  });

  test('a walk along something is the visit itself', () => {
    expect(startTimes([item('18:30 - 20:00 Walk along the Otter River')], 'Otter River')).toEqual({
      'Otter River': '18:30',
    });
  });

  test('of two times in a sentence the nearer one is the place’s', () => {
    const told = paragraph('We set out at 10:00 and came by train at 15:00 to reach Fern Town.');
    expect(startTimes([told], 'Fern Town')).toEqual({ 'Fern Town': '15:00' });
  });
});

describe('times over what they speak of', () => {
  test('a part of the day with its time speaks of what is below, named for the second time too', () => {
    const page = [
      heading('Day 1: Fern Springs', 2),
      heading('Late Evening (6:30-7:00 PM)'),
      item('Arrive in Fern Springs'),
    ];
    expect(startTimes(page, 'Fern Springs')).toEqual({ 'Fern Springs': '18:30' });
  });

  test('a part of the day as a paragraph', () => {
    const page = [paragraph('Evening (6:00 PM onwards):'), item('Key activity: the Otter Baths')];
    expect(startTimes(page, 'Otter Baths')).toEqual({ 'Otter Baths': '18:00' });
  });

  test('a meal in a table names nobody’s time', () => {
    const rows = [row('12:30', 'Lunch'), row('Otter Pass', 'a short stop')];
    expect(startTimes(rows, 'Otter Pass')).toEqual({ 'Otter Pass': undefined });
  });

  test('a time and a remark lead to the heading below', () => {
    const page = [paragraph('6 PM – 9 PM (subject to change)'), heading('Welcome at the Fern Hall')];
    expect(startTimes(page, 'Fern Hall')).toEqual({ 'Fern Hall': '18:00' });
  });

  test('times that open the day lead, though a tag with a name stands right above the next', () => {
    const page = [
      paragraph('9:00'),
      paragraph('Coffee first'),
      paragraph('Then to the Fern Circuit.'),
      paragraph('Otter Guests only'),
      paragraph('14:00'),
      paragraph('Shoot at Quill Studio'),
    ];
    expect(startTimes(page, 'Fern Circuit', 'Otter Guests', 'Quill Studio')).toEqual({
      'Fern Circuit': '09:00',
      'Otter Guests': undefined,
      'Quill Studio': '14:00',
    });
  });

  test('two signs of Han after the time are a name, not a remark', () => {
    const page = [heading('8:55 羊川'), heading('9:40 狐橋')];
    expect(startTimes(page, '羊川', '狐橋')).toEqual({ 羊川: '08:55', 狐橋: '09:40' });
  });
});

describe('labels', () => {
  test('a short slot after the word for opening hours is a visit', () => {
    const page = [
      item('Fern Square:'),
      item('Horario: 10:00-10:45'),
      item('Otter Bar:'),
      item('Horario: 9:00-19:00'),
    ];
    expect(startTimes(page, 'Fern Square', 'Otter Bar')).toEqual({
      'Fern Square': '10:00',
      'Otter Bar': undefined,
    });
  });

  test('a labelled time a few lines below the name is still the name’s', () => {
    const page = [item('Fern Boat Ride'), paragraph('Dress warm.'), paragraph('Time: 8:30pm - 10:30pm')];
    expect(startTimes(page, 'Fern Boat Ride')).toEqual({ 'Fern Boat Ride': '20:30' });
  });
});

describe('several names and one time', () => {
  test('the others of a row are there too, if no line of their own says otherwise', () => {
    const rows = [
      row('9:30–11:30', 'Fern Island — cable car, Otter Park'),
      row('14:00', 'Otter Park'),
      row('15:00', 'Quill Village — Quill Square'),
    ];
    expect(startTimes(rows, 'Fern Island', 'Otter Park', 'Quill Village', 'Quill Square')).toEqual({
      'Fern Island': '09:30',
      'Otter Park': '14:00',
      'Quill Village': '15:00',
      'Quill Square': '15:00',
    });
  });

  test('what is told in a long line later on has no part in it', () => {
    const long = `8:00 Fern Station. ${'We waited and talked about the weather. '.repeat(4)}Some day we shall see Otter Bay.`;
    expect(startTimes([paragraph(long)], 'Fern Station', 'Otter Bay')).toEqual({
      'Fern Station': '08:00',
      'Otter Bay': undefined,
    });
  });
});

describe('rows with the time in a later cell', () => {
  test('the name that leads the row is meant, not the one in its address', () => {
    const rows = [row('The Fern Museum', '99, Otter Street, near Quill Park', '13:30')];
    expect(startTimes(rows, 'Fern Museum', 'Quill Park')).toMatchObject({ 'Fern Museum': '13:30' });
  });

  test('a name that fills its cell wins over a town before it', () => {
    const rows = [row('Fern Town', 'Otter Castle', '10:00')];
    expect(startTimes(rows, 'Fern Town', 'Otter Castle')).toMatchObject({ 'Otter Castle': '10:00' });
  });

  test('several times in one cell each lead what follows them', () => {
    const rows = [row('Day 3', '10:00-11:30 Fern Walk; lunch; 14:00 talk at Otter Point; 16:00 Quill Trail')];
    expect(startTimes(rows, 'Fern Walk', 'Otter Point', 'Quill Trail')).toEqual({
      'Fern Walk': '10:00',
      'Otter Point': '14:00',
      'Quill Trail': '16:00',
    });
  });
});

test('who is told to come between two times comes at the first', () => {
  const told = paragraph('Depois do passeio, chegue entre 9h e 9h30 ao Castelo Fern.');
  expect(startTimes([told], 'Castelo Fern')).toEqual({ 'Castelo Fern': '09:00' });
});

test('under a picture only a time that leads counts', () => {
  const page = [caption('18:02, Fern Tomb'), caption('Otter Hill, taken at 18:40')];
  expect(startTimes(page, 'Fern Tomb', 'Otter Hill')).toEqual({
    'Fern Tomb': '18:02',
    'Otter Hill': undefined,
  });
});

test('an evening meal at a bare hour is in the evening', () => {
  const list = [item('Dinner at Fern Inn at 7:30'), item('Breakfast club at 9:15')];
  expect(startTimes(list, 'Fern Inn', 'Breakfast club')).toEqual({
    'Fern Inn': '19:30',
    'Breakfast club': '09:15',
  });
});

test('a morning stays one, though the line ends with dinner', () => {
  expect(startTimes([item('8:00 Transfer to Fern Park, a hike, dinner at the lodge')], 'Fern Park')).toEqual({
    'Fern Park': '08:00',
  });
  const meals = item('Swim at Fern Lake at 7:00, dinner at Otter House at 7:30');
  expect(startTimes([meals], 'Fern Lake', 'Otter House')).toEqual({
    'Fern Lake': '07:00',
    'Otter House': '19:30',
  });
});

test('who arrives long after naming the place arrives there', () => {
  const told = paragraph(
    'We drove to Fern Hut. The roads were icy, but everyone managed to arrive around 8pm.',
  );
  expect(startTimes([told], 'Fern Hut')).toEqual({ 'Fern Hut': '20:00' });
});

test('an arrival without a name is that of what was named a few lines before, no more', () => {
  const between = (lines: number) => [
    paragraph('Fern Museum'),
    ...Array.from({ length: lines }, (_, at) => paragraph(`A word on the weather, the ${at + 2}th.`)),
    paragraph('16:00 Guests arrive.'),
  ];
  expect(startTimes(between(2), 'Fern Museum')).toEqual({ 'Fern Museum': '16:00' });
  expect(startTimes(between(3), 'Fern Museum')).toEqual({ 'Fern Museum': undefined });
});
