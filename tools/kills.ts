// `npm run kills`: sends clip after clip in real Chromium, kills the worker or the service at every step, breaks the
// network in every way, and prints what the service has afterwards: it should be one itinerary with all its pictures.
// With words, only the rows that contain one: `npm run kills -- save alarm`.
// `npm run kills -- --crashes 200 [--seed N] [--minutes N] [--browser firefox]`: kills the browser itself with SIGKILL
// at random moments while drafts are edited and sent in it.
import { parseArgs } from 'node:util';
import { crash } from './kills/crashes.ts';
import { rows } from './kills/disturbances.ts';
import { runRow } from './kills/run-row.ts';
import { withSender } from './kills/with-sender.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    crashes: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    minutes: { type: 'string', default: '60' },
    browser: { type: 'string', default: 'chromium' },
  },
});

async function disturb(): Promise<boolean> {
  const chosen = rows.filter(
    ({ step, what }) => words.length === 0 || words.some((word) => `${step} ${what}`.includes(word)),
  );
  let bad = 0;
  await withSender({ port: 4730 }, async ({ sender, service }) => {
    console.log(
      `${'step'.padEnd(15)}${'what happens'.padEnd(60)}itineraries  pictures  saved  seconds\n${'-'.repeat(106)}`,
    );
    for (const row of chosen) {
      const line = await runRow(row, { sender, service });
      if (!line.isGood) bad += 1;
      console.log(line.text);
    }
    console.log(`\n${chosen.length - bad} of ${chosen.length} as they should be.`);
  });
  return bad === 0;
}

const isGood =
  values.crashes === undefined
    ? await disturb()
    : await crash({
        kills: Number(values.crashes),
        seed: Number(values.seed),
        minutes: Number(values.minutes),
        kind: values.browser === 'firefox' ? 'firefox' : 'chromium',
        port: 4740,
        say: console.log,
      });
process.exitCode = isGood ? 0 : 1;
