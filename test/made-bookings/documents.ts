// One function per kind of booking: takes the words of a language, returns a sheet and what must be read from it.
import type { Reservation } from '../../lib/model/reservation.ts';
import type { Pair, Part, Sheet } from './layouts.ts';
import { type DateStyle, printedDay, printedSum, printedTime } from './moments.ts';
import { decoys, type Kind, type Language, titles, words } from './words.ts';

export interface Written {
  sheet: Sheet;
  reservations: Reservation[];
}

export interface Wish {
  language: Language;
  style: DateStyle;
}

type Leg = Extract<Reservation['type'], 'flight' | 'train' | 'bus' | 'ferry'>;

interface Trip {
  company: string;
  code: string;
  from: { name: string; iata?: string };
  to: { name: string; iata?: string };
  /** Departure and arrival on the same day. */
  times: [string, string];
}

const trips: Record<Leg, Trip> = {
  flight: {
    company: 'Corvina Air',
    code: 'C8 417',
    from: { name: 'Hamburg', iata: 'HAM' },
    to: { name: 'Lisbon', iata: 'LIS' },
    times: ['09:35', '12:50'],
  },
  train: {
    company: 'Bergland Express',
    code: 'BX 264',
    from: { name: 'Innsbruck' },
    to: { name: 'Verona' },
    times: ['08:14', '11:47'],
  },
  bus: {
    company: 'Gelbe Linie Coaches',
    code: '318',
    from: { name: 'Gent' },
    to: { name: 'Rotterdam' },
    times: ['13:20', '15:55'],
  },
  ferry: {
    company: 'Islas Claras Ferries',
    code: 'IC 12',
    from: { name: 'Denia' },
    to: { name: 'Ibiza' },
    times: ['17:00', '20:30'],
  },
};

const legNouns: Record<Leg, string> = { flight: 'Flight', train: 'Train', bus: 'Coach', ferry: 'Ferry' };
const localNouns: Partial<Record<Language, Record<Leg, string>>> = {
  de: { flight: 'Flug', train: 'Zug', bus: 'Bus', ferry: 'Fähre' },
  fr: { flight: 'Vol', train: 'Train', bus: 'Autocar', ferry: 'Ferry' },
  es: { flight: 'Vuelo', train: 'Tren', bus: 'Autobús', ferry: 'Ferry' },
  it: { flight: 'Volo', train: 'Treno', bus: 'Autobus', ferry: 'Traghetto' },
  pt: { flight: 'Voo', train: 'Comboio', bus: 'Autocarro', ferry: 'Ferry' },
  nl: { flight: 'Vlucht', train: 'Trein', bus: 'Bus', ferry: 'Veerboot' },
  ja: { flight: '便名', train: '列車', bus: 'バス', ferry: 'フェリー' },
};

const people: Record<Language, string> = {
  en: 'Ms Orla Penhaligon',
  de: 'Frau Mechthild Ansorge',
  fr: 'Mme Solange Vautrin',
  es: 'Sra. Remedios Olivares',
  it: 'Sig.ra Fiorenza Baldelli',
  pt: 'Sra. Leonor Vasques',
  nl: 'Mevr. Jorinde Hoekstra',
  ja: '森川 葉月',
};

const placed = ({ name, iata }: { name: string; iata?: string }) => (iata ? `${name} (${iata})` : name);
const prose = (language: Language): Part => ({ kind: 'prose', lines: decoys[language] });
const issuedOn = (language: Language, day: string): Pair => [
  words[language].issued,
  printedDay(day, language, 'numeric'),
];

function sheetOf(kind: Kind, language: Language, about: { issuer: string; parts: Part[] }): Sheet {
  const { issuer, parts } = about;
  return {
    title: titles[language][kind] ?? '',
    under: issuer,
    running: issuer,
    parts: [...parts, prose(language)],
  };
}

export function leg(type: Leg, { language, style }: Wish): Written {
  const w = words[language];
  const { company, code, from, to, times } = trips[type];
  const day = '2027-06-17';
  const pairs: Pair[] = [
    [w.reference, 'QK7TZ4'],
    [w.traveller, people[language]],
    [localNouns[language]?.[type] ?? legNouns[type], code],
    [w.date, printedDay(day, language, style)],
    [w.from, placed(from)],
    [w.departs, printedTime(times[0], language)],
    [w.to, placed(to)],
    [w.arrives, printedTime(times[1], language)],
    [w.seat, '14C'],
    issuedOn(language, '2027-03-02'),
    [w.total, printedSum(148.5, 'EUR', language)],
  ];
  const reservation: Reservation = {
    type,
    name: company,
    code,
    from,
    to,
    start: `${day}T${times[0]}`,
    end: `${day}T${times[1]}`,
    confirmation: 'QK7TZ4',
    seat: '14C',
    price: { amount: 148.5, currency: 'EUR' },
  };
  return {
    sheet: sheetOf(type, language, { issuer: company, parts: [{ kind: 'pairs', pairs }] }),
    reservations: [reservation],
  };
}

