// What was contacted: whom, what for, how often. Never what was said.
import * as z from 'zod/mini';

export const contactPurposes = ['sign-in', 'look', 'change', 'places', 'picture', 'file'] as const;
export type ContactPurpose = (typeof contactPurposes)[number];

/** One line of the list: one host, one purpose, one day. */
export const Contact = z.object({
  /** "api.example.com" or "127.0.0.1:8787": no path, no question, no name of anybody. */
  host: z.string(),
  purpose: z.enum(contactPurposes),
  lastAt: z.iso.datetime(),
  count: z.int(),
  /** How much was sent, as far as it is known. */
  sentBytes: z.int(),
});
export type Contact = z.infer<typeof Contact>;

// Three months tell whether something unwanted went on; more would be a diary.
export const keptDays = 90;
// A dozen hosts a day for a month; what is older goes first.
export const maxContacts = 400;
const dayMilliseconds = 86_400_000;

export interface Request {
  url: string;
  purpose: ContactPurpose;
  at: Date;
  sentBytes: number;
}

/** The list, newest first, after one more request. */
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

/** What a request to the service is for: without a token it is the sign-in, without a change it only looks. */
export function servicePurpose(init: RequestInit = {}): ContactPurpose {
  const isSignedIn = /^bearer /i.test(new Headers(init.headers).get('authorization') ?? '');
  if (!isSignedIn) return 'sign-in';
  return (init.method ?? 'GET').toUpperCase() === 'GET' ? 'look' : 'change';
}

/** Of what is sent along; what has no size yet counts as nothing. */
export function bodyBytes(body: RequestInit['body']): number {
  if (typeof body === 'string') return new TextEncoder().encode(body).length;
  if (body instanceof URLSearchParams) return body.toString().length;
  if (body instanceof Blob) return body.size;
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : 0;
}
