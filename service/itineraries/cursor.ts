import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** The last item of a page: the next page begins after it. */
const Position = z.object({
  /** What the list is ordered by: a rank, or milliseconds since 1970. */
  at: z.number(),
  id: z.uuid(),
  /** For a search: whether the page ended among the best matches (0) or the others (1). */
  tier: z.optional(z.literal([0, 1])),
});
export type Position = z.infer<typeof Position>;

export interface Cursors {
  write(position: Position, question: string): string;
  /** undefined when it is not one of ours, or was given for another question. */
  read(cursor: string, question: string): Position | undefined;
}

/** `question` is whose list it is and how it was filtered: a cursor answers only the question it was made for. */
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
      // Ours, but perhaps of an older version of the service that wrote them otherwise.
      const parsed = z.safeParse(Position, JSON.parse(Buffer.from(body, 'base64url').toString()));
      return parsed.success ? parsed.data : undefined;
    },
  };
}
