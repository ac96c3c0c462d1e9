// Links and pictures are kept with whole addresses: a Capture is read far from its page.

/** "../day-2" on "https://a.example/trip/day-1" → "https://a.example/day-2"; what cannot be joined stays as it is. */
export function absolute(address: string, base: string): string {
  const trimmed = address.trim();
  try {
    return new URL(trimmed, base || undefined).href;
  } catch {
    return trimmed;
  }
}

/** The address that relative links start from. */
export function baseOf(document: Document, url: string): string {
  const declared = document.querySelector('base[href]')?.getAttribute('href');
  return declared ? absolute(declared, url) : url;
}