const houses: Record<Language, [name: string, address: string, phone: string]> = {
  en: ['The Wherry Inn', '9 Staithe Lane, Norwich NR1 1QT', '+44 1603 555 017'],
  de: ['Gasthof Drei Birken', 'Lindenweg 8, 87561 Oberstdorf', '+49 8322 555 014'],
  fr: ['Hôtel des Deux Ponts', '14 rue du Moulin, 21200 Beaune', '+33 3 80 55 50 12'],
  es: ['Hotel Puerta del Mar', 'Calle Olivo 21, 11005 Cádiz', '+34 956 555 018'],
  it: ['Albergo La Rondine', 'Via delle Rose 5, 06123 Perugia', '+39 075 555 0164'],
  pt: ['Casa do Limoeiro', 'Rua das Flores 33, 7000-845 Évora', '+351 266 555 019'],
  nl: ['Hotel De Zilveren Reiger', 'Kerkstraat 40, 4331 AB Middelburg', '+31 118 555 016'],
  ja: ['旅館 花の木', '〒606-8501 京都市左京区吉田本町12', '075-555-0123'],
};

export function lodging({ language, style }: Wish): Written {
  const w = words[language];
  const [name, address, phone] = houses[language];
  const [first, last] = ['2027-06-17', '2027-06-20'];
  const pairs: Pair[] = [
    [w.reference, 'HB-20417'],
    [w.guest, people[language]],
    [w.checkIn, `${printedDay(first, language, style)}, ${printedTime('15:00', language)}`],
    [w.checkOut, `${printedDay(last, language, style)}, ${printedTime('11:00', language)}`],
    [w.nights, '3'],
    [w.address, address],
    [w.phone, phone],
    [w.total, printedSum(357, 'EUR', language)],
    issuedOn(language, '2027-03-02'),
  ];
  const sheet = sheetOf('lodging', language, { issuer: name, parts: [{ kind: 'pairs', pairs }] });
  const reservation: Reservation = {
    type: 'lodging',
    name,
    address,
    phone,
    start: `${first}T15:00`,
    end: `${last}T11:00`,
    confirmation: 'HB-20417',
    price: { amount: 357, currency: 'EUR' },
  };
  return {
    sheet: { ...sheet, parts: [{ kind: 'pairs', pairs: [[w.hotel, name]] }, ...sheet.parts] },
    reservations: [reservation],
  };
}

export function car({ language, style }: Wish): Written {
  const w = words[language];
  const moment = (day: string, time: string) =>
    `${printedDay(day, language, style)}, ${printedTime(time, language)}`;
  const pairs: Pair[] = [
    [w.reference, 'CR-338102'],
    [w.company, 'Palmera Cars'],
    [w.pickUp, `${moment('2027-06-17', '10:30')}, Faro (FAO)`],
    [w.dropOff, `${moment('2027-06-24', '09:00')}, Lisbon (LIS)`],
    [w.total, printedSum(289.9, 'EUR', language)],
  ];
  const reservation: Reservation = {
    type: 'car',
    name: 'Palmera Cars',
    from: { name: 'Faro', iata: 'FAO' },
    to: { name: 'Lisbon', iata: 'LIS' },
    start: '2027-06-17T10:30',
    end: '2027-06-24T09:00',
    confirmation: 'CR-338102',
    price: { amount: 289.9, currency: 'EUR' },
  };
  return {
    sheet: sheetOf('car', language, { issuer: 'Palmera Cars', parts: [{ kind: 'pairs', pairs }] }),
    reservations: [reservation],
  };
}

const outings = {
  restaurant: { name: 'Brasa & Sal', where: 'houses', time: '19:30' },
  event: { name: 'Harfen im Nebel', where: 'Concert Hall', time: '20:00' },
  tour: { name: 'Old Harbour by Lantern', where: 'Fountain Square', time: '17:15' },
} as const;

/** A restaurant table, a concert or a walk: a name in large letters, a day, a time and a place. */
export function outing(type: keyof typeof outings, { language, style }: Wish): Written {
  const w = words[language];
  const { name, time } = outings[type];
  const address = houses[language][1];
  const day = '2027-06-18';
  const pairs: Pair[] = [
    [w.reference, 'TX-90417'],
    [w.date, printedDay(day, language, style)],
    [w.time, printedTime(time, language)],
    ...(type === 'restaurant' ? [[w.party, '4'] satisfies Pair] : []),
    [w.where, address],
    [w.phone, houses[language][2]],
  ];
  const sheet = sheetOf(type, language, {
    issuer: titles[language][type] ?? '',
    parts: [{ kind: 'pairs', pairs }],
  });
  const reservation: Reservation = {
    type,
    name,
    address,
    start: `${day}T${time}`,
    confirmation: 'TX-90417',
    phone: houses[language][2],
  };
  return { sheet: { ...sheet, title: name }, reservations: [reservation] };
}

export function pass({ language, style }: Wish): Written {
  const w = words[language];
  const name = `Bergland ${titles[language].pass}`;
  const pairs: Pair[] = [
    [w.reference, 'RP-5512-08'],
    [w.traveller, people[language]],
    [w.validFrom, printedDay('2027-06-01', language, style)],
    [w.validUntil, printedDay('2027-06-30', language, style)],
    [w.total, printedSum(239, 'EUR', language)],
  ];
  const sheet = sheetOf('pass', language, { issuer: 'Bergland Express', parts: [{ kind: 'pairs', pairs }] });
  const reservation: Reservation = {
    type: 'train',
    name,
    start: '2027-06-01',
    end: '2027-06-30',
    confirmation: 'RP-5512-08',
    price: { amount: 239, currency: 'EUR' },
  };
  return { sheet: { ...sheet, title: name }, reservations: [reservation] };
}
