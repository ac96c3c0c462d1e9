// Tells what a calendar entry is about by the words that people and companies write into it.
import { isLegType, type Reservation } from '../model/reservation.ts';
import { findAirportCodes, findFlightCodes } from '../text/flight-codes.ts';
import { routeIn } from './ics-route.ts';

const kinds: [Reservation['type'], RegExp][] = [
  [
    'lodging',
    /(?:^|\P{L})(?:hotel|hostel|stay at|check-?in|lodging|accommodation|unterkunft|übernachtung|hôtel|hébergement|alojamiento|albergo|alloggio|hospedagem|pensão|ryokan|séjour|estancia|soggiorno|verblijf|pension|gasthof|guesthouse|pousada|agriturismo|penzion|ホテル|旅館|宿泊|酒店|飯店|호텔)(?:\P{L}|$)|[🏨🛏]/iu,
  ],
  [
    'flight',
    /(?:^|\P{L})(?:flight|flug|vol|vuelo|volo|voo|vlucht|flyg|fly|lot|let|repülő|uçuş|フライト|航班|항공)(?:\P{L}|$)|[✈🛫]/iu,
  ],
  [
    'train',
    /(?:^|\P{L})(?:train|rail|zug|bahn|zugfahrt|ice|tgv|tren|treno|comboio|trem|trein|tåg|tog|juna|pociąg|vlak|vonat|shinkansen|新幹線|列車|火车|高铁|열차|KTX)(?:\P{L}|$)|[🚆🚄🚂]/iu,
  ],
  [
    'ferry',
    /(?:^|\P{L})(?:ferry|fähre|traversier|transbordador|traghetto|veerboot|färja|færge|ferge|lautta|prom|trajekt|フェリー|渡轮)(?:\P{L}|$)|[⛴🛳]/iu,
  ],
  [
    'bus',
    /(?:^|\P{L})(?:bus|coach|fernbus|autocar|autobús|autobus|ônibus|pullman|buss|bussi|otobüs|高速バス|巴士)(?:\P{L}|$)|[🚌🚍]/iu,
  ],
  [
    'car',
    /(?:^|\P{L})(?:car (?:hire|rental)|rental car|mietwagen|location de voiture|alquiler de coche|noleggio auto|レンタカー)(?:\P{L}|$)/iu,
  ],
  [
    'restaurant',
    /(?:^|\P{L})(?:restaurant|dinner|lunch|table for|reservierung im|abendessen|déjeuner|dîner|cena|ristorante|レストラン)(?:\P{L}|$)/iu,
  ],
];

// Things that only one kind of vehicle has; they count where the title is a route.
const fittings: [Reservation['type'], RegExp][] = [
  [
    'train',
    /(?:^|\P{L})(?:platform|coach \p{Lu}|gleis|gl\.|wagen|voie|voiture|binario|carrozza|vía|andén|coche|spoor|rijtuig|spår|vagn|spor|vogn|raide|vaunu|peron|tor|wagon|nástupiště|vůz|vágány|kocsi)\s?\p{L}?\s?\d/iu,
  ],
];

const kindIn = (text: string) => kinds.find(([, words]) => words.test(text))?.[0];

/** `about` is the entry's description: "ICE 21, coach 7". It decides the vehicle only where the title is a route. */
export function kindOfEvent(summary: string, about = ''): Reservation['type'] {
  const flight = findFlightCodes(summary).length > 0 && findAirportCodes(summary).length >= 2;
  if (flight) return 'flight';
  const titled = kindIn(summary);
  if (titled && !(titled === 'lodging' && routeIn(summary))) return titled;
  if (!routeIn(summary)) return titled ?? 'event';
  if (findFlightCodes(summary).length > 0 && findAirportCodes(about).length >= 2) return 'flight';
  const detailed = [...kinds, ...fittings].find(([kind, words]) => isLegType(kind) && words.test(about));
  return detailed?.[0] ?? titled ?? 'event';
}

const trainCode =
  /(?<![\p{L}\d])(?:ICE|IC|EC|ECE|RJX?|NJ|EN|TGV|TER|OUIGO|FR|AVE|ALVIA|AP|KTX|SRT|EIP|EIC|TLK|IR|IRE|RE|THA|EST)\s?\d{1,5}(?![\p{L}\d])/u;

// "XR 27: Hannover → Celle": a number before a route, with any letters.
const openingCode = /^[A-Z]{1,4}\s?\d{1,5}(?=\s?[:,–|-]?\s)/u;

/** "LH 441 FRA → IAH", "Train from York to Leeds", "Bus: Galway - Dublin". */
export function legIn(
  summary: string,
  { type = 'flight', about = '' }: { type?: Reservation['type']; about?: string } = {},
): Pick<Reservation, 'code' | 'from' | 'to'> {
  const text = `${summary}\n${about}`;
  const code =
    type === 'train'
      ? (trainCode.exec(text)?.[0] ?? openingCode.exec(summary)?.[0])
      : findFlightCodes(type === 'flight' ? text : summary)[0]?.code;
  const [first, second] =
    type === 'flight' ? findAirportCodes(summary).map((found) => found.code) : [undefined, undefined];
  const own = code ? { code } : {};
  if (first && second) return { ...own, from: { iata: first }, to: { iata: second } };
  const route = routeIn(summary);
  return {
    ...own,
    ...(route?.from && { from: { name: route.from } }),
    ...(route?.to && { to: { name: route.to } }),
  };
}

const spoken =
  /^(?:stay(?:ing)? (?:at|in)|check-?in (?:at|:)?|(?:dinner|lunch|breakfast|table|reservation) (?:for \d+ )?(?:at|in)|übernachtung (?:im|in)|abendessen (?:im|in|bei)|dîner (?:au|à|chez)|cena (?:en|da|al|a)|(?:hotel|hôtel|restaurant|lodging|accommodation|unterkunft)\s?[:–-])\s*(?:the\s)?/iu;

/** "Stay at Hotel Pyrgos" → "Hotel Pyrgos" */
export const nameOfEvent = (summary: string): string => summary.replace(spoken, '').trim() || summary;
