// Invented itineraries by number: the same number is always the same trip. As in reality, some places and words are
// common and most are rare, so that a search meets both.
import type { Content } from '../../../service/itineraries/content.ts';

const starts = [
  'Al',
  'Bar',
  'Cor',
  'Dun',
  'Er',
  'Fal',
  'Gor',
  'Hal',
  'Il',
  'Jor',
  'Kal',
  'Lun',
  'Mor',
  'Nar',
  'Or',
];
const middles = ['va', 'mi', 'do', 'ru', 'sha', 'ten', 'ko', 'li', 'ba', 'gu', 'pe', 'so', 'na', 'ti', 'ze'];
const ends = ['ra', 'ton', 'berg', 'mar', 'dal', 'via', 'stad', 'polis', 'nes', 'wick'];
const things = [
  'market',
  'museum',
  'harbour',
  'temple',
  'garden',
  'bakery',
  'viewpoint',
  'bridge',
  'beach',
  'tower',
];
const moods = ['quiet', 'slow', 'wild', 'sunny', 'rainy', 'hidden', 'golden', 'green', 'old', 'northern'];

/** A deterministic pseudo-random number between 0 and 1. */
function chance(seed: number): number {
  let value = (seed ^ 0x9e3779b9) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
}
const pick = (list: readonly string[], seed: number) => list[Math.floor(chance(seed) * list.length)] ?? '';

const placeCount = starts.length * middles.length * ends.length;
/** Place 0 is the most popular one. */
export const placeName = (place: number): string =>
  `${starts[place % 15]}${middles[Math.floor(place / 15) % 15]}${ends[Math.floor(place / 225) % 10]}`;
/** Skewed: the first places have thousands of trips, the last have few. */
const placeOf = (index: number) => Math.floor(chance(index * 7 + 1) ** 3 * placeCount);

export function tripOf(index: number): Content {
  const place = placeName(placeOf(index));
  const thing = (turn: number) => pick(things, index * 31 + turn);
  const mood = pick(moods, index * 17);
  return {
    title: `${mood} days in ${place}`,
    destination: place,
    summary: `A ${mood} trip, from the ${thing(1)} to the ${thing(2)}, with time to spare.`,
    startDate: '2027-05-13',
    tags: [mood, thing(3)],
    homeCurrency: 'EUR',
    days: Array.from({ length: 3 }, (_, day) => ({
      id: `d${day}`,
      title: `Day ${day + 1}: the ${thing(day + 4)}`,
      stops: Array.from({ length: 4 }, (_stop, stop) => ({
        id: `d${day}s${stop}`,
        name: `${pick(starts, index + day * 4 + stop)}${pick(middles, index * 3 + stop)} ${thing(day * 4 + stop + 9)}`,
        startTime: '09:30',
        durationMinutes: 45,
        coordinate: { latitude: 38.7, longitude: -9.1 },
        note: 'Two tables outside, and a view over the roofs that is best before ten.',
      })),
    })),
    packing: [{ id: 'p', name: 'Walking shoes', quantity: 1 }],
    expenses: [],
  };
}
