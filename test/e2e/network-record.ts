// Records which hosts the browsers contacted during a whole run, and finds those that should not have been contacted.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { geocoderHost, placeSearches } from '../../lib/model/geocoder.ts';
import { projectRoot } from '../../tools/build-extension.ts';
import { browserKinds } from './browser-kinds.ts';

/** A file in the run's temporary folder, because tests and their global setup run in separate processes. */
const notes = () => join(tmpdir(), 'hosts-asked');

/** "127.0.0.1:8787" */
export const noteHost = (host: string): void => appendFileSync(notes(), `${host}\n`);

/** How often each host was contacted. */
export function hostsAsked(): Map<string, number> {
  const asked = new Map<string, number>();
  const lines = existsSync(notes()) ? readFileSync(notes(), 'utf8').split('\n').filter(Boolean) : [];
  for (const host of lines) asked.set(host, (asked.get(host) ?? 0) + 1);
  return asked;
}

/** The end of a sign-in: the browser intercepts the address, but may already have connected to it. */
const endOfSignIn =
  /^[a-p]{32}\.chromiumapp\.org:443$|^[\da-f]{40}\.extensions\.(?:allizom|mozilla)\.org:443$/;

/**
 * Hosts of the browsers' makers that the browsers contact by themselves, where no switch in `tools/browser` prevents
 * it: about a saved file, for a dictionary, for browser components. Nothing of ours names these hosts; the record lists
 * each.
 */
const browsersOwn =
  /^(?:(?:accounts|clients\d*|sb-ssl|safebrowsing)\.google\.com|[\w-]+\.(?:googleapis|gvt1|gstatic)\.com|[\w.-]+\.(?:services\.mozilla\.com|cdn\.mozilla\.net)|aus5\.mozilla\.org)(?::\d+)?$/;

/** The first preset. */
const placeSearch = `${geocoderHost(placeSearches.nominatim)}:443`;

export interface KnownAddresses {
  service: string[];
  pages: string[];
}

export function whoseHost(host: string, known: KnownAddresses): string | undefined {
  const isOne = (addresses: string[]) => addresses.some((address) => new URL(address).host === host);
  if (isOne(known.service)) return 'the service';
  if (isOne(known.pages)) return 'the pages';
  if (/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return 'another server of a test, on this machine';
  if (endOfSignIn.test(host)) return 'the end of a sign-in, for the browser itself';
  if (host === placeSearch) return 'the place search that a journey switches on; nobody answers';
  return browsersOwn.test(host) ? 'the browser itself' : undefined;
}

/** Writes the record to a file and fails if it has an unexpected host. */
export function judgeNetwork(asked: Map<string, number>, known: KnownAddresses): void {
  const rows = [...asked].toSorted(([, a], [, b]) => b - a);
  const strangers = rows.map(([host]) => host).filter((host) => whoseHost(host, known) === undefined);
  const lines = rows.map(
    ([host, count]) => `| \`${host}\` | ${count} | ${whoseHost(host, known) ?? '**nobody knows**'} |`,
  );
  const folder = join(projectRoot, '.output', 'test');
  mkdirSync(folder, { recursive: true });
  const table = ['| asked | requests | whose it is |', '|---|---|---|', ...lines].join('\n');
  writeFileSync(join(folder, `network-${browserKinds.join('-')}.md`), `${table}\n`);
  if (strangers.length > 0)
    throw new Error(`Asked for during the run, and by none that is known: ${strangers.join(', ')}`);
}
