import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { type Problem, problem } from './problem.ts';

/** "Image/JPEG; q=1" → "image/jpeg"; "" when the request names none. */
export const mediaType = (request: Request): string =>
  (request.headers.get('content-type')?.split(';')[0] ?? '').trim().toLowerCase();

// Many clients hear a refusal only after they have sent everything; so the rest is read and dropped, within reason.
const maxHearingBytes = 64 * 1024 * 1024;

/** The bytes, kept only as far as they are allowed to go: a length that was promised is not believed. */
export async function readBytes(request: Request, maxBytes: number): Promise<Result<Uint8Array, Problem>> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for await (const chunk of request.body ?? []) {
      total += chunk.byteLength;
      if (total <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (total > maxHearingBytes) break;
    }
  } catch {
    // The connection broke: nobody hears the answer, and it is no fault of ours.
    return fail(problem('invalidRequest', 'The body broke off.'));
  }
  if (total > maxBytes)
    return fail(problem('payloadTooLarge', `At most ${maxBytes} bytes are accepted here.`));
  return ok(Buffer.concat(chunks));
}

export async function readJson(request: Request, maxBytes: number): Promise<Result<unknown, Problem>> {
  if (mediaType(request) !== 'application/json')
    return fail(problem('unsupportedMediaType', 'Send application/json.'));
  const bytes = await readBytes(request, maxBytes);
  if (!bytes.ok) return bytes;
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value)));
  } catch {
    return fail(problem('invalidJson', 'The body is not JSON in UTF-8.'));
  }
}

// Our small bodies are names, roles and reasons.
const maxSmallBytes = 64 * 1024;

/** A small JSON body of a known shape; the failure names the field that is wrong. */
export async function readShape<T extends z.ZodMiniType>(
  request: Request,
  shape: T,
): Promise<Result<z.infer<T>, Problem>> {
  const body = await readJson(request, maxSmallBytes);
  if (!body.ok) return body;
  const parsed = z.safeParse(shape, body.value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return fail(problem('invalidRequest', `${issue?.path.join('.') || 'body'}: ${issue?.message}`));
}

/** A text with something in it. Postgres holds neither a NUL nor half of a character, so they are left out. */
export const text = (longest: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(longest)),
      z.transform((value: string) => value.replaceAll('\0', '').toWellFormed().trim()),
    ),
    z.string().check(z.minLength(1, 'Say something here.')),
  );
