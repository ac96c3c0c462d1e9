// Makes a small PDF from words and bars with positions, encrypted if a password is given (RC4, 40 bits: the oldest
// scheme there is, which every reader still opens).
import { createHash } from 'node:crypto';

export type Drawn =
  | { text: string; x: number; y: number; size?: number; isBold?: boolean; colour?: Colour }
  /** `y` of both is measured from the top of the page. */
  | { bar: Colour; x: number; y: number; width: number; height: number };
type Colour = [red: number, green: number, blue: number];

const pageHeight = 842;
const black: Colour = [0.1, 0.13, 0.14];
/** Characters that WinAnsi has beyond Latin-1. */
const winAnsi: Record<string, number> = { '€': 0x80, '–': 0x96, '’': 0x92 };

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const bytesOf = (text: string) =>
  [...text].map((letter) => (winAnsi[letter] ?? letter.charCodeAt(0)).toString(16).padStart(2, '0')).join('');

function operatorsOf(drawn: Drawn): string {
  if ('bar' in drawn) {
    const { bar, x, y, width, height } = drawn;
    return `${bar.join(' ')} rg ${x} ${pageHeight - y - height} ${width} ${height} re f`;
  }
  const { text, x, y, size = 10, isBold = false, colour = black } = drawn;
  const font = isBold ? 'F2' : 'F1';
  return `${colour.join(' ')} rg BT /${font} ${size} Tf 1 0 0 1 ${x} ${pageHeight - y} Tm <${bytesOf(text)}> Tj ET`;
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (list: Uint8Array, index: number) => list[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(box, one);
    box[one & 255] = at(box, other);
    box[other & 255] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(box, i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return data.map((byte) => {
    i += 1;
    j = (j + at(box, i)) & 255;
    swap(i, j);
    return byte ^ at(box, at(box, i) + at(box, j));
  });
}

const md5 = (...parts: (Uint8Array | number[])[]) =>
  new Uint8Array(
    createHash('md5')
      .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
      .digest(),
  );
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

// The padding that the PDF format prescribes for short passwords.
const filling = Uint8Array.from(
  Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex'),
);
const padded = (password: string) =>
  Uint8Array.from([...latin1(password), ...filling].slice(0, filling.length));
const documentId = [1, 2, 3, 4];
// Everything is permitted once it is open.
const permissions = [0xfc, 0xff, 0xff, 0xff];

interface Lock {
  dictionary: string;
  close: (object: number, content: Uint8Array) => Uint8Array;
}

function lockWith(password: string): Lock {
  const owner = rc4(md5(padded(password)).slice(0, 5), padded(password));
  const key = md5(padded(password), owner, permissions, documentId).slice(0, 5);
  return {
    dictionary: `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${hex(owner)}> /U <${hex(rc4(key, filling))}> >>`,
    close: (object, content) =>
      rc4(md5(key, [object & 255, (object >> 8) & 255, 0, 0, 0]).slice(0, 10), content),
  };
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
const firstPage = 5;

/** Pages that are the same list are written once, however many there are. */
export function paperPdf(pages: Drawn[][], password?: string): Uint8Array {
  const lock = password === undefined ? undefined : lockWith(password);
  const kids = pages.map((_, index) => `${firstPage + index} 0 R`).join(' ');
  const contents = new Map(
    [...new Set(pages)].map((page, index) => [page, firstPage + pages.length + index]),
  );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.map(
      (page) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${pageHeight}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${contents.get(page)} 0 R >>`,
    ),
    ...[...contents].map(([page, number]) => {
      const content = latin1(page.map(operatorsOf).join('\n'));
      const bytes = lock ? lock.close(number, content) : content;
      return `<< /Length ${bytes.length} >>\nstream\n${String.fromCharCode(...bytes)}\nendstream`;
    }),
    ...(lock ? [lock.dictionary] : []),
  ];
  return latin1(fileOf(objects, lock !== undefined));
}

function fileOf(objects: string[], isLocked: boolean): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const id = hex(Uint8Array.from(documentId));
  const encrypt = isLocked ? ` /Encrypt ${objects.length} 0 R /ID [<${id}> <${id}>]` : '';
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${encrypt} >>\nstartxref\n${file.length}\n%%EOF\n`;
}
