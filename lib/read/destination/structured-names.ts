import { textsOf } from '../structured.ts';

const subjects = new Set(['contentLocation', 'spatialCoverage', 'about', 'touristDestination', 'itinerary']);
const words = new Set(['keywords', 'articleSection', 'article:tag', 'article:section', 'geo.placename']);
const titles = ['title', 'og:title', 'twitter:title', 'headline'];
// Structured data is small; what is deeper or longer is not about the subject of the page.
const deepest = 6;
const maxNames = 60;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function splitWords(value: unknown): string[] {
  if (typeof value === 'string') return value.split(',').map((part) => part.trim());
  return Array.isArray(value) ? value.filter((part): part is string => typeof part === 'string') : [];
}

/** All types in one text, since a place may have others too: "Place,City". */
const typeOf = (value: Record<string, unknown>): string => textsOf(value['@type']).join(',');

function nameOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(nameOf);
  if (!isRecord(value) || typeof value.name !== 'string') return [];
  return /Place|City|Country|Area|Destination|Attraction/.test(typeOf(value)) ? [value.name] : [];
}

function namesIn(value: unknown, depth: number): string[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.slice(0, maxNames).flatMap((part) => namesIn(part, depth + 1));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (subjects.has(key)) return nameOf(part);
    if (words.has(key)) return splitWords(part);
    return key === '@graph' ? namesIn(part, depth + 1) : [];
  });
}

/** Names that the page's structured data gives as its subject, including its tags. */
export const structuredNames = (structured: unknown): string[] =>
  namesIn(structured, 0)
    .filter((name) => name !== '' && name.length <= 60)
    .slice(0, maxNames);

/** Other titles of the page, since the one that was taken is sometimes the site's name. */
export function otherTitles(structured: unknown, title: string): string[] {
  const records = (Array.isArray(structured) ? structured : []).filter(isRecord).slice(0, maxNames);
  const found = records.flatMap((record) => titles.map((name) => record[name]));
  const texts = found.filter(
    (text): text is string => typeof text === 'string' && text !== title && text.length <= 300,
  );
  return [...new Set(texts)];
}

function crumbsIn(value: unknown, depth: number): string[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.slice(0, maxNames).flatMap((part) => crumbsIn(part, depth + 1));
  if (!isRecord(value)) return [];
  if (typeOf(value) === 'BreadcrumbList') return crumbLabels(value.itemListElement);
  return [value['@graph'], value.breadcrumb].flatMap((part) => crumbsIn(part, depth + 1));
}

function crumbLabels(list: unknown): string[] {
  const entries = (Array.isArray(list) ? list : []).slice(0, maxNames).filter(isRecord);
  return entries.flatMap((entry) => {
    const { item } = entry;
    const label = entry.name ?? (isRecord(item) ? item.name : undefined);
    return typeof label === 'string' && label !== '' && label.length <= 60 ? [label] : [];
  });
}

/** The path to the page, from its breadcrumbs: "Europe", "Italy", "Sicily". */
export const crumbNames = (structured: unknown): string[] => crumbsIn(structured, 0);
