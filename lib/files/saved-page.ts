// Pure: no browser, no network, no clock.
// A saved page may be a mail or a confirmation: then it is read as the printed one would be, by where its words stand.
import type { Capture, PrintedCell } from '../model/capture.ts';
import { htmlLayout } from './html-layout.ts';

// Confirmations have a page or two; what is longer tells a story.
const longest = 15_000;
const bookingWords =
  'booking|reservation|confirmation|order|ticket|itinerary|reference|locator|pnr|buchung\\p{L}{0,12}|reservierung\\p{L}{0,10}|bestätigung\\p{L}{0,10}|auftrag\\p{L}{0,8}|réservation|commande|dossier|billet|reserva|localizador|pedido|prenotazione|biglietto|boeking\\p{L}{0,8}|reservering\\p{L}{0,8}|bokning\\p{L}{0,8}|bestilling\\p{L}{0,8}|varaus\\p{L}{0,8}|rezerwac\\p{L}{0,4}|rezervac\\p{L}{0,4}|foglalás\\p{L}{0,8}|rezervasyon|予約\\p{L}{0,4}|订单\\p{L}{0,2}|预订\\p{L}{0,2}|예약\\p{L}{0,2}';
// "Confirmation 3391.552.810", "Your booking ZR4QPL is confirmed", "Buchungsnummer: FW-2027-5514".
const numbered = new RegExp(
  `(?:${bookingWords})(?:[\\s:：#.°º-]{1,4}(?:number|no|nr|code|id|ref|reference|n)?\\.?){1,2}[\\s:：#.°º]{0,4}(?=[A-Z\\d./-]{0,14}\\d)[A-Z\\d][A-Z\\d./-]{3,20}`,
  'iu',
);
const dated = /(?<!\d)20\d{2}(?!\d)/u;

const isBooking = (cells: PrintedCell[]): boolean => {
  const text = cells.map((cell) => cell.text).join('\n');
  return text.length <= longest && numbered.test(text) && dated.test(text);
};

/** The same capture where the page tells of a trip, or says for machines what is booked. */
export function savedPage(capture: Capture, html: string): Capture {
  const isStated = capture.structured.some((node) => /Reservation"/.test(JSON.stringify(node) ?? ''));
  if (isStated) return capture;
  const laidOut = htmlLayout(html);
  return isBooking(laidOut.cells) ? { ...capture, ...laidOut, kind: 'pdf', pages: 1 } : capture;
}
