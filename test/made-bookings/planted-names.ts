// Papers with a person on them: the name once where something identifies it as one, and again in other forms elsewhere.
// Most labels are words that no reader knows. All people are invented.
import type { Random } from '../../tools/random.ts';
import type { PlantedNumber } from './planted-numbers.ts';

export interface Person {
  given: string;
  family: string;
}

const given = [
  'Ana', 'Oluwaseun', 'Jörg', 'Małgorzata', 'Zoë', 'Thiago', 'Ingeborg', 'Yevhen', 'Anne-Marie', 'Siobhán', 'Xiaoling',
  'Rutger', 'Kwabena', 'Ottilie', 'Dafydd', 'Ebba', 'Ragnhild', 'Vojtěch', 'Eszter', 'Nazlı', 'Tomasz', 'Giacomo',
]; // biome-ignore format: a table
const family = [
  'Duarte', 'Okonkwo', 'Müller-Lüdenscheidt', 'Wiśniewska', 'van der Meulen', 'O’Callaghan', 'Fitzwarren', 'Szczepański',
  'Kovářová', 'Björklund', 'Tanrıverdi', 'Castelnuovo', 'Achterberg', 'Þorsteinsson', 'Vanhanen', 'Papadakis', 'Strøm',
  'Quennell', 'Boateng', 'Ibáñez', 'Lefèbvre', 'Nyíregyházi',
]; // biome-ignore format: a table

export const pick = <T>(list: readonly T[], random: Random): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

export const personOf = (random: Random): Person => ({
  given: pick(given, random),
  family: pick(family, random),
});

const ascii = (text: string) =>
  text
    .replace(/[ä]/g, 'ae')
    .replace(/[ö]/g, 'oe')
    .replace(/[ü]/g, 'ue')
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/[þÞ]/g, 'th')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/[\p{M}’]/gu, '');

const ticketed = ({ given: first, family: last }: Person) => `${ascii(last)}/${ascii(first)}`.toUpperCase();

/** Lines where something beside the name shows that it is a person. */
const telling: ((person: Person, random: Random) => string[])[] = [
  (person, random) => [`${ticketed(person)} ${pick(['MR', 'MRS', 'MS', 'MISS'], random)}`],
  (person, random) => [`${ticketed(person)}${pick(['MR', 'MRS'], random)}`],
  ({ given: first, family: last }, random) => [
    `${pick(['Mr', 'Mrs', 'Ms', 'Dr', 'Herr', 'Frau', 'Mme', 'Sra.', 'Sig.ra', 'Dhr.', 'MRS'], random)} ${first} ${last}`,
  ],
  ({ given: first, family: last }, random) => [
    `${pick(['Dear', 'Hello', 'Hi', 'Sehr geehrte Frau', 'Bonjour', 'Hola', 'Gentile', 'Beste', 'Hej', 'Kedves', 'Olá'], random)} ${first} ${last}${pick([',', '!', ''], random)}`,
  ],
  ({ given: first, family: last }, random) => [
    `${pick(['Passenger', 'Lead traveller', 'Guest name', 'Fahrgast', 'Name des Reisenden', 'Nom du voyageur', 'Pasajero', 'Intestatario', 'Naam', 'Hovedgæst / gæst', 'Pasażer', 'Cestující', 'Who travels, name'], random)}: ${first} ${last}`,
  ],
  ({ given: first, family: last }, random) => [
    pick(['Passenger', 'Guest', 'Reisende', 'Voyageurs', 'Viajero', 'Ospite', 'Booked for', 'Travellers on this ticket'], random),
    `${first} ${last}`,
  ],
  ({ given: first, family: last }, random) => [
    `1. ${first} ${last} (${pick(['Adult', 'Erw', 'adulte', 'Adulto', 'ADT'], random)})`,
  ],
  ({ given: first, family: last }, random) => [
    `${pick(['Traveller', 'Gast', 'Titulaire'], random)}     ${last}, ${first}     ${pick(['1', '2', 'x'], random)}`,
  ],
  (person) => [`M1${`${ticketed(person)}                    `.slice(0, 20)}EQK7TZ4 LHRLISC8 0417 132Y014C0021 100`],
]; // biome-ignore format: one form a line

/** The same name in other forms, with nothing beside it. */
const bare: ((person: Person) => string)[] = [
  ({ given: first, family: last }) => `${first} ${last}`,
  ({ given: first, family: last }) => `${first} ${last}`.toUpperCase(),
  ({ given: first, family: last }) => `${last} ${first}`,
  ({ given: first, family: last }) => ascii(`${first} ${last}`),
  ({ family: last }) => last,
  ({ given: first }) => first,
  ({ given: first, family: last }) => ascii(`${first}_${last}`).replaceAll(' ', '_'),
  ({ given: first, family: last }) => ascii(`${last}-${first}`).replaceAll(' ', '-').toLowerCase(),
  (person) => ticketed(person),
];

const glued = ({ given: first, family: last }: Person) =>
  ascii(`Ticket${first}${last}`).replaceAll(/[ -]/g, '');

/** A form of the name with nothing to identify it. */
export const bareForm = (person: Person, random: Random): string =>
  random() < 0.1 && !person.family.includes(' ') && !/-/.test(person.given + person.family)
    ? glued(person)
    : pick(bare, random)(person);

const lines = [
  'Zorvik Lines   ticket', 'Vlotheim 08:15   Karsund 11:40', '12 May 2027', 'Grond Air  C8 417', 'LHR → LIS', 'Ref QK7TZ4',
  'Hotel Lindenwirt', 'Kirchgasse 4, 88131 Lindau', 'Anreise 14.09.2027   Abreise 16.09.2027', 'Total EUR 128.40', 'Seat 14C',
  'Table for two, 19:30', 'Doors open 45 minutes before', 'Please arrive early.', 'Booking number HB-204417', 'Fare 99,00 €',
  'Tax GB 13.00 UB 20.40', 'Pick-up 10:00 Faro Airport', 'Return 15 May 2027 09:00', 'Check-in from 15:00',
]; // biome-ignore format: a table

/** Lines of a paper in any order, with the name and the numbers among them. */
export function plantedPaper(person: Person, random: Random, numbers: readonly PlantedNumber[] = []): string {
  const body = Array.from({ length: 4 + Math.floor(random() * 10) }, () => pick(lines, random));
  const put = (words: string[]) => body.splice(Math.floor(random() * (body.length + 1)), 0, ...words);
  for (let count = Math.floor(random() * 3); count > 0; count -= 1) put([bareForm(person, random)]);
  put(pick(telling, random)(person, random));
  for (const { line } of numbers) put([line]);
  return body.map((line) => (random() < 0.1 ? `# ${line}` : line)).join('\n');
}

/** Text that must not appear anywhere: each word of the name that is long enough to be distinctive. */
export const wordsOfName = ({ given: first, family: last }: Person): string[] =>
  `${first} ${last}`.split(/[\s-]+/u).filter((word) => word.length > 3);

export const folded = (text: string): string => ascii(text).toLowerCase();
