// The message lookup: the same call in every language, with numbers, dates and lists as each writes them.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { typedMinutes } from '../../lib/edit/values.ts';
import { duration, money } from '../../lib/words/amounts.ts';
import { countryName } from '../../lib/words/countries.ts';
import { dateRange, longDate, weekdayAndDay } from '../../lib/words/dates.ts';
import { doubtWords } from '../../lib/words/doubt-words.ts';
import { inSentences, joinWithAnd, joinWithCommas } from '../../lib/words/listed.ts';
import { setPageLanguage } from '../../lib/words/set-page-language.ts';
import { around, direction, language, many, speak, t } from '../../lib/words/words.ts';
import { messagesOf, speakFrom } from '../../tools/speak.ts';

afterEach(() => speakFrom('en-GB'));

const date = (text: string) => new Date(`${text}T00:00:00Z`);

describe('English', () => {
  test('what is filled in may hold anything, and is never filled in again', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, place) => {
        expect(t('doubts.backwards', { time: '{name}', before: place, name })).toBe(
          `{name} comes before ${place} at ${name}, the stop above. Is the time right?`,
        );
      }),
    );
  });
  test('large numbers are grouped, small ones and figures of a clock are not', () => {
    expect(many('counts.stops', 12_000)).toBe('12,000 stops');
    expect(many('counts.stops', 3000)).toBe('3000 stops');
    expect(duration(125)).toBe('2 h 05');
  });
  test('what stands around a place, for more than words', () => {
    expect(around('take.readFrom', 'page')).toEqual(['Clipped with Wayclip from ', '']);
  });
});

describe('German', () => {
  beforeEach(() => speakFrom('de-DE'));

  test('says the same in its own words', () => {
    expect(t('days.number', { day: 3 })).toBe('Tag 3');
    expect([0, 1, 2].map((n) => many('counts.stops', n))).toEqual(['0 Stopps', '1 Stopp', '2 Stopps']);
  });
  test('writes dates, lengths, money, lists and countries its own way', () => {
    expect(weekdayAndDay(date('2027-06-19'))).toBe('Sa., 19.');
    expect(dateRange(date('2027-06-19'), date('2027-06-21'))).toBe('19. bis 21. Juni 2027');
    expect(longDate(date('2027-06-19'))).toBe('Samstag, 19. Juni 2027');
    expect(duration(315)).toBe('5 Std. 15');
    expect(money(1262.4, 'EUR')).toBe('1.262,40\u00a0€');
    expect(joinWithAnd(['A', 'B', 'C'])).toBe('A, B und C');
    expect(countryName('GR')).toBe('Griechenland');
  });
  test('asks about a stop with names that are not translated', () => {
    const doubt = { kind: 'too-far', km: 12_180, from: 'Sé' } as const;
    expect(doubtWords({ stopId: 's1', doubt })).toBe(
      '12.180 km von Sé, am selben Tag. Ist das der richtige Ort?',
    );
  });
  test('a draft from before keeps the sentence it was stored with', () => {
    expect(doubtWords({ stopId: 's1', sentence: 'Is the time right?' })).toBe('Is the time right?');
  });
  test('a page says which language it speaks, and in which direction', () => {
    const page = { documentElement: { lang: '', dir: '' }, title: '' };
    setPageLanguage(page, t('pages.settings'));
    expect(page).toEqual({ documentElement: { lang: 'de-DE', dir: 'ltr' }, title: 'Wayclip-Einstellungen' });
  });
});

describe('Japanese', () => {
  beforeEach(() => speakFrom('ja'));

  test('counts with one form, and puts the number where it belongs', () => {
    expect([0, 1, 2].map((n) => many('counts.stops', n))).toEqual(['0スポット', '1スポット', '2スポット']);
    expect(t('days.number', { day: 3 })).toBe('3日目');
  });
  test('writes dates from the year down, and its own comma', () => {
    expect(weekdayAndDay(date('2027-06-19'))).toBe('19日（土）');
    expect(dateRange(date('2027-06-19'), date('2027-06-21'))).toBe('2027年6月19日～21日');
    expect(dateRange(date('2027-05-30'), date('2027-06-02'))).toBe('2027年5月30日～6月2日');
    expect(longDate(date('2027-06-19'))).toBe('2027年6月19日 土曜日');
    expect(joinWithCommas(['東京', '京都', undefined, '奈良'])).toBe('東京、京都、奈良');
    expect(inSentences(['届きました。', '残りはありません。'])).toBe('届きました。残りはありません。');
  });
});

describe('Chinese', () => {
  test.each([
    ['zh-CN', '19日周六', '2小时05分'],
    ['zh-TW', '19日週六', '2小時05分'],
  ])('%s has a catalogue of its own', async (tag, day, length) => {
    await speakFrom(tag);
    expect(language()).toBe(tag);
    expect(weekdayAndDay(date('2027-06-19'))).toBe(day);
    expect(duration(125)).toBe(length);
  });
});

test.each([
  ['it', 'sab 19', '30 mag – 2 giu 2027', '2 h 05', '62,40\u00a0€'],
  ['nl', 'za 19', '30 mei t/m 2 jun 2027', '2 u 05', '€\u00a062,40'],
  ['pt-BR', 'sáb. 19', '30 de mai. a 2 de jun. de 2027', '2 h 05', '€\u00a062,40'],
  ['pt-PT', 'sábado 19', '30/05 a 2/06/2027', '2 h 05', '62,40\u00a0€'],
])('%s writes days, dates, lengths and money its own way', async (tag, day, range, length, price) => {
  await speakFrom(tag);
  expect(language()).toBe(tag);
  expect(weekdayAndDay(date('2027-06-19'))).toBe(day);
  expect(dateRange(date('2027-05-30'), date('2027-06-02'))).toBe(range);
  expect([duration(125), money(62.4, 'EUR')]).toEqual([length, price]);
});

test.each(['en-GB', 'de-DE', 'ja', 'zh-CN', 'zh-TW', 'it', 'nl', 'pt-BR', 'pt-PT'])(
  'a length that stands in a field can be read from it again: %s',
  async (tag) => {
    await speakFrom(tag);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5999 }), (minutes) => {
        expect(typedMinutes(duration(minutes))).toBe(minutes);
      }),
    );
  },
);

describe('another language of the browser than of the words', () => {
  test('dates follow the words, not the browser', async () => {
    speak({ language: 'fr-FR', messages: await messagesOf('en') });
    expect(language()).toBe('en');
    expect(weekdayAndDay(date('2027-05-13'))).toBe('Thu 13');
  });
  test('a language may be written from the right, and may leave out a plural form', () => {
    speak({
      language: 'ar',
      messages: new Map([
        ['language', 'ar'],
        ['direction', 'rtl'],
        ['counts.stops.other', '{n} x'],
      ]),
    });
    expect(direction()).toBe('rtl');
    expect(many('counts.stops', 2)).toMatch(/ x$/);
  });
});
