// Every language has the same messages, translated, and none that is unused.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '../../tools/speak.ts';
import { root, sourceFiles } from '../architecture/source-files.ts';
import { plainWords } from './plain-words.ts';
import { usedKeys } from './used-keys.ts';

const english = await messagesOf('en');
const languages = readdirSync(join(root, 'locales')).map((file) => file.replace(/\.yml$/, ''));
const others = await Promise.all(
  languages.filter((name) => name !== 'en').map(async (name) => [name, await messagesOf(name)] as const),
);

const form = /\.(zero|one|two|few|many|other)$/;
/** The keys with plural forms: "counts.stops". */
const plurals = new Set(
  [...english.keys()].filter((key) => key.endsWith('.one')).map((key) => key.replace(form, '')),
);
const isForm = (key: string) => form.test(key) && plurals.has(key.replace(form, ''));
const stemOf = (key: string) => (isForm(key) ? key.replace(form, '') : key);
const isRomance = /^(es|fr|it|pt)/;
/** "pt_BR", as a browser names a catalogue, is "pt-BR" for Intl. */
const tagOf = (name: string) => name.replace('_', '-');
const placesIn = (message: string) => [...message.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

/** Correctly the same in English and in another language. */
const sameEverywhere = [
  'direction',
  'extension.name',
  'keys.name.alt',
  'keys.name.tab',
  'map.north',
  'amounts.minutes',
  'amounts.hours',
  'amounts.hoursMinutes',
  'amounts.metres',
  'amounts.kilometres',
  'settings.version',
];
/** Keyboards in East Asia, the Netherlands and Portugal have English words on their keys. */
const englishKeys = ['ctrl', 'delete', 'enter', 'escape', 'shift'].map((key) => `keys.name.${key}`);
const checkInAndOut = ['convert.field.checkIn', 'convert.field.checkOut'];
/** Words that one language has borrowed from the other. */
const placesAlike = (kinds: string) => kinds.split(' ').map((kind) => `choosePlace.kind.${kind}`);
const sameIn: Record<string, string[]> = {
  de: [
    ...placesAlike('museum park zoo restaurant cafe hotel'),
    'extension.client',
    'choosePlace.kind.region',
    'categories.museum',
    'categoryHeadings.coffee',
    'keys.name.escape',
    'stopForm.field.name',
    'clash.field.name',
    'library.shelves',
    'explore.filters',
    'export.kinds',
    'convert.type.restaurant',
    'documents.name',
  ],
  fr: [
    ...placesAlike('temple glacier canyon monument zoo restaurant cafe port village'),
    'review.destination',
    'categories.nature',
    'categoryHeadings.coffee',
    'categoryHeadings.nature',
    'stopForm.field.note',
    'export.kind.notes',
    'keys.name.ctrl',
    'clash.field.note',
    'convert.type.train',
    'documents.title',
    'convert.type.ferry',
    'categories.transport',
    'export.kinds',
    'convert.type.restaurant',
  ],
  es: [...placesAlike('zoo hotel'), 'categoryHeadings.coffee', 'keys.name.ctrl', 'keys.name.escape'],
  it: [
    ...placesAlike('canyon zoo hotel'),
    'settings.account',
    'settings.part.accounts',
    'keys.name.ctrl',
    'keys.name.escape',
    'convert.password',
    'convert.files.one',
    'convert.foundTitle',
    ...checkInAndOut,
  ],
  nl: [
    ...placesAlike('museum park monument restaurant cafe hotel station'),
    'extension.client',
    'review.export',
    'counts.stops.one',
    'counts.stops.other',
    'categories.museum',
    'stop.number',
    'done.stop',
    'map.stop',
    'map.stops',
    'settings.account',
    'settings.part.accounts',
    'convert.foundTitle',
    ...englishKeys,
    'library.shelves',
    'explore.filters',
    'convert.type.restaurant',
  ],
  pt_BR: [
    ...placesAlike('cafe hotel'),
    'categoryHeadings.coffee',
    ...englishKeys,
    ...checkInAndOut,
    'done.entry',
  ],
  pt_PT: [
    ...placesAlike('cafe hotel'),
    'categoryHeadings.coffee',
    'convert.type.ferry',
    ...englishKeys,
    ...checkInAndOut,
  ],
  ja: englishKeys,
  zh_CN: englishKeys,
  zh_TW: englishKeys,
};
/** Without letters outside its placeholders, there is nothing to translate. */
const hasWords = (message: string) => /\p{L}/u.test(message.replaceAll(/\{\w+\}/g, ''));

describe.each(others)('%s', (name, messages) => {
  test('says everything that English says, and no more', () => {
    const forms = new Intl.PluralRules(tagOf(name)).resolvedOptions().pluralCategories;
    const wanted = [...new Set([...english.keys()].map(stemOf))].flatMap((key) =>
      plurals.has(key) ? forms.map((each) => `${key}.${each}`) : [key],
    );
    // Romance languages have `many` for a million and more; without it, `other` is used.
    const isNeeded = (key: string) => !(isForm(key) && key.endsWith('.many') && isRomance.test(name));
    expect([...messages.keys()].filter(isNeeded).sort()).toEqual(wanted.filter(isNeeded).sort());
  });

  test('says it in its own words', () => {
    const untouched = [...messages]
      .filter(([key, message]) => english.get(key) === message && hasWords(message))
      .map(([key]) => key);
    const alike = new Set([...sameEverywhere, ...(sameIn[name] ?? [])]);
    expect(untouched.filter((key) => !alike.has(key))).toEqual([]);
  });

  test('fills in the same things', () => {
    const differing = [...messages].filter(([key, message]) => {
      const original = english.get(key) ?? english.get(`${stemOf(key)}.other`) ?? '';
      // "One stop" need not contain its number.
      const counted = (places: string[]) =>
        isForm(key) ? places.filter((place) => place !== '{n}') : places;
      return counted(placesIn(message)).join() !== counted(placesIn(original)).join();
    });
    expect(differing).toEqual([]);
  });
});

describe.each([['en', english] as const, ...others])('%s, as the browsers take it', (name, messages) => {
  test('names its language and its direction', () => {
    expect(messages.get('language')).toBe(tagOf(name));
    expect(messages.get('direction')).toMatch(/^(ltr|rtl)$/);
  });

  test('has no sign that a browser would take for its own, and no space too many', () => {
    // The browser replaces "$1", and " | " separates plural forms.
    const odd = [...messages].filter(([, message]) => /\$| \| |^\s|\s$| {2}/.test(message) || message === '');
    expect(odd).toEqual([]);
  });

  test('has keys that a browser allows', () => {
    expect([...messages.keys()].filter((key) => !/^[a-z]\w*(\.[a-zA-Z]\w*)*$/.test(key))).toEqual([]);
  });

  test('speaks like a calm friend', () => {
    const loud = [...messages].filter(([, message]) =>
      /[!！]|すみません|申し訳|残念|抱歉|[请請](?!求)|成功|\b(we|oops|sorry|please|successfully|wir|bitte|leider|hoppla|erfolgreich|nous|oups|veuillez|por favor|ops|spiacenti|purtroppo|per favore|desculpe|infelizmente|helaas|alsjeblieft)\b/i.test(
        message,
      ),
    );
    expect(loud).toEqual([]);
  });

  test('fits where the store and the toolbar show it', () => {
    // The Chrome Web Store's limit is 132 characters.
    expect(messages.get('extension.description')?.length).toBeLessThanOrEqual(132);
  });
});

test('English has one word for one thing, as docs/words.md says', () => {
  // "Plan" is reserved for the paid plan of the service.
  const another = /\b(servers?|things? to pack|geocoders?|log in)\b|(?<!paid |[Yy]our )\bplans?\b/;
  expect([...english].filter(([, message]) => another.test(message))).toEqual([]);
});

test('every message is asked for somewhere', () => {
  const isUsed = usedKeys();
  const idle = [...new Set([...english.keys()].map(stemOf))].filter((key) => !isUsed(key));
  // These two are read by the code that loads the catalogue.
  expect(idle.filter((key) => key !== 'language' && key !== 'direction')).toEqual([]);
});

describe('words in the code', () => {
  const rooms = [
    'components',
    'surface',
    'entrypoints',
    'lib/browser',
    'lib/placing',
    'lib/draft',
    'lib/export',
    'lib/journeys',
    'lib/words',
  ];
  // The article on the sample page is not a message: it is written as a whole, separately for every language.
  const files = sourceFiles(...rooms).filter(({ path }) => !path.includes('sample/articles/'));

  /** The first two are translated when a page is read for a traveller; the last is only matched in old drafts. */
  const nobodyReads = new Set([
    'lib/draft/trip-title.ts: Untitled trip',
    'lib/draft/page-days.ts: Day 1',
    'lib/journeys/locate-stops.ts: Some places could not be looked up at',
    // Place names, the same in every language.
    'entrypoints/welcome/drawings.tsx: Cais da Ribeira',
    'entrypoints/welcome/drawings.tsx: Livraria Lello',
  ]);

  test('all words for people are in the catalogues', () => {
    const found = files.flatMap(({ path, text }) =>
      plainWords(text, path.endsWith('x') ? 'tsx' : 'ts').map((words) => `${path}: ${words}`),
    );
    expect(found.filter((each) => !nobodyReads.has(each))).toEqual([]);
  });

  test.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p aria-label="Close it" class="big box">{t("a.b")}</p>', ['Close it']],
    ['<p>{isNew ? "Saved to disk" : number}</p>', ['Saved to disk']],
    ['const label = "Move up a bit";', ['Move up a bit']],
    ['console.warn("Not told: it was gone"); throw new Error("No such thing here");', []],
    ['<p title={t("a.b")} class="Page bar"> · {count}</p>', ['Page bar']],
    ['const key = "Escape"; const look = "stop-row stop-row-open";', []],
  ])('%s', (code, words) => expect(plainWords(code)).toEqual(words));
});
