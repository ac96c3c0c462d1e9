// The smallest PDF that pdf.js reads: monospaced text, one page for each form feed.
import { lockPdf } from './lock-pdf.ts';
import { pagesPdf } from './object-pdf.ts';

export interface PdfExtras {
  /** Makes readers ask for an unknown password. */
  isEncrypted?: boolean;
  /** Makes readers ask for this password. */
  password?: string;
  /** "D:20270511093015": the creation date in the file. */
  made?: string;
}

const letterSize = 10;
const letterWidth = letterSize * 0.6;
const lineStep = 14;
const top = 780;

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** Two or more spaces separate columns; each column is a separate piece, at its position in the text. */
export function pageContent(page: string): string {
  const shows = page
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(/\S+(?: \S+)*/g)].map(
        ({ index, 0: words }) =>
          `BT /F1 ${letterSize} Tf 1 0 0 1 ${40 + index * letterWidth} ${top - row * lineStep} Tm (${escaped(words)}) Tj ET`,
      ),
    );
  return shows.join('\n');
}

export function writePdf(
  text: string,
  { isEncrypted = false, password, made }: PdfExtras = {},
): Uint8Array<ArrayBuffer> {
  const pages = text.split('\f').map((page) => ({ content: pageContent(page) }));
  const last = 4 + pages.length * 2;
  if (password !== undefined) return lockPdf(pages, password);
  if (isEncrypted) {
    const lock = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`;
    return pagesPdf(pages, { more: [lock], trailer: `/Encrypt ${last} 0 R /ID [<00> <00>]` });
  }
  if (made) return pagesPdf(pages, { more: [`<< /CreationDate (${made}) >>`], trailer: `/Info ${last} 0 R` });
  return pagesPdf(pages);
}
