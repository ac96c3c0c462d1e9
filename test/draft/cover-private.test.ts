import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choosePrivate } from '../../lib/draft/choose-private.ts';
import { coverPrivate } from '../../lib/draft/cover-private.ts';
import { previewOf } from '../../lib/draft/preview.ts';
import { exportTrip } from '../../lib/journeys/export-clip.ts';
import { firstCover } from '../../lib/model/cover.ts';
import type { Draft, PrivateWords, Sourced } from '../../lib/model/draft.ts';
import { exportFormats } from '../../lib/model/export-format.ts';
import { without } from '../../lib/text/cover-words.ts';
import { nameForms } from '../../lib/text/name-forms.ts';
import { sampleClip, sampleDraft } from '../draft-sample.ts';

const said = <T>(value: T): Sourced<T> => ({
  value,
  origin: { by: 'source', block: 0, start: 0, end: 4, reader: 'test', words: `Ana Duarte: ${value}` },
  confidence: 0.9,
});

const found: PrivateWords[] = [
  { kind: 'name', words: 'Ana Duarte' },
  { kind: 'ticket', words: '555-1234567890' },
];

const booking = (): Draft => ({
  ...sampleDraft(),
  title: said('Trip of Ana Duarte, QK7TZ4'),
  days: [
    {
      id: 'day-1',
      title: said('2027-05-12'),
      stops: [
        {
          id: 'stop-1-1',
          name: said('C8 417 LHR → LIS'),
          note: said('→ 21:20 · Corvina Air · ANA DUARTE · 14C · QK7TZ4 · 555-1234567890'),
          bookingUrl: said('https://air.example/trip/QK7TZ4'),
        },
        {
          id: 'stop-1-2',
          name: said('Casa Ana Duarte'),
          note: { ...said('Meet Ana Duarte'), origin: { by: 'traveller' } },
        },
      ],
    },
  ],
  expenses: [{ id: 'e1', title: said('Ticket 555-1234567890'), amount: said(128.4), currency: said('GBP') }],
  reservations: [{ type: 'flight', confirmation: 'QK7TZ4', price: { amount: 128.4, currency: 'GBP' } }],
});

const sent = (cover = firstCover) => previewOf(choosePrivate(booking(), found, cover));

describe('what is sent', () => {
  test('leaves out names and ticket numbers, and keeps the reference in the note only', () => {
    const { title, days, expenses } = sent();
    expect(title).toBe('Trip of');
    expect(days?.[0]?.stops?.[0]).toEqual({
      name: 'C8 417 LHR → LIS',
      note: '→ 21:20 · Corvina Air · 14C · QK7TZ4',
    });
    expect(expenses).toEqual([{ title: 'Ticket', amount: 128.4, currency: 'GBP' }]);
  });

  test('leaves the reference out of the note too, when it is covered', () => {
    const words = JSON.stringify(sent({ ...firstCover, reference: true }));
    expect(words).not.toContain('QK7TZ4');
  });

  test('takes names and numbers along in the note of the first thing, when the traveller asks', () => {
    const { days } = sent({ ...firstCover, name: false, ticket: false });
    expect(days?.[0]?.stops?.[0]?.note).toContain('Ana Duarte · 555-1234567890');
  });

  test('says what the traveller has written with their own hand', () => {
    expect(sent().days?.[0]?.stops?.[1]).toEqual({ name: 'Casa', note: 'Meet Ana Duarte' });
  });

  test('has no prices where they are covered', () => {
    expect(sent({ ...firstCover, price: true }).expenses).toEqual([]);
    expect(choosePrivate(booking(), [], { ...firstCover, price: true }).reservations[0]).toEqual({
      type: 'flight',
      confirmation: 'QK7TZ4',
    });
  });

  test('a draft that is no booking is the very same', () => {
    const draft = sampleDraft();
    expect(coverPrivate(draft)).toBe(draft);
  });
});

