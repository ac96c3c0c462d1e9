import { expect, test } from 'vitest';
import type { Knowledge, SightCandidate } from '../../../lib/model/evidence.ts';
import { readTrip } from '../../../lib/read/read-trip.ts';
import { sightOdds } from '../../../lib/read/stops/sight-odds.ts';
import { loadKnowledge } from '../../../tools/reading/load-places.ts';
import { openPage } from '../../../tools/reading/open-page.ts';
import { scoredPage } from './scored-page.ts';

const sight = (name: string, at: [number, number], fame = 3): SightCandidate => ({
  name,
  country: 'XX',
  town: 'Town',
  coordinate: { latitude: at[0], longitude: at[1] },
  kind: 'museum',
  reach: 0.2,
  fame,
});
const knowing = (...sights: SightCandidate[]): Knowledge => ({
  lookUpSight: (name) => sights.filter((known) => known.name.toLowerCase() === name),
});
const body = '<p>We saw the Glass Museum, then the Iron Gate and the Paper Mill.</p>';
const { scored } = scoredPage(body, { 'Glass Museum': 0.5, 'the Iron Gate': 0.5, 'the Paper Mill': 0.5 });
const oddsOf = (name: string, knowledge: Knowledge) =>
  sightOdds(scored, knowledge).get(name.toLowerCase()) ?? 0;

test('what no sight is called gains nothing', () => {
  expect(oddsOf('Iron Gate', knowing(sight('Glass Museum', [10, 10])))).toBe(0);
  expect(oddsOf('Iron Gate', {})).toBe(0);
});

test('a sight gains, and a famous one more', () => {
  const known = oddsOf('Glass Museum', knowing(sight('Glass Museum', [10, 10], 2)));
  expect(known).toBeGreaterThan(0);
  expect(oddsOf('Glass Museum', knowing(sight('Glass Museum', [10, 10], 5)))).toBeGreaterThan(known);
});

test('it gains by others of the page that lie near it, and not by those far off', () => {
  const own = sight('Glass Museum', [10, 10]);
  const alone = oddsOf('Glass Museum', knowing(own));
  expect(oddsOf('Glass Museum', knowing(own, sight('Iron Gate', [10.2, 10.2])))).toBeGreaterThan(alone);
  expect(oddsOf('Glass Museum', knowing(own, sight('Iron Gate', [40, 80])))).toBe(alone);
});

test('of several sights with the name the one near the others counts', () => {
  const near = sight('Glass Museum', [10, 10], 2);
  const gate = sight('Iron Gate', [10.2, 10.2]);
  const alone = oddsOf('Glass Museum', knowing(near, gate));
  expect(oddsOf('Glass Museum', knowing(sight('Glass Museum', [50, 50], 2), near, gate))).toBeGreaterThan(
    0.95 * alone,
  );
});

test('a page of thousands of known names is weighed by its likeliest', () => {
  const [first] = scored;
  if (!first) throw new Error('the page has no names');
  const many = Array.from({ length: 5000 }, (_, index) => ({
    candidate: { ...first.candidate, key: `name ${index}`, name: `Name ${index}` },
    chance: index / 5000,
  }));
  const odds = sightOdds(many, { lookUpSight: (name) => [sight(name, [10, 10])] });
  expect(odds.has('name 4999')).toBe(true);
  expect(odds.size).toBeLessThan(200);
});

const dayInRome = openPage(
  '<html lang="en"><title>A day in Rome</title><article><h1>A day in Rome</h1><p>In the morning we visited the Villa Farnesina and then walked to the Bocca della Verità.</p><p>After lunch we went up to the Giardino degli Aranci and stayed for the sunset.</p></article></html>',
);

test('on a real page the gazetteer makes sights likelier, and no name less likely', () => {
  if (!dayInRome.ok) throw new Error('the page does not open');
  const capture = dayInRome.value;
  const knowledge = loadKnowledge();
  const { lookUpSight, ...without } = knowledge;
  expect(lookUpSight).toBeDefined();
  const chances = (known: Knowledge) =>
    new Map(readTrip(capture, known).stops.map(({ candidate, chance }) => [candidate.key, chance]));
  const [plain, weighed] = [chances(without), chances(knowledge)];
  expect(weighed.size).toBeGreaterThan(0);
  for (const [key, chance] of weighed) expect(chance).toBeGreaterThanOrEqual(plain.get(key) ?? 0);
  expect([...weighed].some(([key, chance]) => chance > (plain.get(key) ?? 0) + 0.01)).toBe(true);
});

test('a page that tells of little keeps what may be a stop, one that tells of enough does not', () => {
  const little = ['We had coffee at Tornmelle.', 'Later some of us saw the pond at Rauxfeld.'];
  const sights = ['Villa Farnesina', 'Bocca della Verità', 'Giardino degli Aranci', 'Galleria Borghese'];
  const read = (...lines: string[]) => {
    const paragraphs = lines.map((words) => `<p>${words}</p>`).join('');
    const opened = openPage(`<html lang="en"><title>A day</title><article>${paragraphs}</article></html>`);
    if (!opened.ok) throw new Error('the page does not open');
    return readTrip(opened.value, { ...loadKnowledge(), takesAnyPage: true }).stops;
  };
  const least = (stops: { chance: number }[]) => Math.min(...stops.map(({ chance }) => chance));
  expect(least(read(...little))).toBeLessThan(0.32);
  const full = read(...sights.map((name) => `We visited the ${name}.`), ...little);
  expect(full.length).toBeGreaterThanOrEqual(sights.length);
  expect(least(full)).toBeGreaterThanOrEqual(0.32);
});
