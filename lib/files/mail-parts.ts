// Splits an email (RFC 5322, MIME) into its parts. One character of these strings is one byte.
import { fromBase64, fromQuotedPrintable, headerWords } from './mail-text.ts';

export interface MailPart {
  /** "text/html". */
  type: string;
  charset?: string;
  /** The file's name, where it is an attachment. */
  name?: string;
  /** Decoded. */
  body: string;
}

export interface Mail {
  headers: Map<string, string>;
  parts: MailPart[];
  /** There are more parts, or deeper ones, than were read. */
  truncated: boolean;
}

// Confirmations have 2 to 10 parts; an email with thousands is an attack.
const maxParts = 200;
// Enough for several forwards inside each other.
const deepest = 8;
const maxHeaders = 300;
// An email that passed twenty servers has 20 kB of headers; a recipient list in one line has some thousand characters.
const maxHeaderText = 256_000;
const maxHeaderLength = 8000;

function headersIn(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  const lines = text
    .slice(0, maxHeaderText)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/, maxHeaders);
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name && !headers.has(name))
      headers.set(name, line.slice(colon + 1, colon + 1 + maxHeaderLength).trim());
  }
  return headers;
}

function split(text: string): { headers: Map<string, string>; body: string } {
  const gap = /\r?\n\r?\n/.exec(text);
  if (!gap) return { headers: headersIn(text), body: '' };
  return { headers: headersIn(text.slice(0, gap.index)), body: text.slice(gap.index + gap[0].length) };
}

/** `boundary="b1"`, also in the newer form `filename*=utf-8''voucher.pdf`. */
function parameter(header: string, name: string): string | undefined {
  const [, quoted, bare] =
    new RegExp(`;\\s*${name}\\*?0?\\*?\\s*=\\s*(?:"([^"]{0,500})"|([^;\\s]{1,500}))`, 'i').exec(header) ?? [];
  return quoted ?? bare;
}

function fileName(header: string, name: string): string | undefined {
  const written = parameter(header, name);
  const [, encoded] = /^[\w-]*'[\w-]*'(.*)$/.exec(written ?? '') ?? [];
  return encoded === undefined ? written && headerWords(written) : safelyDecoded(encoded);
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return text;
  }
}

/** The pieces between the boundaries; a last piece without an end boundary counts too. */
function piecesOf(body: string, boundary: string, most: number): string[] {
  const mark = `--${boundary}`;
  const pieces: string[] = [];
  let at = body.startsWith(mark) ? 0 : body.indexOf(`\n${mark}`) + 1;
  if (at === 0 && !body.startsWith(mark)) return [];
  while (pieces.length < most && at >= 0) {
    const start = body.indexOf('\n', at);
    if (body.startsWith('--', at + mark.length) || start < 0) break;
    const next = body.indexOf(`\n${mark}`, start);
    pieces.push(body.slice(start + 1, next < 0 ? undefined : next));
    at = next < 0 ? -1 : next + 1;
  }
  return pieces;
}

function unpackedBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return fromBase64(body);
  return /quoted-printable/i.test(encoding) ? fromQuotedPrintable(body) : body;
}

interface Walk {
  parts: MailPart[];
  seen: number;
  truncated: boolean;
}

function visit(walk: Walk, { headers, body }: ReturnType<typeof split>, depth: number): void {
  walk.seen += 1;
  if (walk.seen > maxParts || depth > deepest) {
    walk.truncated = true;
    return;
  }
  const content = headers.get('content-type') ?? 'text/plain';
  const type = /^[\w.+-]+\/[\w.+-]+/.exec(content)?.[0].toLowerCase() ?? 'text/plain';
  const boundary = type.startsWith('multipart/') ? parameter(content, 'boundary') : undefined;
  if (boundary) {
    const pieces = piecesOf(body, boundary, maxParts + 1 - walk.seen);
    for (const piece of pieces) visit(walk, split(piece), depth + 1);
    return;
  }
  const unpacked = unpackedBody(body, headers.get('content-transfer-encoding') ?? '');
  if (type === 'message/rfc822') {
    visit(walk, split(unpacked), depth + 1);
    return;
  }
  const name = fileName(headers.get('content-disposition') ?? '', 'filename') ?? fileName(content, 'name');
  const charset = parameter(content, 'charset');
  walk.parts.push({
    type,
    ...(charset && { charset }),
    ...(name && { name }),
    body: unpacked,
  });
}

export function readMail(text: string): Mail {
  const top = split(text.replace(/^(?:\r?\n)+/, ''));
  const walk: Walk = { parts: [], seen: 0, truncated: false };
  visit(walk, top, 0);
  return { headers: top.headers, parts: walk.parts, truncated: walk.truncated };
}
