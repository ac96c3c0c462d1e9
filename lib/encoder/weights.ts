// Reads the text model's file, with its list of subwords.
import { Head } from './file-head.ts';
import { fits } from './fits.ts';
import { readTensorFile, type Tensors } from './tensor-file.ts';

const magic = 'WAYTEXT1';

export interface Weights extends Tensors {
  head: Head;
  subwords: string[];
}

/** Undefined if the file is damaged, truncated or of another version: the caller goes on without it. */
export function readWeights(bytes: Uint8Array): Weights | undefined {
  const file = readTensorFile(bytes, magic, Head);
  if (!file) return undefined;
  const { head, body, rowsOf, numbersOf } = file;
  const { at, length } = head.subwords;
  if (at + length > body.length) return undefined;
  const subwords = new TextDecoder().decode(body.subarray(at, at + length)).split('\n');
  return fits(head, subwords.length) ? { head, subwords, rowsOf, numbersOf } : undefined;
}
