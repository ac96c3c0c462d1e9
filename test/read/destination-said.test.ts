// How a destination is written: the region or the town in it, what contains it, its country, its capitals. With the
// real gazetteer.
import { expect, test } from 'vitest';
import type { Capture } from '../../lib/model/capture.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';
import { languageOf } from '../../lib/read/destination/language.ts';
import { destination } from '../../lib/read/page/destination.ts';
import { loadPlaces } from '../../tools/reading/load-places.ts';
import { openPage } from '../../tools/reading/open-page.ts';

const knowledge = placeKnowledge(loadPlaces());

interface Page {
  title: string;
  body: string[];
  language?: string;
  tags?: string[];
}

function opened({ title, body, language = 'en', tags = [] }: Page): Capture {
  const paragraphs = body.map((text) => `<p>${text}</p>`).join('');
  const meta = tags.map((tag) => `<meta property="article:tag" content="${tag}">`).join('');
  const page = openPage(
    `<!doctype html><html lang="${language}"><head><title>${title}</title>${meta}</head><body><article><h1>${title}</h1>${paragraphs}</article></body></html>`,
    {},
  );
  if (!page.ok) throw new Error('The page did not open.');
  return page.value;
}

function read(page: Page): string {
  const [found] = destination.read(opened(page), knowledge);
  return found?.claim.kind === 'destination' ? found.claim.name : '';
}

const filler = 'We walked until our feet gave up, ate far too much and would do all of it again.';
const german = 'Wir sind gelaufen, bis die Beine müde waren, und haben viel zu viel gegessen.';

test('a page that goes through a country is about the country, not about its most named town', () => {
  const found = read({
    title: 'Slow boats and monks',
    body: [
      `Laos took its time with us. ${filler}`,
      `In Laos we came to Luang Prabang first, and Luang Prabang was quiet. ${filler}`,
      `Vang Vieng was loud, Phonsavan was full of jars. ${filler}`,
      `Vientiane was hot, and Laos was over too soon. ${filler}`,
    ],
  });
  expect(found).toBe('Laos');
});

test('a town that holds nearly all of what is said of its country is the subject', () => {
  const found = read({
    title: 'What a week',
    body: [
      `Estonia was new to us. ${filler}`,
      `Tallinn has walls and towers; in Tallinn we slept under a roof of red tiles. ${filler}`,
      `We left Estonia and Tallinn by boat. ${filler}`,
    ],
  });
  expect(found).toMatch(/^Tallinn, Estonia/);
});

test('isles that are a country are not told by one of them', () => {
  const found = read({
    title: 'Zehn Tage Sonne',
    language: 'de',
    body: [
      `Die Seychellen waren lange geplant. ${german}`,
      `Auf La Digue gibt es kaum Autos, La Digue hat Felsen. ${german}`,
      `Praslin und Mahé sind größer. Zurück auf den Seychellen blieb die Zeit stehen. ${german}`,
    ],
  });
  expect(found).toMatch(/^Seychellen/);
});

test('words of a title around places that all know are no name', () => {
  const found = read({
    title: 'Crossing Costa Rica Into Panama',
    body: [
      `Panama begins behind an old bridge. ${filler}`,
      `In Panama nobody asked for anything, and Panama was green. Costa Rica lay behind us. ${filler}`,
    ],
  });
  expect(found).not.toContain('Crossing');
});

test('whose a landscape is, is no part of its name', () => {
  const found = read({
    title: 'Off the grid on Australia’s Heron Island Bay',
    body: [
      `Heron Island Bay has no road. ${filler}`,
      `From Heron Island Bay one sees nothing but water. ${filler}`,
    ],
  });
  expect(found).toMatch(/^Heron Island Bay, /);
});

test('a sight that is as well known as the state beside it does not hold it', () => {
  const found = read({
    title: 'Our Utah travelogue',
    body: [
      `Utah is red. Moab is hot, and all of Utah is dry. ${filler}`,
      `On the last day we drove on to the Grand Canyon; the Grand Canyon was full. Utah was not. ${filler}`,
    ],
  });
  expect(found).toMatch(/^Utah, (?!Grand)/);
});

test('over a border no region holds a town', () => {
  const found = read({
    title: '广州三日',
    language: 'zh',
    body: ['广州很热，我们在广州吃了早茶，第二天还是广州。', '后来去了九龙，九龙的楼很高。最后又回到广州。'],
  });
  expect(found).toMatch(/^广州/);
  expect(found).not.toContain('九龙');
});

