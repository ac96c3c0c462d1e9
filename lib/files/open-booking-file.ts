// Opens a file of any kind as a Capture.
import type { Inflate } from '../codes/inflate.ts';
import type { Capture } from '../model/capture.ts';
import type { ReadFailure } from '../model/failure.ts';
import { fail, ok, type Result, unreachable } from '../model/result.ts';
import { type Attachment, readEml } from './eml.ts';
import { fileKind } from './file-kind.ts';
import { readIcs } from './ics.ts';
import { readPkpass } from './pkpass.ts';
import { savedPage } from './saved-page.ts';
import { typedCapture } from './typed-lines.ts';

type Opened = Result<Capture, ReadFailure>;

export interface FileEdges {
  inflate: Inflate;
  openHtml: (bytes: Uint8Array) => Opened;
  openPdf: (bytes: Uint8Array) => Promise<Opened>;
  /** "2027-05-13": settles the year of a boarding pass that does not state it. */
  today?: string;
  /** BCP 47: which language of a pass to read. */
  language?: string;
}

// Passes for a family, one invitation for each leg.
const maxAttachments = 20;

/** The structured data of passes and calendars attached to an email; its PDFs are separate documents. */
async function structuredIn(attachments: Attachment[], edges: FileEdges): Promise<unknown[]> {
  const structured: unknown[] = [];
  for (const { bytes, name } of attachments.slice(0, maxAttachments)) {
    const kind = fileKind(bytes, name);
    const opened =
      kind === 'pass' ? await readPkpass(bytes, edges) : kind === 'calendar' ? readIcs(bytes) : undefined;
    if (opened?.ok) structured.push(...opened.value.structured);
  }
  return structured;
}

async function openMail(bytes: Uint8Array, edges: FileEdges): Promise<Opened> {
  const mail = readEml(bytes, {
    // The byte order mark says UTF-8, whatever encoding the page declares.
    openHtml: (html) => edges.openHtml(new TextEncoder().encode(`\uFEFF${html}`)),
  });
  if (!mail.ok) return mail;
  const { capture, attachments, sent } = mail.value;
  const structured = await structuredIn(attachments, { ...edges, ...(sent && { today: sent }) });
  return ok({ ...capture, structured: [...capture.structured, ...structured] });
}

function openSaved(bytes: Uint8Array, edges: FileEdges): Opened {
  const page = edges.openHtml(bytes);
  // Pages in older encodings are stories; saved emails are UTF-8.
  return page.ok ? ok(savedPage(page.value, new TextDecoder().decode(bytes))) : page;
}

export async function openBookingFile(bytes: Uint8Array, name: string, edges: FileEdges): Promise<Opened> {
  const kind = fileKind(bytes, name);
  switch (kind) {
    case 'pdf':
      return edges.openPdf(bytes);
    case 'pass':
      return readPkpass(bytes, edges);
    case 'calendar':
      return readIcs(bytes);
    case 'mail':
      return openMail(bytes, edges);
    case 'page':
      return openSaved(bytes, edges);
    case 'text':
      // Text copied from an email or an app: its lines are all there is.
      return ok(typedCapture(name.replace(/^.*\/|\.txt$/giu, ''), new TextDecoder().decode(bytes)));
    case 'image':
      // A picture is read by its barcodes; it has no text.
      return fail({ kind: 'page-unreadable' });
    case 'video':
      return fail({ kind: 'file-is-video' });
    default:
      return unreachable(kind);
  }
}
