// Whether words of a paper name a place.
import type { Knowledge } from '../../model/evidence.ts';
import { findFlightCodes } from '../../text/flight-codes.ts';
import { hasGivenName } from '../../text/given-names.ts';
import { terminalOf } from './leg-place.ts';
import { stationWords } from './station-words.ts';

const link =
  /^(?:to|from|at|nach|von|ab|an|dep|arr|avg|ank|depart(?:s|ure)?|arrive?(?:s|al)?|de|à|da|a|naar|van|z|do|odjazd|przyjazd|salida|llegada|partenza|arrivo|départ|arrivée|vertrek|aankomst)[.:]?\s+/iu;
const tail = /(?<!\s)\s+(?:to|dep\.?|arr\.?|ab|an|avg|ank|at|um|à|a las|alle)$/iu;
const notPlaces =
  /(?<!\p{L})(?:bag ?drop|boarding|gate|seat|sitz\p{L}*|coach|wagen|class|klasse|classe|economy|business|fare|adult|passenger|baggage|bag|kg|terminal \w|boeing|airbus|embraer|duration|layover|overstap\p{L}*|umstieg|stop|non-?stop|direct|confirmed|total|price|tax|check-?in|ticket|booking|platform|meals?|operated|flight|vol|flug|train|zug|bus)(?!\p{L})/iu;

const plain = (text: string) =>
  text
    .replace(/[(（]\s?\+?\d[^)）]{0,12}[)）]/gu, ' ')
    .replace(/^[\s·•|,–—-]+|[\s·•|,–—-]+$/gu, '')
    .replace(link, '')
    .replace(tail, '')
    .trim();

/** How surely it is a place: 2 where it is known or its word says what it is, 1 where it only looks like a name, 0 for anything else. */
export function placeWeight(text: string, knowledge: Knowledge): number {
  const words = plain(text);
  if (words.length < 2 || words.length > 60 || /[.!?]\s\p{Lu}\p{Ll}+\s|@|[€£$]|\d{1,2}[:]\d{2}/u.test(words))
    return 0;
  const end = terminalOf(words);
  if (!end) return 0;
  const name = end.name ?? '';
  if (/\d{3,}/.test(name) || findFlightCodes(name).length > 0) return 0;
  const first = name.split(/[\s,(/]+/u);
  const isKnown = (count: number) => knowledge.isPlaceName?.(first.slice(0, count).join(' ')) ?? false;
  const isAirport = Boolean(end.iata && (knowledge.airportOf?.(end.iata) ?? true));
  if (isAirport) return 2;
  if (end.iata && !name) return 0;
  if (notPlaces.test(words) && !stationWords.test(name)) return 0;
  const isPlace = isKnown(first.length) || isKnown(2) || isKnown(1) || stationWords.test(name);
  if (!isPlace && (hasGivenName(name) || name.split(' ').length > 4 || !/^\p{Lu}|^\p{Lo}/u.test(name)))
    return 0;
  return isPlace ? 2 : 1;
}
