import { expect, test } from 'vitest';
import { isCalledAlike } from '../../lib/placing/called-alike.ts';

const where = ['Lisboa', 'Lisbon', 'Portugal'];
const alike = (asked: string, ...names: string[]) => isCalledAlike(asked, { names, where });

test.each([
  ['Graslei', 'graslei'],
  ['Castelo de São Jorge', 'Castelo de S. Jorge'],
  ['Kolosseum', 'Colosseo'],
  ['Gravensteen', 'Gravenstein'],
  ['Brandenburg Gate', 'Brandenburger Tor'],
  ['Vasco da Gama Bridge', 'Ponte Vasco da Gama'],
  ['Lisbon Cathedral', 'Catedral de Lisboa'],
  ['the old town', 'Altstadt'],
  ['Pasteis de Belem', 'Pastéis de Belém'],
  ['Lunch at Café Santiago', 'Café Santiago'],
  ['Lisbon', 'Lisboa'],
  ['T2', 'T2'],
  ['Notre Dame', 'Cathédrale Notre-Dame de Lisbon'],
  // A house can be named after its builder, whatever it is now.
  ['Casa Ferrière', 'Château Ferrière'],
  ['東京タワー展望台', '東京タワー'],
  ['Красная площадь', 'Красная площадь'],
])('%s is %s', (asked, found) => expect(alike(asked, found)).toBe(true));

test.each([
  ['Graslei', 'Kasteel van Laarne'],
  // Shared only: a word for the kind of place, or articles.
  ['Casa das Conchas', 'Casa do Lago'],
  ['Ponte das Flores', 'Largo das Portas'],
  ['Museum of Salt', 'Museum of Rope'],
  ['Museum of Salt', 'Museum'],
  ['Igreja de Santa Maria', 'Igreja de Santa Luzia'],
  // The town says where it is, not what it is.
  ['Lisbon Castle', 'Lisbon University'],
  ['Lisbon', 'Café Lisboa Antiga'],
  // Another thing named after the same one.
  ['Jardim da Estrela', 'Basílica da Estrela'],
  ['Notre Dame', 'Rue Notre-Dame'],
  ['Notre Dame', 'Notre-Dame de Lourdes'],
  ['Santa', 'Igreja Santa'],
  ['Rua de São Vicente', 'Mosteiro de São Vicente'],
  // A first name is less than half of either.
  ['Maria Bartolomeu', 'Maria Constantina'],
  ['東京タワー', '大阪城'],
  ['京都駅', '京都タワー'],
  // The shared script is the smaller part of it.
  ['Nara 奈良公園の鹿', 'Nara'],
  ['🏰', '🏰 Bar'],
  // Too short to match, except as a whole.
  ['T2', 'Q8'],
  ['', ''],
])('%s is not %s', (asked, found) => expect(alike(asked, found)).toBe(false));

test('any of its names will do', () => {
  expect(alike('Prague Castle', 'Pražský hrad')).toBe(false);
  expect(alike('Prague Castle', 'Pražský hrad', 'Prager Burg', 'Prague Castle')).toBe(true);
});

test('a house is found by its street, and nothing else by the street it is in', () => {
  const inStreet = (asked: string) =>
    isCalledAlike(asked, { names: ['Livraria'], within: ['Rua Augusta', 'Baixa'], where });
  expect(inStreet('Rua Augusta 24')).toBe(true);
  expect(inStreet('24b, Rua Augusta')).toBe(true);
  expect(inStreet('Baixa')).toBe(true);
  expect(inStreet('Hotel Baixa')).toBe(false);
  expect(inStreet('24')).toBe(false);
});
