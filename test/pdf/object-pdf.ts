// Makes a PDF with its cross-reference table from objects, valid or not. The first object is the catalogue.

export const stream = (content: string, about = '') =>
  `<< ${about} /Length ${content.length} >>\nstream\n${content}\nendstream`;

export function objectPdf(objects: string[], trailer = ''): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}

export interface PdfPart {
  /** The content stream. */
  content: string;
  /** Additional page entries: "/Rotate 90", more resources … */
  extras?: string;
}

/** Pages of one size with Courier as /F1; `more` objects follow them, numbered from 4 + 2 × pages. */
export function pagesPdf(pages: PdfPart[], { more = [] as string[], trailer = '', catalog = '' } = {}) {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return objectPdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
      ...pages.flatMap(({ content, extras = '' }, index) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R ${
          extras.includes('/Resources') ? '' : '/Resources << /Font << /F1 3 0 R >> >>'
        } ${extras} >>`,
        stream(content),
      ]),
      ...more,
    ],
    trailer,
  );
}
