/** As browsers are asked for a host: "https://api.example.com:8443/v1" → "https://api.example.com/*". They know no ports. */
export function hostPattern(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}
