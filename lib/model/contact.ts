// A log of the hosts that were contacted: which host, what for, how often. Never the content.
import * as z from 'zod/mini';

export const contactPurposes = ['sign-in', 'look', 'change', 'places', 'picture', 'file'] as const;
export type ContactPurpose = (typeof contactPurposes)[number];

/** One line of the list: one host, one purpose, one day. */
export const Contact = z.object({
  /** "api.example.com" or "127.0.0.1:8787": no path, no query, no personal names. */
  host: z.string(),
  purpose: z.enum(contactPurposes),
  lastAt: z.iso.datetime(),
  count: z.int(),
  /** How much was sent, as far as known. */
  sentBytes: z.int(),
});
export type Contact = z.infer<typeof Contact>;

// Three months are enough to notice unwanted contacts; more would be a diary.
export const keptDays = 90;
// A dozen hosts a day for a month; the oldest lines are dropped first.
export const maxContacts = 400;
const dayMilliseconds = 86_400_000;

export interface Request {
  url: string;
  purpose: ContactPurpose;
  at: Date;
  sentBytes: number;
}

/** The list with one more request, newest first. */
export function withContact(contacts: readonly Contact[], request: Request): Contact[] {
  const { url, purpose, at, sentBytes } = request;
  const host = URL.parse(url)?.host;
  if (!host) return [...contacts];
  const lastAt = at.toISOString();
  const isSameLine = (line: Contact) =>
    line.host === host && line.purpose === purpose && line.lastAt.slice(0, 10) === lastAt.slice(0, 10);
  const before = contacts.find(isSameLine);
  const line = {
    host,
    purpose,
    lastAt,
    count: (before?.count ?? 0) + 1,
    sentBytes: (before?.sentBytes ?? 0) + sentBytes,
  };
  const oldest = new Date(at.getTime() - keptDays * dayMilliseconds).toISOString();
  const others = contacts.filter((each) => each !== before && each.lastAt >= oldest);
  return [line, ...others].slice(0, maxContacts);
}

/** What a request to the service is for: a sign-in if it has no token, a look if it is a GET, otherwise a change. */
export function servicePurpose(init: RequestInit = {}): ContactPurpose {
  const isSignedIn = /^bearer /i.test(new Headers(init.headers).get('authorization') ?? '');
  if (!isSignedIn) return 'sign-in';
  return (init.method ?? 'GET').toUpperCase() === 'GET' ? 'look' : 'change';
}

/** The size of a request body; a body whose size is not known yet, such as a stream, counts as 0. */
export function bodyBytes(body: RequestInit['body']): number {
  if (typeof body === 'string') return new TextEncoder().encode(body).length;
  if (body instanceof URLSearchParams) return body.toString().length;
  if (body instanceof Blob) return body.size;
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : 0;
}
