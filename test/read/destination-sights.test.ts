// Sights that no map has and their city, routes and destinations as titles write them, names in the page's own
// language. With the real gazetteer and lexicon.
import { expect, test } from 'vitest';
import { isBareKind } from '../../lib/read/destination/kind-words.ts';
import { titleNames } from '../../lib/read/destination/title-names.ts';
import { titlePlaceOf } from '../../lib/read/destination/title-place.ts';
import { destinationOf, filler } from './destination-of.ts';

const german = 'Wir sind gelaufen, bis die Beine müde waren, und haben viel zu viel gegessen.';
const italian = 'Abbiamo camminato tutto il giorno, mangiato troppo e non siamo ancora stanchi.';
const namesIn = (title: string) => titleNames(title).map(({ name }) => name);

test('a sight with a city in its name is told with no other', () => {
  const found = destinationOf('Bamburgh Castle', [
    `We came up in the morning; tomorrow it is Edinburgh. ${filler}`,
    `Bamburgh has a beach below its castle. ${filler}`,
  ]);
  expect(found).not.toContain('Edinburgh');
});

test('where two cities are as likely, a sight is told with neither', () => {
  const found = destinationOf('The Crooked Stadium', [
    `Fans from Rosario and from Mendoza had come in their shirts. ${filler}`,
    filler,
  ]);
  expect(found).not.toMatch(/Rosario|Mendoza/);
});

test.each([
  ['Weg', true],
  ['Der Weg', true],
  ['Park', true],
  ['West Highland Way', false],
  ['Monte Rosa', false],
])('"%s" says what it is and not which: %s', (name, expected) => {
  expect(isBareKind(name)).toBe(expected);
});

test('the word for a way is not what a page is about', () => {
  const found = destinationOf(
    'Rundweg im Tannauer Moos',
    [
      `Der Rundweg beginnt am Parkplatz, der Rundweg ist eben. ${german}`,
      `Im Tannauer Moos quaken Frösche. ${german}`,
    ],
    'de',
  );
  expect(found).toMatch(/^Tannauer Moos/);
});

test('a park is not what a page is about, unless it is said which', () => {
  const found = destinationOf('A day in the Park', [
    `Leeds was wet, so we took the train out of Leeds. The Park was wet too. ${filler}`,
    `Back in Leeds we dried our socks. ${filler}`,
  ]);
  expect(found).toMatch(/^Leeds/);
});

test.each([
  ['丽江古城和玉龙雪山四日游', '丽江很美。丽江古城晚上热闹。玉龙雪山很冷。丽江再见。', '丽江'],
  ['台北士林夜市與九份老街兩日遊', '台北很熱鬧。士林夜市好吃。九份老街人很多。我們住在台北。', '台北'],
])('%s: what is seen in a town does not outweigh the town', (title, told, town) => {
  expect(destinationOf(title, [told], 'zh').split(', ')[0]).toBe(town);
});

test('a shrine that has the name of a town is the shrine', () => {
  const found = destinationOf(
    '写真: 青島神社',
    ['青島神社は島の中にあります。海がとてもきれいでした。', '帰りに青島神社のお守りを買いました。'],
    'ja',
  );
  expect(found).toMatch(/^青島神社/);
});

test('a word that ends like one between two goals is none', () => {
  const title = 'Viagem para Gramado e Canela';
  const { isEnd } = titlePlaceOf(title, { name: 'Gramado', start: title.indexOf('Gramado') });
  expect(isEnd).toBe(false);
  const way = 'Da Udine a Tirana';
  expect(titlePlaceOf(way, { name: 'Udine', start: way.indexOf('Udine') }).isEnd).toBe(true);
});

test.each([
  ['Cappadocia & Istanbul', 'Five days in Turkey: Cappadocia & Istanbul'],
  ['Minneapolis x Chicago', 'Minneapolis x Chicago'],
  ['Rorschach -> Rapperswil', 'On foot (Rorschach -> Rapperswil)'],
  ['Toronto-Vancouver', 'Toronto-Vancouver by train'],
])('%s are two goals', (goals, title) => {
  const [first = '', second = ''] = goals.split(/ & | x | -> |-/);
  const found = destinationOf(title, [
    `We began in ${first}. ${first} was loud. ${filler}`,
    `Then came ${second}, and ${second} was louder. ${filler}`,
  ]);
  expect(found.startsWith(goals)).toBe(true);
});

test('a region and a town in it are still no two goals', () => {
  const found = destinationOf('Palermo & Sicily', [
    `Palermo was hot. ${filler}`,
    `Sicily is more than Palermo. ${filler}`,
  ]);
  expect(found).toMatch(/^Palermo, Sicily/);
});

test('a city has its name in the language of the page, if the page says that too', () => {
  const found = destinationOf(
    'Misteri e magia',
    [
      `Siamo arrivati a Londra di sera: in London, dear London, scrive il giornale di London. ${italian}`,
      `Il secondo giorno a Londra siamo andati a piedi. ${italian}`,
    ],
    'it',
  );
  expect(found).toMatch(/^Londra/);
});

test('a country has its name in the language of the page, if the page says that half as often', () => {
  const found = destinationOf(
    'Jag älskar Sverige',
    [`Schweden hat Wald, und Stockholm hat Wasser. ${german}`, `In Stockholm war es hell. ${german}`],
    'de',
  );
  expect(found).toContain('Schweden');
});

test('a country has no name of another language', () => {
  const french = 'Nous avons marché toute la journée et nous avons trop mangé, mais nous étions contents.';
  const found = destinationOf(
    'Mon carnet',
    [`Palerme, Italia. ${french}`, `Un café à Palerme, Italia ! Et demain Palerme encore, Italia. ${french}`],
    'fr',
  );
  expect(found).toBe('Palerme, Italie');
});

test('another name that the city once had is not its name in the language of the page', () => {
  const found = destinationOf(
    'Istanbul',
    [`Istanbul, la vecchia Costantinopoli, ci è piaciuta. ${italian}`, `Istanbul è grande. ${italian}`],
    'it',
  );
  expect(found).toMatch(/^Istanbul/);
});

test('a city that everybody knows stays one, though the page writes it small too', () => {
  const found = destinationOf('Walking Tour', [
    `Old town first: Warsaw was rebuilt brick by brick. ${filler}`,
    `Nobody told us that warsaw is so green. ${filler}`,
  ]);
  expect(found).toMatch(/^Warsaw/);
});

test('a town of several words is nobody, though one of them is a given name', () => {
  const found = destinationOf('The last evening', [
    `Gamla Stan was full of lights, and Gamla Stan smelled of cinnamon. ${filler}`,
    filler,
  ]);
  expect(found).toMatch(/^Gamla Stan/);
});

test('what is done there is no part of a Chinese name, before it or behind it', () => {
  expect(namesIn('夜游虎丘')).not.toContain('夜游');
  expect(namesIn('登别温泉三日')).toContain('登别');
  expect(namesIn('登別温泉旅行記')).not.toContain('別温泉');
  expect(namesIn('北疆自驾')).not.toContain('北疆自驾');
  expect(namesIn('骑行川藏南线')).toContain('川藏南线');
  expect(namesIn('骑行川藏南线').filter((name) => name.startsWith('骑行'))).toEqual([]);
});

test.each([
  ['Actividades Programadas - Roma', 'Actividades'],
  ['Anreise und Valdorra', 'Anreise'],
  ['Programma Pellegrinaggio', 'Programma'],
])('"%s": a word of plans opens no name', (title, word) => {
  expect(namesIn(title).filter((name) => name.startsWith(word))).toEqual([]);
});