test('files for others leave the same out; our own file keeps everything', () => {
  const clip = {
    ...sampleClip(),
    draft: choosePrivate(booking(), found, { ...firstCover, reference: true }),
  };
  clip.draft.days[0]?.stops.pop();
  for (const format of exportFormats) {
    const text = exportTrip(clip, format, '2027-05-12')?.text ?? '';
    const isOwn = format === 'json';
    expect([format, /ana duarte/i.test(text)]).toEqual([format, isOwn]);
    expect([format, text.includes('QK7TZ4')]).toEqual([format, isOwn]);
  }
});

test('nor do files tell it in the words that an edited stop came from, or in what the booking’s file is called', () => {
  const draft = choosePrivate(booking(), found, firstCover);
  const stop = draft.days[0]?.stops[0];
  const was = said('Flight').origin;
  if (!stop || was.by !== 'source') throw new Error('The sample has changed.');
  stop.name = { value: 'My flight', origin: { by: 'traveller', was }, confidence: 1 };
  draft.days[0]?.stops.pop();
  const clip = sampleClip({ draft });
  clip.source = { ...clip.source, title: 'Ticket Ana Duarte.pdf' };
  for (const format of exportFormats.filter((each) => each !== 'json'))
    expect([format, /ana duarte/i.test(exportTrip(clip, format, '2027-05-12')?.text ?? '')]).toEqual([
      format,
      false,
    ]);
});

test.each([
  ['王芳', '旅客王芳様の予約', '旅客様の予約'],
  ['山田 花子', '山田花子 様', '様'],
  ['김민수', '김민수님', '님'],
])('a name in a script without gaps is covered: %s', (name, text, left) => {
  expect(without(text, [name])).toBe(left);
});

test.each([
  ['DUARTE/ANA MRS', 'Ana Duarte'],
  ['DUARTE/ANAMRS', 'Ana Duarte'],
  ['Mrs Ana Duarte', 'DUARTE/ANA'],
  ['Ana Duarte', 'Duarte, Ana'],
  ['Duarte, Ana', 'ana duarte'],
])('a name that one paper writes as %s is covered as %s', (written, elsewhere) => {
  expect(without(`Seat 14C for ${elsewhere}`, nameForms(written))).toBe('Seat 14C for');
});

test('a single word has no other form, and no form is so short that it stands in other words', () => {
  expect(nameForms('QK7TZ4')).toEqual(['QK7TZ4']);
  expect(nameForms('Jo Li').every((form) => form.length > 3)).toBe(true);
});

test('a link with the name in it is left out, however it is written there', () => {
  const link = (address: string): Draft => {
    const draft = choosePrivate(booking(), found, firstCover);
    const stop = draft.days[0]?.stops[0];
    if (stop) stop.bookingUrl = said(address);
    return draft;
  };
  const sentLink = (address: string) => previewOf(link(address)).days?.[0]?.stops?.[0]?.bookingURL;
  expect(sentLink('https://air.example/check-in?name=Ana+Duarte')).toBeUndefined();
  expect(sentLink('https://air.example/check-in?name=ANA%20DUARTE')).toBeUndefined();
  expect(sentLink('https://air.example/check-in?100%')).toBe('https://air.example/check-in?100%');
});

test('covered words stand nowhere whole afterwards, whatever signs they have', () => {
  const word = fc.stringMatching(/^[A-Z0-9/.()+-]{3,12}$/).filter((text) => /[A-Z0-9]/.test(text));
  fc.assert(
    fc.property(word, fc.string(), fc.string(), (secret, before, after) => {
      const left = without(`${before} ${secret} ${after}`, [secret]) ?? '';
      expect(` ${left.toUpperCase()} `.includes(` ${secret} `)).toBe(false);
    }),
  );
});

test('a number is covered in the digits of any script', () => {
  expect(without('التذكرة ١٢٣٤٥٦٧٨٩٠ ذهاب', ['1234567890'])).not.toMatch(/\p{Nd}{4}/u);
});
