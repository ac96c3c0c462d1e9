// The format of Tesseract's data: the number of parts (32 bits), the offset of each (64 bits, -1 if absent), the parts.

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function startsIn(data: Uint8Array): number[] {
  const view = viewOf(data);
  return Array.from({ length: view.getInt32(0, true) }, (_, part) =>
    Number(view.getBigInt64(4 + 8 * part, true)),
  );
}

/** The same file without one of its parts. */
export function withoutPart(data: Uint8Array, part: number): Uint8Array {
  const starts = startsIn(data);
  const from = starts[part] ?? -1;
  if (from < 0) throw new Error(`The data has no part ${part}.`);
  const next = Math.min(data.length, ...starts.filter((start) => start > from));
  const made = new Uint8Array(data.length - (next - from));
  made.set(data.subarray(0, from));
  made.set(data.subarray(next), from);
  const view = viewOf(made);
  for (const [index, start] of starts.entries()) {
    const moved = start > from ? start - (next - from) : start;
    view.setBigInt64(4 + 8 * index, BigInt(index === part ? -1 : moved), true);
  }
  return made;
}
