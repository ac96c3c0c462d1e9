// Reads a saved email: its HTML is read like a page, its attachments are handed on.
import type { Capture } from '../model/capture.ts';
import type { ReadFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { fold } from '../text/fold.ts';
import { htmlLayout } from './html-layout.ts';
import { type Mail, type MailPart, readMail } from './mail-parts.ts';
import { byteStringOf, bytesOf, headerWords, inCharset } from './mail-text.ts';
import { typedCapture } from './typed-lines.ts';

export interface Attachment {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface OpenedMail {
  capture: Capture;
  attachments: Attachment[];
  /** "2027-05-13": the day it was sent; boarding passes in it are for later days. */
  sent?: string;
}

export interface MailEdges {
  /** Turns HTML into a Capture; passed in because parsing it needs a DOM. */
  openHtml: (html: string) => Result<Capture, ReadFailure>;
}

// Mail servers accept 25 to 50 MB.
const maxBytes = 60_000_000;

const named: Record<string, string> = {
  'application/pdf': 'attachment.pdf',
  'text/calendar': 'invitation.ics',
  'application/vnd.apple.pkpass': 'pass.pkpass',
  'application/vnd.apple.pkpasses': 'passes.pkpasses',
};

/** The file name of an attachment: a part with a name, or of a kind that is never shown as text. */
const attached = ({ type, name }: MailPart): string | undefined => name ?? named[type];

const attachmentsOf = ({ parts }: Mail): Attachment[] =>
  parts.flatMap((part) => {
    const name = attached(part);
    return name ? [{ name, type: part.type, bytes: bytesOf(part.body) }] : [];
  });

const boxWords =
  /^(?:no-?reply|do-?not-?reply|info|mail|e-?mail|contact|team|service|support|news|bookings?|reservations?|reservierung(?:en)?|tickets?|notifications?|confirmations?)$/iu;

const maxSenderLength = 60;
const minOfName = 3;

/** "Wubbo Quennell <w.quennell@…>": an address that contains its owner's name is a person's, not a company's. */
function isOwnAddress(name: string, address: string): boolean {
  const [box = '', site = ''] = address.split('@').map((part) => fold(part));
  return fold(name)
    .split(' ')
    .filter((word) => word.length >= minOfName && !boxWords.test(word))
    .some((word) => box.includes(word) && !site.includes(word));
}

/** "Lage Landen Spoor <tickets@…>": the sender's name; a bare address names nobody. */
function senderOf(headers: Map<string, string>): Pick<Capture, 'siteName' | 'author'> {
  const from = headerWords(headers.get('from') ?? '');
  const [before = '', ...rest] = from.split('<');
  const name = before.replaceAll('"', '').trim();
  if (rest.length === 0 || name.length < 2 || name.length > maxSenderLength || name.includes('@')) return {};
  if (boxWords.test(name)) return {};
  return isOwnAddress(name, rest.join('')) ? { author: name } : { siteName: name };
}

function sentOn(headers: Map<string, string>): string | undefined {
  const moment = new Date(headers.get('date') ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().slice(0, 10);
}

const shown = ({ parts }: Mail, type: string): string | undefined => {
  const part = parts.find((one) => one.type === type && !one.name);
  return part && inCharset(part.body, part.charset);
};

// A shorter text only says that the email needs HTML.
const minTyped = 200;

const saysForMachines = ({ structured }: Capture): boolean =>
  structured.some((node) => /Reservation"/.test(JSON.stringify(node) ?? ''));

// Where a program has merely stripped the tags, the text has far fewer cells than the page.
const maxFlattened = 0.6;

const isFlattened = ({ cells = [] }: Capture, onPage: number): boolean =>
  cells.length < onPage * maxFlattened;

/**
 * The page, if it has structured bookings. Otherwise the email is read like a printed document: from its typed text if that
 * is complete, else from the page.
 */
function captureOf(mail: Mail, { openHtml }: MailEdges): Result<Capture, ReadFailure> {
  const subject = headerWords(mail.headers.get('subject') ?? '');
  const html = shown(mail, 'text/html');
  const page = html === undefined ? undefined : openHtml(html);
  const title = subject || (page?.ok ? page.value.title : '');
  if (page?.ok && saysForMachines(page.value)) return ok({ ...page.value, title });
  const text = shown(mail, 'text/plain') ?? '';
  const plain = typedCapture(title, text);
  const laidOut = page?.ok && html !== undefined ? htmlLayout(html) : undefined;
  if (text.length >= minTyped && !isFlattened(plain, laidOut?.cells.length ?? 0)) return ok(plain);
  if (page?.ok && laidOut) return ok({ ...page.value, ...laidOut, kind: 'pdf', pages: 1, title });
  if (text) return ok(plain);
  return mail.parts.length === 0 ? fail({ kind: 'page-unreadable' }) : ok(typedCapture(title, ''));
}

const mailHeaders = ['from', 'subject', 'date', 'mime-version', 'content-type', 'received'];

// Some programs save only a subject above the text; "Date: 12 May" may begin any text.
const looksLikeMail = ({ headers }: Mail): boolean =>
  headers.has('subject') || mailHeaders.filter((name) => headers.has(name)).length >= 2;

export function readEml(bytes: Uint8Array, edges: MailEdges): Result<OpenedMail, ReadFailure> {
  if (bytes.length > maxBytes) return fail({ kind: 'page-unreadable' });
  const mail = readMail(byteStringOf(bytes));
  if (!looksLikeMail(mail)) return fail({ kind: 'page-unreadable' });
  const capture = captureOf(mail, edges);
  if (!capture.ok) return capture;
  const sent = sentOn(mail.headers);
  const isWhole = !mail.truncated && !capture.value.truncated;
  return ok({
    capture: {
      ...capture.value,
      ...senderOf(mail.headers),
      ...(sent && { published: sent }),
      truncated: !isWhole,
    },
    attachments: attachmentsOf(mail),
    ...(sent && { sent }),
  });
}
