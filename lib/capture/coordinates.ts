// Coordinates as people write them: "41.1496, -8.6110", "41.1496° N, 8.6110° W", "41°08'58\"N 8°36'39\"W".
import type { Block, Pin } from '../model/capture.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { hasText } from './has-text.ts';
import { coordinateOf } from './map-links.ts';

// Three decimals are a hundred metres: with fewer, two adjacent numbers are prices or scores.
const decimals = /(?<![\d.,])([+\-−]?\d{1,2}\.\d{3,8})\s?[,;/ ]\s?([+\-−]?\d{1,3}\.\d{3,8})(?!\d|\.\d)/g;
const degree = `(\\d{1,3}(?:[.,]\\d{1,8})?)\\s?[°º](?:\\s?(\\d{1,2}(?:[.,]\\d{1,6})?)\\s?['’′])?(?:\\s?(\\d{1,2}(?:[.,]\\d{1,4})?)\\s?(?:["”″]|''|’’))?\\s?`;
const letter = '([NSEWOÖØ])';
const lettersAfter = new RegExp(
  `(?<!\\d)${degree}${letter}[\\s,;/]{0,3}${degree}${letter}(?![\\p{L}])`,
  'gu',
);
const lettersBefore = new RegExp(
  `(?<!\\p{L})${letter}\\s?${degree}[\\s,;/]{0,3}${letter}\\s?${degree}`,
  'gu',
);

interface Found {
  start: number;
  end: number;
  coordinate: Coordinate;
}

const numberOf = (text: string | undefined) => Number((text ?? '0').replace(',', '.').replace('−', '-'));

/** "41", "8", "58", "N" → 41.1494; NaN for 60 or more minutes or seconds. */
function angle(parts: (string | undefined)[], side: string, west: string): number {
  const [degrees, minutes, seconds] = parts.map(numberOf);
  if ((minutes ?? 0) >= 60 || (seconds ?? 0) >= 60) return Number.NaN;
  const value = (degrees ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600;
  return west.includes(side) ? -value : value;
}

const rounded = (value: number) => String(Math.round(value * 1e6) / 1e6);

interface Angle {
  value: number;
  side: string;
}

const isLatitude = ({ side }: Angle) => side === 'N' || side === 'S';

/** The letters tell whether latitude or longitude comes first. */
function fromAngles(first: Angle, second: Angle): Coordinate | undefined {
  if (isLatitude(first) === isLatitude(second)) return undefined;
  const [{ value: latitude }, { value: longitude }] = isLatitude(first) ? [first, second] : [second, first];
  return Number.isNaN(latitude + longitude) ? undefined : coordinateOf(rounded(latitude), rounded(longitude));
}

interface Match {
  match: RegExpExecArray;
  coordinate: Coordinate | undefined;
}

function* matches(text: string, west: string): Generator<Match> {
  const angleOf = (side = '', ...parts: (string | undefined)[]) => ({
    side,
    value: angle(parts, side, west),
  });
  for (const match of text.matchAll(decimals)) {
    const [latitude, longitude] = match.slice(1).map((part) => String(numberOf(part)));
    yield { match, coordinate: coordinateOf(latitude, longitude) };
  }
  if (!/[°º]/.test(text)) return;
  for (const match of text.matchAll(lettersAfter)) {
    const [, a, b, c, side, d, e, f, otherSide] = match;
    yield { match, coordinate: fromAngles(angleOf(side, a, b, c), angleOf(otherSide, d, e, f)) };
  }
  for (const match of text.matchAll(lettersBefore)) {
    const [, side, a, b, c, otherSide, d, e, f] = match;
    yield { match, coordinate: fromAngles(angleOf(side, a, b, c), angleOf(otherSide, d, e, f)) };
  }
}

// A page with more is a list of all the stations in a country.
const maxPins = 500;

/** "O" is west in Spanish, French, Italian and Portuguese, but east in German and Dutch. */
const westIn = (language: string | undefined) => (/^(de|nl)/i.test(language ?? '') ? 'SW' : 'SWO');

export function findCoordinates(text: string, language?: string): Found[] {
  const found: Found[] = [];
  for (const { match, coordinate } of matches(text, westIn(language))) {
    const [start, end] = [match.index, match.index + match[0].trimEnd().length];
    if (found.length >= maxPins) break;
    if (coordinate && !found.some((other) => start < other.end && other.start < end)) {
      found.push({ start, end, coordinate });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

// A quick test: a block without three decimals or a degree sign has no coordinates.
const mayHold = /\d[.,]\d{3}|[°º]/;

export function pinsIn(blocks: readonly Block[], language?: string): Pin[] {
  const pins: Pin[] = [];
  for (const [block, source] of blocks.entries()) {
    if (pins.length >= maxPins) break;
    if (!hasText(source) || !mayHold.test(source.text)) continue;
    for (const found of findCoordinates(source.text, language)) pins.push({ block, ...found });
  }
  return pins.slice(0, maxPins);
}
