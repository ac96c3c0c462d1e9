// Finds the reference of a booking by its shape and by any word near it that references have.
import { type BookingDocument, daysIn } from './document.ts';
import { confirmationNear, referenceIn, referenceInProse } from './fields.ts';
import { clocksIn } from './leg-clock.ts';
import { promotes } from './offers.ts';
import type { Cell } from './pair-labels.ts';
import { wholeDocument } from './section.ts';

const numberWords =
  /(?<!\p{L})(?:booking|reservation|confirmation|ref(?:erence|\.)?|record locator|locator|pnr|order|voucher|file|agreement|contract|ticket|itinerary|code|number|no\.?|nr\.?|nº|n°|buchung\p{L}*|reservierung\p{L}*|auftrag\p{L}*|bestätigung\p{L}*|vorgang\p{L}*|dossier|commande|réservation|référence|contrat|localizador|reserva|pedido|código|expediente|prenotazione|biglietto|codice|pratica|reisnummer|boeking\p{L}*|reservering\p{L}*|bokning\p{L}*|bestilling\p{L}*|varaus\p{L}*|rezerwac\p{L}*|bilet|objednávka|rezervac\p{L}*|foglalás\p{L}*|rezervasyon|collection|\p{L}{3,14}(?:referan[sc]e|referen[cz]\p{L}{0,2}|nummer|nummeret|kode|koden|koodi|numero|code|szám|číslo))(?!\p{L})|予約番号|予約|订单号|预订号|예약번호/iu;
const codeLike =
  /(?<![\p{L}\d/.-])(?=[A-Z\d/.-]*\d)(?=[A-Z\d/.-]{4,})[A-Z\d]+(?:[-/.][A-Z\d]+){0,4}(?![\p{L}\d]|[.,:]\d)|(?<![\p{L}\d])[A-Z]{6}(?![\p{L}\d]|\s?:)/gu;

const isNumber = (text: string, document: BookingDocument) =>
  daysIn(text, document).length === 0 && clocksIn(text).length === 0 && !/^(?:19|20)\d{2}$/.test(text);

/** A reference at or near the start of `text`. */
function numberIn(text: string | undefined, document: BookingDocument): string | undefined {
  if (!text) return undefined;
  const found =
    referenceIn(text.replace(/^[\s:：]+/u, ''), document) ??
    [...text.matchAll(codeLike)].map(([code]) => code)[0];
  return found && isNumber(found, document) && text.indexOf(found) < 18 ? found : undefined;
}

// "Ticket ID", "Booking no.": the label has nothing else.
const bareLabel = /^(?:id|no|nr|number|code|nummer)?[.:：\s]{0,3}$/iu;

/** A reference in the same cell, beside it, or below it. */
function nextTo(cell: Cell, row: number, document: BookingDocument): string | undefined {
  const word = cell.text.length < 160 && !promotes.test(cell.text) ? numberWords.exec(cell.text) : undefined;
  if (!word) return undefined;
  const line = document.lines[row] ?? [];
  const rest = cell.text.slice(word.index + word[0].length).replace(/^[\s:：#.°º]+/u, '');
  const below = (document.lines[row + 1] ?? []).find(
    (other) => Math.abs(other.left - cell.left) < 2 * cell.size,
  );
  return (
    numberIn(rest.slice(0, 40), document) ??
    numberIn(line[line.indexOf(cell) + 1]?.text, document) ??
    numberIn(bareLabel.test(rest) ? below?.text : undefined, document)
  );
}

// The booking's own reference goes first: papers number their folios, orders and vouchers too.
const ownWords =
  /book|reserv|confirm|conf\.|locator|pnr|buchung|réserv|localizador|prenot|boeking|reserver|bokning|bestilling|varaus|rezerw|rezerv|foglal|予約|预订|예약/iu;

const near = (document: BookingDocument): string | undefined =>
  document.lines
    .flatMap((line, row) =>
      line.flatMap((cell) => {
        const number = nextTo(cell, row, document);
        return number ? [{ number, isOwn: ownWords.test(cell.text) }] : [];
      }),
    )
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))[0]?.number;

export function anyReference(document: BookingDocument): string | undefined {
  const around = { document, sections: [wholeDocument(document)] };
  return confirmationNear(around) ?? referenceInProse(around) ?? near(document);
}
