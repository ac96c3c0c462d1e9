// Pure: no browser, no network, no clock.
import type { Capture } from '../../model/capture.ts';
import { type Evidence, type Knowledge, type Reader, titleBlock } from '../../model/evidence.ts';
import { afterName, beforeName } from '../../text/destination-words.ts';
import { claimsOf } from '../claim.ts';

const claim = claimsOf('page/destination');

// "Rio de Janeiro", "Bosnia and Herzegovina": capitalised words with small ones between them.
const word = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const name = `${word}(?:\\s+(?:(?:de|da|do|del|della|di|of|the|la|le|am|an der|and|und|et|y)\\s+)?${word}){0,3}`;
const following = new RegExp(
  `(?<![\\p{L}\\d])(?i:${Object.values(beforeName).join('|')})\\s+(?:(?i:the|der|die|den|la|le|les|los|las|el)\\s+)?(?<name>${name})`,
  'gu',
);
const preceding = new RegExp(
  `(?<name>${name})(?:[,:]?\\s+(?:\\d+[- ]day\\s+)?)(?i:${afterName})(?!\\p{L})`,
  'gu',
);
const anyName = new RegExp(`(?<name>${name})`, 'gu');

// Words that begin a title in capitals without naming a place.
const notNames =
  /^(?:the|a|an|my|our|your|day|days|week|weekend|best|perfect|ultimate|complete|itinerary|guide|travel|trip|road|city|one|two|three|four|five|six|seven|ten|part|how|what|why|when|where|things|top|visit|exploring|discover|a|un|une|der|die|das|ein|eine|mein|unser|el|la|il|o|mi|mon|notre)$/i;

function isWorthy(found: string): boolean {
  return !notNames.test(found.split(/\s+/)[0] ?? '');
}

interface Found {
  name: string;
  start: number;
  trust: number;
}

function matches(title: string, pattern: RegExp, trust: number): Found[] {
  return [...title.matchAll(pattern)].flatMap((match) => {
    const found = match.groups?.name?.replace(/[.'’-]+$/u, '') ?? '';
    const start = match.index + match[0].indexOf(match.groups?.name ?? '');
    return isWorthy(found) ? [{ name: found, start, trust }] : [];
  });
}

/** A name the gazetteer knows is worth more, and a name that no pattern points at needs it. */
function weighed(found: Found, knowledge: Knowledge): Found[] {
  const isKnown = (knowledge.lookUpPlace?.(found.name) ?? []).length > 0;
  if (isKnown) return [{ ...found, trust: Math.min(0.95, found.trust + 0.25) }];
  return found.trust >= 0.5 ? [found] : [];
}

function inTitle(title: string, knowledge: Knowledge): Evidence[] {
  const found = [
    ...matches(title, following, 0.65),
    ...matches(title, preceding, 0.6),
    ...matches(title, anyName, 0.4),
  ];
  return found
    .flatMap((entry) => weighed(entry, knowledge))
    .map(({ name: text, start, trust }) =>
      claim(
        { kind: 'destination', name: text },
        { block: titleBlock, start, end: start + text.length },
        trust,
      ),
    );
}

const places = ['contentLocation', 'spatialCoverage', 'about'];

/** Names that the page's structured data gives as its subject. */
function namesIn(structured: unknown): string[] {
  if (typeof structured !== 'object' || structured === null) return [];
  if (Array.isArray(structured)) return structured.flatMap(namesIn);
  return Object.entries(structured).flatMap(([key, value]) => {
    if (key === '@graph') return namesIn(value);
    if (!places.includes(key) || typeof value !== 'object' || value === null) return [];
    const type = '@type' in value ? String(value['@type']) : '';
    return 'name' in value && typeof value.name === 'string' && /Place|City|Country|Area/.test(type)
      ? [value.name]
      : [];
  });
}

/** Structured data has no place among the words, so only a name that the title also says is claimed. */
function inStructured({ structured, title }: Capture): Evidence[] {
  return namesIn(structured).flatMap((text) => {
    const start = text ? title.indexOf(text) : -1;
    if (start < 0) return [];
    return [
      claim({ kind: 'destination', name: text }, { block: titleBlock, start, end: start + text.length }, 0.9),
    ];
  });
}

/** Where the trip goes, by its title. */
export const destination: Reader = {
  name: 'page/destination',
  read: (capture, knowledge) => [...inTitle(capture.title, knowledge), ...inStructured(capture)],
};
