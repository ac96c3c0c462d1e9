// `npm run kills`: sends clip after clip in real Chromium, ends the worker or the service at every step and breaks the
// network in every way, and prints what is in the service afterwards: one itinerary, with all its pictures.
// With words, only the rows that have one of them: `npm run kills -- save alarm`.
import { rows } from './kills/disturbances.ts';
import { runRow } from './kills/run-row.ts';
import { withDesk } from './kills/with-desk.ts';

const words = process.argv.slice(2);
const chosen = rows.filter(
  ({ step, what }) => words.length === 0 || words.some((word) => `${step} ${what}`.includes(word)),
);

await withDesk({ port: 4730 }, async ({ desk, service }) => {
  console.log(
    `${'step'.padEnd(15)}${'what happens'.padEnd(60)}itineraries  pictures  saved  seconds\n${'-'.repeat(106)}`,
  );
  let bad = 0;
  for (const row of chosen) {
    const line = await runRow(row, { desk, service });
    if (!line.isGood) bad += 1;
    console.log(line.text);
  }
  console.log(`\n${chosen.length - bad} of ${chosen.length} as they should be.`);
  process.exitCode = bad === 0 ? 0 : 1;
});
