// Whether words of a paper name a place.
import type { Knowledge } from '../../model/evidence.ts';
import { findFlightCodes } from '../../text/flight-codes.ts';
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

/** Whether the gazetteer knows the place, or a word in its name says that it is one. */
export function isKnownPlace(text: string, knowledge: Knowledge): boolean {
  const words = plain(text);
  if (words.length < 2 || words.length > 60 || /[.!?]\s\p{Lu}\p{Ll}+\s|@|[€£$]|\d{1,2}[:]\d{2}/u.test(words))
    return false;
  const end = terminalOf(words);
  if (!end) return false;
  const name = end.name ?? '';
  if (/\d{3,}/.test(name) || findFlightCodes(name).length > 0) return false;
  const first = name.split(/[\s,(/]+/u);
  const isKnown = (count: number) => knowledge.isPlaceName?.(first.slice(0, count).join(' ')) ?? false;
  const isAirport = Boolean(end.iata && (knowledge.airportOf?.(end.iata) ?? true));
  if (isAirport) return true;
  if (end.iata && !name) return false;
  if (notPlaces.test(words) && !stationWords.test(name)) return false;
  return isKnown(first.length) || isKnown(2) || isKnown(1) || stationWords.test(name);
}
