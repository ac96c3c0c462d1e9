/** "https://air.example/t/ticket%20cv.pdf?x=1" → "ticket cv.pdf" */
export function nameIn(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'booking.pdf';
  } catch {
    // Not every percent sign in an address starts an escape sequence.
    return last;
  }
}
