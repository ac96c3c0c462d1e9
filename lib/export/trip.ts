// Pure: no browser, no network, no clock.
// What every kind of file is written from, and the words they share.
import type { ClipSource } from '../model/clip.ts';
import type { Draft, DraftDay, DraftStop } from '../model/draft.ts';
import { dayAfter } from '../model/local-moment.ts';
import { oneLine } from './clean-text.ts';

export interface Trip {
  /** Names the trip for good: saved twice, its events are the same events. */
  id: string;
  draft: Draft;
  source: ClipSource;
}

/** "Untitled trip" only where the draft says nothing. */
export const tripTitle = ({ title }: Draft): string => oneLine(title.value) || 'Untitled trip';

/** "Day 2: Sintra"; a title that already says "Day 2" stays alone. */
export function dayLabel(day: DraftDay, index: number): string {
  const label = `Day ${index + 1}`;
  const title = oneLine(day.title?.value ?? '');
  if (title === '') return label;
  return new RegExp(`^${label}\\b`, 'i').test(title) ? title : `${label}: ${title}`;
}

export const stopName = ({ name }: DraftStop): string => oneLine(name.value) || 'A stop';

/** The calendar day of the `index`th day (from 0), where the trip has dates. */
export const dateOfDay = ({ startDate }: Draft, index: number): string | undefined =>
  dayAfter(startDate?.value, index);

/** An address that can be opened in a browser; anything else ("javascript:", words) is undefined. */
export function webAddress(text: string | undefined): string | undefined {
  const url = URL.parse(oneLine(text ?? ''));
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}

/** "From “Lisbon, slowly” by Rui Tavares, The Slow Suitcase: https://…" */
export function creditLine({ title, author, siteName, url }: ClipSource): string {
  const by = [author, siteName].map((name) => oneLine(name ?? '')).filter((name) => name !== '');
  const names = by[0] === by[1] ? by.slice(1) : by;
  const what = oneLine(title) ? `“${oneLine(title)}”` : 'a page';
  const where = webAddress(url);
  return `From ${what}${names.length > 0 ? ` by ${names.join(', ')}` : ''}${where ? `: ${where}` : ''}`;
}

/** What is known of a stop besides its name, time and place, one fact a line. */
export function stopFacts({ address, phone, bookingUrl, note }: DraftStop): string[] {
  return [address?.value, phone?.value, bookingUrl?.value, note?.value]
    .map((fact) => oneLine(fact ?? ''))
    .filter((fact) => fact !== '');
}
