// Titles as people write them: an activity before the name, nothing but the name, several destinations, either form of
// Chinese. With the real gazetteer and lexicon.
import { expect, test } from 'vitest';
import { findMentions } from '../../lib/places/find-mentions.ts';
import { inEitherHan } from '../../lib/read/destination/either-han.ts';
import { hasKindWord } from '../../lib/read/destination/kind-words.ts';
import { isRecognised, titleForms } from '../../lib/read/destination/title-forms.ts';
import { titleNames } from '../../lib/read/destination/title-names.ts';
import { nameAtStart } from '../../lib/read/destination/title-patterns.ts';
import { otherHanForm } from '../../lib/text/han-forms.ts';
import { rightNames } from '../../tools/destination/compare.ts';
import { destinationOf, filler, knowledge } from './destination-of.ts';

const spanish = 'Caminamos todo el día, comimos demasiado y lo haríamos otra vez sin dudarlo.';
const namesIn = (title: string) => titleNames(title).map(({ name }) => name);

function isKnown(name: string): boolean {
  const { lookUpPlace: lookUp = () => [] } = knowledge;
  return isRecognised({ name, start: 0 }, { mentions: findMentions(name, lookUp), lookUp });
}

test('what is done there is no part of the name', () => {
  const found = destinationOf('Climbing Mount Kelabu — three days of ash', [
    `Lombok is hot, even for Indonesia. Mount Kelabu is not. ${filler}`,
    `From the rim of Mount Kelabu one sees half of Lombok. ${filler}`,
  ]);
  expect(found).toMatch(/^Mount Kelabu/);
  expect(namesIn('Subiendo el Roquedal con la bici')).not.toContain('Subiendo el Roquedal');
});

test('what it is done with is no part of a name', () => {
  expect(namesIn('Mit Rucksack und Zelt')).toEqual(['Zelt']);
  expect(namesIn('With Ponies around Valdorra')).toEqual(['Valdorra']);
  expect(namesIn('Met de Kinderen naar Valdorra')).toEqual(['Valdorra']);
  const found = destinationOf(
    'Mit Oma nach Rügen',
    ['Oma mag Rügen. Oma schlief in Binz auf Rügen.', 'Auf Rügen regnete es und wir waren nass.'],
    'de',
  );
  expect(found).toBe('Rügen, Deutschland');
  // A name can begin like a word of another language.
  expect(
    destinationOf('Four days in Con Dao', [
      `Con Dao is far from Hanoi. ${filler}`,
      `Con Dao, Vietnam. ${filler}`,
    ]),
  ).toMatch(/^Con Dao/);
});

test.each(['Murgsteig', 'Alte Strasse', 'Mühlenradweg'])('"%s" says that it is a way', (name) => {
  expect(hasKindWord(name)).toBe(true);
});

test('a country is no word where it heads the title and is never written small', () => {
  expect(destinationOf('Iceland 2018: notes (part 3)', [`Iceland is windy. ${filler}`, filler])).toBe(
    'Iceland',
  );
});

test('a title that is nothing but a given name is a town, if the text goes there', () => {
  expect(
    destinationOf('Jasper', [
      `We drove to Jasper. ${filler}`,
      `Jasper was asleep. We left from Jasper early.`,
    ]),
  ).toMatch(/^Jasper/);
  expect(
    destinationOf('Jasper', [`Jasper is our dog. ${filler}`, `Jasper barks. In Hamburg he slept.`]),
  ).not.toMatch(/^Jasper/);
});

test('a common word that the text only writes with its capital is a name', () => {
  const found = destinationOf(
    'Puente',
    [
      `Subimos al valle de Puente por la mañana. ${spanish}`,
      `El río de Puente baja con fuerza y la gente de Puente lo sabe. ${spanish}`,
    ],
    'es',
  );
  expect(found).toMatch(/^Puente/);
});

test('a name of many short words is one, and what a particle ties to it is not', () => {
  expect(namesIn('青甘大环线')).toContain('青甘大环线');
  expect(namesIn('不太一样的西山')).toContain('西山');
  expect(namesIn('不太一样的西山').filter((name) => name.includes('的'))).toEqual([]);
});

test('a country and its city in one run of katakana are two names', () => {
  const lookUp = knowledge.lookUpPlace ?? (() => []);
  const formsOf = (title: string) => titleForms(title, lookUp).map(({ name }) => name);
  expect(formsOf('イタリアローマの朝')).toEqual(['イタリア', 'ローマ']);
  expect(formsOf('イタリアハノイの朝')).toEqual([]);
});

