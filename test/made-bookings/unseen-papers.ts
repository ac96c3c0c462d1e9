// Papers and mails in the style of many kinds of companies, written before the reader that reads them. Two parts are
// for development (`working`, `blind`); `measured` and `sealed` are only measured, to show how well unseen papers are
// read. All are invented.
// `.sheet` files are printed: a character's position in its line is its position on the page, "# " sets a line large,
// "~ " small.
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import * as z from 'zod/mini';
import { Reservation } from '../../lib/model/reservation.ts';
import { type Drawn, sheetPdf } from './sheet-pdf.ts';

const Labels = z.object({ reservations: z.array(Reservation), error: z.optional(z.string()) });

export interface UnseenPaper {
  half: 'working' | 'measured' | 'blind' | 'sealed';
  /** With its file extension. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  labels: z.infer<typeof Labels>;
}

const [left, letterWidth, top, step] = [40, 5.2, 60, 15];
const sizes: Record<string, number> = { '# ': 18, '~ ': 7 };
const isWide = (sign: string) => /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/u.test(sign);
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (isWide(sign) ? 2 : 1), 0);

function drawn(sheet: string): Drawn[] {
  const words: Drawn[] = [];
  let y = top;
  for (const line of sheet.split('\n')) {
    const size = sizes[line.slice(0, 2)];
    const text = size ? line.slice(2) : line;
    for (const { index, 0: cell } of text.matchAll(/\S+(?: \S+)*/gu))
      words.push({ text: cell, x: left + widthOf(text.slice(0, index)) * letterWidth, y, size: size ?? 9 });
    y += size ? Math.max(step, size * 1.5) : step;
  }
  return words;
}

function paperOf(half: UnseenPaper['half'], file: string): UnseenPaper {
  const folder = join(import.meta.dirname, 'unseen', half);
  const { name, ext } = parse(file);
  const bytes = new Uint8Array(readFileSync(join(folder, file)));
  const labels = Labels.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
  if (ext !== '.sheet') return { half, name: file, bytes, labels };
  return { half, name: `${name}.pdf`, bytes: sheetPdf([drawn(new TextDecoder().decode(bytes))]), labels };
}

const filesOf = (half: UnseenPaper['half']) =>
  readdirSync(join(import.meta.dirname, 'unseen', half))
    .filter((file) => !file.endsWith('.json'))
    .toSorted();

export const unseenPapers = (half: UnseenPaper['half']): UnseenPaper[] =>
  filesOf(half).map((file) => paperOf(half, file));
