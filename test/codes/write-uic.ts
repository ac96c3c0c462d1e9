// Writes rail tickets as railways do, for journeys that nobody booked.
import { deflateSync } from 'node:zlib';

const digits = (value: number, width: number) => String(value).padStart(width, '0');
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));

function writeBlock(name: string, version: string, content: string): string {
  return `${name}${version}${digits(12 + Buffer.byteLength(content), 4)}${content}`;
}

export const writeHead = (reference: string, issued: string) =>
  writeBlock('U_HEAD', '01', `0080${reference.padEnd(20, '\0')}${issued}12000DEDE`);

/** `fields` are line, column and text. */
export const writeLayout = (fields: [number, number, string][]) =>
  writeBlock(
    'U_TLAY',
    '01',
    `RCT2${digits(fields.length, 4)}${fields
      .map(
        ([line, column, text]) =>
          `${digits(line, 2)}${digits(column, 2)}0172${0}${digits(Buffer.byteLength(text), 4)}${text}`,
      )
      .join('')}`,
  );

export const writeVendor = (days: [string, string][], fields: Record<string, string>) =>
  writeBlock(
    '0080BL',
    '03',
    `02${days.length}${days.map(([from, to]) => `${from}${to}${'7'.padEnd(10, '\0')}`).join('')}${digits(
      Object.keys(fields).length,
      2,
    )}${Object.entries(fields)
      .map(([number, text]) => `S${number}${digits(Buffer.byteLength(text), 4)}${text}`)
      .join('')}`,
  );

export function writeUic(blocks: string[], version: '01' | '02' = '01'): Uint8Array {
  const packed = deflateSync(bytesOf(blocks.join('')));
  const head = `#UT${version}008000001${'s'.repeat(version === '01' ? 50 : 64)}${digits(packed.length, 4)}`;
  return new Uint8Array(Buffer.concat([bytesOf(head), packed]));
}
