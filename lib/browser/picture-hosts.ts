// Fetches pictures from their own hosts, which the traveller allows by name in the picture picker.
import { browser } from 'wxt/browser';
import { hostPattern } from '../model/host-pattern.ts';
import { hasSignIn, isPrivateHost } from '../model/private-host.ts';
import { recordContact } from './contact-ledger.ts';
import { isAllowed } from './may-contact.ts';
import { type CopiedPicture, maxPictureBytes } from './page-pictures.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** "https://cdn.example/a.jpg" → "https://cdn.example/*"; undefined for addresses that are never fetched. */
function originOf(src: string): string | undefined {
  const address = URL.parse(src);
  if (address?.protocol !== 'https:' || isPrivateHost(address.hostname)) return undefined;
  // A permission covers all ports of a host, but pictures are only fetched from the default one.
  if (address.port !== '' || hasSignIn(address)) return undefined;
  return hostPattern(src);
}

/** The hosts that must be allowed to fetch these pictures. */
export const hostsOf = (srcs: string[]): string[] => [
  ...new Set(srcs.flatMap((src) => (originOf(src) ? new URL(src).hostname : []))),
];

/** Must be called during a press. */
export function allowHosts(srcs: string[]): Promise<boolean> {
  const origins = [...new Set(srcs.flatMap((src) => originOf(src) ?? []))];
  return origins.length === 0 ? Promise.resolve(false) : browser.permissions.request({ origins });
}

/** Only from allowed hosts; one after the other, so that a gallery does not fill the memory. */
export async function fetchPictures(srcs: string[]): Promise<CopiedPicture[]> {
  const copies: CopiedPicture[] = [];
  for (const src of srcs) {
    const origin = originOf(src);
    if (origin === undefined || !(await isAllowed(src))) continue;
    const picture = await fetchOne(src).catch(() => undefined);
    if (picture) copies.push({ src, picture });
  }
  return copies;
}

/** No longer than this, as the traveller is waiting in the picker. */
const maxMilliseconds = 15_000;

async function fetchOne(src: string): Promise<Blob | undefined> {
  recordContact(src, 'picture');
  const answer = await fetch(src, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // A redirect could lead to any host, allowed or not.
    redirect: 'error',
    signal: AbortSignal.timeout(maxMilliseconds),
  });
  const isPicture = answer.headers.get('content-type')?.startsWith('image/') ?? false;
  if (!answer.ok || !isPicture) return undefined;
  if (Number(answer.headers.get('content-length') ?? 0) > maxPictureBytes) return undefined;
  const bytes = await answer.blob();
  return bytes.size > maxPictureBytes ? undefined : shrinkPicture(bytes);
}
