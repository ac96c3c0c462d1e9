// The destination with the real gazetteer; the fixtures cover it without one.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';
import { destination } from '../../lib/read/page/destination.ts';
import { wordsAt } from '../../lib/text/words-at.ts';
import { loadPlaces } from '../../tools/reading/load-places.ts';
import { openPage } from '../../tools/reading/open-page.ts';

const knowledge = {
  ...placeKnowledge(loadPlaces()),
  // Its file also contains the lists of common words.
  stopModel: new Uint8Array(readFileSync(new URL('../../public/stops.bin', import.meta.url))),
};

interface Page {
  title: string;
  body: string[];
  url?: string;
  language?: string;
}

function read({ title, body, url = '', language = '' }: Page) {
  const paragraphs = body.map((text) =>
    text.startsWith('# ') ? `<h2>${text.slice(2)}</h2>` : `<p>${text}</p>`,
  );
  const opened = openPage(
    `<!doctype html><html${language && ` lang="${language}"`}><head><title>${title}</title></head><body><article><h1>${title}</h1>${paragraphs.join('')}</article></body></html>`,
    { url },
  );
  if (!opened.ok) throw new Error('The page did not open.');
  const [found] = destination.read(opened.value, knowledge);
  return found?.claim.kind === 'destination'
    ? { name: found.claim.name, words: wordsAt(opened.value, found.at) }
    : undefined;
}

const filler =
  'We walked until our feet gave up, ate far too much and would do all of it again the week after.';

const pages: [string, Page][] = [
  // The page writes the name in its own script.
  [
    'アユタヤ, タイ',
    {
      title: 'Ayutthaya, Thailand',
      language: 'ja',
      body: [
        'アユタヤは静かな町です。朝からアユタヤの寺を歩きました。',
        'アユタヤの夜市で食べて、タイの旅が好きになりました。アユタヤにまた行きたいです。',
      ],
    },
  ],
  // The longest name wins: the hill, not the town whose name it begins with.
  [
    '基隆山, 台灣',
    {
      title: '基隆山夜景',
      language: 'zh-TW',
      body: [
        '基隆山不高，但是風很大。我們走上基隆山，看見整個海岸。',
        '台灣的夜晚很熱鬧，基隆山的步道很安靜。',
      ],
    },
  ],
  // A town has this name, but the title means a festival.
  [
    'Sorrento, Italy',
    {
      title: 'Wedding Adventure Itinerary',
      body: [
        `We fly to Italy on Monday and meet in Sorrento. ${filler}`,
        '# Tuesday',
        `A boat from Sorrento, and dinner in Sorrento again. ${filler}`,
      ],
    },
  ],
  [
    'Lisbon, Portugal',
    {
      title: 'Three slow days in Lisbon',
      body: [
        `Lisbon is hilly, and Portugal is kind. ${filler}`,
        '# Day 1: Alfama',
        `The trams of Lisbon squeal. ${filler}`,
      ],
    },
  ],
  [
    'Florenz, Toskana, Italien',
    {
      title: 'Ein Wochenende in Florenz: unsere Tipps',
      body: [
        `Florenz liegt in der Toskana, und Italien liegt uns. ${filler}`,
        '# Tag 1',
        `In Florenz regnete es. ${filler}`,
      ],
    },
  ],
  [
    'Isle of Skye, Schottland, Vereinigtes Königreich',
    {
      title: 'Isle of Skye: vier Tage im Regen',
      body: [
        'Schottland war nass. Die Isle of Skye noch mehr, und wir haben es nicht bereut.',
        'Auf der Isle of Skye gibt es Schafe, und auch die waren nass, als wir mit dem Bus kamen.',
      ],
    },
  ],
  [
    '高知, 日本',
    {
      title: '高知旅行記 二日目',
      body: [
        '高知の朝は早い。日本の朝はどこでも早い。高知の市場で朝ごはんを食べた。',
        '午後は高知のお城へ。',
      ],
    },
  ],
  [
    '成都, 四川, 中国',
    {
      title: '成都三日游攻略',
      body: ['成都的茶馆很多，四川的辣椒更多。', '第二天我们在成都看了熊猫。'],
    },
  ],
  [
    'Japan',
    {
      title: 'Two weeks in Japan',
      body: [
        `Japan by train. ${filler}`,
        ...['Tokyo', 'Kanazawa', 'Kyoto', 'Hiroshima', 'Fukuoka', 'Sapporo'].flatMap((city) => [
          `# ${city}`,
          `${city} was good to us. ${filler}`,
        ]),
      ],
    },
  ],
  [
    'Obervellmar',
    {
      title: 'A weekend in Obervellmar',
      body: [`Nobody goes to Obervellmar. ${filler}`, `We went to Obervellmar anyway. ${filler}`],
    },
  ],
];

