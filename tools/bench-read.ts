// `npm run bench:read [-- FOLDER]`: the whole draft against Readability.parse alone, and against defuddle, on the same
// pages in the same browser. Prints figures; never passes or fails on timing.
import { measureReading } from './bench/measure-reading.ts';
import { ownPages } from './bench/pages.ts';
import { reportOf } from './bench/report.ts';

// Enough for a median that hardly moves on two busy cores.
const runs = 7;

process.stdout.write(reportOf(await measureReading({ folder: process.argv[2] ?? ownPages, runs })));
