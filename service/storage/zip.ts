// A ZIP archive, streamed one file after another: only the current file is in memory. Nothing is compressed: most of it
// is pictures and PDFs.
import { crc32 } from 'node:zlib';

export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

// Bit 11: the name is in UTF-8.
const utf8Name = 0x0800;
// 1 January 1980, the format's first day: the real dates are in the files themselves.
const firstDay = 0x0021;

/** The fields shared by a file's local header and its entry in the central directory. */
function factsOf({ bytes }: ZipEntry, name: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(utf8Name, 2);
  facts.writeUInt16LE(firstDay, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

function listed(facts: Buffer, name: Buffer, offset: number): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(20, 4);
  facts.copy(head, 6);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, name]);
}

export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const list: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const facts = factsOf(entry, name);
    list.push(listed(facts, name, offset));
    const start = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name]);
    yield start;
    yield entry.bytes;
    offset += start.length + entry.bytes.length;
  }
  const directory = Buffer.concat(list);
  yield directory;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  yield end;
}
