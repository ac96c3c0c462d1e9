// What kind of booking a part of a paper speaks of, by all its words together: no single label decides.
import { legTypes, type Reservation } from '../../model/reservation.ts';
import { modeLines } from '../../text/booking-words/modes.ts';
import { remembered } from '../../text/remembered.ts';
import { outingTalk } from './outing-words.ts';
import { houseNouns, nightWords } from './stay-words.ts';

type Kind = Reservation['type'];

const pattern = (words: string) =>
  new RegExp(`(?<![\\p{Script=Latin}\\d])(?:${words.replaceAll('\\b', '(?!\\p{L})')})`, 'giu');
const whole = (words: string) => new RegExp(`(?<!\\p{Script=Latin})(?:${words})(?!\\p{Script=Latin})`, 'giu');

const carTalk =
  'car hire|car rental|rental car|rental agreement|rent-?a-?car|rentals?|hire car|pick-?up|drop-?off|collection|vehicle|driver|renter|mietwagen|autovermietung|mietvertrag|vermiet\\p{L}*|fahrer\\p{L}{0,2}|fahrzeug|abholung|rückgabe|abgabe|location de voiture|location|véhicule|conducteur|loueur|restitution|prise (?:du véhicule|en charge)|alquiler|coche de alquiler|conductor|recogida|devolución|noleggio|auto a noleggio|conducente|ritiro|riconsegna|aluguer|aluguel|viatura|condutor|levantamento|devolução|autohuur|huurauto|bestuurder|ophalen|inleveren|hyrbil|leiebil|biludlejning|wypożyczalnia|wynajem|půjčovna|autóbérlés|レンタカー|租车|렌터카';
const stayTalk =
  'check[- ]?in|check[- ]?out|nights?|stay|guests?|rooms?|double|breakfast|accommodation|entire home|anreise|abreise|nächten?|übernachtung(?:en)?|zimmer|unterkunft|frühstück|nuits?|nuitées?|chambres?|petit[- ]déjeuner|séjour|hébergement|noches?|habitaci(?:ón|ones)|desayuno|alojamiento|estancia|nott[ei]|camer[ae]|colazione|soggiorno|noites?|quartos?|pequeno-almoço|estadia|nachten|kamers?|ontbijt|verblijf|accommodatie|泊|客室|部屋|朝食|宿泊|チェックイン|晚|客房|早餐|noclegi?|pokój|pokoj|nocí|nætter|værelse|nätter|rum|yötä|huone|éjszaka|szoba|gece|oda|숙박|객실';

const talks: { kind: Kind; talk: RegExp; weight: number }[] = [
  ...legTypes.map((kind) => ({
    kind,
    talk: pattern(modeLines(kind).join('|')),
    weight: 1,
  })),
  { kind: 'lodging', talk: whole(stayTalk), weight: 0.8 },
  { kind: 'lodging', talk: whole(houseNouns), weight: 1 },
  { kind: 'lodging', talk: new RegExp(`(?<!\\d)\\d{1,2}\\s?(?:${nightWords})`, 'giu'), weight: 1.5 },
  { kind: 'car', talk: whole(carTalk), weight: 1 },
  ...(['restaurant', 'tour', 'event'] as const).map((kind) => ({
    kind,
    talk: whole(outingTalk[kind]),
    weight: 0.8,
  })),
  {
    kind: 'restaurant',
    talk: /(?:table|party|tisch|mesa|tavolo|tafel|bord)\s(?:for|of|für|para|per|voor)\s(?:\d|two|four|zwei|vier)/giu,
    weight: 3,
  },
];

const countOf = (talk: RegExp) =>
  remembered((text: string) => new Set([...text.matchAll(talk)].map(([word]) => word.toLowerCase())).size);
const counted = talks.map(({ kind, talk, weight }) => ({ kind, weight, count: countOf(talk) }));

/** How much is said of each kind; different words count, the same word again does not. */
export function kindScores(text: string): Map<Kind, number> {
  const scores = new Map<Kind, number>();
  for (const { kind, weight, count } of counted)
    scores.set(kind, (scores.get(kind) ?? 0) + weight * Math.min(4, count(text)));
  return scores;
}

// What a part of an agency's plan begins with.
const openings: [Kind, RegExp][] = [
  ['flight', /^(?:flights?|flug|vol|vuelo|volo|voo|vlucht|air|flyg|fly|航班|フライト)(?!\p{L})/iu],
  ['train', /^(?:rail|trains?|zug|bahn|bahnfahrt|tren|treno|comboio|trein|tåg|tog|vlak|pociąg|列車)(?!\p{L})/iu],
  ['bus', /^(?:bus|coach|autobus|autocar|autobús|fernbus)(?!\p{L})/iu],
  ['ferry', /^(?:ferry|crossing|sailing|fähre|traversée|traghetto|veerboot|färja)(?!\p{L})/iu],
  ['lodging', /^(?:hotels?|accommodation|stay|lodging|unterkunft|hébergement|hôtel|alojamiento|alloggio|alojamento|accommodatie|boende|ホテル|酒店)(?!\p{L})/iu],
  ['car', /^(?:car(?: hire| rental)?|rental car|hire car|mietwagen|voiture|location|coche|auto|noleggio|huurauto|hyrbil)(?!\p{L})/iu],
  ['restaurant', /^(?:dinner|lunch|restaurant|table|abendessen|dîner|cena|diner|middag)(?!\p{L})/iu],
  ['tour', /^(?:tours?|excursion|activity|experience|ausflug|führung|visite|excursión|escursione|excursie|utflykt)(?!\p{L})/iu],
  ['event', /^(?:theatre|theater|show|event|concert|konzert|spectacle|concierto|concerto|museum)(?!\p{L})/iu],
]; // biome-ignore format: a table

/** The kind that a line opens, where it begins with its word: "HOTEL", "Mietwagen", "Flight OV 512". */
export const openingKind = (text: string): Kind | undefined =>
  openings.find(([, words]) => words.test(text.trim()))?.[0];
