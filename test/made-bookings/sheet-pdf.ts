// Makes a PDF from words with positions, out of plain objects: Helvetica for Latin letters, and for others a font
// without a file but with a Unicode map, as some ticket printers make them.
import { objectPdf, stream } from '../pdf/object-pdf.ts';

export interface Drawn {
  text: string;
  x: number;
  /** From the top of the page. */
  y: number;
  size?: number;
  isBold?: boolean;
  /** Extra space after each letter, in points. */
  spacing?: number;
}

const pageHeight = 842;
const firstPage = 8;

/** Characters that WinAnsi has beyond Latin-1. */
const winAnsi: Record<string, number> = { '€': 0x80, '–': 0x96, '—': 0x97, '’': 0x92, '“': 0x93, '”': 0x94 };
const isLatin = (text: string) =>
  [...text].every((letter) => letter in winAnsi || letter.charCodeAt(0) < 256);

const latinBytes = (text: string) =>
  [...text].map((letter) => (winAnsi[letter] ?? letter.charCodeAt(0)).toString(16).padStart(2, '0')).join('');
const unicodeBytes = (text: string) =>
  Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('');

function shown({ text, x, y, size = 10, isBold = false, spacing = 0 }: Drawn): string {
  const font = isLatin(text) ? (isBold ? 'F2' : 'F1') : 'F3';
  const bytes = isLatin(text) ? latinBytes(text) : unicodeBytes(text);
  return `BT /${font} ${size} Tf ${spacing} Tc 1 0 0 1 ${x} ${pageHeight - y} Tm <${bytes}> Tj ET`;
}

/** Every code maps to the character with the same number. */
const toUnicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Same def /CMapType 2 def 1 begincodespacerange <0000> <FFFF> endcodespacerange
1 beginbfrange <0000> <FFFF> <0000> endbfrange endcmap end end`;

const latinFont = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

const fonts = [
  latinFont('Helvetica'),
  latinFont('Helvetica-Bold'),
  '<< /Type /Font /Subtype /Type0 /BaseFont /Sheet /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
  '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Sheet /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 /W [0 767 520 8192 8303 520] >>',
  stream(toUnicode),
];

function objectsFor(pages: Drawn[][]): string[] {
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  const resources = '/Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >>';
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...fonts,
    ...pages.flatMap((page, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${pageHeight}] ${resources} /Contents ${firstPage + index * 2 + 1} 0 R >>`,
      stream(page.map(shown).join('\n')),
    ]),
  ];
}

export const sheetPdf = (pages: Drawn[][]): Uint8Array<ArrayBuffer> => objectPdf(objectsFor(pages));
