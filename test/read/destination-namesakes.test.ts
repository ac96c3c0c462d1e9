// What is not a place although a title names it or the gazetteer has its name: words, people, places far from all else.
// With the real gazetteer and lexicon.
import { expect, test } from 'vitest';
import { type Candidate, CandidateList } from '../../lib/read/destination/candidate-list.ts';
import { holdersOf } from '../../lib/read/destination/holders.ts';
import { likelyPlaces } from '../../lib/read/destination/likely-places.ts';
import { commonnessIn } from '../../lib/read/destination/page-lexicon.ts';
import { settlePlaces, surroundingsOf } from '../../lib/read/destination/settle-places.ts';
import { titleForms } from '../../lib/read/destination/title-forms.ts';
import { destinationOf, filler, knowledge } from './destination-of.ts';

const dutch = 'We hebben de hele dag gelopen, veel te veel gegeten en zouden het zo weer doen.';

test('a title’s one word that the text never says is a thought', () => {
  const found = destinationOf(
    'Tegenslagen',
    [
      `Vanochtend reden we naar Boquete. ${dutch}`,
      `In Boquete regende het, zoals overal in Panama. ${dutch}`,
    ],
    'nl',
  );
  expect(found).toBe('Boquete, Panama');
});

test('a sign that sets the word off makes it a name', () => {
  const found = destinationOf('Barrancal: three days of mud', [
    `The bus left us by the river. ${filler}`,
    filler,
  ]);
  expect(found).not.toContain('river');
  expect(destinationOf('Barrancal, three days of mud', [`We had flown to Bogotá. ${filler}`])).toContain(
    'Barrancal',
  );
});

test('a word that the text writes small is no name', () => {
  const found = destinationOf(
    'Lekker fietsen: Molens en stroop',
    [`Onderweg zie je molens, weiden en nog meer molens. ${dutch}`, `Starten kan in Torhout. ${dutch}`],
    'nl',
  );
  expect(found).toBe('Torhout, België');
});

const lookUp = (name: string) => knowledge.lookUpPlace?.(name) ?? [];

/** The names on a page, each with how often its text mentions it. */
function candidatesOf(said: Record<string, number>): Candidate[] {
  const list = new CandidateList();
  for (const [name, times] of Object.entries(said)) list.add({ name, senses: lookUp(name) }, 'body', times);
  return list.all();
}

function likely(said: Record<string, number>): string[] {
  const all = candidatesOf(said);
  const around = surroundingsOf(all);
  const never = () => 0;
  const common = commonnessIn(knowledge, 'en');
  const page = { language: 'en', common, around, small: never, smallWord: never, asNoun: never };
  return likelyPlaces(settlePlaces(all, around), page).map(({ name }) => name);
}

test('a given name with nothing near it is somebody', () => {
  expect(likely({ Gregory: 4, Boquete: 2, Hamburg: 1, Rotterdam: 1 })).not.toContain('Gregory');
  expect(likely({ Boquete: 2, Hamburg: 1, Rotterdam: 1 })).toContain('Boquete');
});

test('what lies alone in its country is another of that name', () => {
  const found = likely({ Leffe: 2, Zelhem: 1, Gelderland: 1, Paris: 1, London: 1 });
  expect(found).not.toContain('Leffe');
  expect(found).toContain('Zelhem');
});

test('a country of which nothing is told loses to one of which something is', () => {
  const found = destinationOf('Bad luck', [
    `At home in the Netherlands nobody would believe it; the Netherlands have no mud like this. ${filler}`,
    `Panama has. Boquete was full of it. ${filler}`,
  ]);
  expect(found).toBe('Boquete, Panama');
});

test('a tour around the island is no island', () => {
  expect(destinationOf('機車環島 - Day 3', ['今天離開臺中，臺中的早餐很好吃。'], 'zh')).toContain('臺中');
});

test('a careless title takes its capitals from its text', () => {
  const french = 'Nous avons beaucoup marché, trop mangé, et nous recommencerions demain.';
  const found = destinationOf(
    'Quatre jours dans le queyrasson',
    [
      `Nous avons traversé le Queyrasson à pied. ${french}`,
      `Dans le Queyrasson, au-dessus de Guillestre, il a neigé. ${french}`,
    ],
    'fr',
  );
  expect(found).toContain('Queyrasson');
});

test('the country of an English title is said in the page’s language', () => {
  const italian = 'Abbiamo camminato tutto il giorno, mangiato troppo e lo rifaremmo anche domani.';
  const found = destinationOf(
    'Norway 2019',
    [`Da anni ne parlavamo. ${italian}`, `La nave era grande. ${italian}`],
    'it',
  );
  expect(found).toBe('Norvegia');
});

test('short names that travellers use stand for the place', () => {
  const known = (title: string) =>
    titleForms(title, knowledge.lookUpPlace ?? (() => [])).map(({ name, senses }) => [name, senses[0]?.name]);
  expect(known('BCN#1: markets')).toEqual([['BCN', 'Barcelona']]);
  expect(known('Day 17 - San fran sights')).toEqual([['San fran', 'San Francisco']]);
  expect(known('A kl or two')).toEqual([]);
  const found = destinationOf('Day 17 - San fran sights', [
    `We took the cable car in the USA. ${filler}`,
    `USA food. ${filler}`,
  ]);
  expect(found).toBe('San Francisco, USA');
});

test('what no map has is not held by a place far from the rest of the page', () => {
  const scoreOf: Record<string, number> = { 'Wilder Grat': 4, Bohemia: 3 };
  const scored = candidatesOf({ 'Wilder Grat': 4, Bohemia: 2, Pirna: 3, Sebnitz: 3, Dresden: 3 }).map(
    (candidate) => ({ candidate, score: scoreOf[candidate.name] ?? 0 }),
  );
  const [ridge] = scored;
  if (!ridge) throw new Error('There is no candidate.');
  expect(holdersOf(ridge, scored).map(({ candidate }) => candidate.name)).toEqual([]);
});
