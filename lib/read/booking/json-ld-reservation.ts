// Converts a schema.org reservation into ours. What is reserved stands in `reservationFor`, which may be a list.
import type { Reservation, Terminal } from '../../model/reservation.ts';
import { readMoment } from '../../text/read-moment.ts';
import { type Node, propertyOf, type TypedNode } from '../structured.ts';
import { nodeOf, readAddress, readPrice, readTerminal, withoutMidnight, wordsOf } from './json-ld-values.ts';

type Kind = Reservation['type'];

// A map, not an object: a mail may call its type "__proto__".
const byReservation = new Map<string, Kind>([
  ['FlightReservation', 'flight'],
  ['TrainReservation', 'train'],
  ['BusReservation', 'bus'],
  ['BoatReservation', 'ferry'],
  ['LodgingReservation', 'lodging'],
  ['RentalCarReservation', 'car'],
  ['TaxiReservation', 'car'],
  ['FoodEstablishmentReservation', 'restaurant'],
  ['EventReservation', 'event'],
]);

/** Some only write `Reservation`: then the kind follows from what is reserved. */
const byThing: [RegExp, Kind][] = [
  [/^Flight$/, 'flight'],
  [/^TrainTrip$/, 'train'],
  [/^BusTrip$/, 'bus'],
  [/^BoatTrip$/, 'ferry'],
  [/^(?:TouristTrip|Trip|TouristAttraction)$/, 'tour'],
  [/^(?:Hotel|Hostel|LodgingBusiness|BedAndBreakfast|Resort|Motel|Campground)$/, 'lodging'],
  [/^(?:RentalCar|Car|Vehicle)$/, 'car'],
  [/^(?:Restaurant|FoodEstablishment|CafeOrCoffeeShop|BarOrPub)$/, 'restaurant'],
  [/Event$/, 'event'],
];

function kindOf(types: string[], thing: Node): Kind | undefined {
  const kindByType = types.map((type) => byReservation.get(type)).find((kind) => kind !== undefined);
  const names = [propertyOf(thing, '@type')]
    .flat()
    .flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : []));
  const named = byThing.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
  // A guided walk may be sold as an event too.
  if (kindByType === 'event' && named === 'tour') return 'tour';
  return kindByType ?? (types.includes('Reservation') ? named : undefined);
}

/** "UA" and "110", or "UA110", → "UA 110". */
function flightCode(flight: Node): string | undefined {
  const number = wordsOf(flight, 'flightNumber')?.toUpperCase();
  const [, before, digits] = /^([A-Z][A-Z\d]|\d[A-Z])?\s*0*(\d{1,4}[A-Z]?)$/.exec(number ?? '') ?? [];
  if (!digits) return number;
  const airlines = ['airline', 'carrier', 'provider', 'seller'].map((name) =>
    nodeOf(propertyOf(flight, name)),
  );
  const carrier = before ?? airlines.map((airline) => wordsOf(airline, 'iataCode')).find(Boolean);
  return carrier ? `${carrier.toUpperCase()} ${digits}` : digits;
}

/** "ICE" and "1023", or "ICE 1023" twice. */
function lineCode(trip: Node): string | undefined {
  const name = wordsOf(trip, 'trainName', 'busName', 'boatName');
  const number = wordsOf(trip, 'trainNumber', 'busNumber', 'boatNumber');
  if (!name || !number) return number ?? name;
  return number.includes(name) ? number : name.includes(number) ? name : `${name} ${number}`;
}

const departures = ['Airport', 'Station', 'BusStop', 'BusStation', 'BoatTerminal', 'Terminal', 'Location'];
const ends = (side: 'departure' | 'arrival') => departures.map((place) => side + place);

export interface Zones {
  /** The time zone of an airport, where it is known. */
  zoneOf?: (iata: string) => string | undefined;
}

function zoneAt(terminal: Terminal | undefined, { zoneOf }: Zones): string | undefined {
  return terminal?.iata ? zoneOf?.(terminal.iata) : undefined;
}

