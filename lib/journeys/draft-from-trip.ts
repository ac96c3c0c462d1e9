// Starts a draft from someone else's trip: its days, stops and packing list, without dates and pictures.
import type { Clip } from '../model/clip.ts';
import { Category, type Draft, type DraftDay, type DraftStop, type Sourced } from '../model/draft.ts';
import type { Day, Itinerary, PackingItem, Stop } from '../model/itinerary.ts';
import { isClockTime } from '../model/local-moment.ts';
import { t } from '../words/words.ts';

export interface TripEdges {
  now: () => Date;
  newId: () => string;
  /** The trip's web page, if there is one. */
  address?: string | undefined;
  serviceName: string;
}

/** Shown in ink as if the traveller had written it: there is no page with the words. */
const taken = <T>(value: T): Sourced<T> => ({ value, origin: { by: 'traveller' }, confidence: 1 });
const text = (value: string | undefined): Sourced<string> | undefined =>
  value?.trim() ? taken(value.trim()) : undefined;
const webAddress = /^https?:\/\//i;

function stopOf(stop: Stop, { newId }: TripEdges): DraftStop | undefined {
  const name = text(stop.name) ?? text(stop.address);
  if (!name) return undefined;
  const category = Category.safeParse(stop.category?.toLowerCase()).data;
  const { coordinate, durationMinutes, startTime, bookingURL } = stop;
  return {
    id: newId(),
    name,
    category: category && taken(category),
    address: text(stop.address),
    coordinate: coordinate && taken(coordinate),
    startTime: startTime && isClockTime(startTime) ? taken(startTime) : undefined,
    durationMinutes: durationMinutes && durationMinutes > 0 ? taken(durationMinutes) : undefined,
    note: text(stop.note),
    phone: text(stop.phone),
    bookingUrl: bookingURL && webAddress.test(bookingURL) ? taken(bookingURL) : undefined,
  };
}

function dayOf(day: Day, edges: TripEdges): DraftDay {
  return {
    id: edges.newId(),
    title: text(day.title),
    summary: text(day.summary),
    stops: (day.stops ?? []).flatMap((stop) => stopOf(stop, edges) ?? []),
  };
}

const packed = (item: PackingItem, newId: () => string) => {
  const name = text(item.name);
  return name ? [{ id: newId(), name, quantity: Math.max(1, item.quantity ?? 1) }] : [];
};

function draftFromTrip(trip: Itinerary, edges: TripEdges): Draft {
  const { newId } = edges;
  const days = (trip.days ?? []).map((day) => dayOf(day, edges));
  return {
    title: text(trip.title) ?? text(trip.destination) ?? taken(t('library.untitled')),
    destination: text(trip.destination),
    summary: text(trip.summary),
    bestSeason: text(trip.bestSeason),
    tags: trip.tags?.flatMap((tag) => text(tag) ?? []),
    center: trip.center && taken(trip.center),
    // A draft needs a day to put stops into.
    days: days.length > 0 ? days : [{ id: newId(), stops: [] }],
    packing: (trip.packing ?? []).flatMap((item) => packed(item, newId)),
    // Someone else's expenses are not the traveller's.
    expenses: [],
    reservations: [],
    questions: [],
    confidence: 1,
  };
}

/** A new clip that has not been sent. */
export function clipFromTrip(trip: Itinerary, edges: TripEdges): Clip {
  const draft = draftFromTrip(trip, edges);
  const author = trip.author?.name?.trim();
  return {
    id: edges.newId(),
    source: {
      kind: 'page',
      url: edges.address ?? '',
      title: draft.title.value,
      siteName: edges.serviceName,
      ...(author && { author }),
      clippedAt: edges.now().toISOString(),
    },
    draft,
    delivery: { step: 'kept' },
  };
}
