// Invented trips, and the smallest valid pictures of each type.
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

const bytes = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));
/** Three pixels wide, two high. */
export const pictures = {
  'image/jpeg': bytes(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIAGPv/Z',
  ),
  'image/png': bytes(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAABHNCSVQICAgIfAhkiAAAAAFzUkdCAK7OHOkAAAATSURBVAiZYzyTZvyfAQqYGJAAADhJAmignA1nAAAAAElFTkSuQmCC',
  ),
  'image/webp': bytes('UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoDAAIAAoBCJaACdLoABQIAAPzK/+Faz1ujUH/8lP67vKLl4AA='),
  'image/heic': bytes(
    'AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAAC/G1ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAADnBpdG0AAAAAAAIAAAAYaWRhdAAAAAAAAwACAAAAAAADAAIAAABgaWxvYwEAAABEQAAEAAEAAAAAAAADHAABAAAAAAAAADQAAgABAAAAAAAAAAEAAAAAAAAACAADAAAAAAAAA1AAAQAAAAAAAAAhAAQAAQAAAAAAAAABAAAACAAAAAgAAABiaWluZgAAAAAABAAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAAAAACAABncmlkAAAAABVpbmZlAgAAAQADAABodmMxAAAAABVpbmZlAgAAAAAEAABncmlkAAAAAbFpcHJwAAABhGlwY28AAAB2aHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgAAA8DIAABABhAAQwB//8DcAAAAwCQAAADAAADAB66AkAhAAEAKkIBAQNwAAADAJAAAAMAAAMAHqAggQWW6q6a5uBAQMCAAAADAIAAAAMAhCIAAQAGRAHBc8GJAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAUaXNwZQAAAAAAAAADAAAAAgAAABBwaXhpAAAAAAMICAgAAABxaHZjQwEECAAAAAAAAAAAAB7wAPz8+PgAAA8DIAABABdAAQwB//8ECAAAAwCf+AAAAwAAHroCQCEAAQAmQgEBBAgAAAMAn/gAAAMAAB7AggQWW6q6a5sCAAADAAIAAAMAAhAiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAAwAAAAIAAAAOcGl4aQAAAAABCAAAACdhdXhDAAAAAHVybjptcGVnOmhldmM6MjAxNTphdXhpZDoxAAAAACVpcG1hAAAAAAAAAAQAAQKBAgACAgOEAAMChQYABAMHiIkAAAA2aXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAA5kaW1nAAQAAQADAAAADmF1eGwABAABAAIAAABdbWRhdAAAADAoAa8ZIW5SQPuF7m20jB8Po76lu1Fd/zVXx4SIzooKKO4UuIlIgqXWgQUKnVCRE3AAAAAdKAGuMkJJnMUzM7766pIeP0CuQttioNzMeJRyNEA=',
  ),
};
export const { 'image/jpeg': jpeg } = pictures;
