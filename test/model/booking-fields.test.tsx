// @vitest-environment happy-dom
// Each row of the table of fields arrives wherever the row says: a field that is forgotten somewhere fails here.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { shownFields } from '../../components/convert/booking-words.ts';
import { pointChoices } from '../../components/convert/point-fields.ts';
import { ExportPrint } from '../../components/export/ExportPrint.tsx';
import { bookedDays } from '../../lib/draft/booked-days.ts';
import { choosePrivate } from '../../lib/draft/choose-private.ts';
import { coverPrivate } from '../../lib/draft/cover-private.ts';
import { clashesOf } from '../../lib/draft/same-booking.ts';
import { calendarEvents } from '../../lib/export/ics-events.ts';
import { toPlainText } from '../../lib/export/plain-text.ts';
import { madeBooking, pointBooking } from '../../lib/journeys/point-booking.ts';
import {
  type BookedField,
  bookedFields,
  bookingFields,
  fieldInfoOf,
} from '../../lib/model/booking-fields.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { FoundBooking } from '../../lib/model/found-booking.ts';
import { familyOf, Reservation, reservationTypes } from '../../lib/model/reservation.ts';
import { fieldPlaces } from '../../lib/read/booking/field-places.ts';
import { gapsIn } from '../../lib/text/booking-gaps.ts';
import { joinBookings } from '../../lib/text/bookings-agree.ts';
import { scoreBooking } from '../../tools/eval/score-booking.ts';
import { messagesOf } from '../../tools/speak.ts';
import { root } from '../architecture/source-files.ts';
import { sampleClip, sampleDraft } from '../draft-sample.ts';
import { printed } from '../read/booking/printed.ts';

afterEach(cleanup);

/** A sample value for a field, derived from its kind of value, and how a paper prints it. `turn` selects another one. */
function sample(field: BookedField, turn = 0): { value: unknown; words: string } {
  const at = bookedFields.indexOf(field) + 11 + 30 * turn;
  const letter = String.fromCharCode(54 + at - 19 * turn);
  switch (bookingFields[field].value) {
    case 'list':
      return { value: `${at}A`, words: `${at}A` };
    case 'address':
      return { value: `Rua Nova ${at}, Porto`, words: `Rua Nova ${at}, Porto` };
    case 'phone':
      return { value: `+351 210 000 1${at}`, words: `+351 210 000 1${at}` };
    case 'place':
      return { value: { iata: `QX${letter}` }, words: `QX${letter}` };
    case 'moment':
      return {
        value: `2027-0${5 + turn}-${at - 30 * turn}`,
        words: `${at - 30 * turn} ${turn ? 'June' : 'May'} 2027`,
      };
    case 'sum':
      return { value: { amount: at, currency: 'EUR' }, words: `EUR ${at}.00` };
    default:
      return { value: `QK7TZ${at}`, words: `QK7TZ${at}` };
  }
}

const types = (field: BookedField) =>
  reservationTypes.filter((type) => bookingFields[field].of.some((family) => family === familyOf({ type })));

const booked = (field: BookedField, turn = 0): Reservation =>
  Reservation.parse({ type: types(field)[0], [field]: sample(field, turn).value });

const found = (reservation: Reservation): FoundBooking => ({
  ...madeBooking(reservation.type, { file: 0, taken: [] }),
  reservation,
});

function draftOf(reservation: Reservation): Draft {
  const capture = printed('');
  const claim = { kind: 'reservation', reservation } as const;
  const days = bookedDays(capture, [{ claim, at: { block: 0, start: 0, end: 0 }, reader: 'test', trust: 1 }]);
  return { ...sampleDraft(), days, reservations: [reservation] };
}

