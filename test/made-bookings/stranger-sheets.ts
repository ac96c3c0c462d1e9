// Papers set line by line, in the style of unknown companies: labels beside, above and below their values, tables,
// letters, sixteen languages. Each is a file of lines (a number is a gap) with its bookings. All are invented.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Reservation } from '../../lib/model/reservation.ts';
import { type Drawn, sheetPdf } from './sheet-pdf.ts';

const Words = z.union([
  z.tuple([z.number(), z.string()]),
  z.tuple([z.number(), z.string(), z.number()]),
  z.tuple([z.number(), z.string(), z.number(), z.boolean()]),
]);
const Sheet = z.object({
  lines: z.array(z.union([z.number(), z.array(Words)])),
  reservations: z.array(Reservation),
});

export interface StrangerSheet {
  name: string;
  bytes: () => Uint8Array<ArrayBuffer>;
  reservations: Reservation[];
}

const [top, step, leading, plainSize] = [60, 16, 1.5, 10];

function drawn(lines: z.infer<typeof Sheet>['lines']): Drawn[] {
  const words: Drawn[] = [];
  let y = top;
  for (const line of lines) {
    if (typeof line === 'number') {
      y += line;
      continue;
    }
    for (const [x, text, size = plainSize, isBold = false] of line) words.push({ text, x, y, size, isBold });
    y += Math.max(step, ...line.map(([, , size = plainSize]) => size * leading));
  }
  return words;
}

const folder = join(import.meta.dirname, 'strangers');

export const strangerSheets: StrangerSheet[] = readdirSync(folder)
  .toSorted()
  .map((file) => {
    const { lines, reservations } = Sheet.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    return { name: file.replace('.json', ''), reservations, bytes: () => sheetPdf([drawn(lines)]) };
  });
