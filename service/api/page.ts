// Paged results (2.8), as the library list and Explore return them.
import * as z from 'zod/mini';
import type { SummaryPage } from '../../lib/model/itinerary.ts';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import type { Cursors, Position } from '../itineraries/cursor.ts';
import { presentSummary } from '../itineraries/present.ts';
import type { StoredListing } from '../itineraries/store.ts';
import { type Problem, problem } from './problem.ts';

/** Section 8: at most 50, 25 by default. */
export const pageQuery = {
  limit: z._default(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/)), '25'),
  // Our cursors are about 150 characters; anything much longer is not one of ours.
  cursor: z.optional(z.string().check(z.maxLength(1000))),
};

export function readQuery<T extends z.ZodMiniType>(
  schema: T,
  query: Record<string, string>,
): Result<z.infer<T>, Problem> {
  const parsed = z.safeParse(schema, query);
  if (parsed.success) return ok(parsed.data);
  const field = parsed.error.issues[0]?.path.join('.');
  if (field === 'cursor') return fail(invalidCursor);
  return fail(problem('invalidRequest', `The query parameter "${field}" is not understood.`));
}

const invalidCursor = problem(
  'invalidCursor',
  'This cursor was not made for this list. Begin again without it.',
);

/** `subject` is the list's owner and filter; a cursor is bound to it. */
export function readCursor(
  cursors: Cursors,
  cursor: string | undefined,
  subject: string,
): Result<Position | undefined, Problem> {
  if (cursor === undefined) return ok(undefined);
  const position = cursors.read(cursor, subject);
  return position ? ok(position) : fail(invalidCursor);
}

export interface Placed {
  row: StoredListing;
  position: Position;
}

export interface PageParts {
  /** One item more than fits on the page, if there is a next page. */
  found: Placed[];
  limit: number;
  subject: string;
  cursors: Cursors;
  mediaUrl(key: string): string;
}

export function makePage({ found, limit, subject, cursors, mediaUrl }: PageParts): SummaryPage {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const page: SummaryPage = { data: shown.map(({ row }) => presentSummary(row, mediaUrl)) };
  if (last && found.length > shown.length) page.nextCursor = cursors.write(last.position, subject);
  return page;
}
