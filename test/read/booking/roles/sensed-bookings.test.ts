import { expect, test } from 'vitest';
import { paperKinds, paperRoles } from '../../../../lib/model/paper-sense.ts';
import { sensedBookings } from '../../../../lib/read/booking/roles/sensed-bookings.ts';
import { printed } from '../printed.ts';
import { answerOf, type Told } from './some-answer.ts';

/** The bookings in a text whose words have the given roles. */
const bookedIn = (text: string, told: Record<string, Told>) =>
  sensedBookings(printed(text), {
    paperSense: (words) => answerOf(words.map(({ text: word }) => told[word] ?? { role: 'none', chance: 0 })),
  }).map(({ reservation }) => reservation);

const stay = { group: 1, kind: 'lodging' } as const;
const flight = { group: 2, kind: 'flight' } as const;

test("a house's long number is its own, whatever code the flight on the same paper has", () => {
  const text = `Booking SXJ8W3
8 May 2027
MA214
Bremen
Porto
Seestern
4830716552`;
  const told = {
    SXJ8W3: { role: 'reference' },
    8: { role: 'start-date' },
    May: { role: 'start-date' },
    2027: { role: 'start-date' },
    Bremen: { role: 'from', ...flight },
    Porto: { role: 'to', ...flight },
    MA214: { role: 'code', ...flight },
    Seestern: { role: 'name', ...stay },
    4830716552: { role: 'reference', ...stay },
  } as const;
  expect(bookedIn(text, told)).toMatchObject([
    { type: 'flight', confirmation: 'SXJ8W3' },
    { type: 'lodging', confirmation: '4830716552' },
  ]);
});

test('a sum without a currency is in the money that the paper names', () => {
  const told = {
    8: { role: 'start-date' },
    May: { role: 'start-date' },
    2027: { role: 'start-date' },
    Seestern: { role: 'name', ...stay },
    '8.025,00': { role: 'price' },
  } as const;
  const priceIn = (total: string) => bookedIn(`Seestern\n8 May 2027\n${total}`, told)[0]?.price;
  expect(priceIn('Total DKK    8.025,00')).toEqual({ amount: 8025, currency: 'DKK' });
  expect(priceIn('Total 8.025,00 DKK')).toEqual({ amount: 8025, currency: 'DKK' });
  // The paper's totals are more reliable than a word.
  expect(priceIn('Total    8.025,00\nDKK or SEK\n12,00 EUR a night')).toEqual({
    amount: 8025,
    currency: 'EUR',
  });
  expect(priceIn('Total    8.025,00')).toBeUndefined();
});

test('what is booked for a day of a plan stands under it', () => {
  const [day, other] = [{ role: 'start-date', ...stay }, flight] as const;
  const told = {
    8: day,
    May: day,
    2027: day,
    Seestern: { role: 'name', ...stay },
    MA214: { role: 'code', ...other },
    '9:30': { role: 'start-time', ...other },
    '11:40': { role: 'end-time', ...other },
    Bremen: { role: 'from', ...other },
    Porto: { role: 'to', ...other },
  } as const;
  expect(bookedIn('8 May 2027\nSeestern\n9:30    MA214    Bremen    Porto    11:40', told)).toMatchObject([
    { type: 'lodging', start: '2027-05-08' },
    { type: 'flight', start: '2027-05-08T09:30' },
  ]);
  // Opening hours.
  expect(bookedIn('8 May 2027\nSeestern\n9:30    MA214', told)).toHaveLength(1);
  expect(bookedIn('9:30    MA214    Bremen    Porto    11:40\n8 May 2027\nSeestern', told)).toHaveLength(1);
});

test('who has a table and goes on another day stays there', () => {
  const table = { group: 1, kind: 'restaurant' } as const;
  const told = {
    '08.05.2027': { role: 'start-date', ...table },
    '11.05.2027': { role: 'end-date', ...table },
    Seestern: { role: 'name', ...table },
  } as const;
  expect(bookedIn('Seestern\n08.05.2027    11.05.2027', told)).toMatchObject([{ type: 'lodging' }]);
  expect(bookedIn('Seestern\n08.05.2027', told)).toMatchObject([{ type: 'restaurant' }]);
});

