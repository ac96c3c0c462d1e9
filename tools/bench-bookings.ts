// `npm run bench:bookings -- [FOLDER...]`: from the bytes of booking PDFs to the draft, against pdf.js taking their text alone,
// on the same files in the same run; with barcodes too; and beside KDE's extractor where it is installed. Without folders,
// on papers of our own. Prints figures; never passes or fails on a clock.
import { measureBookings } from './bench/bookings/measure.ts';
import { bookingsReport } from './bench/bookings/report.ts';

// Enough for a median that two busy cores do not move much.
const rounds = 3;

const result = await measureBookings({ folders: process.argv.slice(2), rounds });
process.stdout.write(`${bookingsReport(result).join('\n')}\n`);
