// Turns a file that is no page into a Capture: its text as lines, and its bookings as structured data in our own form.
import type { Block, Capture } from '../model/capture.ts';
import type { Reservation } from '../model/reservation.ts';

export interface FileLine {
  text: string;
  isHeading?: boolean;
  /** A link for the whole line. */
  href?: string;
}

export interface StatedByFile {
  reservation: Reservation;
  isCancelled?: boolean;
  /** Its times are in UTC, not local to where it happens. */
  isUtc?: boolean;
  /** Its other text, line by line. */
  words?: string;
}

export interface FileReading {
  title: string;
  lines: FileLine[];
  reservations: StatedByFile[];
  /** The kind of file: "pass", "calendar" … */
  from: string;
  language?: string;
  author?: string;
  published?: string;
}

// As for web pages: more would be slow to send as a message.
const maxLines = 20_000;
const maxLineLength = 5000;

function blockOf({ text, isHeading, href }: FileLine): Block {
  const words = text.slice(0, maxLineLength);
  const spans = href ? [{ start: 0, end: words.length, kind: 'link' as const, href }] : [];
  return isHeading
    ? { kind: 'heading', level: 2, text: words, spans }
    : { kind: 'paragraph', text: words, spans };
}

/** In the form that the reader `booking/json-ld-reservations` understands. */
const statedNode = (
  { reservation, isCancelled = false, isUtc = false, words }: StatedByFile,
  from: string,
) => ({
  '@type': 'Reservation',
  '@from': from,
  reservation,
  ...(isCancelled && { cancelled: true }),
  ...(isUtc && { utc: true }),
  ...(words && { words }),
});

export function fileCapture({ title, lines, reservations, from, ...about }: FileReading): Capture {
  const written = lines.filter(({ text }) => text.trim() !== '');
  return {
    kind: 'page',
    url: '',
    title,
    ...about,
    blocks: written.slice(0, maxLines).map(blockOf),
    structured: reservations.map((stated) => statedNode(stated, from)),
    truncated: written.length > maxLines,
  };
}