const leg = { group: 1, kind: 'bus' } as const;
const way = {
  '08.05.2027': { role: 'start-date', ...leg },
  '9:30': { role: 'start-time', ...leg },
  '11:40': { role: 'end-time', ...leg },
  Bremen: { role: 'from', ...leg },
  Stade: { role: 'to', ...leg },
} as const;

test('who runs a leg is looked for a second time where nobody is sure of it', () => {
  const text = 'Möwenbus\n08.05.2027    Bremen 9:30    Stade 11:40\nSturmlinien';
  const faint = { role: 'operator', chance: 0.3, ...leg } as const;
  expect(bookedIn(text, { ...way, Möwenbus: faint })).toMatchObject([{ name: 'Möwenbus' }]);
  const sure = { role: 'operator', ...leg } as const;
  expect(bookedIn(text, { ...way, Möwenbus: faint, Sturmlinien: sure })).toMatchObject([
    { name: 'Sturmlinien' },
  ]);
  expect(bookedIn(text, { ...way, Möwenbus: { ...faint, chance: 0.1 } })[0]).not.toHaveProperty('name');
});

test('a car that is never given back and has no number is a transfer', () => {
  const car = { group: 1, kind: 'car' } as const;
  const told = {
    '08.05.2027': { role: 'start-date', ...car },
    '11.05.2027': { role: 'end-date', ...car },
    '9:30': { role: 'start-time', ...car },
    Bremen: { role: 'from', ...car },
    TR4410: { role: 'reference', ...car },
  } as const;
  expect(bookedIn('08.05.2027\nCar 9:30 Bremen', told)).toEqual([]);
  expect(bookedIn('08.05.2027\nCar 9:30 Bremen\n11.05.2027', told)).toHaveLength(1);
  expect(bookedIn('08.05.2027\nCar 9:30 Bremen\nTR4410', told)).toHaveLength(1);
});

test('two rows with a name and a time each are two outings', () => {
  const told: Record<string, Told> = {
    '08.05.2027': { role: 'start-date', kind: 'tour' },
    '09.05.2027': { role: 'start-date', kind: 'tour' },
    Wattwanderung: { role: 'name', kind: 'tour' },
    Kutterfahrt: { role: 'name', kind: 'tour' },
    '20:30': { role: 'start-time', kind: 'tour' },
    '9:00': { role: 'start-time', kind: 'tour' },
  };
  const text = '08.05.2027    Wattwanderung    20:30\n09.05.2027    Kutterfahrt    9:00';
  const read = sensedBookings(printed(text), {
    paperSense: (words) => ({
      ...answerOf(words.map(({ text: word }) => told[word] ?? { role: 'none', chance: 0 })),
      bond: (one, other) => (words[one]?.line === words[other]?.line ? 5 : 1),
    }),
  });
  expect(read.map(({ reservation }) => reservation)).toMatchObject([
    { name: 'Wattwanderung', start: '2027-05-08T20:30' },
    { name: 'Kutterfahrt', start: '2027-05-09T09:00' },
  ]);
});

test('the day on which the next leg arrives is not when this one does', () => {
  const told: Record<string, Told> = {
    '08.05.2027': { role: 'start-date', kind: 'bus' },
    '09.05.2027': { role: 'end-date', kind: 'bus' },
    Bremen: { role: 'from', kind: 'bus' },
    Stade: { role: 'to', kind: 'bus' },
    Cuxhaven: { role: 'from', kind: 'bus' },
    Husum: { role: 'to', kind: 'bus' },
    '9:30': { role: 'start-time', kind: 'bus' },
    '11:40': { role: 'end-time', kind: 'bus' },
    '23:10': { role: 'start-time', kind: 'bus' },
    '1:50': { role: 'end-time', kind: 'bus' },
  };
  const text = '08.05.2027\nBremen 9:30 Stade 11:40\nCuxhaven 23:10 Husum 1:50 09.05.2027';
  const read = sensedBookings(printed(text), {
    paperSense: (words) => ({
      ...answerOf(words.map(({ text: word }) => told[word] ?? { role: 'none', chance: 0 })),
      bond: (one, other) => (words[one]?.line === words[other]?.line ? 5 : 1),
    }),
  });
  expect(read.map(({ reservation }) => reservation.end)).toEqual(['2027-05-08T11:40', '2027-05-09T01:50']);
});

