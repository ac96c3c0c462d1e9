/** Without a head, as messages and the service take it. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // All bytes as arguments of one call would be too many.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

export function fileOf(base64: string, type = ''): Blob {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  // Of 25 MB `Uint8Array.from` makes ten times the work.
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return new Blob([bytes], { type });
}
