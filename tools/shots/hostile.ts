// Drafts that no honest page would give: the interface has to stay intact around them.
import type { Draft, DraftDay } from '../../lib/model/draft.ts';
import { guessed, lisbon, pictures, stated, stop } from './made-up.ts';

const html = '<img src=x onerror="alert(1)"><b>bold</b> & <script>alert(2)</script>';
/** Characters that reverse the direction of what follows, if allowed to. */
const turning = '\u202Egnirut\u202C \u2067אבג\u2069 \u200Fمرحبا\u200F';
const emoji = '👩‍👩‍👧‍👦🏔️🇵🇹✈️🧳';

const long = (words: string, length: number) =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length);

const onlyDay = (stops: DraftDay['stops'], title: string): DraftDay[] => [
  { id: 'd1', title: stated(title), stops },
];

const place = (index: number) => ({
  coordinate: stated({ latitude: 41.14 + (index % 7) * 0.004, longitude: -8.61 - (index % 5) * 0.006 }),
});

export const longTexts: Draft = lisbon({
  title: stated(long('A title that goes on and on ', 10_000)),
  destination: stated(long('Llanfairpwllgwyngyllgogerychwyrndrobwll', 10_000)),
  days: onlyDay(
    [
      stop('s1', long('Unbreakable', 10_000), {
        startTime: stated('09:00'),
        address: stated(long('Road ', 10_000)),
        ...place(1),
      }),
      stop('s2', 'Short', { note: stated(long('word ', 10_000)), ...place(2) }),
      stop('s3', long('A name of many words ', 400), place(3)),
    ],
    long('Day title ', 10_000),
  ),
  questions: [{ stopId: 's1', sentence: long('A doubt without an end ', 2000) }],
});

export const strangeTexts: Draft = lisbon({
  title: stated(`${emoji} ${turning} ${html}`),
  destination: stated(`${turning}, ${emoji}`),
  days: onlyDay(
    [
      stop('s1', html, {
        startTime: stated('09:00'),
        note: stated(html),
        address: stated(html),
        ...place(1),
      }),
      stop('s2', turning, { startTime: guessed('11:00'), address: stated(turning), ...place(2) }),
      stop('s3', emoji, { note: stated(emoji.repeat(40)), ...place(3) }),
      stop('s4', 'Z̸̡̛̈́a̷̛͠l̵̈́̕g̶͂̕o̸͌̚', place(4)),
      stop('s5', '東京国立博物館から浅草寺まで歩いて隅田川を渡る長い名前の場所', place(5)),
    ],
    `${html} ${turning}`,
  ),
  packing: [{ id: 'p1', name: stated(html), quantity: 9999 }],
  expenses: [{ id: 'e1', title: stated(turning), amount: stated(1e12), currency: stated('XXX') }],
  questions: [{ stopId: 's1', sentence: html }],
});

/** 21 days, 300 stops, each with a place. */
export const longTrip: Draft = lisbon({
  title: stated('Three weeks across Iberia'),
  days: Array.from({ length: 21 }, (_, day) => ({
    id: `d${day}`,
    title: stated(`Stage ${day + 1}`),
    stops: Array.from({ length: 15 }, (_, index) =>
      stop(`s${day}-${index}`, `Stop ${index + 1} of stage ${day + 1}`, {
        coordinate: stated({
          latitude: 36.2 + day * 0.34 + Math.sin(index + day) * 0.12,
          longitude: -8.6 + (day % 8) * 1.2 + Math.cos(index * 1.7 + day) * 0.15,
        }),
      }),
    ),
  })),
  questions: [],
});

/** 3,000 stops in one day. */
export const crowd: Draft = lisbon({
  title: stated('Three thousand stops'),
  days: onlyDay(
    Array.from({ length: 3000 }, (_, index) =>
      stop(`s${index}`, `Stop ${index + 1}`, {
        coordinate: stated({
          latitude: Math.sin(index * 12.9898) * 60,
          longitude: Math.sin(index * 78.233) * 179,
        }),
      }),
    ),
    'One very long day',
  ),
  questions: [],
});

/** The same crowd, with the first ones not placed. */
export const crowdWithout = (unplaced: number): Draft => ({
  ...crowd,
  title: stated('Three thousand stops, many of them lost'),
  days: crowd.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop, index) => {
      const { coordinate: _lost, ...rest } = stop;
      return index < unplaced ? rest : stop;
    }),
  })),
});

export const overTheDateLine: Draft = lisbon({
  title: stated('Fiji to Samoa by boat'),
  destination: stated('South Pacific'),
  days: onlyDay(
    [
      stop('s1', 'Suva', { coordinate: stated({ latitude: -18.14, longitude: 178.44 }) }),
      stop('s2', 'Taveuni', { coordinate: stated({ latitude: -16.82, longitude: -179.97 }) }),
      stop('s3', 'Nukuʻalofa', { coordinate: stated({ latitude: -21.14, longitude: -175.2 }) }),
      stop('s4', 'Apia', { coordinate: stated({ latitude: -13.83, longitude: -171.77 }) }),
    ],
    'Across the line',
  ),
  questions: [],
});

