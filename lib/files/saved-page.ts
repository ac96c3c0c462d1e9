// A saved page may be an email or a confirmation: then it is read by its layout, like a printed one.
import type { Capture, PrintedCell } from '../model/capture.ts';
import { htmlLayout } from './html-layout.ts';

// Confirmations have a page or two; a longer text is a story.
const maxNumberedLength = 15_000;
const bookingWords =
  'booking|reservation|confirmation|order|ticket|itinerary|reference|locator|pnr|buchung\\p{L}{0,12}|reservierung\\p{L}{0,10}|bestätigung\\p{L}{0,10}|auftrag\\p{L}{0,8}|réservation|commande|dossier|billet|reserva|localizador|pedido|prenotazione|biglietto|boeking\\p{L}{0,8}|reservering\\p{L}{0,8}|bokning\\p{L}{0,8}|bestilling\\p{L}{0,8}|varaus\\p{L}{0,8}|rezerwac\\p{L}{0,4}|rezervac\\p{L}{0,4}|foglalás\\p{L}{0,8}|rezervasyon|予約\\p{L}{0,4}|订单\\p{L}{0,2}|预订\\p{L}{0,2}|예약\\p{L}{0,2}';
// Stories mention the price of tickets too: a number after one of these words alone is no booking number.
const ticketWords =
  'voucher|boleto|billete|pasaje|passagem|bilhete|fahrkarte\\p{L}{0,2}|fahrschein\\p{L}{0,2}|biljett\\p{L}{0,4}|billett\\p{L}{0,4}|bilet\\p{L}{0,3}|jízdenk\\p{L}{0,2}|билет\\p{L}{0,3}';
// "Confirmation 3391.552.810", "Your booking ZR4QPL is confirmed", "Buchungsnummer: FW-2027-5514".
const numbered = new RegExp(
  `(?:${bookingWords})(?:[\\s:：#.°º-]{1,4}(?:number|no|nr|code|id|ref|reference|n)?\\.?){1,2}[\\s:：#.°º]{0,4}(?=[A-Z\\d./-]{0,14}\\d)[A-Z\\d][A-Z\\d./-]{3,20}`,
  'iu',
);
const dated = /(?<!\d)20\d{2}(?!\d)/u;

// A confirmation email is shorter than any story, and its number may be in another cell than its label.
const maxMailLength = 4000;
const confirming = new RegExp(
  `(?<!\\p{L})(?:${bookingWords}|${ticketWords})(?!\\p{L})|rezerv\\p{L}{2,8}|visszaigazol\\p{L}{0,6}|confirmaci[oó]n|conferma|confirmação|bevestig\\p{L}{2,6}|bekr[aæ]ft?\\p{L}{2,8}|訂單|訂房|訂位|訂票|予約|确认|예매|κράτησ\\p{L}{0,3}|заказ\\p{L}{0,3}|бронировани\\p{L}|замовленн\\p{L}|حجز|הזמנה|đặt (?:chỗ|phòng|vé)|pemesanan|จอง`,
  'iu',
);
const reference =
  /(?<![\p{L}\d])(?=[A-Z\d./ -]{0,14}\d)(?!20\d{2}(?!\d))[A-Z\d]{1,8}(?:[./ -]?[A-Z\d]{2,8}){1,3}(?![\p{L}\d])/u;

const isBooking = (cells: PrintedCell[], title: string): boolean => {
  // The title can mention a booking too.
  const text = [title, ...cells.map((cell) => cell.text)].join('\n');
  if (!dated.test(text)) return false;
  if (text.length <= maxNumberedLength && numbered.test(text)) return true;
  return text.length <= maxMailLength && confirming.test(text) && reference.test(text);
};

const titleIn = (html: string): string =>
  /<title[^>]{0,200}>(?<title>[^<]{0,300})/iu.exec(html)?.groups?.title ?? '';

/** Lays out a page that is a booking; stories, and pages with structured bookings, stay as captured. */
export function savedPage(capture: Capture, html: string): Capture {
  const isStated = capture.structured.some((node) => /Reservation"/.test(JSON.stringify(node) ?? ''));
  if (isStated) return capture;
  const laidOut = htmlLayout(html);
  return isBooking(laidOut.cells, titleIn(html))
    ? { ...capture, ...laidOut, kind: 'pdf', pages: 1 }
    : capture;
}
