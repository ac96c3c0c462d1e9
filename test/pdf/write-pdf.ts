// The smallest PDF that pdf.js reads: monospaced text, one page for each form feed.

export interface PdfExtras {
  /** Makes readers ask for a password nobody has. */
  isEncrypted?: boolean;
}

const letterSize = 10;
const letterWidth = letterSize * 0.6;
const lineStep = 14;
const top = 780;

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** Two blanks or more part the columns; each column is a piece of its own, standing where it stands in the text. */
function pageContent(page: string): string {
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

function objectsFor(text: string): string[] {
  const pages = text.split('\f');
  const firstPage = 4;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const content = pageContent(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
}

export function writePdf(text: string, { isEncrypted = false }: PdfExtras = {}): Uint8Array {
  const lock = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`;
  const objects = isEncrypted ? [...objectsFor(text), lock] : objectsFor(text);
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt = isEncrypted ? ` /Encrypt ${objects.length} 0 R /ID [<00> <00>]` : '';
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${encrypt} >>\nstartxref\n${file.length}\n%%EOF\n`;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}
