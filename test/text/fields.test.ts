// The finders of fields: durations, money, addresses, telephone numbers, seasons, things to pack, kinds of places.
import { describe, expect, test } from 'vitest';
import { categoryBefore, categoryOfName } from '../../lib/text/category.ts';
import { durationRole } from '../../lib/text/duration-role.ts';
import { findAddresses } from '../../lib/text/find-address.ts';
import { findDurations } from '../../lib/text/find-duration.ts';
import { findPhones, phoneInLink } from '../../lib/text/find-phone.ts';
import { findPrices, settleCurrency } from '../../lib/text/find-price.ts';
import { findMonths, findSeason, seasonCueEnd } from '../../lib/text/find-season.ts';
import { readPackingThing } from '../../lib/text/packing-thing.ts';

describe('durations', () => {
  test.each([
    ['1-2 hours', 120],
    ['90 min', 90],
    ['½ day', 240],
    ['eine Stunde', 60],
    ['anderthalb Stunden', 90],
    ['deux heures', 120],
    ['una hora', 60],
    ['2 ore', 120],
    ['een half uur', 30],
    ['2時間', 120],
    ['1小时30分', 90],
    ['半天', 240],
    ['all day', 480],
    ['1h30', 90],
    ['1.5 hrs', 90],
  ])('%s', (text, minutes) => {
    expect(findDurations(text).map((found) => found.minutes)).toEqual([minutes]);
  });

  test.each(['72 hours in Lisbon', '9h30', 'Reservar ahora', 'day-long', 'the last full day', '0 min'])(
    '%s is none',
    (text) => {
      expect(findDurations(text)).toEqual([]);
    },
  );

  test.each([
    ['We spent about 2 hours there', 'stay'],
    ['two hours by train', 'way'],
    ['a 20 minute walk from the station', 'way'],
    ['140 kms/ 3-4 hrs', 'way'],
    ['Dauer: 2 Stunden', 'stay'],
    ['徒歩で2時間', 'way'],
  ])('%s: %s', (text, role) => {
    const [found] = findDurations(text);
    expect(found && durationRole(text, found)).toBe(role);
  });
});

describe('money', () => {
  test.each([
    ['€12', 12, 'EUR'],
    ['12,50 €', 12.5, 'EUR'],
    ['US$ 1,200', 1200, 'USD'],
    ['1.200 Euro', 1200, 'EUR'],
    ['3000円', 3000, 'JPY'],
    ['₹300', 300, 'INR'],
    ['150,000 VND', 150_000, 'VND'],
    ['10–15 €', 15, 'EUR'],
    ['from $1 to $20', 20, 'USD'],
    ['CHF 12.50', 12.5, 'CHF'],
    ['HK$13', 13, 'HKD'],
    ['R$ 50,00', 50, 'BRL'],
    ['504 美元', 504, 'USD'],
    ['20 Dollar', 20, 'USD'],
    ['4,80 Singapur-Dollar', 4.8, 'SGD'],
    ['80 pesos argentinos', 80, 'ARS'],
  ])('%s', (text, amount, currency) => {
    expect(findPrices(text).map((found) => [found.amount, found.currency])).toEqual([[amount, currency]]);
  });

  test.each(['free', 'in 2024', 'call 555 1234', 'room 12', '€', '0 €', 'won 3 times'])(
    '%s is no sum',
    (text) => {
      expect(findPrices(text)).toEqual([]);
    },
  );
});

test('a shared word means the money that the page names in full', () => {
  const [dollars] = findPrices('22 Dollar');
  const [pesos] = findPrices('21.000 Pesos');
  const settle = (...named: string[]) =>
    [dollars, pesos].map((sum) => sum && settleCurrency(sum, new Set(named)));
  expect(settle()).toEqual(['USD', undefined]);
  expect(settle('SGD', 'CLP', 'EUR')).toEqual(['SGD', 'CLP']);
  expect(settle('SGD', 'CAD')).toEqual(['USD', undefined]);
});

describe('addresses', () => {
  test.each([
    ['We met at Hauptstraße 12, 10115 Berlin and went on', 'Hauptstraße 12, 10115 Berlin'],
    ['Prinsengracht 263, 1016 GV Amsterdam', 'Prinsengracht 263, 1016 GV Amsterdam'],
    ['12 rue de la Paix, 75002 Paris.', '12 rue de la Paix, 75002 Paris'],
    ['Via Roma 3, 50123 Firenze', 'Via Roma 3, 50123 Firenze'],
    ['221B Baker Street, London NW1 6XE', '221B Baker Street, London NW1 6XE'],
    ['Address: 12 Harbour Lane, Porto', '12 Harbour Lane, Porto'],
    ['地址：北京市东城区景山前街4号', '北京市东城区景山前街4号'],
    ['地址：北京市东城区景山前街4号，电话：010-1234567', '北京市东城区景山前街4号'],
    ['We ate at 12 rue de la Paix, 75002 Paris and then went home', '12 rue de la Paix, 75002 Paris'],
    [
      'Endereço: R. das Flores, 79 - Centro, Paraty - RJ Telefone: (24) 5555-1234',
      'R. das Flores, 79 - Centro, Paraty - RJ',
    ],
    [
      'Jantar na Rua das Flores, 45 - Centro, Paraty - RJ, 23970-000',
      'Rua das Flores, 45 - Centro, Paraty - RJ, 23970-000',
    ],
    ['Address: 4 St. James St., London. Open daily', '4 St. James St., London'],
    ['Adresse : 3 place du Marché, Sète 📞 on ne répond pas', '3 place du Marché, Sète'],
    ['ul. Długa 3, 31-021 Kraków w centrum', 'ul. Długa 3, 31-021 Kraków'],
    ['Storgatan 5, 111 22 Stockholm och sen', 'Storgatan 5, 111 22 Stockholm'],
  ])('%s', (text, address) => {
    expect(findAddresses(text).map((found) => found.address)).toEqual([address]);
  });

  test.each(['Where: everywhere', 'Day 12, 10115 steps', 'we walked 12 streets'])('%s is none', (text) => {
    expect(findAddresses(text)).toEqual([]);
  });
});

