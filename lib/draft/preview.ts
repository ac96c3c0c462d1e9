// Writes a draft in the format of the service's document (2.9). Unknown fields are left out, never empty.
import type { Capture } from '../model/capture.ts';
import type { Draft, DraftDay, DraftStop } from '../model/draft.ts';
import type { Day, ImportResult, Preview, Stop } from '../model/itinerary.ts';
import { coverPrivate } from './cover-private.ts';

function stopOf(stop: DraftStop): Stop {
  return {
    name: stop.name.value,
    ...(stop.address && { address: stop.address.value }),
    ...(stop.category && { category: stop.category.value }),
    ...(stop.coordinate && { coordinate: stop.coordinate.value }),
    ...(stop.startTime && { startTime: stop.startTime.value }),
    ...(stop.durationMinutes && { durationMinutes: stop.durationMinutes.value }),
    ...(stop.note && { note: stop.note.value }),
    ...(stop.phone && { phone: stop.phone.value }),
    ...(stop.bookingUrl && { bookingURL: stop.bookingUrl.value }),
  };
}

/** Day pictures are not sent as URLs, which the service does not take (4.2); they follow as files. */
function dayOf(day: DraftDay): Day {
  return {
    ...(day.title && { title: day.title.value }),
    ...(day.summary && { summary: day.summary.value }),
    stops: day.stops.map(stopOf),
  };
}

export function previewOf(whole: Draft): Preview {
  const draft = coverPrivate(whole);
  return {
    title: draft.title.value,
    ...(draft.destination && { destination: draft.destination.value }),
    ...(draft.summary && { summary: draft.summary.value }),
    ...(draft.origin && { origin: draft.origin.value }),
    ...(draft.startDate && { startDate: draft.startDate.value }),
    ...(draft.bestSeason && { bestSeason: draft.bestSeason.value }),
    ...(draft.tags && draft.tags.length > 0 && { tags: draft.tags.map(({ value }) => value) }),
    ...(draft.center && { center: draft.center.value }),
    days: draft.days.map(dayOf),
    packing: draft.packing.map(({ name, quantity }) => ({ name: name.value, quantity })),
    expenses: draft.expenses.map(({ title, amount, currency }) => ({
      title: title.value,
      amount: amount.value,
      currency: currency.value,
    })),
  };
}

export function importResultOf(draft: Draft, capture: Pick<Capture, 'url' | 'author'>): ImportResult {
  const stops = draft.days.flatMap((day) => day.stops);
  return {
    preview: previewOf(draft),
    source: {
      url: capture.url,
      ...(capture.author && { author: capture.author }),
      confidence: draft.confidence,
      stops: stops.length,
      placed: stops.filter((stop) => stop.coordinate).length,
    },
  };
}