test('a country has its name of today where the text says that too', () => {
  const found = destinationOf('Nine days with Grand Ceylon Coaches', [
    `Ceylon is what the coaches say. Sri Lanka is what the map says. ${filler}`,
    `Kandy is in the middle of Sri Lanka, and Galle is not. ${filler}`,
  ]);
  expect(found).toContain('Sri Lanka');
  expect(found).not.toMatch(/(?:^|, )Ceylon/);
});

test('three goals of a title are a list, though no map has one of them', () => {
  const found = destinationOf('Valdorra, Lisbon, Seville', [
    `Valdorra first, then Lisbon, and Seville at last. ${filler}`,
    `Lisbon is steep and Seville is hot; in Valdorra it rained. ${filler}`,
  ]);
  // The country of the one does not contain the other.
  expect(found).toBe('Valdorra, Lisbon, Seville');
});

test('a name at the start may have another beside it', () => {
  expect(nameAtStart('Valdorra y el mar').map(({ name }) => name)).toEqual(['Valdorra']);
  expect(nameAtStart('Valdorra ayer y hoy')).toEqual([]);
});

test('a part of the world lies in no one country', () => {
  const found = destinationOf('Five weeks in Europe', [
    `Europe is small: Vienna, Prague and Munich in a week. ${filler}`,
    `Then Milan, Madrid and the rest of Europe. ${filler}`,
  ]);
  expect(found).toBe('Europe');
});

test('what is told of a part of the world is about more than one of its towns', () => {
  const found = destinationOf('Balkans by bus', [
    `The Balkans are green: Sarajevo, Belgrade and Tirana. ${filler}`,
    `In Sarajevo we slept, in Sarajevo we ate. The Balkans again. ${filler}`,
  ]);
  expect(found).toBe('Balkans');
});

test('a list of countries is about all of them', () => {
  const found = destinationOf('Croatia, Slovenia, Italy', [
    `Zagreb, Ljubljana and Trieste in one week. ${filler}`,
    `Croatia was sunny, Slovenia green, Italy loud. ${filler}`,
  ]);
  expect(found).toBe('Croatia, Slovenia, Italy');
});

test('a country that the title points at is the destination, though a few words more go to one town', () => {
  const found = destinationOf('A journey through Norway', [
    `Norway is long. In Bergen it rained. ${filler}`,
    `From Bergen to Oslo by train. ${filler}`,
  ]);
  expect(found).toBe('Norway');
});

test('a name of several small words is one', () => {
  const found = destinationOf('Two days in Dar es Salaam', [
    `Dar es Salaam is hot. ${filler}`,
    `Tanzania. ${filler}`,
  ]);
  expect(found).toBe('Dar es Salaam, Tanzania');
});

test('a country is called as travellers call it', () => {
  expect(
    destinationOf('Bagan by bike', [`Bagan is flat. In Bagan we rode. ${filler}`, `Bagan at dawn.`]),
  ).toBe('Bagan, Myanmar');
  const found = destinationOf('Hong Kong in 48 hours', [
    `Hong Kong is tall. Kowloon and Lantau are parts of it. ${filler}`,
    `In Hong Kong we ate. ${filler}`,
  ]);
  expect(found).toBe('Hong Kong');
});

test('a month of another language is an island here', () => {
  const body = [`Maio is quiet. We flew from Praia to Maio. ${filler}`, `The sand of Maio, Cape Verde.`];
  expect(destinationOf('Maio, Cape Verde', body)).toBe('Maio, Cape Verde');
});

test('a name that heads a part of the title, and that the text comes back to, is the subject', () => {
  const found = destinationOf('Picos de Europa, Valdorra', [
    `Valdorra has no road. ${filler}`,
    `The Picos de Europa stand around Valdorra like teeth, and Spain is far away. ${filler}`,
  ]);
  expect(found).toMatch(/^Valdorra, Picos de Europa/);
});

test('a town far from all others that nothing points at is something else', () => {
  const found = destinationOf(
    'Maart 2017',
    [
      'Batman had de bus gewassen. Batman zat ook achter het stuur.',
      'We reden van Emmen over de grens. In Meppen was het druk, in Lingen niet. Batman sliep al.',
    ],
    'nl',
  );
  expect(found).not.toContain('Batman');
});

test('a month or a heading of a list is no name', () => {
  expect(namesIn('Maart 2017')).toEqual([]);
  expect(namesIn('Itinerari — Italia')).toEqual(['Italia']);
  expect(namesIn('三連休')).toEqual([]);
});

