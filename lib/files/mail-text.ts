// Decodes the encodings by which emails carry text as ASCII.

// More arguments at once would overflow the stack.
const bytesAtOnce = 8192;

/** One character per byte. `TextDecoder` has no such encoding: its "latin1" has curly quotes. */
export function byteStringOf(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += bytesAtOnce)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + bytesAtOnce)));
  return parts.join('');
}

/** Decodes "=C3=A9" and soft line breaks; anything else stays as it is. One character is one byte. */
export const fromQuotedPrintable = (text: string): string =>
  text
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Characters outside the Base64 alphabet are skipped. */
export function fromBase64(text: string): string {
  const letters = text.replace(/[^A-Za-z\d+/]/g, '');
  // A single leftover character holds no whole byte.
  return atob(letters.length % 4 === 1 ? letters.slice(0, -1) : letters);
}

export const bytesOf = (byteString: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(byteString.length);
  for (let index = 0; index < byteString.length; index += 1) bytes[index] = byteString.charCodeAt(index);
  return bytes;
};

/** The text of these bytes; an unknown encoding is read as UTF-8. */
export function inCharset(byteString: string, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytesOf(byteString));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new TextDecoder().decode(bytesOf(byteString));
  }
}

/** "=?utf-8?B?w6k=?=" → "é". Adjacent encoded words are joined. */
export function headerWords(value: string): string {
  const raw = value.replace(/(\?=)\s+(=\?)/g, '$1$2');
  const plain = /[\x80-\xff]/.test(raw) ? inCharset(raw) : raw;
  return plain
    .replace(/=\?([\w-]{1,40})(?:\*[\w-]{1,20})?\?([bq])\?([^?]{0,2000})\?=/gi, (_all, charset, form, text) =>
      inCharset(/b/i.test(form) ? fromBase64(text) : fromQuotedPrintable(text.replaceAll('_', ' ')), charset),
    )
    .replace(/\s+/g, ' ')
    .trim();
}
