// Names that several places share, and what the rest of the trip says about them.
import { expect, test } from 'vitest';
import { placeStops } from '../../lib/draft/place-stops.ts';
import type { DraftDay, DraftStop } from '../../lib/model/draft.ts';
import { knowing, place } from '../places/made.ts';

const village = { prominence: 0.2 };
const knowledge = knowing(
  place(['Spain', 'ES', 40, -4], { kind: 'country', prominence: 0.95 }),
  place(['Peru', 'PE', -10, -76], { kind: 'country', prominence: 0.95 }),
  place(['Granada', 'ES', 37.2, -3.6], { prominence: 0.8 }),
  place(['Córdoba', 'ES', 37.9, -4.8], { prominence: 0.8 }),
  place(['Seville', 'ES', 37.4, -6], { prominence: 0.9 }),
  place(['Barcelona', 'ES', 41.4, 2.2], { prominence: 0.95 }),
  place(['Toledo', 'ES', 39.9, -4], { prominence: 0.8 }),
  place(['Alhambra', 'ES', 38.9, -3.1], village),
  place(['La Rambla', 'ES', 37.6, -4.7], { prominence: 0.32 }),
  place(['Playa Grande', 'ES', 36.4, -6], { prominence: 0.43 }),
  place(['Uyuni', 'BO', -20.5, -66.8], { prominence: 0.33 }),
  place(['La Paz', 'BO', -16.5, -68.1], { prominence: 0.9 }),
  place(['Mexico City', 'MX', 19.4, -99.1], { prominence: 0.98 }),
  place(['Coyoacán', 'MX', 19.3, -99.2], { prominence: 0.4 }),
  place(['Ciudad Juárez', 'MX', 31.7, -106.5], { prominence: 0.7, names: ['Juárez'] }),
  place(['Rome', 'IT', 41.9, 12.5], { prominence: 1, names: ['Roma'] }),
  place(['Brussels', 'BE', 50.85, 4.35], { prominence: 0.95 }),
  place(['Bruges', 'BE', 51.2, 3.2], { prominence: 0.75 }),
  place(['Belfort', 'NL', 50.8, 5.7], village),
  place(['Tirana', 'AL', 41.3, 19.8], { prominence: 0.94, names: ['Tirano'] }),
  place(['Tirano', 'IT', 46.2, 10.2], { prominence: 0.35 }),
  place(['Lugano', 'CH', 46, 9], { prominence: 0.65 }),
  place(['Como', 'IT', 45.8, 9.1], { prominence: 0.65 }),
  place(['Lima', 'PE', -12, -77], { prominence: 0.95 }),
  place(['Miraflores', 'CO', 5.2, -73.1], { prominence: 0.26 }),
  place(['Miraflores', 'PE', -5.2, -80.6], village),
  place(['Miraflores', 'PE', -5.9, -77.4], village),
  place(['Tenerife', 'ES', 28.3, -16.5], { kind: 'region', prominence: 0.6 }),
  place(['Santa Cruz', 'ES', 28.5, -16.3], { prominence: 0.65, names: ['Tenerife'] }),
  place(['Carmona', 'ES', 37.5, -5.6], { prominence: 0.35 }),
  place(['Cazorla', 'ES', 37.9, -3], { prominence: 0.26 }),
  place(['Italy', 'IT', 43, 12], { kind: 'country', prominence: 0.95 }),
  place(['Bolivia', 'BO', -17, -65], { kind: 'country', prominence: 0.95 }),
  place(['Mexico', 'MX', 23, -102], { kind: 'country', prominence: 0.95 }),
  place(['South Africa', 'ZA', -29, 25], { kind: 'country', prominence: 0.95 }),
  place(['Mossel Bay', 'ZA', -34.2, 22.1], { prominence: 0.5 }),
);

const source = { by: 'source' as const, block: 0, start: 0, end: 1, reader: 'page/x', words: 'x' };
const said = <T>(value: T) => ({ value, origin: source, confidence: 0.9 });
const stop = (name: string, more: Partial<DraftStop> = {}): DraftStop => ({
  id: `stop-${name}`,
  name: said(name),
  ...more,
});

/** The placed stops of these days, by name. */
function placed(days: (string | DraftStop)[][], destination?: string) {
  const read: DraftDay[] = days.map((stops, index) => ({
    id: `day-${index}`,
    stops: stops.map((entry) => (typeof entry === 'string' ? stop(entry) : entry)),
  }));
  const found = placeStops({ days: read, ...(destination && { destination }) }, knowledge);
  return new Map(found.days.flatMap(({ stops }) => stops).map((entry) => [entry.name.value, entry]));
}
const latitudeOf = (entry: DraftStop | undefined) => entry?.coordinate?.value.latitude;

test('a village far from where its day is spent is another of the same name, and one press away', () => {
  const stops = placed([['Granada', 'Alhambra'], ['Córdoba'], ['Toledo']], 'Spain');
  expect(latitudeOf(stops.get('Granada'))).toBeCloseTo(37.2, 1);
  expect(stops.get('Alhambra')?.coordinate).toBeUndefined();
  expect(stops.get('Alhambra')?.candidates).toMatchObject([{ name: 'Alhambra', country: 'ES' }]);
});

test('so is a town that lies near other days only, or whose name is that of a beach', () => {
  const days = [['Córdoba'], ['Seville'], ['Granada'], ['Toledo']];
  const rambla = placed([...days, ['Barcelona', 'La Rambla']], 'Spain').get('La Rambla');
  const beach = placed([...days, ['Barcelona', 'Playa Grande']], 'Spain').get('Playa Grande');
  expect([rambla?.coordinate, beach?.coordinate]).toEqual([undefined, undefined]);
  expect(beach?.candidates).toMatchObject([{ name: 'Playa Grande', country: 'ES' }]);
});

