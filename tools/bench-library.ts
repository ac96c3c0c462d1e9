// `npm run bench:library`: a library of 10,000 itineraries against one of 100, in one Chromium run: opened, searched
// letter by letter, scrolled. Prints ratios; never passes or fails on timing. `npm run bench:library -- 20` makes 20
// rounds.
import { measureLibrary } from './bench/library/measure.ts';
import { libraryReport } from './bench/library/report.ts';

// Enough for a median that hardly moves on two busy cores.
const rounds = Number(process.argv[2] ?? 12);

process.stdout.write(libraryReport(await measureLibrary(rounds)));
