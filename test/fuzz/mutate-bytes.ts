// Mutations of files: bytes are changed, removed or duplicated, and the end is cut off.
import fc from 'fast-check';
import { spot } from './mutate-text.ts';

export type ByteChange =
  | { how: 'set'; at: number; bytes: Uint8Array }
  | { how: 'put'; at: number; bytes: Uint8Array }
  | { how: 'cut'; at: number; length: number }
  | { how: 'copy'; at: number; length: number; to: number }
  | { how: 'end'; at: number };

const place = fc.nat(9999);
const is = <K extends string>(how: K) => fc.constant(how);
const few = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 12 }),
  // Numbers, names and end markers that formats rely on.
  fc
    .constantFrom(
      '0',
      '-1',
      '99999999999',
      'endobj',
      '>>',
      '<<',
      '\r\n',
      'BT',
      'PK\u0003\u0004',
      '\u00ff\u00fe',
    )
    .map((text) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))),
);

export const anyByteChange: fc.Arbitrary<ByteChange> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ how: is('set'), at: place, bytes: few }) },
  { weight: 2, arbitrary: fc.record({ how: is('put'), at: place, bytes: few }) },
  { weight: 2, arbitrary: fc.record({ how: is('cut'), at: place, length: fc.nat(400) }) },
  { weight: 2, arbitrary: fc.record({ how: is('copy'), at: place, length: fc.nat(400), to: place }) },
  { weight: 1, arbitrary: fc.record({ how: is('end'), at: place }) },
);

function changeOnce(bytes: Uint8Array, change: ByteChange): Uint8Array {
  const at = spot(change.at, bytes.length);
  const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
  switch (change.how) {
    case 'set':
      return joined(bytes.subarray(0, at), change.bytes, bytes.subarray(at + change.bytes.length));
    case 'put':
      return joined(bytes.subarray(0, at), change.bytes, bytes.subarray(at));
    case 'cut':
      return joined(bytes.subarray(0, at), bytes.subarray(at + change.length));
    case 'copy': {
      const to = spot(change.to, bytes.length);
      return joined(bytes.subarray(0, to), bytes.subarray(at, at + change.length), bytes.subarray(to));
    }
    default:
      return bytes.slice(0, at);
  }
}

export const changeBytes = (bytes: Uint8Array, changes: ByteChange[]): Uint8Array =>
  changes.reduce(changeOnce, bytes.slice());
