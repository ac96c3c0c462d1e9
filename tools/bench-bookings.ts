// `npm run bench:bookings -- [FOLDER...]`: times booking PDFs from bytes to draft against pdf.js extracting only their
// text, on the same files in the same run; also with barcodes; and against KDE's extractor where it is installed.
// Without folders it uses our own made-up papers. Prints figures; never passes or fails on timing.
import { measureBookings } from './bench/bookings/measure.ts';
import { bookingsReport } from './bench/bookings/report.ts';

// Enough for a median that hardly moves on two busy cores.
const rounds = 3;

const result = await measureBookings({ folders: process.argv.slice(2), rounds });
process.stdout.write(`${bookingsReport(result).join('\n')}\n`);
