import { expect, test } from 'vitest';
import { readForTraveller } from '../../lib/journeys/read-for-traveller.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';
import { openPage } from '../../tools/reading/open-page.ts';
import { speakFrom } from '../../tools/speak.ts';

const knowledge = loadKnowledge();

function captureOf(body: string) {
  const opened = openPage(body, { url: 'https://paper.example/climate' });
  if (!opened.ok) throw new Error(opened.failure.kind);
  return opened.value;
}

const climate = captureOf(`
  <h1>The climate of Madeira month by month</h1>
  <p>The average temperature in January is 16 degrees, in July 23. Rain falls on about eighty days, most of it in the
  north.</p>
  <h2>Funchal</h2>
  <p>The driest months are July and August, with an average of two days of rain. The sea has 22 degrees in September.</p>
  <h2>Santana</h2>
  <p>Clouds from the north bring 1,300 millimetres of rain a year. The population lives from farming.</p>
  <h2>How these figures were made</h2>
  <p>The averages cover the years 1991 to 2020. Humidity was 74 % in the mean, 68 % in summer. Since 1961 the average has
  risen by 1.4 degrees, and the number of hot days by 30 %. Gaps in the records of 1974 and 1983 were filled from
  neighbouring stations; the error of a month is below 5 %. The report was updated in 2021 and the method in 2019.</p>`);

test('a page that does not read like a trip says how many names it has', () => {
  const read = readForTraveller(climate, knowledge);
  expect(!read.ok && read.failure).toMatchObject({ kind: 'nothing-found', names: 2 });
});

test('and which they are, with their words, to begin a draft with', () => {
  const read = readForTraveller(climate, knowledge);
  const also = !read.ok && read.failure.kind === 'nothing-found' ? (read.failure.also ?? []) : [];
  expect(also.map(({ name }) => name.value)).toEqual(expect.arrayContaining(['Funchal', 'Santana']));
  expect(also[0]?.name.origin.by).toBe('source');
});

test('and never fewer than it offers', () => {
  const page = captureOf(`
    <h1>How bread is baked</h1><p>Flour from Funchal is ground twice. The mill of Santana closed in 1974.</p>
    <p>Bakers in Lisbon and Porto say that the dough of Coimbra needs an hour more than that of Faro.</p>`);
  const read = readForTraveller(page, knowledge);
  if (read.ok || read.failure.kind !== 'nothing-found') throw new Error('The page has become a trip.');
  const { names = 0, also = [] } = read.failure;
  expect(also.length).toBeGreaterThan(1);
  expect(names).toBeGreaterThanOrEqual(also.length);
});

test('and shows them to a traveller who wants to see them anyway', () => {
  const read = readForTraveller(climate, { ...knowledge, takesAnyPage: true });
  expect(read.ok && read.value.days.flatMap(({ stops }) => stops)).toHaveLength(2);
});

test('where there is no name either, nothing more is offered', () => {
  const read = readForTraveller(captureOf('<h1>Plain bread</h1><p>Mix it, wait, bake it.</p>'), knowledge);
  expect(!read.ok && read.failure).toEqual({ kind: 'nothing-found', title: expect.any(String) });
});

test('a page without a title is called after where it goes', () => {
  const read = readForTraveller({ ...climate, title: '' }, { ...knowledge, takesAnyPage: true });
  expect(read.ok && read.value.title.value).toBe('Funchal');
});

test('and where nobody knows that either, in the traveller’s language', async () => {
  const nowhere =
    captureOf(`<h2>Day 1</h2><ul><li>09:00 The Old Qwmill</li><li>11:00 The Zyxw Bakery</li></ul>
    <h2>Day 2</h2><ul><li>09:00 The Blue Vbnm Shop</li><li>12:00 The Plkj Tower</li></ul>`);
  await speakFrom('de');
  const read = readForTraveller({ ...nowhere, title: '' }, { ...knowledge, takesAnyPage: true });
  await speakFrom('en-GB');
  expect(read.ok && read.value.title.value).toBe('Reise ohne Titel');
});
