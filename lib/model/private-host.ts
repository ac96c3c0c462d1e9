// Recognises addresses inside the traveller's own network: nothing there is fetched for a page on the open web.

const privateNames = /^(?:localhost|[^.]+|.*\.(?:localhost|local|internal|lan|home\.arpa))$/;

/** `host` as in URL: "192.168.1.7", "[fd00::1]", "printer.local". */
export function isPrivateHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (name.startsWith('[')) return isPrivateSix(name.slice(1, -1));
  if (/^\d+\.\d+\.\d+\.\d+$/.test(name)) return isPrivateFour(name);
  return privateNames.test(name);
}

function isPrivateFour(address: string): boolean {
  const [a = 0, b = 0] = address.split('.').map(Number);
  if (a === 0 || a === 10 || a === 127) return true;
  if (a === 100) return b >= 64 && b < 128; // carrier-grade NAT
  if (a === 169) return b === 254;
  if (a === 172) return b >= 16 && b < 32;
  if (a === 198) return b === 18 || b === 19; // benchmarking
  if (a === 192) return b === 168 || address.startsWith('192.0.0.');
  return a >= 224; // multicast and reserved
}

function isPrivateSix(address: string): boolean {
  if (address === '::' || address === '::1') return true;
  const embedded = embeddedForms.map((form) => form.exec(address)).find(Boolean);
  if (embedded) {
    const [high = 0, low = 0] = embedded.slice(1).map((group) => Number.parseInt(group || '0', 16));
    return isPrivateFour([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  return /^f[cdf]|^fe[89a-f]/.test(address);
}

/** URL writes an embedded "10.0.0.1" as two groups: "::ffff:a00:1". NAT64 and 6to4 addresses embed one too. */
const embeddedForms = [
  /^::(?:ffff:(?:0:)?)?([\da-f]{1,4}):([\da-f]{1,4})$/,
  /^64:ff9b::(?:([\da-f]{1,4}):)?([\da-f]{1,4})$/,
  /^2002:([\da-f]{1,4}):([\da-f]{1,4}):/,
  /^2002:([\da-f]{1,4})::()/,
];

/** "https://name:word@a.example/": no picture on a page has such an address. */
export const hasSignIn = ({ username, password }: URL): boolean => username !== '' || password !== '';

/** Whether a picture at `src` may be copied for the page: never from a private host, except the page's own. */
export function mayCopy(src: string, pageUrl: string): boolean {
  const picture = URL.parse(src);
  if (picture?.protocol === 'data:') return true;
  if (picture?.protocol !== 'https:' && picture?.protocol !== 'http:') return false;
  if (hasSignIn(picture)) return false;
  return !isPrivateHost(picture.hostname) || picture.hostname === URL.parse(pageUrl)?.hostname;
}
