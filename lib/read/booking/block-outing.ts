// A table, a show or a tour: one day, one time, and what it is called.
import type { Reservation } from '../../model/reservation.ts';
import { dayOf, type Mark, type Marks, wordsBefore } from './block-values.ts';
import type { BookingDocument } from './document.ts';
import { addressNear, phoneNear } from './fields.ts';
import { nameNear } from './name-near.ts';
import type { OutingType } from './outing-words.ts';
import type { Cell } from './pair-labels.ts';
import { wholeDocument } from './section.ts';

// "Concierto: La Noche Flamenca", "Visita guidata: Sotterranei di Napoli".
const titled =
  /^(?:concert|show|event|tour|experience|konzert|führung|veranstaltung|concierto|espectáculo|visita guiada|visita guidata|visite guidée|spectacle|concerto|spettacolo|rondleiding|activity|excursion)\s?[:：]\s?(?<name>.{3,60})$/iu;
// "Table for two at The Mackerel Sky, 19:45", "your table in El Candil is confirmed".
const told =
  /(?:table|tisch|mesa|tavolo|tafel|bord|reservation|reserva|reservierung|welcoming you (?:to|at)|welcome you (?:to|at))(?:\s(?:for|für|para|per|voor)\s\p{L}+|\s(?:for|für|para|per|voor)\s\d+)?\s(?:at|to|in|im|en|bei|chez|da|presso|bij)\s(?<name>\p{Lu}[\p{L}\p{M}'’&. -]{1,40}?)(?=[,.!]|\s(?:is|are|ist|está|è|on|am|el|il)\s|$)/u;

export type FoundOuting = Reservation & { cell: Cell };

function whenOf({ days, times }: Marks): { day: Mark; time?: Mark } | undefined {
  const timed = times.map((time) => ({ time, day: dayOf(time, days) })).find(({ day }) => day);
  if (timed?.day) return { day: timed.day, time: timed.time };
  const [day] = days;
  return day && { day };
}

const ending =
  /(?<!\p{L})(?:ends?|finish(?:es)?|returns?|back|until|till|to|ende|bis|fin|jusqu[’']à|hasta|fino|alle|fine|até|fim|tot|einde|till|slut|koniec|do|konec|vége|bitiş|終了|結束|结束|[-–—])(?!\p{L})[^\p{L}\d]{0,4}(?:(?:at|about|um|à|a las|ca\.?|cca|circa|approx\.?|kl\.?|klo|om)\s?)?$/iu;

/** A later time on the same day that is said to end it: "10:00 to 13:00", "Returns 22:00". */
function endOf(time: Mark | undefined, { days, times }: Marks, document: BookingDocument): Mark | undefined {
  if (!time) return undefined;
  const day = dayOf(time, days);
  return times.find(
    (mark) =>
      mark !== time &&
      mark.value > time.value &&
      dayOf(mark, days)?.value === day?.value &&
      ending.test(wordsBefore(mark, document).trimEnd()),
  );
}

function nameOf(type: OutingType, document: BookingDocument): string | undefined {
  const texts = document.cells.map(({ text }) => text);
  const named = texts.flatMap(
    (text) => titled.exec(text)?.groups?.name ?? told.exec(text)?.groups?.name ?? [],
  )[0];
  const around = { document, sections: [wholeDocument(document)] };
  return named?.trim() ?? nameNear(around, { kinds: type === 'restaurant' ? ['restaurant'] : ['event'] });
}

export function looseOuting(
  type: OutingType,
  marks: Marks,
  document: BookingDocument,
): FoundOuting | undefined {
  const when = whenOf(marks);
  if (!when) return undefined;
  const around = { document, sections: [wholeDocument(document)] };
  const name = nameOf(type, document);
  const end = endOf(when.time, marks, document);
  const [address, phone] = [addressNear(around, { kinds: ['venue'], name }), phoneNear(around)];
  return {
    type,
    ...(name && { name }),
    ...(address && { address }),
    start: when.time ? `${when.day.value}T${when.time.value}` : when.day.value,
    ...(end && { end: `${when.day.value}T${end.value}` }),
    ...(phone && { phone }),
    cell: when.day.cell,
  };
}