test.each(pages)('%s', (expected, page) => {
  expect(read(page)?.name).toBe(expected);
});

test('a small word with a capital is no place', () => {
  const found = read({
    title: 'Nice walks around Ljubljana',
    body: [
      `Nice and easy, nice and cool, so nice: Ljubljana. ${filler}`,
      `Back in Ljubljana it was nice. ${filler}`,
    ],
  });
  expect(found?.name).toMatch(/^Ljubljana/);
});

test('the address says what the title does not', () => {
  const page = {
    title: 'The best week of my life',
    body: [filler, `From Porto we took the bus, and Coimbra was asleep. ${filler}`],
  };
  expect(read({ ...page, url: 'https://blog.example/2024/05/a-week-in-coimbra/' })?.name).toMatch(/^Coimbra/);
});

test('the claim stands on the words that name it', () => {
  expect(read({ title: 'Three days in Ghent', body: [filler] })).toEqual({
    name: 'Ghent, Belgium',
    words: 'Ghent',
  });
});

test('a title in capitals or without any says as much as others', () => {
  const body = [`Batumi was warm. ${filler}`, `We stayed in Batumi, and Tbilisi had to wait. ${filler}`];
  for (const title of ['BATUMI 4D3N: DIY', 'batumi in november'])
    expect(read({ title, body })?.name).toMatch(/^Batumi/i);
});

test('a way that no gazetteer knows is named by the title and the text', () => {
  const found = read({
    title: 'The Heron Way in six days',
    body: [
      `The Heron Way starts in Perth. ${filler}`,
      `Day two of the Heron Way was mud. ${filler}`,
      `The end of the Heron Way is a bench. ${filler}`,
    ],
  });
  expect(found?.name).toMatch(/^Heron Way/);
});

test('where a title sets out from is not where it goes', () => {
  const found = read({
    title: 'A day trip from Bordeaux to Arcachon',
    body: [`Arcachon smells of pine. ${filler}`, `Back in Bordeaux we dreamt of Arcachon. ${filler}`],
  });
  expect(found?.name).toMatch(/^Arcachon/);
});

test('a page that declares its language gets the country of a city in it', () => {
  const found = read({ title: 'Drei Tage in Gent', body: ['Regen, Regen, Waffeln.'], language: 'de' });
  expect(found?.name).toBe('Gent, Belgien');
});

test('a page about nothing on the map claims nothing', () => {
  expect(read({ title: 'sourdough for beginners', body: ['knead it, rest it, bake it.'] })).toBeUndefined();
});

test('a word of the language is no destination because a town somewhere bears it', () => {
  const found = read({
    title: 'Current Holiday Plan',
    body: [
      `Fly to Halifax, then the ferry. ${filler}`,
      `Two nights in Halifax, one in Lunenburg, and back to Halifax. ${filler}`,
    ],
  });
  expect(found?.name).not.toMatch(/Holiday/);
  expect(found?.name).toMatch(/Halifax/);
});

test('a namesake in another country than all the rest is not meant', () => {
  const found = read({
    title: 'Petrel del Sur, six days',
    body: [
      `From Quito we flew to Guayaquil, and Ecuador was green. ${filler}`,
      `Guayaquil again, then Cuenca and Quito. ${filler}`,
    ],
  });
  expect(found?.name).not.toMatch(/Oman/);
});

test('a known piece of a longer name gives way to the whole', () => {
  const found = read({
    title: 'Serra do Rio do Rastro de moto',
    language: 'pt',
    body: [
      'A Serra do Rio do Rastro tem 284 curvas, e nós paramos em todas as vistas.',
      'Subimos a Serra do Rio do Rastro com chuva, e não foi a última vez.',
    ],
  });
  expect(found?.name).toMatch(/^Serra do Rio do Rastro/);
});

test('a way is the destination, not the village it begins in', () => {
  const found = read({
    title: 'Heron Trail: Perth – Dunkeld (20 miles of mud)',
    body: [
      `The Heron Trail leaves Perth by the river. ${filler}`,
      `The Heron Trail ends in Dunkeld, and so did we. ${filler}`,
    ],
  });
  expect(found?.name).toMatch(/^Heron Trail/);
});

test('a state that the title names is said, though its middle is far away', () => {
  const found = read({
    title: 'Nature Trips in Florida',
    body: [
      `Everglades National Park first: Everglades National Park is all grass. ${filler}`,
      '# Everglades National Park',
      `Florida is flat, and Everglades National Park is flatter. ${filler}`,
    ],
  });
  expect(found?.name).toMatch(/Florida/);
});

test('the language is read from the words, whatever the page declares', () => {
  const found = read({
    title: 'Drei Tage in Gent',
    language: 'en',
    body: ['Wir sind mit dem Zug nach Gent gefahren, und es war nicht so weit, wie wir dachten.'],
  });
  expect(found?.name).toBe('Gent, Belgien');
});
