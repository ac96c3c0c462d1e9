// Reads one itinerary of seed/trips, in a format that is easy for people to write and read:
//
//   # Three slow days in Lisbon
//   author: joao            destination, season, currency, published, likes, views; origin and start where they matter
//   tags: slow, city
//
//   What it is about.
//
//   ## The river first | harbour-day            the day's title and picture; | places, if not the destination
//   What the day is about.
//   - 09:30 45 sight | Cais das Colunas | 38.7069 -9.1364 | A note, if there is one.
//
//   ## Packing
//   - 2 Shoes with grip | clothing
//
//   ## Costs
//   - 6.80 Tram for a day | transport
import type { Preview } from '../../lib/model/itinerary.ts';

export interface SeedTrip {
  slug: string;
  author: string;
  /** YYYY-MM-DD */
  published: string;
  likes: number;
  views: number;
  plan: Preview;
  /** Per day: the picture's name, and the places that its stops are near: "Höfn / Jökulsárlón". */
  pictures: string[];
  places: string[];
}

const fields = [
  'author',
  'destination',
  'season',
  'currency',
  'tags',
  'published',
  'likes',
  'views',
] as const;
const optionalFields = ['origin', 'start'] as const;
type Field = (typeof fields)[number] | (typeof optionalFields)[number];
const isField = (word: string): word is Field =>
  [...fields, ...optionalFields].some((field) => field === word);

type Stop = NonNullable<NonNullable<Preview['days']>[number]['stops']>[number];

function stopOf(line: string): Stop {
  const [, startTime, minutes, category, rest = ''] =
    /^- (\d\d:\d\d) (\d+) ([a-z]+) \| (.+)$/.exec(line) ?? [];
  const [name, place = '', note] = rest.split(' | ');
  const [latitude, longitude] = place.split(' ').map(Number);
  if (!startTime || !name || latitude === undefined || longitude === undefined)
    throw new Error(`This is not a stop: ${line}`);
  const coordinate = { latitude, longitude };
  return { name, category, coordinate, startTime, durationMinutes: Number(minutes), ...(note && { note }) };
}

function itemOf(line: string): { count: number; name: string; category: string } {
  const [, count, name, category] = /^- ([\d.]+) (.+) \| ([a-z]+)$/.exec(line) ?? [];
  if (!count || !name || !category) throw new Error(`This is not an item: ${line}`);
  return { count: Number(count), name, category };
}

interface Section {
  heading: string[];
  text: string;
  lines: string[];
}

function sectionOf(part: string): Section {
  const [head = '', ...rest] = part.trim().split('\n');
  const lines = rest.filter((line) => line.startsWith('- '));
  const text = rest.filter((line) => line !== '' && !line.startsWith('- ')).join(' ');
  return { heading: head.split(' | '), text, lines };
}

/** The mean of all stops, to four decimals: about ten metres. */
function centerOf(stops: Stop[]) {
  const places = stops.flatMap(({ coordinate }) => coordinate ?? []);
  const mean = (values: number[]) =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1e4) / 1e4;
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  };
}

function headOf(part: string): { title: string; summary: string; values: Partial<Record<Field, string>> } {
  const lines = part.trim().split('\n');
  const values: Partial<Record<Field, string>> = {};
  const text: string[] = [];
  for (const line of lines.slice(1)) {
    const [, name = '', value = ''] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    if (isField(name)) values[name] = value;
    else if (line !== '') text.push(line);
  }
  const missing = fields.find((field) => values[field] === undefined);
  if (missing || !lines[0]?.startsWith('# ')) throw new Error(`A trip needs ${missing ?? 'a title'}.`);
  return { title: lines[0].slice(2), summary: text.join(' '), values };
}

export function readTrip(slug: string, source: string): SeedTrip {
  const [head = '', ...parts] = source.split(/\n## /);
  const { title, summary, values } = headOf(head);
  const sections = parts.map(sectionOf);
  const named = (name: string) => sections.find(({ heading }) => heading[0] === name)?.lines ?? [];
  const days = sections.filter(({ heading }) => heading.length > 1);
  const { author = '', destination = '', season, currency = '', origin, start, published = '' } = values;
  const plan: Preview = {
    title,
    destination,
    ...(origin && { origin }),
    summary,
    ...(start && { startDate: start }),
    bestSeason: season,
    homeCurrency: currency,
    tags: values.tags?.split(', ') ?? [],
    days: days.map(({ heading, text, lines }) => ({
      title: heading[0],
      summary: text,
      stops: lines.map(stopOf),
    })),
    packing: named('Packing')
      .map(itemOf)
      .map(({ count, ...item }) => ({ ...item, quantity: count, isPacked: false })),
    expenses: named('Costs')
      .map(itemOf)
      .map(({ count, name, category }) => ({ title: name, amount: count, currency, category })),
  };
  plan.center = centerOf((plan.days ?? []).flatMap(({ stops = [] }) => stops));
  return {
    slug,
    author,
    published,
    likes: Number(values.likes),
    views: Number(values.views),
    plan,
    pictures: days.map(({ heading }) => heading[1] ?? ''),
    places: days.map(({ heading }) => heading[2] ?? destination),
  };
}
