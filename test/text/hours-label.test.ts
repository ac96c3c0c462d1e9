import { expect, test } from 'vitest';
import { isUnderHoursHeader, isUnderHoursLabel } from '../../lib/text/hours-label.ts';
import { findTimeSpans } from '../../lib/text/time-spans.ts';

const under = (text: string, above = '') =>
  findTimeSpans(text).map((span) => isUnderHoursLabel(text, span, above));

test.each([
  ['10:00–12:00', 'Opening hours'],
  ['10:00–12:00', 'A palace.\n🕒 Opening hours:'],
  ['10:00–12:00 Uhr', 'Öffnungszeiten'],
  ['10h00–12h00', 'Horaires d’ouverture'],
  ['10:00-12:00', 'Horario de apertura'],
  ['9:00-12:00', '営業時間'],
  ['9:00-11:00', '开放时间'],
  ['10:00–12:00', 'Visiting hours'],
  ['Opening hours\n10:00–12:00', 'A palace'],
  ['Opening hours\t10:00–12:00\tclosed in winter', 'A palace'],
])('%j below %j is when doors are open', (text, above) => expect(under(text, above)).toEqual([true]));

test('and so are the hours after noon', () =>
  expect(under('10:00–12:00, 14:00–18:00', 'Opening hours')).toEqual([true, true]));

test.each([
  ['10:00–12:00', ''],
  ['10:00–12:00', 'The palace'],
  ['10:00–12:00', 'Opening of the fair'],
  ['10:00–12:00', 'Time'],
  // Some plans label a visit's time like this.
  ['10:00–10:45', 'Horario'],
  ['10:00', 'Opening hours'],
  ['10:00–12:00 The palace and its garden', 'Opening hours'],
  ['We were there 10:00–12:00', 'Opening hours'],
  ['The palace\t10:00–12:00', 'Opening hours'],
])('%j below %j is not', (text, above) => expect(under(text, above)).toEqual([false]));

// Scanning these more than once per word would exceed the test's timeout.
test('words of any length may stand before it', () => {
  const long = 'open hours '.repeat(200_000);
  expect(under(`${long}10:00–12:00`, long)).toEqual([false]);
});

const inColumn = (text: string, ...header: string[]) =>
  findTimeSpans(text).map((span) => isUnderHoursHeader(text, span, header));

test.each(['Opening hours', 'Öffnungszeiten', 'Horaires', '営業時間'])(
  'a column called %j holds hours of doors',
  (name) => expect(inColumn('The palace\t9:00–17:00\t12 €', 'Sight', name, 'Ticket')).toEqual([true]),
);

test('other columns, the first one of a plan, and one time alone do not', () => {
  expect(inColumn('The palace\t9:00–17:00\t12 €', 'Sight', 'Visit', 'Opening hours')).toEqual([false]);
  expect(inColumn('9:30–14:30\tThe palace', 'Horário', 'Local')).toEqual([false]);
  expect(inColumn('The palace\t9:00', 'Sight', 'Opening hours')).toEqual([false]);
  expect(inColumn('The palace\t9:00–17:00')).toEqual([false]);
});
