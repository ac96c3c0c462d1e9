// Trips made up for evaluation, `facts/trips.txt`: every stop named as travel writing names it, with its coordinate
// from general knowledge, written down before seeing where placing puts it. "= title | destination | heading of a day",
// then for each day a line of prose with its stops in brackets: [Cabo da Roca @ 38.7804, -9.4989].
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { Coordinate } from '../../lib/model/itinerary.ts';

export interface MadeStop {
  name: string;
  coordinate: Coordinate;
}

export interface MadeTrip {
  title: string;
  destination?: string;
  /** The heading of each day: "Day 1". */
  headings: string[];
  /** The prose of each day, without the markup. */
  days: string[];
  stops: MadeStop[][];
}

const trips = new URL('facts/trips.txt', import.meta.url);
const marked = /\[([^@\]]+) @ (-?[\d.]+), (-?[\d.]+)\]/g;

function stopsIn(prose: string): MadeStop[] {
  return [...prose.matchAll(marked)].map(([, name = '', latitude, longitude]) => ({
    name,
    coordinate: z.parse(Coordinate, { latitude: Number(latitude), longitude: Number(longitude) }),
  }));
}

function tripOf(text: string): MadeTrip {
  const [first = '', ...lines] = text.split('\n').filter(Boolean);
  const [title = '', destination = '', heading = ''] = first.split('|').map((part) => part.trim());
  const days = lines.map((line) => line.replace(/^- /, ''));
  return {
    title,
    ...(destination && { destination }),
    headings: days.map((_, index) => (heading || 'Day #').replace('#', String(index + 1))),
    days: days.map((prose) => prose.replace(marked, '$1')),
    stops: days.map(stopsIn),
  };
}

export const madeTrips = (text: string = readFileSync(trips, 'utf8')): MadeTrip[] =>
  text
    .split(/^= /m)
    .filter((trip) => trip.trim() !== '')
    .map(tripOf);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The trip as a page of a travel blog. */
export function pageOf({ title, headings, days }: MadeTrip): string {
  const body = days.map((prose, index) => `<h2>${headings[index]}</h2><p>${escaped(prose)}</p>`);
  return `<!doctype html><title>${escaped(title)}</title><article><h1>${escaped(title)}</h1>${body.join('')}</article>`;
}
