// Reads "de.lproj/pass.strings": `"gate_str" = "Flugsteig";`, in UTF-8 or UTF-16.

// A pass has some dozens of labels.
const maxStrings = 1000;

function decoded(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined;
  const big = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
  return new TextDecoder(wide ?? big ?? 'utf-8').decode(bytes);
}

const plain = (quoted: string): string =>
  quoted.replace(/\\(.)/gs, (_all, character: string) => (character === 'n' ? '\n' : character));

/** The pass's strings in this language, by the strings in pass.json. */
export function readStrings(bytes: Uint8Array): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, key = '', value = ''] of decoded(bytes).matchAll(
    /"((?:[^"\\]|\\.){1,200})"\s{0,20}=\s{0,20}"((?:[^"\\]|\\.){0,2000})"/gs,
  )) {
    found.set(plain(key), plain(value));
    if (found.size >= maxStrings) break;
  }
  return found;
}
