/** The browser's permission pattern: "https://api.example.com:8443/v1" → "https://api.example.com/*". It has no ports. */
export function hostPattern(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}