test('tags are written small; what is shown has its capitals, and a country its name', () => {
  const body = [`Bruges is small and Bruges is quiet. ${filler}`, `In Bruges we ate. ${filler}`];
  expect(read({ title: 'Bruges in two days', tags: ['belgium'], body })).toBe('Bruges, Belgium');
  const brazil = [
    'Mossoró fica longe do mar, e em Mossoró faz calor. A gente comeu muito e não foi embora.',
    'De Mossoró se vê o sertão. Em Mossoró tudo é perto, e o verão é longo.',
  ];
  const found = read({
    title: 'Mossoró no verão',
    language: 'pt',
    tags: ['rio grande do norte'],
    body: brazil,
  });
  expect(found).toBe('Mossoró, Rio Grande do Norte, Brasil');
});

test('a hamlet on the other side of the world is not what a title means', () => {
  const found = read({
    title: 'Vigneti di Langhe e Roero',
    language: 'it',
    body: [
      'Le Langhe sono colline, e nelle Langhe si beve. Abbiamo visto Barolo, Barbaresco e Cuneo.',
      'Anche Asti è vicina alle Langhe. Nelle Langhe il tempo non passa, e dalle Langhe non si torna.',
    ],
  });
  expect(found).toMatch(/^Langhe\b.*, Italia$/);
});

test('where nouns have capitals, what has an article is no town', () => {
  const found = read({
    title: 'Mit Rucksack in die Berge',
    language: 'de',
    body: [
      `Im Zug war es voll, der Zug hatte keine Heizung, und aus dem Zug sah man nichts. ${german}`,
      `Mit dem Zug kamen wir nach Innsbruck. In Innsbruck regnete es. ${german}`,
      `Der nächste Zug fuhr nicht, also blieben wir in Innsbruck. ${german}`,
    ],
  });
  expect(found).toMatch(/^Innsbruck/);
  expect(found).not.toContain('Zug');
});

test('countries of a list are all said; a town and what a comma puts behind it are none', () => {
  const found = read({
    title: 'Belgien, Niederlande und Deutschland auf eigene Faust',
    language: 'de',
    body: [
      `In Belgien begann es, in den Niederlanden ging es weiter. Deutschland kam zuletzt. ${german}`,
      `Belgien ist klein, die Niederlande sind flach, und Deutschland ist lang. ${german}`,
    ],
  });
  expect(found).toBe('Belgien, Niederlande und Deutschland');
});

test.each([
  [
    'cs',
    'Jeli jsme na Sicílii, protože to je blízko a protože jsme tam ještě nebyli. Za tři dny se nám to líbilo, ale jen tak.',
  ],
  [
    'pl',
    'Pojechaliśmy na Sycylię, bo to jest blisko i nie byliśmy tam od lat. Po trzech dniach było już tylko gorąco, ale co to za wyspa.',
  ],
  [
    'pt',
    'A gente foi para a Sicília, que é perto, e não tinha ido lá ainda. Em três dias deu para ver o que é mais bonito.',
  ],
])('the language of the words is %s', (language, text) => {
  expect(languageOf(opened({ title: 'Palermo', body: [text], language: '' }))).toBe(language);
});

test('a range that the map has in another country is not said to lie there', () => {
  const found = read({
    title: 'Durch die Alpen',
    language: 'de',
    body: [
      `Die Alpen beginnen hinter Turin. Von Turin fuhren wir nach Aosta, von Aosta nach Bozen. ${german}`,
      `In Bozen und in Trient war es warm, in den Alpen war es kalt. ${german}`,
    ],
  });
  expect(found).toMatch(/^Alpen/);
  expect(found).not.toContain('Schweiz');
});

test('a name before what is done there has not its first sign', () => {
  expect(read({ title: '两毛地区旅行', language: 'zh', body: ['为期三天。', '走了很多路。'] })).toMatch(
    /^两毛地区(?!旅)/,
  );
});

test('a town with a state of its own is not in the one across the river', () => {
  const found = read({
    title: 'Five days in New York City',
    body: [
      `We slept in New Jersey, because New Jersey is cheaper. ${filler}`,
      `Hoboken has the best view of New York City. ${filler}`,
      `New York City by day, Hoboken and the rest of New Jersey by night. ${filler}`,
    ],
  });
  expect(found).toMatch(/^New York City/);
  expect(found).not.toContain('New Jersey');
});
