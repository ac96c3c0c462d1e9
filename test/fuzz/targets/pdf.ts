import fc from 'fast-check';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPdf } from '../../../lib/pdf/read-pdf.ts';
import { madeBookings } from '../../made-bookings/made.ts';
import { anyDamage, assertOpened, inBase64 } from '../damaged.ts';
import { type ByteChange, changeBytes } from '../mutate-bytes.ts';
import { target } from '../target.ts';

/** Otherwise pdf.js would log every damaged byte. */
const quietly: typeof pdfjs.getDocument = (source) =>
  pdfjs.getDocument({ ...(source as object), verbosity: pdfjs.VerbosityLevel.ERRORS });

const bytesOf = ({ made, changes }: { made: number; changes: ByteChange[] }): Uint8Array =>
  changeBytes(madeBookings[made]?.bytes() ?? new Uint8Array(), changes);

export const pdfs = target({
  name: 'pdf',
  claim: 'a damaged PDF is read as far as it goes, or its damage has a name',
  any: fc.record({ made: fc.nat(madeBookings.length - 1), changes: anyDamage }),
  holds: async (damaged) => assertOpened(await readPdf(bytesOf(damaged), { ...pdfjs, getDocument: quietly })),
  show: (damaged) => `${madeBookings[damaged.made]?.name}\n${inBase64(bytesOf(damaged))}`,
  shortRuns: 8,
});
