import { createHash } from 'node:crypto';
import type { Origin } from '../dialects/speak.ts';

export interface JournalEntry {
  at: string;
  origin: Origin;
  method: string;
  /** With its query; secrets are redacted. */
  path: string;
  headers: Record<string, string>;
  /** The status of the answer; 'dropped' if there was none, 'open' while the request is pending. */
  status: number | 'dropped' | 'open';
  /** The id of the fault that was applied. */
  fault?: string;
}

export interface Journal {
  begin(origin: Origin, request: Request): JournalEntry;
  entries(): JournalEntry[];
  clear(): void;
}

// A test that makes more requests than this does not read the journal entry by entry.
const maxEntries = 5000;

export function openJournal(now: () => Date): Journal {
  let entries: JournalEntry[] = [];
  return {
    begin(origin, request) {
      const { method, url, headers } = request;
      const entry: JournalEntry = {
        at: now().toISOString(),
        origin,
        method,
        path: redactedPath(url),
        headers: redactedHeaders(headers),
        status: 'open',
      };
      entries = [...entries.slice(1 - maxEntries), entry];
      return entry;
    },
    entries: () => entries,
    clear: () => {
      entries = [];
    },
  };
}

const secretParameters = ['code', 'state', 'code_challenge', 'token', 'access_token', 'refresh_token'];

function redactedPath(address: string): string {
  const url = new URL(address);
  for (const name of secretParameters) if (url.searchParams.has(name)) url.searchParams.set(name, '…');
  return url.pathname.replace(/(\/interaction\/)[^/]+/, '$1…') + url.search;
}

/** A secret is shown as eight digits of its hash: enough to tell whether two are equal, and useless otherwise. */
const fingerprint = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 8);

function redactedHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => {
      if (name === 'cookie') return [name, '…'];
      const [, scheme, secret] = /^(\S+)\s+(.*)$/.exec(value) ?? [];
      return [name, name === 'authorization' ? `${scheme ?? ''} #${fingerprint(secret ?? value)}` : value];
    }),
  );
}
