// A small trip with one of everything.
import type { Trip } from '../../lib/export/trip.ts';
import { guessed, stated, stop } from '../components/sample.ts';

export const sampleTrip = (): Trip => ({
  id: '5f1b3a52-6a58-4b77-9a0e-1d2f6f0a4c11',
  source: {
    kind: 'page',
    url: 'https://blog.example/porto',
    title: 'Porto, slowly',
    author: 'Maren',
    siteName: 'Maren Goes Slowly',
    clippedAt: '2027-03-01T08:00:00.000Z',
  },
  draft: {
    title: stated('Two days in Porto'),
    destination: stated('Porto, Portugal'),
    startDate: stated('2027-05-31'),
    days: [
      {
        id: 'd1',
        title: stated('The river'),
        stops: [
          stop('s1', 'Ponte Velha', {
            category: stated('sight'),
            startTime: stated('09:00'),
            durationMinutes: guessed(45),
            coordinate: stated({ latitude: 41.14, longitude: -8.61 }),
            address: stated('Cais 1, Porto'),
            bookingUrl: stated('https://tickets.example/?a=1&b=2'),
            note: stated('Cross early; it fills up, fast.'),
          }),
          stop('s2', 'Casa das Conchas'),
          stop('s3', 'Farol Azul', {
            startTime: stated('23:30'),
            durationMinutes: stated(60),
            coordinate: stated({ latitude: 41.15, longitude: -8.67 }),
          }),
        ],
      },
      { id: 'd2', stops: [stop('s4', 'Mercado Novo')] },
    ],
    packing: [{ id: 'p1', name: stated('Rain coat'), quantity: 2 }],
    expenses: [{ id: 'e1', title: stated('Tram'), amount: stated(3.5), currency: stated('EUR') }],
    reservations: [
      {
        type: 'lodging',
        name: 'Casa do Sol',
        start: '2027-05-31',
        end: '2027-06-02',
        confirmation: 'AB12CD',
      },
      {
        type: 'flight',
        code: 'TP 1932',
        from: { iata: 'LIS' },
        to: { iata: 'OPO' },
        start: '2027-05-31T06:40',
        end: '2027-05-31T07:35',
      },
      { type: 'tour', name: 'Without a date' },
    ],
    questions: [],
    confidence: 0.8,
  },
});
