// A letter about a change states the new times and the old ones: the old ones are no longer booked.
import type { Cell } from './pair-labels.ts';

const maxHeadingLength = 60;
// A line of a timetable is shorter; a longer one is a sentence about something else.
const maxLineLength = 110;

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');
const things =
  'itinerary|flights?|times?|schedule|journey|booking|departure|trip|details|flugdaten|flugzeiten|flug|flüge|reiseplan|zeiten|verbindung|fahrplan|vols?|horaires?|itinéraire|trajet|vuelos?|horarios?|itinerario|vol[oi]|orari|viaggio|voos?|horários?|itinerário|vluchten|vlucht|tijden|reis|schema|flyg|tider|resa|fly|reise|rejse|lot|rozkład|let|spojení';
const old = words(
  `(?:previous|former|old|original|cancelled|bisherige[rns]?|alte[rns]?|ursprüngliche[rns]?|précédents?|ancien(?:ne)?s?|initia(?:l|ux)|anterior(?:es)?|antiguos?|precedenti?|vecchi[oae]?|vorige|oude|oorspronkelijke|tidigare|gamla|tidligere|gamle|poprzedni[ea]?|původní)\\s(?:${things})|(?:${things})\\s(?:précédents?|initiaux|initial|anterior(?:es)?|originales|precedenti?|originali)`,
);
const fresh = words(
  `(?:new|updated|revised|current|neue[rns]?|aktuelle[rns]?|geänderte[rns]?|nouve(?:au|aux|lle|lles)|nuev[oa]s?|nuov[oiae]|nov[oa]s?|nieuwe|nya|nye|now[ye]|nov[ýé])\\s(?:${things})|(?:${things})\\s(?:actualizados?|aggiornati?|atualizados?)`,
);

const textOf = (line: readonly Cell[]) => line.map(({ text }) => text).join(' ');
const isHeading = (line: readonly Cell[], what: RegExp) => {
  const text = textOf(line);
  return line.length === 1 && text.length <= maxHeadingLength && what.test(text);
};

/** Leaves out the lines under the heading of the old times, where another heading has the new ones. */
export function withoutFormer(lines: Cell[][]): Cell[][] {
  if (!lines.some((line) => isHeading(line, old)) || !lines.some((line) => isHeading(line, fresh)))
    return lines;
  let isFormer = false;
  return lines.filter((line) => {
    if (isHeading(line, old)) isFormer = true;
    else if (isHeading(line, fresh) || textOf(line).length > maxLineLength) isFormer = false;
    return !isFormer;
  });
}