function legOf(kind: Kind, trip: Node, zones: Zones): Partial<Reservation> {
  const from = readTerminal(trip, ...ends('departure'));
  const to = readTerminal(trip, ...ends('arrival'));
  const code = kind === 'flight' ? flightCode(trip) : lineCode(trip);
  const start = readMoment(
    wordsOf(trip, 'departureTime', 'departureDate', 'departureDay'),
    zoneAt(from, zones),
  );
  const end = readMoment(wordsOf(trip, 'arrivalTime', 'arrivalDate'), zoneAt(to, zones));
  const name = kind === 'flight' ? undefined : wordsOf(trip, 'provider', 'busCompany', 'trainCompany');
  return stated({ name, code, from, to, start, end });
}

function carOf(reservation: Node, car: Node): Partial<Reservation> {
  return stated({
    name:
      wordsOf(reservation, 'provider') ??
      wordsOf(car, 'rentalCompany', 'provider') ??
      wordsOf(car, 'name', 'model'),
    from: readTerminal(reservation, 'pickupLocation'),
    to: readTerminal(reservation, 'dropoffLocation'),
    start: readMoment(wordsOf(reservation, 'pickupTime', 'pickupDate')),
    end: readMoment(wordsOf(reservation, 'dropoffTime', 'dropoffDate')),
  });
}

const staying = {
  starts: ['checkinTime', 'checkinDate', 'checkInTime', 'startTime', 'startDate'],
  finishes: ['checkoutTime', 'checkoutDate', 'checkOutTime', 'endTime', 'endDate'],
};
// Tours depart and return; a departure beside a stay is that of the flight there.
const going = {
  starts: [...staying.starts, 'departureTime'],
  finishes: [...staying.finishes, 'arrivalTime'],
};

function placeOf(kind: Kind, reservation: Node, thing: Node): Partial<Reservation> {
  const { starts, finishes } = kind === 'lodging' ? staying : going;
  const location = nodeOf(propertyOf(thing, 'location'));
  const moment = (names: string[]) =>
    withoutMidnight(readMoment(wordsOf(reservation, ...names) ?? wordsOf(thing, ...names)));
  return stated({
    name: wordsOf(thing, 'name') ?? wordsOf(reservation, 'name'),
    start: moment(starts),
    end: moment(finishes),
    address: readAddress(thing) ?? readAddress(location) ?? wordsOf(thing, 'location'),
    phone: wordsOf(thing, 'telephone') ?? wordsOf(location, 'telephone'),
  });
}

/** Drops undefined values. */
function stated<T extends object>(values: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function seatOf(reservation: Node): string | undefined {
  const ticket = nodeOf(propertyOf(reservation, 'reservedTicket'));
  const seat = ticket && nodeOf(propertyOf(ticket, 'ticketedSeat'));
  return wordsOf(reservation, 'airplaneSeat', 'seatNumber') ?? wordsOf(seat, 'seatNumber');
}

const legs = new Set<Kind>(['flight', 'train', 'bus', 'ferry']);

function reservationOf(kind: Kind, reservation: Node, thing: Node, zones: Zones): Reservation {
  const details = legs.has(kind)
    ? legOf(kind, thing, zones)
    : kind === 'car'
      ? carOf(reservation, thing)
      : placeOf(kind, reservation, thing);
  const common = stated({
    confirmation: wordsOf(reservation, 'reservationNumber', 'reservationId', 'confirmationNumber'),
    seat: seatOf(reservation),
    price: readPrice(reservation),
  });
  return { type: kind, ...details, ...common };
}

export interface StatedReservation {
  reservation: Reservation;
  isCancelled: boolean;
}

// A group's mail lists a few dozen.
const maxNodes = 50;

/** Everything that one node reserves; empty where it is no reservation. `resolve` follows `{ "@id": … }`. */
export function reservationsIn(
  { types, node }: TypedNode,
  { resolve, ...zones }: Zones & { resolve: (node: Node) => Node },
): StatedReservation[] {
  const isCancelled = /cancell?ed/i.test(wordsOf(node, 'reservationStatus') ?? '');
  const things = [propertyOf(node, 'reservationFor') ?? node].flat().slice(0, maxNodes);
  return things.flatMap((value) => {
    const thing = nodeOf(value);
    const resolved = thing && resolve(thing);
    const kind = resolved && kindOf(types, resolved);
    return kind && resolved ? [{ reservation: reservationOf(kind, node, resolved, zones), isCancelled }] : [];
  });
}