test('telephone numbers only where they are marked as such', () => {
  expect(findPhones('Tel.: 030 1234567').map(({ phone }) => phone)).toEqual(['030 1234567']);
  expect(findPhones('電話：075-123-4567').map(({ phone }) => phone)).toEqual(['075-123-4567']);
  expect(findPhones('call 2024-05-12, built with 12345678 bricks')).toEqual([]);
  expect(phoneInLink('tel:+49%2030%201234567;ext=1')).toBe('+49 30 1234567');
  expect(phoneInLink('https://example.org/12345678')).toBeUndefined();
});

test.each([
  ['The best time to visit is from April to June.', 'April to June'],
  ['Beste Reisezeit: Mai bis September', 'Mai bis September'],
  ['La mejor época es primavera u otoño', 'primavera u otoño'],
  ['Bästa tiden är maj till september', 'maj till september'],
  ['Najlepszy czas to maj i wrzesień', 'maj i wrzesień'],
  ['Nejlepší doba: květen až říjen', 'květen až říjen'],
  ['여행하기 좋은 시기는 4월부터 6월', '4월부터 6월'],
  ['最佳旅游时间：9月到10月', '9月到10月'],
])('%s', (text, months) => {
  expect(findMonths(text, seasonCueEnd(text))?.text).toBe(months);
});

test.each([
  ['June and September: the best months. The sea is warm, and in July it is full.', 'June and September'],
  ['Mai und Juni sind mit Abstand die beste Reisezeit. Im August ist es heiß.', 'Mai und Juni'],
  ['Giugno e settembre sono il periodo migliore.', 'Giugno e settembre'],
  ['July is crowded. The best time to visit is May.', 'May'],
  ['While July and August are busy, the best time to visit is May.', 'May'],
  ['We came in July and walked for weeks before we had heard of the best time to visit.', undefined],
])('an answer may stand before the question: %s', (text, months) => {
  expect(findSeason(text)?.text).toBe(months);
});

test('months without the question are not an answer', () => {
  expect(seasonCueEnd('We went there in May.')).toBeUndefined();
});

test.each([
  ['✓ 2 long-sleeve shirts (against the sun)', 'long-sleeve shirts', 2],
  ['3-4 t-shirts', 't-shirts', 4],
  ['Sleeping bag: the hut has no blankets', 'Sleeping bag', 1],
  ['60 litre rucksack', '60 litre rucksack', 1],
])('%s is packed as %s', (text, name, quantity) => {
  expect(readPackingThing(text)).toMatchObject({ name, quantity });
});

describe('kinds of places', () => {
  test.each([
    ['Stadtmuseum', 'museum'],
    ['Museo del Prado', 'museum'],
    ['Café Lumen', 'coffee'],
    ['Hotel Museum', 'stay'],
    ['清水寺', 'church'],
    ['卢浮宫', 'sight'],
    ['Lake Park', 'nature'],
    ['Parc du Château', 'nature'],
    ['Lago di Como', 'water'],
    ['Gare du Nord', 'transport'],
    ['Mercado Velho', 'market'],
    ['Miradouro da Graça', 'view'],
    ['Trattoria Nina', 'food'],
    ['Wanderweg Nord', 'walk'],
  ])('%s: %s', (name, category) => {
    expect(categoryOfName(name)).toBe(category);
  });

  test.each([
    ['Refuge des Marmottes', 'stay'],
    ['Palacios del Sur', 'sight'],
    ['Jardines del Rey', 'nature'],
    ['Convento da Luz', 'church'],
    ['Lagoa Azul', 'water'],
    ['Caffè della Posta', 'coffee'],
    ['Wieża Zegarowa', 'sight'],
    ['Hvitfoss', 'water'],
    ['Old Tea House', 'coffee'],
    ['Rua da Palma', 'sight'],
    ['港町朝市', 'market'],
    ['江城图书馆', 'sight'],
  ])('in other words, in numbers and other languages: %s', (name, category) => {
    expect(categoryOfName(name)).toBe(category);
  });

  test('a word that stands apart ends no other', () => {
    expect(categoryOfName('Cape Wrath')).toBe('nature');
    expect(categoryOfName('Moonscape')).toBeUndefined();
    expect(categoryOfName('Hollywood')).toBeUndefined();
  });

  test.each([
    ['Pier 39', 'water'],
    ['Yachthafen', 'water'],
    ['Old Wharf', 'water'],
    ['Vieux Port', 'water'],
    ['Strokkur Geyser', 'nature'],
    ['Flughafen Nord', 'transport'],
    ['Ferry Terminal', 'transport'],
    // A town whose name ends in "port" is not a port.
    ['Devonport', undefined],
  ])('where ships lie one looks at the water, where they leave from one travels: %s', (name, category) => {
    expect(categoryOfName(name)).toBe(category);
  });

  test('several of a kind are one, but a town that is called so is none', () => {
    expect(categoryOfName('Lagos de Covadonga')).toBe('water');
    expect(categoryOfName('Lagos')).toBeUndefined();
  });

  test('a name that says nothing has none, unless the words before it do', () => {
    expect(categoryOfName('Nina')).toBeUndefined();
    expect(categoryBefore('Lunch at ')).toBe('food');
    expect(categoryBefore('🛏️ ')).toBe('stay');
    expect(categoryBefore('We saw ')).toBeUndefined();
  });
});
