// Reads the semantic tags of newer passes, which are meant for machines.
import type { Reservation, Terminal } from '../model/reservation.ts';
import { readMoment } from '../text/read-moment.ts';

type Tags = Record<string, unknown>;

const isTags = (value: unknown): value is Tags => typeof value === 'object' && value !== null;

/** The text of the first of these tags that has any. */
function tagText(tags: Tags, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = Object.hasOwn(tags, name) ? tags[name] : undefined;
    const inside = isTags(value) && Object.hasOwn(value, 'date') ? value.date : value;
    const text = typeof inside === 'number' ? String(inside) : inside;
    if (typeof text === 'string' && text.trim() !== '' && text.length <= 200) return text.trim();
  }
  return undefined;
}

function endOf(tags: Tags, side: 'departure' | 'destination'): Terminal | undefined {
  const iata = tagText(tags, `${side}AirportCode`);
  const name = tagText(
    tags,
    `${side}AirportName`,
    `${side}StationName`,
    `${side}LocationDescription`,
    `${side}CityName`,
  );
  const terminal = { ...(name && { name }), ...(iata && /^[A-Z]{3}$/.test(iata) && { iata }) };
  return name || iata ? terminal : undefined;
}

function seatsOf(tags: Tags): string | undefined {
  const seats = Array.isArray(tags.seats) ? tags.seats.filter(isTags).slice(0, 20) : [];
  const names = seats.map((seat) => {
    const [row = '', number = ''] = [tagText(seat, 'seatRow'), tagText(seat, 'seatNumber')];
    // "52C" in an aircraft; row 2, seat 3 in a theatre.
    return row && /^\d/.test(number) ? `${row}/${number}` : row + number;
  });
  return names.filter(Boolean).join(', ') || undefined;
}

function codeOf(tags: Tags): string | undefined {
  const [carrier, number] = [tagText(tags, 'airlineCode'), tagText(tags, 'flightNumber')];
  if (carrier && number) return `${carrier} ${number.replace(/^0+(?=\d)/, '')}`;
  return (
    tagText(tags, 'flightCode')?.replace(/^([A-Z\d]{2})\s*(\d+)$/, '$1 $2') ??
    tagText(tags, 'vehicleNumber', 'vehicleName')
  );
}

function moment(tags: Tags, side: 'departure' | 'destination'): string | undefined {
  const word = side === 'departure' ? 'Departure' : 'Arrival';
  return readMoment(
    tagText(tags, `current${word}Date`, `original${word}Date`),
    tagText(tags, `${side}LocationTimeZone`),
  );
}

/** Everything the tags state; fields of the pass fill what is missing. */
export function taggedReservation(semantics: Tags | undefined): Partial<Reservation> {
  const tags = semantics ?? {};
  const [from, to] = [endOf(tags, 'departure'), endOf(tags, 'destination')];
  const zone = tagText(tags, 'venueLocationTimeZone');
  const values = {
    name: tagText(tags, 'eventName'),
    code: codeOf(tags),
    from,
    to,
    start:
      moment(tags, 'departure') ?? readMoment(tagText(tags, 'eventStartDate', 'eventStartDateInfo'), zone),
    end: moment(tags, 'destination') ?? readMoment(tagText(tags, 'eventEndDate'), zone),
    confirmation: tagText(tags, 'confirmationNumber'),
    seat: seatsOf(tags),
    address: tagText(tags, 'venueName'),
    phone: tagText(tags, 'venuePhoneNumber'),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
