// The header that our file formats share: format and version.
import * as z from 'zod/mini';
import type { ImportFailure } from '../model/failure.ts';
import { parseJson } from '../model/parse-json.ts';
import { fail, ok, type Result } from '../model/result.ts';

interface FileKind {
  format: string;
  /** The newest supported version. */
  version: number;
  /** A longer file would only freeze the browser. */
  maxCharacters: number;
}

// Windows editors often put a byte order mark before the first character.
const parsed = (text: string) => parseJson(text.replace(/^\ufeff/, ''));

/** The file's content, not yet validated, if it has this format and a supported version. */
export function openVersioned(
  text: string,
  { format, version, maxCharacters }: FileKind,
): Result<unknown, ImportFailure> {
  if (text.length > maxCharacters) return fail({ kind: 'not-a-wayclip-file' });
  const json = parsed(text);
  // The fields that every version has, past and future.
  const head = z.safeParse(z.object({ format: z.literal(format), version: z.int().check(z.gte(1)) }), json);
  if (!head.success) return fail({ kind: 'not-a-wayclip-file' });
  return head.data.version > version ? fail({ kind: 'newer-version' }) : ok(json);
}
