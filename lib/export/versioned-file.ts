// The beginning that our files have in common: what they are, and of which version.
import * as z from 'zod/mini';
import type { ImportFailure } from '../model/failure.ts';
import { parseJson } from '../model/parse-json.ts';
import { fail, ok, type Result } from '../model/result.ts';

interface FileKind {
  format: string;
  /** The newest that is understood. */
  version: number;
  /** What is longer would only freeze the browser. */
  maxCharacters: number;
}

// Editors on Windows like to put a byte order mark before the first character.
const parsed = (text: string) => parseJson(text.replace(/^\ufeff/, ''));

/** What the file holds, unread, if it is of this kind; nothing of another kind is taken for one. */
export function openVersioned(
  text: string,
  { format, version, maxCharacters }: FileKind,
): Result<unknown, ImportFailure> {
  if (text.length > maxCharacters) return fail({ kind: 'not-a-wayclip-file' });
  const json = parsed(text);
  // What every version, past and to come, begins with.
  const head = z.safeParse(z.object({ format: z.literal(format), version: z.int().check(z.gte(1)) }), json);
  if (!head.success) return fail({ kind: 'not-a-wayclip-file' });
  return head.data.version > version ? fail({ kind: 'newer-version' }) : ok(json);
}
