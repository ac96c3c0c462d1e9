// Pictures from the hosts that keep them: asked for in the picker, by name, while the traveller presses.
import { browser } from 'wxt/browser';
import { hostPattern } from '../model/host-pattern.ts';
import { hasSignIn, isPrivateHost } from '../model/private-host.ts';
import { recordContact } from './contact-ledger.ts';
import { isAllowed } from './may-contact.ts';
import { type CopiedPicture, maxPictureBytes } from './page-pictures.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** "https://cdn.example/a.jpg" → "https://cdn.example/*"; undefined for what is never fetched. */
function originOf(src: string): string | undefined {
  const address = URL.parse(src);
  if (address?.protocol !== 'https:' || isPrivateHost(address.hostname)) return undefined;
  // The browser is asked for a host, and would allow all of its ports: pictures lie on the usual one.
  if (address.port !== '' || hasSignIn(address)) return undefined;
  return hostPattern(src);
}

/** The hosts that would have to be allowed for these pictures. */
export const hostsOf = (srcs: string[]): string[] => [
  ...new Set(srcs.flatMap((src) => (originOf(src) ? new URL(src).hostname : []))),
];

/** A press must be under way. */
export function allowHosts(srcs: string[]): Promise<boolean> {
  const origins = [...new Set(srcs.flatMap((src) => originOf(src) ?? []))];
  return origins.length === 0 ? Promise.resolve(false) : browser.permissions.request({ origins });
}

/** Only from hosts that were allowed; one after the other, so that a gallery does not fill the memory. */
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

/** Longer is not waited for: the traveller is choosing. */
const maxMilliseconds = 15_000;

async function fetchOne(src: string): Promise<Blob | undefined> {
  recordContact(src, 'picture');
  const answer = await fetch(src, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // Another address was not allowed, and may lie anywhere.
    redirect: 'error',
    signal: AbortSignal.timeout(maxMilliseconds),
  });
  const isPicture = answer.headers.get('content-type')?.startsWith('image/') ?? false;
  if (!answer.ok || !isPicture) return undefined;
  if (Number(answer.headers.get('content-length') ?? 0) > maxPictureBytes) return undefined;
  const bytes = await answer.blob();
  return bytes.size > maxPictureBytes ? undefined : shrinkPicture(bytes);
}
