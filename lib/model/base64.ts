/** Without the `data:` prefix, as messages and the service expect it. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In chunks: one call cannot take all bytes as arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

export function fileOf(base64: string, type = ''): Blob {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  // For 25 MB, `Uint8Array.from` takes ten times as long.
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return new Blob([bytes], { type });
}
