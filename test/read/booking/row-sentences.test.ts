// Plans whose rows are sentences, through the reader of papers.
import { expect, test } from 'vitest';
import { readPaper as read } from './read-paper.ts';

test('times under the headings of days, with numbers in the last column', () => {
  const text = `# A week in the west
Quill and Compass Travel, issued 4 January 2027

Tuesday 11 May 2027
08:20       Leave Penzance on the Tin Coast Flyer, train TC 31,        Rail ref. PZ-88214
            coach C seats 21 and 22.
12:05       Arrive Bristol. A short walk to the inn.
from 14:00  Check in at The Blue Heron Inn, 9 Quay Lane, Bristol       BH 44210
            BS1 4QA. Tel. +44 117 555 0142. Two nights with breakfast.
            Check-out by 10:00.

Wednesday 12 May 2027
10:30       Harbour Secrets Cruise with Avon Boats, Narrow Quay,       AV-9917
            Bristol BS1 4QB. Back about 13:15.
Thu 19:00   Dinner for two at Saltmarsh, 3 Corn Street, Bristol.       by telephone

Friday 14 May 2027
09:40       Marlin Air flight MQ 407 from Bristol (BRS) to Dublin      R8KQ2W
            (DUB), arriving 10:50.`;
  expect(read(text)).toMatchObject([
    {
      type: 'train',
      name: 'Tin Coast Flyer',
      code: 'TC 31',
      from: { name: 'Penzance' },
      to: { name: 'Bristol' },
      start: '2027-05-11T08:20',
      end: '2027-05-11T12:05',
      seat: 'C 21',
      confirmation: 'PZ-88214',
    },
    {
      type: 'lodging',
      name: 'The Blue Heron Inn',
      address: '9 Quay Lane, Bristol BS1 4QA',
      start: '2027-05-11T14:00',
      end: '2027-05-13T10:00',
      confirmation: 'BH 44210',
    },
    {
      type: 'tour',
      name: 'Harbour Secrets Cruise',
      start: '2027-05-12T10:30',
      end: '2027-05-12T13:15',
      confirmation: 'AV-9917',
    },
    { type: 'restaurant', name: 'Saltmarsh', start: '2027-05-13T19:00' },
    {
      type: 'flight',
      name: 'Marlin Air',
      code: 'MQ 407',
      from: { iata: 'BRS' },
      to: { iata: 'DUB' },
      start: '2027-05-14T09:40',
      end: '2027-05-14T10:50',
      confirmation: 'R8KQ2W',
    },
  ]);
});

test('dates in the first column, with times and numbers in the words', () => {
  const text = `# Reisebüro Weitsicht
Vorgang 2027/118

Fr 04.06.27   Flug Donau Air DQ 318 Wien (VIE) ab 07:10 – Palermo (PMO) an
              09:20 · Buchungscode K7WQ2M · Schalter öffnet 05:10 Uhr
Fr 04.06.27   Transfer Flughafen Palermo – Hotel Conca Verde, Sammelbus, Abfahrt
              ca. 10:15 Uhr, Voucher SV-2207
04.06.–       Hotel Conca Verde, Via del Faro 8, 90015 Cefalù · Tel. +39 0921
11.06.27      55014
              7 Nächte, Doppelzimmer · Anreise ab 14:00 Uhr, Abreise bis 10:00
              Uhr · Bestätigung CV-3318
Di 08.06.27   Ausflug „Ätna bei Sonnenaufgang“, Abholung am Hotel 04:30 Uhr,
              Rückkehr gegen 13:00 Uhr · Voucher SV-2208
Fr 11.06.27   Flug Donau Air DQ 319 Palermo (PMO) ab 10:05 – Wien (VIE) an
              12:15 · Buchungscode K7WQ2M`;
  expect(read(text)).toMatchObject([
    { type: 'flight', name: 'Donau Air', code: 'DQ 318', start: '2027-06-04T07:10', end: '2027-06-04T09:20' },
    {
      type: 'bus',
      from: { name: 'Flughafen Palermo' },
      to: { name: 'Hotel Conca Verde' },
      start: '2027-06-04T10:15',
      confirmation: 'SV-2207',
    },
    {
      type: 'lodging',
      name: 'Hotel Conca Verde',
      address: 'Via del Faro 8, 90015 Cefalù',
      start: '2027-06-04T14:00',
      end: '2027-06-11T10:00',
      confirmation: 'CV-3318',
    },
    {
      type: 'tour',
      name: 'Ätna bei Sonnenaufgang',
      start: '2027-06-08T04:30',
      end: '2027-06-08T13:00',
      confirmation: 'SV-2208',
    },
    { type: 'flight', code: 'DQ 319', start: '2027-06-11T10:05', end: '2027-06-11T12:15' },
  ]);
});
