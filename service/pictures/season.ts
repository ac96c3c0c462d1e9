// The season of a day, from its date or the words for when to go, and from its location.
import { wordsOf } from '../itineraries/search-words.ts';
import { southern, tropical } from './countries.ts';
import { lexicon, term, weigh } from './lexicon.ts';

export type Season = 'winter' | 'spring' | 'summer' | 'autumn';
const ofTheYear: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

/** Places often named without their country, where a picture of January mountains or lakes would wrongly be a winter one. */
const southernPlaces =
  'sydney, melbourne, tasmania, hobart, perth, brisbane, adelaide, canberra, uluru, queenstown, wanaka, auckland, wellington, christchurch, fiordland, milford sound, cape town, kapstadt, le cap, johannesburg, kruger, stellenbosch, patagonia, patagonien, patagonie, torres del paine, el chalten, bariloche, mendoza, buenos aires, ushuaia, santiago de chile, valparaiso, シドニー, メルボルン, パタゴニア, 悉尼, 墨尔本';
const tropicalPlaces =
  'bali, ubud, java, lombok, kilimanjaro, serengeti, ngorongoro, masai mara, zanzibar, cusco, cuzco, machu picchu, titicaca, atitlan, quito, galapagos, bogota, monteverde, borneo, hawaii, maui, kauai, oahu, hanoi, sapa, chiang mai, munnar, kerala, goa, bangkok, rio de janeiro, yucatan, cairns, caribbean, karibik, バリ島, ハワイ, 巴厘岛, 夏威夷';

type Belt = 'south' | 'tropics';
const belts = lexicon<Belt>([
  ...[...southern, ...southernPlaces.split(', ')].map((name) => term(name, 'south' as const)),
  ...[...tropical, ...tropicalPlaces.split(', ')].map((name) => term(name, 'tropics' as const)),
]);

/** "Zermatt" → "north", the default. */
function beltOf({ latitude, place = '' }: Where): Belt | 'north' {
  if (latitude !== undefined) {
    if (Math.abs(latitude) < 23.5) return 'tropics';
    return latitude < 0 ? 'south' : 'north';
  }
  const named = new Map<Belt, number>();
  weigh(place, belts, named, 1);
  return [...named].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'north';
}

const locales = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const monthWords = new Map(
  locales.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) => {
      const names = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
      return Array.from(
        { length: 12 },
        (_, index) => [wordsOf(names.format(Date.UTC(2025, index))).join(' '), index + 1] as const,
      );
    }),
  ),
);
const seasonNames: Record<Season, string> = {
  winter: 'winter, hiver, invierno, inverno, 冬, 겨울',
  spring: 'spring, frühling, frühjahr, printemps, primavera, lente, voorjaar, 春, 봄',
  summer: 'summer, sommer, été, verano, estate, verão, zomer, 夏, 여름',
  autumn: 'autumn, fall, herbst, automne, otoño, autunno, outono, herfst, 秋, 가을',
};
const seasonWords = new Map(
  ofTheYear.flatMap((season) =>
    seasonNames[season].split(', ').map((name) => [wordsOf(name).join(' '), season] as const),
  ),
);

const rangeWords = new Set(['to', 'until', 'through', 'bis', 'a', 'al', 'ate', 'tot']);
const isRange = (text: string) =>
  /[-–~〜]|から|부터/u.test(text) || wordsOf(text).some((word) => rangeWords.has(word));

/** The first one named, or the middle of a range: "May to September" → 7, "April, October" → 4, "Winter" → "winter". */
function whenIn(text: string): number | Season | undefined {
  const numbered = [...text.matchAll(/(\d{1,2})\s*[月월]/gu)].map(([, digits]) => Number(digits));
  const named = wordsOf(text).flatMap((word) => monthWords.get(word) ?? []);
  const [from, to] = [...numbered, ...named].filter((month) => month >= 1 && month <= 12);
  if (from === undefined)
    return [...wordsOf(text), ...text].map((word) => seasonWords.get(word)).find((season) => season);
  if (to === undefined || !isRange(text)) return from;
  const months = (to - from + 12) % 12;
  return ((from - 1 + Math.floor(months / 2)) % 12) + 1;
}

/** The month, 1 to 12, of a trip's day: ("2026-01-30", 3) → 2. */
export function monthOfDay(startDate: string | undefined, dayIndex: number): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(startDate ?? '') ?? [];
  if (!year || dayIndex < 0) return undefined;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + dayIndex)).getUTCMonth() + 1;
}

export interface Where {
  latitude?: number | undefined;
  /** Place names, used when there are no coordinates. */
  place?: string | undefined;
}

export interface When {
  month?: number | undefined;
  /** As the itinerary puts it: "April to June". */
  bestSeason?: string | undefined;
}

/** A date counts more than words. Near the equator there are no four seasons: it is warm all year. */
export function seasonOf({ month, bestSeason, ...where }: Where & When): Season | 'warm' | undefined {
  const belt = beltOf(where);
  if (belt === 'tropics') return 'warm';
  const named = month ?? whenIn(bestSeason ?? '');
  if (typeof named !== 'number') return named;
  // December, January and February are one season.
  const quarter = Math.floor((named % 12) / 3) + (belt === 'south' ? 2 : 0);
  return ofTheYear[quarter % 4];
}
