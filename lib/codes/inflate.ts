// The platform's own decompression, with a limit: a small file may unpack to any size.

export type Packing = 'deflate' | 'deflate-raw';

/** The unpacked bytes; undefined where the packed ones are damaged, or unpack to more than `maxBytes`. */
export type Inflate = (
  packed: Uint8Array,
  packing: Packing,
  maxBytes: number,
) => Promise<Uint8Array | undefined>;

function joined(parts: Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Uses `DecompressionStream`, which both browsers and Node have. */
export const inflate: Inflate = async (packed, packing, maxBytes) => {
  const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream(packing));
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      length += step.value.length;
      if (length > maxBytes) {
        await reader.cancel();
        return undefined;
      }
      parts.push(step.value);
    }
    return joined(parts, length);
  } catch {
    // The stream fails with a TypeError where the bytes are damaged.
    return undefined;
  }
};
