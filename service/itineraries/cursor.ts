import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** The last item of a page; the next page begins after it. */
const Position = z.object({
  /** The value the list is ordered by: a rank, or milliseconds since 1970. */
  at: z.number(),
  id: z.uuid(),
  /** For a search: whether the page ended among the best matches (0) or the others (1). */
  tier: z.optional(z.literal([0, 1])),
});
export type Position = z.infer<typeof Position>;

export interface Cursors {
  write(position: Position, question: string): string;
  /** undefined if it is not one of ours or was issued for another question. */
  read(cursor: string, question: string): Position | undefined;
}

/** `question` is the list's owner and filter: a cursor is valid only for the question it was issued for. */
export function signedCursors(key: string): Cursors {
  const sign = (body: string, question: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([body, question]))
      .digest('base64url');
  return {
    write(position, question) {
      const body = Buffer.from(JSON.stringify(position)).toString('base64url');
      return `${body}.${sign(body, question)}`;
    },
    read(cursor, question) {
      const [body = '', signature = '', ...more] = cursor.split('.');
      const given = Buffer.from(signature);
      const expected = Buffer.from(sign(body, question));
      if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
        return undefined;
      // The signature is ours, but an older version may have written another format.
      const parsed = z.safeParse(Position, JSON.parse(Buffer.from(body, 'base64url').toString()));
      return parsed.success ? parsed.data : undefined;
    },
  };
}
