// Reads a zip by the directory at the end of the file. The names and sizes in it are untrusted.
import type { Inflate } from '../codes/inflate.ts';
import { fail, ok, type Result } from '../model/result.ts';

export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  packedBytes: number;
  /** Where the entry's local header begins. */
  at: number;
}

export type ZipFailure = { kind: 'not-a-zip' } | { kind: 'unsafe-names' };

// A pass holds up to 30 pictures and a folder for each of 40 languages.
const maxEntries = 2000;
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const headMark = 0x04034b50;
// The end record is 22 bytes and may carry a comment of 64 kB.
const endBytes = 22;
const searchedBytes = endBytes + 0xffff;

function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - searchedBytes);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return undefined;
}

/** True for a name that leaves its folder or is an absolute path. */
const leadsOut = (name: string): boolean =>
  /^[/\\]|^[a-z]:|\0/i.test(name) || name.split(/[/\\]/).includes('..');

function entryAt(view: DataView, at: number): { entry: ZipEntry; next: number } | undefined {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark) return undefined;
  const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) =>
    view.getUint16(at + offset, true),
  );
  const nameAt = at + 46;
  const next = nameAt + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0);
  if (next > view.byteLength) return undefined;
  const name = new TextDecoder().decode(
    new Uint8Array(view.buffer, view.byteOffset + nameAt, nameBytes ?? 0),
  );
  const entry = {
    name,
    method: view.getUint16(at + 10, true),
    packedBytes: view.getUint32(at + 20, true),
    at: view.getUint32(at + 42, true),
  };
  return { entry, next };
}

/** The entries of a zip; if any of them names a file outside, the whole zip is refused. */
export function entriesOf(bytes: Uint8Array): Result<ZipEntry[], ZipFailure> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length >= endBytes ? endOf(view) : undefined;
  if (end === undefined) return fail({ kind: 'not-a-zip' });
  const count = Math.min(view.getUint16(end + 10, true), maxEntries);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const found = entryAt(view, at);
    if (!found) return fail({ kind: 'not-a-zip' });
    entries.push(found.entry);
    at = found.next;
  }
  return entries.some(({ name }) => leadsOut(name)) ? fail({ kind: 'unsafe-names' }) : ok(entries);
}

/** The bytes of one entry; undefined if they are damaged, encrypted or more than `maxBytes`. */
export async function unpacked(
  bytes: Uint8Array,
  { at, method, packedBytes }: ZipEntry,
  { inflate, maxBytes }: { inflate: Inflate; maxBytes: number },
): Promise<Uint8Array | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > bytes.length || view.getUint32(at, true) !== headMark) return undefined;
  const isLocked = (view.getUint16(at + 6, true) & 1) === 1;
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (isLocked || start + packedBytes > bytes.length) return undefined;
  const packed = bytes.subarray(start, start + packedBytes);
  if (method === 0) return packed.length <= maxBytes ? packed : undefined;
  return method === 8 ? inflate(packed, 'deflate-raw', maxBytes) : undefined;
}
