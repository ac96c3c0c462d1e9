// The made-up papers of `npm run shots` with their content: the default input of the benchmark.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reservation } from '../../../lib/model/reservation.ts';
import { handbook, menu, stay, ticket } from '../../shots/booking-papers.ts';
import type { Subject } from './timed.ts';

const there: Reservation = {
  type: 'flight',
  code: 'CV 1417',
  from: { name: 'London Heathrow', iata: 'LHR' },
  to: { name: 'Lisboa', iata: 'LIS' },
  start: '2027-05-12T18:35',
  end: '2027-05-12T21:20',
  confirmation: 'K7QWZ4',
  seat: '14A',
};
const back: Reservation = {
  type: 'flight',
  code: 'CV 1418',
  from: { name: 'Lisboa', iata: 'LIS' },
  to: { name: 'London Heathrow', iata: 'LHR' },
  start: '2027-05-16T19:55',
  end: '2027-05-16T22:40',
  confirmation: 'K7QWZ4',
  seat: '15C',
};
const nights: Reservation = {
  type: 'lodging',
  name: 'Casa do Jasmim',
  address: 'Rua da Voz 14, 1170 Lisboa, Portugal',
  phone: '+351 21 555 0142',
  start: '2027-05-12T15:00',
  end: '2027-05-16T11:00',
  confirmation: 'HB-204417',
};

const papers: { name: string; bytes: () => Uint8Array; reservations: Reservation[] }[] = [
  { name: 'ticket', bytes: ticket, reservations: [there, back] },
  { name: 'stay', bytes: stay, reservations: [nights] },
  { name: 'menu', bytes: menu, reservations: [] },
  { name: 'handbook-120-pages', bytes: () => handbook(120), reservations: [there, back] },
];

export function ownPapers(): Subject[] {
  const folder = mkdtempSync(join(tmpdir(), 'wayclip-papers-'));
  return papers.map(({ name, bytes, reservations }) => {
    const path = join(folder, `${name}.pdf`);
    const made = bytes();
    writeFileSync(path, made);
    return { name, path, bytes: made, labels: { reservations } };
  });
}
