// `npm run contract`: walks every row of the service's document in all four places and prints the table.
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

// "HTTP, PostgreSQL (PostgreSQL is not installed …)": the reason stands below the table.
const [short, reasons] = [
  places.map((place) => place.replace(/ \(.*\)$/, '')),
  places.filter((place) => place.endsWith(')')),
];
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
const count = (status: string) => ofRows.filter((each) => each.status === status).length;
console.log(
  `\n${names.length} rows in ${places.length - reasons.length} places: ${count('passed')} kept, ${count('failed')} not, in ${seconds.toFixed(0)} s`,
);
process.exitCode = failed.length + broken.length === 0 && names.length > 0 ? 0 : 1;
