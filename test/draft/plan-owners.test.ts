// Which of several names in and around a plan's line its time belongs to. All places are invented.
import { describe, expect, test } from 'vitest';
import { paragraph } from './a-page.ts';
import { heading, item, row, timesOf } from './timed-page.ts';

describe('rides', () => {
  test('who rides is where the ride ends, when it ends', () => {
    const ride = item('10:00 AM to 10:30 AM - Take the metro from Fern Stop to the Otter Garden.');
    expect(timesOf([ride], 'Fern Stop', 'Otter Garden')).toEqual([undefined, '10:30']);
  });

  test('what a further cell says of walking does not make the place a way', () => {
    const plan = [
      row('4:00 PM', 'Fern House', 'Walk to the north fence'),
      row('4:30 PM', 'A rest beside Fern House'),
    ];
    expect(timesOf(plan, 'Fern House')).toEqual(['16:00']);
  });

  test('what is told in brackets of the end of a ride is not its end', () => {
    const ride = item('07:30 – 09:30 – Bus to Otter Town (north side, Fern Market)');
    expect(timesOf([ride], 'Otter Town', 'Fern Market')).toEqual(['09:30', undefined]);
  });

  test('what is told after the leaving is reached later', () => {
    const plan = [row('08:30', 'Departure for Fern Ruins. Short stop at Otter Pass.')];
    expect(timesOf(plan, 'Fern Ruins', 'Otter Pass')).toEqual(['08:30', undefined]);
  });
});

describe('two lines name the same place', () => {
  test('its own line wins over one that is about something else there', () => {
    const plan = [row('14:00', 'Lunch near Fern Street'), row('16:30', 'Fern Street', 'on foot')];
    expect(timesOf(plan, 'Fern Street')).toEqual(['16:30']);
  });

  test('of two lines alike, the first', () => {
    const plan = [item('12:00 - A late lunch in Fern Quarter'), item('13:30 - Stroll in Fern Quarter')];
    expect(timesOf(plan, 'Fern Quarter')).toEqual(['12:00']);
  });
});

describe('labels and headings', () => {
  test('a labelled time is said of the heading above and of the address behind it', () => {
    const page = [
      heading('Fern Boat Ride'),
      paragraph('Dress warm. Time: 8:30pm Address: Otter Marina, 3 Quay'),
    ];
    expect(timesOf(page, 'Fern Boat Ride', 'Otter Marina')).toEqual(['20:30', '20:30']);
  });

  test('a labelled time may be a heading itself', () => {
    const page = [paragraph('We host a dinner at Fern Inn for everyone.'), heading('Time: 20:00')];
    expect(timesOf(page, 'Fern Inn')).toEqual(['20:00']);
  });

  test('a meal somewhere is had where the section says', () => {
    const page = [heading('12:00 – 13:30 • Lunch in Otter Town'), item('Fern Teahouse: dumplings.')];
    expect(timesOf(page, 'Otter Town', 'Fern Teahouse')).toEqual(['12:00', '12:00']);
  });

  test('a time behind two names is that of both', () => {
    expect(
      timesOf([heading('Fern Quarter & Otter Library (10:00 AM)')], 'Fern Quarter', 'Otter Library'),
    ).toEqual(['10:00', '10:00']);
    expect(timesOf([row('Fern Hall and Otter Hall', '11:00')], 'Fern Hall', 'Otter Hall')).toEqual([
      '11:00',
      '11:00',
    ]);
  });

  test('a heading that names nobody speaks of what is below', () => {
    const page = [heading('Arrival in town (around 9:00 AM)'), item('Otter Castle: start with the tower.')];
    expect(timesOf(page, 'Otter Castle')).toEqual(['09:00']);
  });
});

test('between bars a time orders, though nothing ends before it and the sun sets', () => {
  const plan = paragraph(
    'Goal: a view over the bay 16:00 - 18:00 | Sight: Fern Tower (sunset). 18:00 - 20:00 | Dinner: Otter House.',
  );
  expect(timesOf([plan], 'Fern Tower', 'Otter House')).toEqual(['16:00', '18:00']);
});

describe('times on lines of their own', () => {
  test('a title names them all, and headings name them again below their times', () => {
    const page = [
      heading('A day: Fern Lane → Otter Lake'),
      paragraph('We begin at Quill Hall, which is free.'),
      paragraph('12:00'),
      heading('Lunch'),
      paragraph('14:00'),
      heading('Fern Lane (free)'),
      paragraph('16:00'),
      heading('Otter Lake'),
    ];
    expect(timesOf(page, 'Quill Hall', 'Fern Lane', 'Otter Lake')).toEqual([undefined, '14:00', '16:00']);
  });

  test('a line that says more does not reach into another section', () => {
    const page = [paragraph('22:00 – Time to rest'), heading('Where to stay'), paragraph('Fern Inn')];
    expect(timesOf(page, 'Fern Inn')).toEqual([undefined]);
    const eastern = [paragraph('22:00 回酒店'), heading('住宿'), paragraph('Fern Inn')];
    expect(timesOf(eastern, 'Fern Inn')).toEqual([undefined]);
  });

  test('nor beyond the second line', () => {
    const page = ['19:30', 'Check in.', 'Rest.', 'Fern Hall'].map(paragraph);
    expect(timesOf(page, 'Fern Hall')).toEqual([undefined]);
  });
});

describe('told in sentences', () => {
  test('a bracket may stand before the name', () => {
    const told = paragraph('Arrive early (around 8:30 AM) at the Fern Abbey, which is old.');
    expect(timesOf([told], 'Fern Abbey')).toEqual(['08:30']);
  });

  test('without blanks, what goes on after the time is told', () => {
    const told = paragraph('早上十點半搭的車，一直到下午一點才抵達熊本。');
    expect(timesOf([told], '熊本')).toEqual(['13:00']);
    expect(timesOf([paragraph('9:00发车的火车，中午在河口吃饭。')], '河口')).toEqual([undefined]);
  });
});
