// Pure: no browser, no network, no clock.
// Addresses inside the traveller's own network: what a page on the open web points to there is not fetched for it.

const privateNames = /^(?:localhost|[^.]+|.*\.(?:localhost|local|internal|lan|home\.arpa))$/;

/** Of a host as URL has it: "192.168.1.7", "[fd00::1]", "printer.local". */
export function isPrivateHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (name.startsWith('[')) return isPrivateSix(name.slice(1, -1));
  if (/^\d+\.\d+\.\d+\.\d+$/.test(name)) return isPrivateFour(name);
  return privateNames.test(name);
}

function isPrivateFour(address: string): boolean {
  const [a = 0, b = 0] = address.split('.').map(Number);
  if (a === 0 || a === 10 || a === 127) return true;
  if (a === 100) return b >= 64 && b < 128; // behind a provider's own router
  if (a === 169) return b === 254;
  if (a === 172) return b >= 16 && b < 32;
  return a === 192 && b === 168;
}

function isPrivateSix(address: string): boolean {
  if (address === '::' || address === '::1') return true;
  // URL writes an embedded "10.0.0.1" as two groups: "::ffff:a00:1".
  const embedded = /^::(?:ffff:)?([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address);
  if (embedded) {
    const [high = 0, low = 0] = embedded.slice(1).map((group) => Number.parseInt(group, 16));
    return isPrivateFour([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  return /^f[cd]|^fe[89ab]/.test(address);
}

/** Whether a picture at `src` may be copied for the page: nothing of a private network, but for a page that lies there itself. */
export function mayCopy(src: string, pageUrl: string): boolean {
  const picture = URL.parse(src);
  if (picture?.protocol === 'data:') return true;
  if (picture?.protocol !== 'https:' && picture?.protocol !== 'http:') return false;
  return !isPrivateHost(picture.hostname) || picture.hostname === URL.parse(pageUrl)?.hostname;
}
