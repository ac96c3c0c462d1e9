// `npm run bench:library`: a library of 10,000 itineraries beside one of 100, in one Chromium run: opened, searched with
// every letter, scrolled. Prints ratios; never passes or fails on a clock. `npm run bench:library -- 20` makes 20 rounds.
import { measureLibrary } from './bench/library/measure.ts';
import { libraryReport } from './bench/library/report.ts';

// Enough for a median that two busy cores do not move much.
const rounds = Number(process.argv[2] ?? 12);

process.stdout.write(libraryReport(await measureLibrary(rounds)));