test('a journey grown together with its place is no name of its own', () => {
  expect(isKnown('Bremenreise')).toBe(true);
  expect(isKnown('Bremerreise')).toBe(false);
  expect(isKnown('Abreise')).toBe(false);
});

test('a row of known names is no further name', () => {
  expect(isKnown('云南大理')).toBe(true);
  expect(isKnown('云南小吃')).toBe(false);
});

test('how often one was there is no part of the name', () => {
  expect(namesIn('记一次青海')).toContain('青海');
  expect(namesIn('记一次青海')).not.toContain('一次青海');
  expect(namesIn('四日市')).toContain('四日市');
});

test('a dot between two names belongs to neither', () => {
  const found = destinationOf(
    '札幌・函館',
    ['札幌に到着。函館の夜景を見ました。', '函館から札幌まで。'],
    'ja',
  );
  expect(found).toMatch(/^札幌・函館/);
  expect(namesIn('札幌・函館').filter((name) => /^・|・$/u.test(name))).toEqual([]);
});

test('a name for short is told in full', () => {
  expect(
    destinationOf('Two days in Joburg', [`Joburg is large. ${filler}`, `In Joburg we slept. ${filler}`]),
  ).toMatch(/^Johannesburg, South Africa/);
});

test('what the map has in one way of writing is known in the other', () => {
  expect(otherHanForm('西雅图')).toBe('西雅圖');
  expect(otherHanForm('蘇州')).toBe('苏州');
  expect(otherHanForm('上海')).toBeUndefined();
  // Some characters are used in names in the form that is usual elsewhere.
  expect(otherHanForm('里约热内卢')).toBe('里約熱內盧');
  expect(otherHanForm('臺東')).toBe('台东');
  const { lookUpPlace = () => [] } = inEitherHan(knowledge, 'zh');
  expect(lookUpPlace('西雅图')).toEqual(lookUpPlace('西雅圖'));
  expect(lookUpPlace('西雅图')).not.toEqual([]);
  expect(lookUpPlace('西雅图市')).toEqual([]);
  // A town in South Sudan, and also the beginning of Porto.
  expect(lookUpPlace('波尔')).toEqual([]);
  expect(lookUpPlace('罗马')).not.toEqual([]);
  expect(lookUpPlace('广岛')).not.toEqual([]);
  expect(inEitherHan(knowledge, 'ja')).toBe(knowledge);
});

test('a page in full signs has its country in full', () => {
  const body = ['花蓮的海很藍，我們走了一整天。', '從台北去花蓮的火車很慢，我們很開心。'];
  expect(destinationOf('花蓮三天兩夜', body, 'zh')).toMatch(/^花蓮.*, 台灣$/u);
});

test('a town that is a district too holds no other town', () => {
  const found = destinationOf('Our spring', [
    `Portugal was green. In Lisbon we slept, from Lisbon we left. ${filler}`,
    `Porto, Braga, Faro and Coimbra took a day each; Portugal is small. Lisbon again at last. ${filler}`,
  ]);
  expect(found).toBe('Lisbon, Portugal');
});

test('an untitled trip through a country is told by the town that has a third of it', () => {
  const found = destinationOf('Our spring', [
    `Portugal was green, and Portugal is small. In Lisbon we slept, to Lisbon we came back. ${filler}`,
    `Porto, Braga, Tavira, Sagres, Nazaré and Tomar took a day each. Lisbon again at last. ${filler}`,
  ]);
  expect(found).toBe('Lisbon, Portugal');
});

test('of several names that share a word with the label, the one that is the same is right', () => {
  expect(rightNames('New Zealand', ['New York', 'New Zealand', 'Auckland'])).toEqual([false, true, false]);
  expect(rightNames('Lake Tekapo', ['Tekapo', 'Wanaka'])).toEqual([true, false]);
});

test('a hill’s name is no longer for the words that a title puts before it', () => {
  const body = [
    '清晨从山下坐车上黄山，雾很大。',
    '第二天在黄山看日出，下山已是中午。',
    '黄山的松树到处都是。',
  ];
  expect(destinationOf('两天一夜 四去黄山', body, 'zh')).toBe('黄山, 中国');
});

test('a Korean particle behind brackets is no name', () => {
  const names = titleNames('모라(Mora)와 데르빈(Dervin)의 자전거 여행').map(({ name }) => name);
  expect(names).toContain('데르빈');
  for (const particle of ['와', '의', '와 데르빈']) expect(names).not.toContain(particle);
});
