// `npm run bench`: every benchmark in one report, .output/bench/report.md, with a chart. Ratios, each measured in one run.
//   npm run bench -- [--pages FOLDER] [--bookings FOLDER]... [--clipper FOLDER]... [--full] [WORD...]
// Without folders it uses our own pages and papers; with words, only the parts whose titles contain one. A short run
// takes a few minutes, `--full` as long as all benches separately. Never passes or fails on timing.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { barsOf } from './bench/bars.ts';
import { describeMachine } from './bench/machine.ts';
import { parts } from './bench/parts.ts';
import { type Section, wholeReport } from './bench/whole-report.ts';
import { projectRoot } from './build-extension.ts';

const { values, positionals: words } = parseArgs({
  options: {
    pages: { type: 'string' },
    bookings: { type: 'string', multiple: true, default: [] },
    clipper: { type: 'string', multiple: true, default: [] },
    full: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const request = {
  pages: values.pages,
  bookings: values.bookings,
  clippers: values.clipper,
  isFull: values.full,
};
const wanted = parts.filter(
  ({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word.toLowerCase())),
);

const folder = join(projectRoot, '.output', 'bench');
const machine = describeMachine();
const sections: Section[] = [];

/** After every part, so that an interrupted run keeps what was measured until then. */
function writeReport(): string {
  const figures = sections.flatMap((section) => section.figures);
  const report = wholeReport({
    day: new Date().toISOString().slice(0, 10),
    machine,
    subjects: [
      values.full ? 'all rounds' : 'a short run; `--full` makes all rounds',
      values.pages ? 'pages that were handed in' : 'pages of our own tests',
      values.bookings.length > 0 ? 'booking papers that were handed in' : 'booking papers of our own',
    ],
    sections,
    picture: 'ratios.svg',
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'ratios.svg'), barsOf(figures));
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify({ machine, figures }, null, 2)}\n`);
  writeFileSync(join(folder, 'report.md'), report);
  return report;
}

let report = '';
let failed = 0;
for (const { title, measure } of wanted) {
  const begun = performance.now();
  console.error(`${title} …`);
  try {
    sections.push({ title, ...(await measure(request)) });
  } catch (thrown) {
    // The other parts are worth having without it.
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    sections.push({ title, figures: [], details: `Not measured: ${why}` });
    failed += 1;
  }
  console.error(`${title}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  report = writeReport();
}
process.stdout.write(report);
console.error('In .output/bench: report.md, ratios.svg, figures.json');
process.exitCode = failed > 0 ? 1 : 0;
