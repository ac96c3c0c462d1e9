// Pure: no browser, no network, no clock.
// Who runs a leg: the name beside its number, under its label, or the house whose paper it is.
import type { BookingDocument } from './document.ts';
import { labelKindsOf, leadingLabel } from './labels.ts';
import { clocksIn } from './leg-clock.ts';
import type { LegCode } from './leg-code.ts';
import type { RawLeg } from './leg-pairs.ts';
import { directions } from './leg-place.ts';
import { aboutDocument } from './name-words.ts';
import type { Pair } from './pair-labels.ts';
import { bodySize } from './section.ts';

const afterCode = /^[\s,·•–—-]+(?<name>\p{Lu}[\p{L}'’&. -]{2,40}?)(?=$|[,·•(]|\s[–—-]\s)/u;
// What kind of paper it is, and words of its title: no names.
const paperWords =
  /(?:ticket|receipt|boarding pass|confirmation|itinerary|reservation|booking|voucher|invoice|bordkarte|fahrkarte|fahrschein|bestätigung|buchung|reservierung|rechnung|reiseplan|billet|réservation|carte d.embarquement|itinéraire|confirmación|reserva|billete|tarjeta de embarque|factura|prenotazione|biglietto|conferma|carta d.imbarco|ricevuta|bilhete|reserva|confirmação|cartão|kaartje|boeking|bevestiging|instapkaart|jízdenka|místenka|rezervace|potvrzení|letenka|bilet|rezerwacja|potwierdzenie|karta pokładowa|biljett|bokning|bekräftelse|boardingkort|billet|bestilling|bekræftelse|itinerário|itinerario|bekreftelse|billett|vahvistus|lippu|visszaigazolás|jegy|rezervasyon|bilet|예약|예매|확인|승차권|탑승권|항공권|여정|乗車券|乗車票|予約|確認書|搭乗券|航空券|領収|きっぷ|チケット|特急券|お控え|控え|ご案内|行程|预订|确认|登机牌|车票|机票|客票|訂單|確認|登機證|行程单|electronic|passenger copy|important|dear|thank|welcome|copy|page|seite|guten tag|sehr geehrte)/iu;
const pages = /www\.|http|@|\d{3,}|[!?:]/u;
// Only companies end so.
const companyWords =
  /(?<![\p{L}])(?:GmbH|AG|KG|Ltd|Limited|Inc|LLC|PLC|S\.?A\.?S?|S\.?L\.?|S\.?p\.?A\.?|S\.?r\.?l\.?|Lda|B\.?V\.?|N\.?V\.?|AB|A\/S|ApS|a\.\s?s\.|s\.\s?r\.\s?o\.|sp\. z o\.o\.)\.?$|株式会社|有限公司|\(株\)|有限会社/iu;
const headLines = 6;
const near = 10;

/** The house whose paper it is: among the first lines the largest words that name no paper. */
export function letterhead(document: BookingDocument, until = headLines): string | undefined {
  const { lines, pairs } = document;
  const body = bodySize(document);
  // "Ticket | Fjord Railways": a title beside a title is no value.
  const isTitled = ({ kinds, cell }: Pair) => kinds.includes('ticket') && cell.size > body * 1.1;
  const values = new Set(
    pairs.filter((pair) => pair.how !== 'inside' && !isTitled(pair)).map(({ cell }) => cell),
  );
  const cells = lines
    .filter((line) => line[0]?.page === 1)
    .slice(0, until < 0 ? headLines : Math.max(1, Math.min(headLines, until)))
    .flat()
    .filter((cell) => {
      const { text, kinds } = cell;
      if (values.has(cell)) return false;
      if (kinds.length > 0 || text.length < 3 || text.length > 48 || pages.test(text)) return false;
      return (
        !paperWords.test(text) &&
        !aboutDocument.test(text) &&
        !directions.test(text) &&
        /^[\p{Lu}\p{Lo}\d]/u.test(text) &&
        !leadingLabel(text) &&
        !/^\d|^[A-Z]{3}\b(?=.*[✈→])/u.test(text)
      );
    });
  const [first] = cells.toSorted((a, b) => b.size - a.size);
  if (!first) return undefined;
  // Lines of one size are a text, not a letterhead: only its very first words may name the house.
  const isLarger =
    cells.some(({ size }) => size < first.size - 0.5) ||
    lines.flat().some(({ size }) => size < first.size - 0.5);
  const isTop = lines[0]?.[0] === first;
  const company = cells.find(({ text }) => companyWords.test(text));
  if (company && !isLarger) return company.text;
  return isLarger || isTop ? first.text.replace(/\s{0,3}[·|•].*$/u, '') : undefined;
}

export function operatorOf(
  leg: RawLeg,
  code: LegCode | undefined,
  document: BookingDocument,
): string | undefined {
  const rest = code ? code.cell.text.slice(code.end) : '';
  const beside = afterCode.exec(rest)?.groups?.name?.trim();
  if (
    beside &&
    labelKindsOf(beside).length === 0 &&
    !/^(?:richtung|to|towards?|direction|nach|vers|hacia|per|para|naar|směr|kierunek|mot)(?![\p{L}])|economy|business|class|operated|flex|sitzpl|klasse|classe/iu.test(
      beside,
    )
  )
    return beside;
  const lines = new Set(
    document.lines
      .slice(Math.max(leg.from, leg.top - near), Math.min(leg.until, leg.bottom + near))
      .flatMap((line) => line[0]?.line ?? []),
  );
  const operators = document.pairs.filter(
    ({ kinds, label }) =>
      kinds.includes('operator') &&
      !/operated|durchgeführt|opéré|operado|operato|uitgevoerd|ausgeführt/iu.test(label),
  );
  // Told once for all legs, it may stand far from them.
  const isOne = new Set(operators.map(({ value }) => value)).size === 1;
  const labelled = operators.find(({ cell }) => lines.has(cell.line)) ?? (isOne ? operators[0] : undefined);
  return labelled && labelled.value.length <= 60
    ? labelled.value
    : letterhead(
        document,
        document.lines.findIndex((line) => line.some(({ text }) => clocksIn(text).length > 0)),
      );
}
