// An agency's plan: a heading for every day, rows with times below it, a car that is returned days later.
import type { Reservation } from '../../lib/model/reservation.ts';
import type { Wish, Written } from './documents.ts';
import type { Part } from './layouts.ts';
import { printedDay } from './moments.ts';
import { type Language, titles, words } from './words.ts';

type Phrases = Record<
  | 'time'
  | 'service'
  | 'detail'
  | 'reference'
  | 'flight'
  | 'fromTo'
  | 'lands'
  | 'checkIn'
  | 'until'
  | 'pickUp'
  | 'return'
  | 'free',
  string
>;

const phrases: Partial<Record<Language, Phrases>> = {
  en: {
    time: 'Time',
    service: 'Service',
    detail: 'Details',
    reference: 'Reference',
    flight: 'Flight C8 417 Corvina Air',
    fromTo: 'Departs Hamburg (HAM)',
    lands: 'Arrival',
    checkIn: 'Check-in at hotel Casa Azul',
    until: '3 nights, check-out by 11:00',
    pickUp: 'Car pick-up, Palmera Cars',
    return: 'Car return, Palmera Cars',
    free: 'A free day. The old library opens at 9:30.',
  },
  de: {
    time: 'Uhrzeit',
    service: 'Leistung',
    detail: 'Details',
    reference: 'Referenz',
    flight: 'Flug C8 417 Corvina Air',
    fromTo: 'Abflug Hamburg (HAM)',
    lands: 'Ankunft',
    checkIn: 'Check-in im Hotel Casa Azul',
    until: '3 Nächte, Check-out bis 11:00',
    pickUp: 'Mietwagen Abholung, Palmera Cars',
    return: 'Mietwagen Rückgabe, Palmera Cars',
    free: 'Ein freier Tag. Die alte Bibliothek öffnet um 9:30 Uhr.',
  },
  fr: {
    time: 'Heure',
    service: 'Prestation',
    detail: 'Détails',
    reference: 'Référence',
    flight: 'Vol C8 417 Corvina Air',
    fromTo: 'Départ de Hamburg (HAM)',
    lands: 'Arrivée',
    checkIn: 'Arrivée à l’hôtel Casa Azul',
    until: '3 nuits, départ avant 11:00',
    pickUp: 'Prise en charge de la voiture, Palmera Cars',
    return: 'Restitution de la voiture, Palmera Cars',
    free: 'Journée libre. La vieille bibliothèque ouvre à 9h30.',
  },
  es: {
    time: 'Hora',
    service: 'Servicio',
    detail: 'Detalle',
    reference: 'Referencia',
    flight: 'Vuelo C8 417 Corvina Air',
    fromTo: 'Salida de Hamburg (HAM)',
    lands: 'Llegada',
    checkIn: 'Entrada en el hotel Casa Azul',
    until: '3 noches, salida hasta las 11:00',
    pickUp: 'Recogida del coche, Palmera Cars',
    return: 'Devolución del coche, Palmera Cars',
    free: 'Día libre. La biblioteca antigua abre a las 9:30.',
  },
};

const dayPart = (wish: Wish, number: number, rows: string[][], free?: string): Part[] => {
  const { language } = wish;
  const day = printedDay(`2027-06-${16 + number}`, language, 'full');
  const heading = `${words[language].day} ${number} · ${day}`;
  const p = phrases[language];
  if (rows.length === 0 || !p) return [{ kind: 'prose', heading, lines: [free ?? ''] }];
  return [{ kind: 'table', heading, header: [p.time, p.service, p.detail, p.reference], rows }];
};

const booked: Reservation[] = [
  {
    type: 'flight',
    name: 'Corvina Air',
    code: 'C8 417',
    from: { name: 'Hamburg', iata: 'HAM' },
    to: { name: 'Lisbon', iata: 'LIS' },
    start: '2027-06-17T09:35',
    end: '2027-06-17T12:50',
    confirmation: 'QK7TZ4',
  },
  {
    type: 'lodging',
    name: 'Casa Azul',
    start: '2027-06-17T15:00',
    end: '2027-06-20T11:00',
    confirmation: 'CA-8821',
  },
  {
    type: 'car',
    name: 'Palmera Cars',
    from: { name: 'Lisbon (LIS)', iata: 'LIS' },
    to: { name: 'Faro (FAO)', iata: 'FAO' },
    start: '2027-06-18T10:30',
    end: '2027-06-20T09:00',
    confirmation: 'PC-338',
  },
];

/** The languages that have phrases above. */
export const planLanguages = ['en', 'de', 'fr', 'es'] as const satisfies Language[];

export function agencyPlan(wish: Wish): Written {
  const { language } = wish;
  const p = phrases[language];
  if (!p) throw new Error(`no phrases for ${language}`);
  return {
    sheet: {
      title: titles[language].plan ?? '',
      under: 'Rosenholz & Töchter Reisen',
      running: 'Rosenholz & Töchter Reisen',
      parts: [
        ...dayPart(wish, 1, [
          ['09:35', p.flight, p.fromTo, 'QK7TZ4'],
          ['12:50', p.lands, 'Lisbon (LIS)', ''],
          ['15:00', p.checkIn, p.until, 'CA-8821'],
        ]),
        ...dayPart(wish, 2, [['10:30', p.pickUp, 'Lisbon (LIS)', 'PC-338']]),
        ...dayPart(wish, 3, [], p.free),
        ...dayPart(wish, 4, [['09:00', p.return, 'Faro (FAO)', 'PC-338']]),
      ],
    },
    reservations: booked,
  };
}
