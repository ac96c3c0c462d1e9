// Invented booking papers for pictures and journeys.
import { type Drawn, paperPdf } from './paper-pdf.ts';

const [green, blue, grey]: [number, number, number][] = [
  [0.14, 0.28, 0.25],
  [0.16, 0.24, 0.45],
  [0.42, 0.45, 0.45],
];
const white: [number, number, number] = [1, 1, 1];

const label = (text: string, x: number, y: number): Drawn => ({
  text,
  x,
  y,
  size: 9,
  colour: grey ?? [0, 0, 0],
});
const value = (text: string, x: number, y: number, size = 12): Drawn => ({ text, x, y, size, isBold: true });
const pair = (name: string, text: string, x: number, y: number): Drawn[] => [
  label(name, x, y),
  value(text, x, y + 16),
];

const head = (company: string, what: string, bar = green): Drawn[] => [
  { bar: bar ?? white, x: 0, y: 0, width: 595, height: 84 },
  { text: company, x: 40, y: 50, size: 20, isBold: true, colour: white },
  { text: what, x: 430, y: 50, size: 11, colour: white },
];

interface Leg {
  way: string;
  date: string;
  from: [code: string, name: string];
  to: [code: string, name: string];
  departs: string;
  arrives: string;
  flight: string;
  seat: string;
}

const leg = ({ way, date, from, to, departs, arrives, flight, seat }: Leg, y: number): Drawn[] => [
  value(way, 40, y, 13),
  value(date, 330, y, 13),
  label('From', 40, y + 26),
  value(from[0], 40, y + 50, 24),
  { text: from[1], x: 40, y: y + 66, size: 10 },
  label('To', 330, y + 26),
  value(to[0], 330, y + 50, 24),
  { text: to[1], x: 330, y: y + 66, size: 10 },
  ...pair('Departs', departs, 40, y + 92),
  ...pair('Arrives', arrives, 330, y + 92),
  ...pair('Flight', flight, 40, y + 132),
  ...pair('Seat', seat, 180, y + 132),
  ...pair('Baggage', '1 bag, 23 kg', 330, y + 132),
];

const ticketPages: Drawn[][] = [
  [
    ...head('Costa Verde Air', 'Electronic ticket'),
    ...pair('Passenger', 'Marta Alvim', 40, 120),
    ...pair('Booking reference', 'K7QWZ4', 330, 120),
    ...pair('Ticket number', '555-2401234567', 450, 120),
    ...leg(
      {
        way: 'Outbound',
        date: 'Wednesday 12 May 2027',
        from: ['LHR', 'London Heathrow'],
        to: ['LIS', 'Lisboa'],
        departs: '18:35',
        arrives: '21:20',
        flight: 'CV 1417',
        seat: '14A',
      },
      190,
    ),
    ...leg(
      {
        way: 'Return',
        date: 'Sunday 16 May 2027',
        from: ['LIS', 'Lisboa'],
        to: ['LHR', 'London Heathrow'],
        departs: '19:55',
        arrives: '22:40',
        flight: 'CV 1418',
        seat: '15C',
      },
      390,
    ),
    ...pair('Total', 'GBP 128.40', 40, 600),
  ],
  [
    ...head('Costa Verde Air', 'Conditions'),
    ...Array.from(
      { length: 24 },
      (_, line): Drawn => ({
        text: `${line + 1}. Carriage is subject to the conditions that are shown at the desk.`,
        x: 40,
        y: 130 + line * 20,
      }),
    ),
  ],
];

/** Two flights, to Lisbon and back. */
export const ticket = (): Uint8Array => paperPdf(ticketPages);
/** The same, with a password. */
export const lockedTicket = (password: string): Uint8Array => paperPdf(ticketPages, password);

/** Four nights in Lisbon. */
export const stay = (): Uint8Array =>
  paperPdf([
    [
      ...head('Casa do Jasmim', 'Booking confirmation', blue),
      ...pair('Guest', 'Marta Alvim', 40, 120),
      ...pair('Booking number', 'HB-204417', 330, 120),
      ...pair('Hotel', 'Casa do Jasmim', 40, 180),
      ...pair('Address', 'Rua da Voz 14, 1170 Lisboa, Portugal', 330, 180),
      ...pair('Check-in', 'Wednesday 12 May 2027, from 15:00', 40, 240),
      ...pair('Check-out', 'Sunday 16 May 2027, until 11:00', 330, 240),
      ...pair('Phone', '+351 21 555 0142', 40, 300),
      ...pair('Total price', 'EUR 412.00', 330, 300),
    ],
  ]);

/** Text without a booking. */
export const menu = (): Uint8Array =>
  paperPdf([
    [
      ...head('The Copper Ladle', 'Menu'),
      ...['Soup of the day', 'Bread with salted butter', 'Pears in red wine'].map(
        (text, line): Drawn => ({ text, x: 40, y: 140 + line * 24 }),
      ),
    ],
  ]);

/** A page without any text. */
export const scan = (): Uint8Array =>
  paperPdf([[{ bar: [0.85, 0.85, 0.83], x: 60, y: 80, width: 475, height: 640 }]]);

/** Truncated in the middle. */
export const damaged = (): Uint8Array => ticket().slice(0, 300);

const ropes = Array.from(
  { length: 40 },
  (_, line): Drawn => ({
    text: `${line + 1}. The handbook speaks of lifeboats, galleys and the care of ropes at length.`,
    x: 40,
    y: 60 + line * 18,
  }),
);

/** Long enough that reading can be stopped half way. */
export const handbook = (pages: number): Uint8Array =>
  paperPdf([...ticketPages.slice(0, 1), ...Array.from({ length: pages - 1 }, () => ropes)]);
