// Invented trips and the smallest pictures that are truly what they claim.
import type { Preview } from '../../lib/model/itinerary.ts';

export const lisbon: Preview = {
  title: 'Four unhurried days in Lisbon',
  destination: 'Lisbon',
  summary: 'Tiles, hills and the river.',
  center: { latitude: 38.71, longitude: -9.14 },
  startDate: '2027-05-13',
  tags: ['slow', 'city'],
  homeCurrency: 'EUR',
  days: [
    {
      title: 'The river first',
      stops: [
        {
          name: 'Cais das Colunas',
          startTime: '09:30',
          durationMinutes: 45,
          coordinate: { latitude: 38.7069, longitude: -9.1364 },
        },
        { name: 'A bakery with blue shutters', note: 'Two tables outside. <b>Cash only.</b>' },
      ],
    },
    {
      id: 'day-two',
      title: 'Up to the castle',
      stops: [{ id: 'gate', name: 'Castle gate', bookingURL: 'https://tickets.example/castle' }],
    },
  ],
  packing: [{ name: 'Walking shoes', quantity: 1 }],
  expenses: [{ title: 'Tram card', amount: 6.8, currency: 'EUR', date: '2027-05-13' }],
};

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
export const pictures = {
  'image/jpeg': bytes('\xff\xd8\xff\xe0\x00\x10JFIF\x00'),
  'image/png': bytes('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'),
  'image/webp': bytes('RIFF\x1a\x00\x00\x00WEBPVP8L'),
  'image/heic': bytes('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00'),
};
export const { 'image/jpeg': jpeg } = pictures;
