// The body of a media import (4.5): the fields the document shows, with limits it does not show.
import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { flawOf } from '../pictures/check-picture.ts';
import { measure } from '../pictures/measure.ts';

// A video sampled every few seconds, an album, or the pages of a booking.
const maxFrames = 40;
// A screenshot of a phone is 0.3 MB; base64 adds a third.
const maxFrameLetters = 6 * 1024 * 1024;
export const maxImportBytes = 40 * 1024 * 1024;
// Text is read well at 2 megapixels; ten times that and more is mostly thrown away before reading.
const maxFramePixels = 25_000_000;

/** The document names video and album; PDF pages also arrive as frames, so they have a kind too. */
const kinds = ['video', 'album', 'pdf'] as const;
export type FrameKind = (typeof kinds)[number];

export interface Frames {
  kind: FrameKind;
  jpegs: Uint8Array[];
  /** The web address of the video or album, if the client sends one. */
  url?: string | undefined;
}

const WebAddress = z.string().check(
  z.maxLength(2000),
  z.refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')),
);
export const Body = z.object({
  kind: z.enum(kinds),
  frames: z
    .array(z.object({ base64: z.string().check(z.minLength(1), z.maxLength(maxFrameLetters)) }))
    .check(z.minLength(1), z.maxLength(maxFrames)),
  url: z.optional(WebAddress),
});

const hints: Record<string, string> = {
  kind: `Say "kind": one of ${kinds.join(', ')}.`,
  frames: `Send 1 to ${maxFrames} "frames", each {"base64": "…"} with a JPEG of at most 4 MB.`,
  url: 'The "url" is a web address.',
};

/** The failure is a sentence that says what to send. */
export function readFramesBody(body: unknown): Result<Frames, string> {
  const parsed = z.safeParse(Body, body);
  if (!parsed.success)
    return fail(hints[String(parsed.error.issues[0]?.path[0])] ?? 'Send "frames" and "kind".');
  const { kind, frames, url } = parsed.data;
  const jpegs: Uint8Array[] = [];
  for (const [index, { base64 }] of frames.entries()) {
    const bytes = /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? Buffer.from(base64, 'base64') : undefined;
    if (!bytes || flawOf('image/jpeg', bytes))
      return fail(`frames.${index}: This is not a whole JPEG in base64.`);
    const size = measure('image/jpeg', bytes);
    if (size && size.width * size.height > maxFramePixels)
      return fail(`frames.${index}: This has more than ${maxFramePixels / 1e6} million pixels.`);
    jpegs.push(bytes);
  }
  return ok({ kind, jpegs, url });
}
