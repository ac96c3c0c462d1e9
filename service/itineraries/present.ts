// Converts stored itineraries to the shapes in the document.
import type { Itinerary, Summary } from '../../lib/model/itinerary.ts';
import type { ContentDay } from './content.ts';
import { etagOf } from './etag.ts';
import type { StoredItinerary, StoredListing } from './store.ts';

/** 2.1. `mediaUrl` turns a picture's key into its URL. */
export function presentItinerary(stored: StoredItinerary, mediaUrl: (key: string) => string): Itinerary {
  const { id, visibility, role, author, createdAt, updatedAt, likesCount, viewsCount } = stored;
  const { isCoverRemoved: _, ...content } = stored.content;
  return {
    id,
    ...content,
    startDate: content.startDate && asDateTime(content.startDate),
    days: content.days.map((day) => presentDay(day, mediaUrl)),
    expenses: content.expenses.map((expense) => ({
      ...expense,
      date: expense.date && asDateTime(expense.date),
    })),
    visibility,
    role,
    author,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    likesCount,
    viewsCount,
  };
}

function presentDay({ imageKey, ...day }: ContentDay, mediaUrl: (key: string) => string) {
  return imageKey ? { ...day, imageURL: mediaUrl(imageKey) } : day;
}

/** 2.7 */
export function presentSummary(stored: StoredListing, mediaUrl: (key: string) => string): Summary {
  const { id, listing, visibility, role, author, updatedAt, version } = stored;
  const { heroImageKey, ...shown } = listing;
  return {
    id,
    ...shown,
    ...(heroImageKey ? { heroImageURL: mediaUrl(heroImageKey) } : {}),
    visibility,
    role,
    author,
    updatedAt: updatedAt.toISOString(),
    etag: etagOf(version),
  };
}

/** The full itinerary has date-times: "2027-05-13" → "2027-05-13T00:00:00Z"; a date-time stays as it is. */
const asDateTime = (date: string) => (date.length === 'YYYY-MM-DD'.length ? `${date}T00:00:00Z` : date);
