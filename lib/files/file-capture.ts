// A file that is no page, as a Capture: its words as lines, and what it says for machines in our own form.
import type { Block, Capture } from '../model/capture.ts';
import type { Reservation } from '../model/reservation.ts';

export interface FileLine {
  text: string;
  isHeading?: boolean;
  /** The whole line leads there. */
  href?: string;
}

export interface StatedByFile {
  reservation: Reservation;
  isCancelled?: boolean;
  /** Its times are not those of where it happens. */
  isUtc?: boolean;
  /** What it says in words beside that, line by line. */
  words?: string;
}

export interface FileReading {
  title: string;
  lines: FileLine[];
  reservations: StatedByFile[];
  /** Which kind of file says so: "pass", "calendar" … */
  from: string;
  language?: string;
  author?: string;
  published?: string;
}

// As for web pages: more does not pass a message quickly.
const maxLines = 20_000;
const maxLineLength = 5000;

function blockOf({ text, isHeading, href }: FileLine): Block {
  const words = text.slice(0, maxLineLength);
  const spans = href ? [{ start: 0, end: words.length, kind: 'link' as const, href }] : [];
  return isHeading
    ? { kind: 'heading', level: 2, text: words, spans }
    : { kind: 'paragraph', text: words, spans };
}

/** The reader `booking/json-ld-reservations` understands it. */
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
