// A PDF with a password, in the oldest encryption (40-bit RC4): enough for readers to ask for it.
import { createHash } from 'node:crypto';
import { type PdfPart, pagesPdf } from './object-pdf.ts';

const filling = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const padded = (password: string) =>
  Buffer.concat([Buffer.from(password, 'latin1'), filling]).subarray(0, 32);
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [at(b), at(a)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return data.map((byte) => {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  }) as Buffer;
}

const permissions = -4;
const id = Buffer.from('0badcafe', 'hex');

export function lockPdf(pages: PdfPart[], password: string) {
  const owner = rc4(md5(padded(password)).subarray(0, 5), padded(password));
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions);
  const key = md5(padded(password), owner, rights, id).subarray(0, 5);
  const user = rc4(key, filling);
  const locked = pages.map((page, index) => {
    const number = 5 + index * 2;
    const own = md5(key, Buffer.from([number & 255, number >> 8, 0, 0, 0])).subarray(0, 10);
    return { ...page, content: rc4(own, Buffer.from(page.content, 'latin1')).toString('latin1') };
  });
  const lock = `<< /Filter /Standard /V 1 /R 2 /P ${permissions} /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`;
  return pagesPdf(locked, {
    more: [lock],
    trailer: `/Encrypt ${4 + pages.length * 2} 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`,
  });
}
