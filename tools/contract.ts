// `npm run contract`: runs every row of the service's contract in all four environments and prints the table.
import { isMissing, judgeRows } from './contract/judge-rows.ts';
import { runSuite } from './contract/run-suite.ts';

const marks: Record<string, string> = { passed: 'yes', failed: 'NO', pending: '–', skipped: '–', todo: '–' };
const sectionRow = /^\d+\.\d+ /;

const { files, seconds } = await runSuite('test/contract/service/contract.test.ts', 'contract');
const results = files.flatMap(({ assertionResults }) => assertionResults);
const ofRows = results.filter(({ title }) => sectionRow.test(title));
const places = [...new Set(ofRows.map(({ ancestorTitles }) => ancestorTitles[0] ?? ''))];
const names = [...new Set(ofRows.map(({ title }) => title))];
const statusOf = new Map(
  ofRows.map(({ ancestorTitles, title, status }) => [`${ancestorTitles[0]} ${title}`, status]),
);

// "HTTP, PostgreSQL (PostgreSQL is not installed …)": the reason is printed below the table.
const [short, reasons] = [places.map((place) => place.replace(/ \(.*\)$/, '')), places.filter(isMissing)];
const widths = short.map((place) => place.length + 2);
const longest = Math.max(...names.map(({ length }) => length));
const line = (name: string, cells: string[]) =>
  console.log(
    `${name.padEnd(longest + 2)}${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('')}`.trimEnd(),
  );

line('', short);
for (const name of names)
  line(
    name,
    places.map((place) => marks[statusOf.get(`${place} ${name}`) ?? ''] ?? '?'),
  );

const failed = results.filter(({ status }) => status === 'failed');
for (const { ancestorTitles, title, failureMessages } of failed)
  console.log(`\n${ancestorTitles[0]}: ${title}\n${failureMessages?.[0]?.split('\n')[0] ?? ''}`);
const broken = files.map(({ message }) => message ?? '').filter((message) => message !== '');
for (const message of broken) console.log(`\n${message}`);
for (const reason of reasons) console.log(`\nSkipped: ${reason}`);

console.log();
const judged = judgeRows(results);
for (const { place, kept, failed, untried } of judged)
  console.log(
    `${place.replace(/ \(.*\)$/, '')}: ${kept} kept, ${failed} not${untried === 0 ? '' : `, ${untried} not tried`}`,
  );
const untried = judged.reduce((sum, place) => sum + place.untried, 0);
console.log(
  `${names.length} rows in ${places.length - reasons.length} places, in ${seconds.toFixed(0)} s${untried === 0 ? '' : `; a place did not open, or broke off: ${untried} rows are not proven`}`,
);
process.exitCode = failed.length + untried + broken.length === 0 && names.length > 0 ? 0 : 1;