test('where a leg ends goes on in the next line of its cell', () => {
  const text = `08.05.2027    9:30    Bremen Markt    11:40    Stade
                      am Wall`;
  expect(
    bookedIn(text, {
      ...way,
      Markt: { role: 'from', ...leg },
      Wall: { role: 'from', ...leg },
    }),
  ).toMatchObject([{ from: { name: 'Bremen Markt am Wall' }, to: { name: 'Stade' } }]);
});

/** The kind chosen for a leg where `other` is possible too. */
const kindsBeside = (text: string, told: Record<string, Told>, other: (typeof paperKinds)[number]) =>
  sensedBookings(printed(text), {
    paperSense: (words) => {
      const answer = answerOf(words.map(({ text: word }) => told[word] ?? { role: 'none', chance: 0 }));
      const at = paperKinds.indexOf(other);
      const kinds = answer.kinds.map((chance, place) => (place % paperKinds.length === at ? 0.2 : chance));
      return { ...answer, kinds };
    },
  }).map(({ reservation }) => reservation.type);

const byTrain = Object.fromEntries(
  Object.entries(way).map(([word, told]) => [word, { ...told, kind: 'train' as const }]),
);

test('a company runs what the last word of its name says', () => {
  const runs = (company: string) => {
    const operator = { role: 'operator', group: 1, kind: 'train' } as const;
    const words = Object.fromEntries(company.split(' ').map((word) => [word, operator]));
    return kindsBeside(
      `${company}\n08.05.2027    Bremen 9:30    Stade 11:40`,
      { ...byTrain, ...words },
      'bus',
    );
  };
  expect(runs('Northwind Intercity Coach')).toEqual(['bus']);
  expect(runs('Northwind Intercity')).toEqual(['train']);
  expect(runs('Rail & Coach')).toEqual(['train']);
});

test('no train leaves where buses do', () => {
  const text = '08.05.2027    Bremen 9:30    Stade 11:40';
  const station = { role: 'from', group: 1, kind: 'train' } as const;
  expect(kindsBeside(text.replace('Bremen', 'Bremen ZOB'), { ...byTrain, ZOB: station }, 'bus')).toEqual([
    'bus',
  ]);
  expect(kindsBeside(text.replace('Bremen', 'Bremen Hbf'), { ...byTrain, Hbf: station }, 'bus')).toEqual([
    'train',
  ]);
});

/** Words of a line are bound to each other; some words are weakly bound to every line. */
const boundByLine = (text: string, told: Record<string, Told>, anywhere: readonly string[]) =>
  sensedBookings(printed(text), {
    paperSense: (words) => ({
      ...answerOf(words.map(({ text: word }) => told[word] ?? { role: 'none', chance: 0 })),
      bond: (one, other) => {
        const isAnywhere = [one, other].some((at) => anywhere.includes(words[at]?.text ?? ''));
        return words[one]?.line === words[other]?.line ? 5 : isAnywhere ? 1 : -5;
      },
    }),
  }).map(({ reservation }) => reservation);

test("a number that is rather a traveller's is a booking's where it has no other", () => {
  const number = { role: 'private', chance: 0.6 } as const;
  const withNumbers = (text: string, told: Record<string, Told>) =>
    sensedBookings(printed(text), {
      paperSense: (words) => {
        const answer = answerOf(words.map(({ text: word }) => told[word] ?? { role: 'none', chance: 0 }));
        const reference = paperRoles.indexOf('reference');
        for (const [at, { text: word }] of words.entries())
          if (word === 'SR8804') answer.roles[at * paperRoles.length + reference] = 0.3;
        return answer;
      },
    }).map(({ reservation }) => reservation.confirmation);
  const text = '08.05.2027    Bremen 9:30    Stade 11:40\nSR8804    TK4410';
  expect(withNumbers(text, { ...way, SR8804: number })).toEqual(['SR8804']);
  expect(withNumbers(text, { ...way, SR8804: number, TK4410: { role: 'reference' } })).toEqual(['TK4410']);
  expect(withNumbers(text.replace('SR8804', ''), { ...way, TK4410: number })).toEqual([undefined]);
});

