// Decodes saved pages, which come in many encodings; the page itself declares which.

// Browsers look for the declaration only in the first kilobyte; some older pages have it a little later.
const searchedBytes = 4096;

function declaredIn(head: string): string | undefined {
  return /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1];
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  return declaredIn(new TextDecoder('latin1').decode(bytes.subarray(0, searchedBytes))) ?? 'utf-8';
}

/** The page's text; an unknown encoding is read as UTF-8. */
export function decodeHtml(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new TextDecoder().decode(bytes);
  }
}