export const roundEurope: Draft = lisbon({
  title: stated('Five capitals by train'),
  destination: stated('Europe'),
  days: onlyDay(
    [
      stop('s1', 'Lisbon', { coordinate: stated({ latitude: 38.72, longitude: -9.14 }) }),
      stop('s2', 'Madrid', { coordinate: stated({ latitude: 40.42, longitude: -3.7 }) }),
      stop('s3', 'Paris', { coordinate: stated({ latitude: 48.86, longitude: 2.35 }) }),
      stop('s4', 'Berlin', { coordinate: stated({ latitude: 52.52, longitude: 13.4 }) }),
      stop('s5', 'Vienna', { coordinate: stated({ latitude: 48.21, longitude: 16.37 }) }),
      stop('s6', 'A night train without a place'),
    ],
    'From west to east',
  ),
  questions: [],
});

export const nowhere: Draft = lisbon({
  title: stated('A weekend in words'),
  days: onlyDay([stop('s1', 'The old mill'), stop('s2', 'Supper at the long table')], 'By the stream'),
  questions: [],
});

export const onePlace: Draft = lisbon({
  title: stated('One good place'),
  days: onlyDay([stop('s1', 'Cais da Ribeira', place(1))], 'Just there'),
  questions: [],
});

export const brokenPictures: Draft = lisbon({
  title: stated('Pictures that never came'),
  days: [1, 2].map((number) => ({
    id: `d${number}`,
    title: stated(`Day with a picture ${number}`),
    image: stated({ kind: 'image' as const, src: `https://blog.example/broken-${number}.jpg`, alt: 'A bay' }),
    stops: [stop(`s${number}`, 'A bay', place(number))],
  })),
  questions: [],
});

export const longTitles: Draft = lisbon({
  title: stated(long('Everything we saw, ate and missed on the way ', 400)),
  days: onlyDay(
    [
      stop('s1', long('The little church behind the big church ', 400), place(1)),
      stop('s2', 'Lunch', place(2)),
    ],
    long('Uphill in the morning and down again ', 400),
  ),
  questions: [],
});

/** Two months, a stop or two per day. */
export const sixtyDays: Draft = lisbon({
  title: stated('Sixty days down the coast'),
  days: Array.from({ length: 60 }, (_, day) => ({
    id: `d${day}`,
    title: stated(`From bay ${day + 1} to bay ${day + 2}`),
    stops: [stop(`s${day}`, `Bay ${day + 1}`, place(day)), stop(`e${day}`, `Evening ${day + 1}`)],
  })),
  questions: [],
});

export const noStops: Draft = lisbon({
  title: stated('A trip that is only a title'),
  days: onlyDay([], 'Nothing planned'),
  packing: [],
  expenses: [],
  questions: [],
});

export const rightToLeft: Draft = lisbon({
  title: stated('ثلاثة أيام هادئة في فاس'),
  destination: stated('فاس، المغرب'),
  days: onlyDay(
    [
      stop('s1', 'باب بوجلود', {
        startTime: stated('09:00'),
        address: stated('المدينة القديمة'),
        ...place(1),
      }),
      stop('s2', 'مدرسة العطارين', { durationMinutes: stated(90), ...place(2) }),
      stop('s3', 'דרך הים 12', place(3)),
    ],
    'بين الأسواق والمدارس',
  ),
  questions: [],
});

export const twoLanguages: Draft = lisbon({
  title: stated('Kyoto slowly · ゆっくり京都'),
  destination: stated('Kyoto 京都'),
  days: onlyDay(
    [
      stop('s1', 'Kiyomizu-dera', { otherName: '清水寺', startTime: stated('07:00'), ...place(1) }),
      stop('s2', '錦市場', {
        otherName: 'Nishiki Market',
        note: stated('朝が静か。Quiet in the morning.'),
        ...place(2),
      }),
    ],
    '朝の東山 / Higashiyama in the morning',
  ),
  questions: [],
});

/** A day of pictures, with hardly any text. */
export const onlyPictures: Draft = lisbon({
  title: stated('IMG_2041'),
  destination: undefined,
  startDate: undefined,
  days: [1, 2, 3].map((number) => ({
    id: `d${number}`,
    image: stated({ kind: 'image' as const, src: pictures[number - 1] ?? '', alt: '' }),
    stops: [],
  })),
  packing: [],
  expenses: [],
  questions: [],
});

/** A trip that starts on an extreme date, such as the first or last day there is. */
export const oddDates = (startDate: string): Draft => lisbon({ startDate: stated(startDate) });
