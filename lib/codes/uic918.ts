// The container of European rail tickets (UIC 918.3 and 918.9): "#UT", a signature, and compressed blocks of text.
import type { Inflate } from './inflate.ts';

export interface UicBlock {
  /** "U_HEAD", "U_TLAY", "0080BL" … */
  name: string;
  version: string;
  content: Uint8Array;
}

export interface UicTicket {
  blocks: UicBlock[];
}

// Version 1 has a signature of 50 bytes, version 2 one of 64.
const signatureBytes: Record<string, number> = { '01': 50, '02': 64 };
const signatureAt = 14;
// A code holds at most 3 kB; its text is twice as long when unpacked.
const maxUnpackedBytes = 64_000;
const maxBlocks = 32;
const blockHeadBytes = 12;

export const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** UTF-8 where it is valid, else Latin-1: tickets have either. */
export function ticketText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not a failure: most railways use Latin-1.
    return latin(bytes);
  }
}

const numberIn = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

export function blocksIn(bytes: Uint8Array): UicBlock[] {
  const blocks: UicBlock[] = [];
  let at = 0;
  while (at + blockHeadBytes <= bytes.length && blocks.length < maxBlocks) {
    const head = latin(bytes.subarray(at, at + blockHeadBytes));
    const length = numberIn(head.slice(8));
    if (length === undefined || length < blockHeadBytes) break;
    blocks.push({
      name: head.slice(0, 6).trim(),
      version: head.slice(6, 8),
      content: bytes.subarray(at + blockHeadBytes, Math.min(at + length, bytes.length)),
    });
    at += length;
  }
  return blocks;
}

/** The blocks of a ticket; undefined where the bytes are not a ticket, or damaged. */
export async function readUic918(bytes: Uint8Array, inflate: Inflate): Promise<UicTicket | undefined> {
  const head = latin(bytes.subarray(0, 5));
  const signature = head.startsWith('#UT') ? signatureBytes[head.slice(3)] : undefined;
  if (signature === undefined) return undefined;
  const lengthAt = signatureAt + signature;
  const length = numberIn(latin(bytes.subarray(lengthAt, lengthAt + 4)));
  if (!length) return undefined;
  const packed = bytes.subarray(lengthAt + 4, lengthAt + 4 + length);
  const unpacked = await inflate(packed, 'deflate', maxUnpackedBytes);
  const blocks = unpacked ? blocksIn(unpacked) : [];
  return blocks.length > 0 ? { blocks } : undefined;
}