describe.each(bookedFields)('%s', (field) => {
  const { value, words } = sample(field);
  const {
    carriedBy: told = {},
    called = {},
    private: kind,
    of,
    neededBy = [],
    inBarcode,
  } = fieldInfoOf(field);
  const own = booked(field);
  const { type } = own;

  test('is kept, and joined with what another paper says', () => {
    expect(own[field]).toEqual(value);
    expect(joinBookings({ type }, own)).toEqual(own);
    expect(joinBookings(own, { type })).toEqual(own);
  });

  test('is shown with its label in every language', async () => {
    for (const each of reservationTypes)
      expect(shownFields(found({ ...own, type: each })).map((shown) => shown.field)).toEqual([field]);
    const names = [field, ...Object.values(called)].map((name) => `convert.field.${name}`);
    if (told.calendar) names.push(`file.booking.${field}`);
    for (const file of readdirSync(join(root, 'locales'))) {
      const messages = await messagesOf(file.replace(/\.yml$/, ''));
      expect(names.filter((name) => !messages.get(name))).toEqual([]);
    }
  });

  test('is pointed at, where it is of the booking', () => {
    for (const each of reservationTypes) {
      const [choice] = pointChoices({ type: each }).filter(({ target }) => target.field === field);
      expect(choice !== undefined).toBe(of.includes(familyOf({ type: each })));
      if (!choice) continue;
      const pointed = { target: choice.target, words };
      const after = pointBooking(found({ type: each }), pointed, { pageText: words, today: '2027-01-01' });
      expect(after).toMatchObject({ reservation: { [field]: value } });
    }
  });

  test('is missed only where nobody goes without it', () => {
    for (const each of reservationTypes)
      expect(gapsIn({ type: each }).includes(field)).toBe(neededBy.includes(familyOf({ type: each })));
  });

  test('is found again on its page', () => {
    const capture = printed(`Ticket\n\n${words}`);
    expect(fieldPlaces(capture, own, { block: 0, start: 0, end: 0 }).map((place) => place.field)).toEqual([
      field,
    ]);
  });

  test('is compared with a barcode that says it', () => {
    expect(clashesOf(own, booked(field, 1)).map((clash) => clash.field)).toEqual(inBarcode ? [field] : []);
  });

  test('goes along where its row says so, and is covered there', () => {
    // Exports need a day and a name.
    const whole = { name: 'Lys', start: '2027-05-12', ...own };
    const draft = draftOf(whole);
    const trip = { ...sampleClip(), draft };
    // The stops also contain some of it.
    const listed = { ...trip, draft: { ...draft, days: [] } };
    const { container } = render(<ExportPrint clip={listed} />);
    const says = ({ days, reservations }: Draft) => ({
      note: days[0]?.stops[0]?.note?.value.includes(words) ?? false,
      stop: JSON.stringify({ ...days[0]?.stops[0], name: '', note: '' }).includes(words),
      calendar: calendarEvents({ ...trip, draft: { ...draft, days: [], reservations } }).some(
        ({ description }) => description.includes(words),
      ),
    });
    for (const where of ['note', 'stop', 'calendar'] as const)
      if (told[where]) expect(says(draft)[where]).toBe(true);
    if (told.list) {
      expect(toPlainText(listed)).toContain(words);
      expect(container.textContent).toContain(words);
    }
    const cover = { name: true, reference: true, ticket: true, price: true };
    const sent = coverPrivate(choosePrivate(draft, [], cover));
    expect(sent.reservations[0]?.[field]).toEqual(kind ? undefined : value);
    if (kind) expect(Object.values(says(sent))).not.toContain(true);
  });

  test('is scored', () => {
    const missed = scoreBooking(
      { reservations: [{ ...own, start: own.start ?? '2027-05-12' }] },
      { reservations: [] },
    );
    const { fields, extra, prices } = missed;
    // The start, by which bookings are distinguished, is one of the main fields.
    expect(fields + extra + prices).toBe(field === 'start' ? 1 : 2);
  });
});

test('each form has a place for every field', () => {
  for (const form of ['leg', 'other'] as const) {
    const places = bookedFields.map((field) => bookingFields[field].order[form]).toSorted((a, b) => a - b);
    expect(places).toEqual(bookedFields.map((_, index) => index + 1));
  }
});
