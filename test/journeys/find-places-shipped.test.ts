// What travellers type, looked up in the shipped gazetteer.
import { expect, test } from 'vitest';
import { findPlaces } from '../../lib/journeys/find-places.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';
import { loadPlaces } from '../../tools/reading/load-places.ts';

const knowledge = placeKnowledge(loadPlaces());
const first = (text: string, near: [number, number][] = []) => {
  const points = near.map(([latitude, longitude]) => ({ latitude, longitude }));
  const [place] = findPlaces(text, knowledge, { near: points });
  return place && [place.name, place.region ?? place.town ?? '', place.country].join(', ');
};

test.each([
  ['Eiffle Tower', 'Eiffel Tower, Île-de-France, FR'],
  ['Colloseum', 'Colosseum, Lazio, IT'],
  ['Colloseum, Rome', 'Colosseum, Lazio, IT'],
  ['Sagrada Famillia', 'Basílica de la Sagrada Família, Catalonia, ES'],
  ['Machu Pichu', 'Machu Picchu, Cuzco, PE'],
  ['Neuschwanstien', 'Schloss Neuschwanstein, Bavaria, DE'],
  ['Schoenbrunn', 'Schloss Schönbrunn, Vienna, AT'],
  ['Barcellonna', 'Barcelona, Catalonia, ES'],
  ['san fransisco', 'San Francisco, California, US'],
])('%s is %s with a slip of the pen', (typed, place) => {
  expect(first(typed)).toBe(place);
});

test.each([
  ['the Colosseum', 'Colosseum, Lazio, IT'],
  ['das Brandenburger Tor', 'Brandenburger Tor, Berlin, DE'],
  ['Kinkakuji temple', 'Kinkakuji, Kyoto, JP'],
  ['Senso-ji temple, Tokyo', 'Senso-ji, Tokyo, JP'],
  ['the Louvre museum', 'Louvre Museum, Île-de-France, FR'],
  ['Aeropuerto de Barajas', 'Barajas, Madrid, ES'],
  ["King's Cross St Pancras", 'Kings Cross, England, GB'],
])('%s is %s with more words than its name', (typed, place) => {
  expect(first(typed)).toBe(place);
});

test.each([
  ['Buckingham palace london uk', 'Buckingham Palace, England, GB'],
  ['buckingham palace in london', 'Buckingham Palace, England, GB'],
  ['Louvre, Paris, France', 'Louvre, Île-de-France, FR'],
  ['Portland, OR', 'Portland, Oregon, US'],
  ['Portland, ME', 'Portland, Maine, US'],
  ['Austin TX', 'Austin, Texas, US'],
  ['Vancouver BC', 'Vancouver, British Columbia, CA'],
  ['Perth WA', 'Perth, Western Australia, AU'],
  ['Springfield, IL', 'Springfield, Illinois, US'],
  ['San Francisco, CA', 'San Francisco, California, US'],
  ['Washington, DC', 'Washington, Columbia, US'],
  ['Paris FR', 'Paris, Île-de-France, FR'],
])('%s is %s, where it says it is', (typed, place) => {
  expect(first(typed)).toBe(place);
});

test.each([
  ['Acropolis', [], 'Acropolis, Attica, GR'],
  ['Williamsburg', [[37.55, -77.46]], 'Williamsburg, Virginia, US'],
  ['Granada', [], 'Granada, Andalusia, ES'],
  ['Old Town', [], 'Old Town, Maine, US'],
  ['LON', [], 'London, England, GB'],
  ['PAR', [], 'Paris, Île-de-France, FR'],
  ['TYO', [], 'Tokyo, Tokyo, JP'],
  ['NYC', [], 'New York City, New York, US'],
] as [string, [number, number][], string][])('%s near %j is %s', (typed, near, place) => {
  expect(first(typed, near)).toBe(place);
});

test.each(['hotel with a pool', 'dinner with Anna and Tom', 'asdfghjkl', 'day 3'])(
  '%s is no place',
  (typed) => {
    expect(first(typed)).toBeUndefined();
  },
);