test("another outing's address is not this one's too", () => {
  const told: Record<string, Told> = {
    '08.05.2027': { role: 'start-date', kind: 'tour' },
    '09.05.2027': { role: 'start-date', kind: 'tour' },
    Wattwanderung: { role: 'name', kind: 'tour' },
    Kutterfahrt: { role: 'name', kind: 'tour' },
    '20:30': { role: 'start-time', kind: 'tour' },
    '9:00': { role: 'start-time', kind: 'tour' },
    Deichstraße: { role: 'address' },
    Hafenkai: { role: 'address' },
  };
  const text =
    '08.05.2027    Wattwanderung    20:30    Deichstraße\n09.05.2027    Kutterfahrt    9:00    Hafenkai';
  expect(boundByLine(text, told, ['Deichstraße', 'Hafenkai'])).toMatchObject([
    { address: 'Deichstraße' },
    { address: 'Hafenkai' },
  ]);
});

test('a leg is what the line with its day or its number says', () => {
  const kindIn = (title: string, more = '') => {
    const told = {
      8: { role: 'start-date' },
      May: { role: 'start-date' },
      2027: { role: 'start-date' },
      118: { role: 'code', group: 3, kind: 'bus' },
      '9:30': { role: 'start-time', group: 3, kind: 'bus' },
      '11:40': { role: 'end-time', group: 3, kind: 'bus' },
      Split: { role: 'from', group: 3, kind: 'bus' },
      Vis: { role: 'to', group: 3, kind: 'bus' },
    } as const;
    return sensedBookings(printed(`${title}\n9:30 Split\n11:40 Vis${more}`), {
      paperSense: (words) => {
        const answer = answerOf(
          words.map(({ text }): Told => told[text as keyof typeof told] ?? { role: 'none', chance: 0 }),
        );
        const ferry = paperKinds.indexOf('ferry');
        const kinds = answer.kinds.map((chance, at) => (at % paperKinds.length === ferry ? 0.1 : chance));
        return { ...answer, kinds };
      },
    }).map(({ reservation }) => reservation.type);
  };
  expect(kindIn('Katamaran Galeb, 8 May 2027')).toEqual(['ferry']);
  expect(kindIn('Ferry 118\n8 May 2027')).toEqual(['ferry']);
  expect(kindIn('Galeb, 8 May 2027')).toEqual(['bus']);
  expect(kindIn('Bus, with a ferry to follow, 8 May 2027')).toEqual(['bus']);
  expect(kindIn('Galeb, 8 May 2027', '\nThe ferry to Hvar leaves at noon')).toEqual(['bus']);
});

test('a company that is called after ships runs no bus', () => {
  const text = 'Kystferger\n08.05.2027    Bremen 9:30    Stade 11:40';
  const kindsIn = (name: string) =>
    sensedBookings(printed(text.replace('Kystferger', name)), {
      paperSense: (words) => {
        const told: Record<string, Told> = { ...way, [name]: { role: 'operator', ...leg } };
        const answer = answerOf(words.map(({ text: word }) => told[word] ?? { role: 'none', chance: 0 }));
        const ferry = paperKinds.indexOf('ferry');
        const kinds = answer.kinds.map((chance, at) => (at % paperKinds.length === ferry ? 0.1 : chance));
        return { ...answer, kinds };
      },
    }).map(({ reservation }) => reservation.type);
  expect(kindsIn('Kystferger')).toEqual(['ferry']);
  expect(kindsIn('Möwe')).toEqual(['bus']);
  expect(kindsIn('Friendship')).toEqual(['bus']);
});
