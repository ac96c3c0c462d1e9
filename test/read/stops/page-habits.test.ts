import { expect, test } from 'vitest';
import { findDays } from '../../../lib/read/days/find-days.ts';
import { pageHabits } from '../../../lib/read/stops/features/page.ts';
import { lexiconOf } from '../../../lib/read/stops/lexicon.ts';
import { type Carrier, carriers } from '../../../lib/read/stops/mention.ts';
import { viewPage } from '../../../lib/read/stops/page-view.ts';
import { openPage } from '../../../tools/reading/open-page.ts';

const opened = openPage(`<title>Ghent</title><article>
<h2>Day 1: Graslei</h2><p>Along the water.</p><h3>Gravensteen</h3>
<p>We saw <b>Graslei</b> and <b>Patershol</b>, then <b>Graslei</b> again.</p>
<h2>Day 2: Korenlei</h2><p>The other side of it, in the rain.</p></article>`);
if (!opened.ok) throw new Error('the page does not open');
const town = {
  country: 'BE',
  coordinate: { latitude: 51, longitude: 3.7 },
  population: 9,
  kind: 'city' as const,
  prominence: 0.5,
};
const lookUpPlace = (name: string) => (name === 'Graslei' ? [{ ...town, name }] : []);
const sources = { knowledge: { lookUpPlace }, lexicon: lexiconOf([]) };
const habits = pageHabits(viewPage(opened.value, findDays(opened.value), sources));
const of = (counts: Float32Array, carrier: Carrier) => counts[carriers.indexOf(carrier)];

test('a name counts once for each way it is set apart', () => {
  expect(of(habits.names, 'day-title')).toBe(2);
  expect(of(habits.names, 'heading')).toBe(1);
  expect(of(habits.names, 'bold')).toBe(2);
  expect(of(habits.names, 'italic')).toBe(0);
});

test('which share of them are places, and none where nothing is set apart', () => {
  expect(of(habits.purity, 'bold')).toBe(0.5);
  expect(of(habits.purity, 'heading')).toBe(0);
  expect(of(habits.purity, 'italic')).toBe(0);
});
