// The input of all file formats, and the texts they share.
import type { ClipSource } from '../model/clip.ts';
import type { Draft, DraftDay, DraftStop } from '../model/draft.ts';
import { dayAfter } from '../model/local-moment.ts';
import { joinWithCommas } from '../words/listed.ts';
import { t } from '../words/words.ts';
import { oneLine } from './clean-text.ts';

export interface Trip {
  /** A stable id for the trip: if it is saved twice, its events are the same events. */
  id: string;
  draft: Draft;
  source: ClipSource;
}

/** "Untitled trip" if the draft has no title. */
export const tripTitle = ({ title }: Draft): string => oneLine(title.value) || t('file.untitled');

/** "Day 2: Sintra"; a title that already begins with "Day 2" stays as it is. */
export function dayLabel(day: DraftDay, index: number): string {
  const label = t('file.day', { day: index + 1 });
  const title = oneLine(day.title?.value ?? '');
  if (title === '') return label;
  // Most pages that number their days do so in English, whatever the reader's language.
  return new RegExp(`^(?:${label}|Day ${index + 1})\\b`, 'i').test(title) ? title : `${label}: ${title}`;
}

export const stopName = ({ name }: DraftStop): string => oneLine(name.value) || t('file.aStop');

/** The date of the day with this index (from 0), if the trip has dates. */
export const dateOfDay = ({ startDate }: Draft, index: number): string | undefined =>
  dayAfter(startDate?.value, index);

/** An address that can be opened in a browser; undefined for anything else ("javascript:", plain text). */
export function webAddress(text: string | undefined): string | undefined {
  const url = URL.parse(oneLine(text ?? ''));
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}

/** "From “Lisbon, slowly” by Rui Tavares, The Slow Suitcase: https://…" */
export function creditLine({ title, author, siteName, url }: ClipSource): string {
  const by = [author, siteName].map((name) => oneLine(name ?? '')).filter((name) => name !== '');
  const names = by[0] === by[1] ? by.slice(1) : by;
  const page = oneLine(title) ? t('file.page', { title: oneLine(title) }) : t('file.aPage');
  const from =
    names.length > 0 ? t('file.fromBy', { page, names: joinWithCommas(names) }) : t('file.from', { page });
  const where = webAddress(url);
  return where ? `${from}: ${where}` : from;
}

/** The facts about a stop besides its name, time and coordinate, one per line. */
export function stopFacts({ address, phone, bookingUrl, note }: DraftStop): string[] {
  return [address?.value, phone?.value, bookingUrl?.value, note?.value]
    .map((fact) => oneLine(fact ?? ''))
    .filter((fact) => fact !== '');
}