test('a town at the end of a long drive is where it is once the page says so', () => {
  const stops = placed([['La Paz', 'Uyuni']]);
  expect(latitudeOf(stops.get('Uyuni'))).toBeUndefined();
  expect(stops.get('Uyuni')?.candidates).toMatchObject([{ name: 'Uyuni', country: 'BO' }]);
  expect(latitudeOf(placed([['La Paz'], ['Uyuni']], 'Uyuni, Bolivia').get('Uyuni'))).toBeCloseTo(-20.5, 1);
});

test('a world city across the ocean is not placed for its name alone, but kept for asking', () => {
  const middle = placed([['Mexico City', 'Roma', 'Coyoacán']], 'Mexico City');
  expect(middle.get('Roma')?.coordinate).toBeUndefined();
  expect(middle.get('Roma')?.candidates).toMatchObject([{ name: 'Rome' }]);
  const said = placed([['Rome, Italy', 'Mexico City', 'Coyoacán']], 'Mexico City');
  expect(latitudeOf(said.get('Rome, Italy'))).toBeCloseTo(41.9, 1);
});

test('a town by another of its names lies no flight away from the rest', () => {
  const stops = placed([['Mexico City', 'Juárez']], 'Mexico City');
  expect(stops.get('Juárez')?.coordinate).toBeUndefined();
  expect(stops.get('Juárez')?.candidates).toMatchObject([{ name: 'Ciudad Juárez' }]);
  expect(latitudeOf(placed([['Mexico City'], ['Ciudad Juárez']], 'Mexico').get('Ciudad Juárez'))).toBeCloseTo(
    31.7,
    1,
  );
});

test('a village across a border that nothing else crosses is none of the trip', () => {
  expect(placed([['Bruges', 'Brussels', 'Belfort']], 'Bruges').get('Belfort')?.coordinate).toBeUndefined();
});

test('the place that is called so comes before the one that is called so elsewhere', () => {
  expect(latitudeOf(placed([['Lugano', 'Tirano', 'Como']], 'Italy').get('Tirano'))).toBeCloseTo(46.2, 1);
  expect(placed([['Tirano']]).get('Tirano')?.candidates?.[0]).toMatchObject({ name: 'Tirana' });
});

test('of villages that share the name of the destination, none is it', () => {
  const stops = placed([['Lima', 'Miraflores']], 'Miraflores, Peru');
  expect(stops.get('Miraflores')?.coordinate).toBeUndefined();
});

test('a large island is where the others are, no point of its own', () => {
  const stops = placed([['Tenerife', 'Santa Cruz']], 'Spain');
  expect(stops.get('Tenerife')?.coordinate).toBeUndefined();
  expect(latitudeOf(stops.get('Santa Cruz'))).toBeCloseTo(28.5, 1);
});

test('a night in a town is spent in the town; a hotel of that name is not the town', () => {
  const stay = { category: said('stay' as const) };
  expect(latitudeOf(placed([[stop('Seville', stay)]], 'Spain').get('Seville'))).toBeCloseTo(37.4, 1);
  const hotel = placed([[stop('Hotel Seville', stay)]], 'Spain').get('Hotel Seville');
  expect(hotel?.coordinate).toBeUndefined();
});

test('lunch in a town that the others lie about is there; at a table that is called like a far one it is not', () => {
  const lunch = { category: said('food' as const) };
  expect(latitudeOf(placed([['Seville', stop('Carmona', lunch)]], 'Spain').get('Carmona'))).toBeCloseTo(
    37.5,
    1,
  );
  expect(placed([['Barcelona', stop('Carmona', lunch)]], 'Spain').get('Carmona')?.coordinate).toBeUndefined();
});

test('a village is believed where it is the destination, not for its country alone', () => {
  expect(placed([['Cazorla', 'Old Mill']], 'Spain').get('Cazorla')?.coordinate).toBeUndefined();
  expect(latitudeOf(placed([['Cazorla', 'Old Mill']], 'Cazorla, Spain').get('Cazorla'))).toBeCloseTo(37.9, 1);
  expect(placed([['Cazorla', 'Old Mill']], 'Peru').get('Cazorla')?.coordinate).toBeUndefined();
});

test('a town is not what the noun in its name says, and has no telephone', () => {
  const bay = stop('Mossel Bay', {
    category: said('water' as const),
    phone: said('+27 44 123 4567'),
    note: said('Whales in winter.'),
  });
  const found = placed([[bay]], 'South Africa').get('Mossel Bay');
  expect(found?.coordinate).toBeDefined();
  expect([found?.category, found?.phone]).toEqual([undefined, undefined]);
  expect(found?.note?.value).toBe('Whales in winter.');
});

test('what is booked is so, however far', () => {
  const booked = <T>(value: T) => ({ ...said(value), origin: { ...source, reader: 'booking/flights' } });
  const flight = ['Mexico City', 'Rome', 'Coyoacán'].map((name) => ({ ...stop(name), name: booked(name) }));
  expect(latitudeOf(placed([flight]).get('Rome'))).toBeCloseTo(41.9, 1);
  const hotel = { ...stop('Seville'), name: booked('Seville'), category: booked('stay' as const) };
  expect(placed([[hotel]], 'Spain').get('Seville')?.coordinate).toBeUndefined();
});
