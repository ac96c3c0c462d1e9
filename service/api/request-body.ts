import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { type Problem, problem } from './problem.ts';

/** "Image/JPEG; q=1" → "image/jpeg"; "" when the request has no content type. */
export const mediaType = (request: Request): string =>
  (request.headers.get('content-type')?.split(';')[0] ?? '').trim().toLowerCase();

// Many clients read a refusal only once they have sent everything, so the rest is read and dropped, up to this limit.
const maxDrainedBytes = 64 * 1024 * 1024;

/** The body's bytes, kept only up to the limit; the Content-Length header is not trusted. */
export async function readBytes(request: Request, maxBytes: number): Promise<Result<Uint8Array, Problem>> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for await (const chunk of request.body ?? []) {
      total += chunk.byteLength;
      if (total <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (total > maxDrainedBytes) break;
    }
  } catch {
    // The client disconnected: nobody receives this answer, and it is no fault of the service.
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

// These small bodies hold names, roles and reasons.
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

/** Non-empty text. Postgres stores neither NUL nor lone surrogates, so they are removed. */
export const text = (longest: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(longest)),
      z.transform((value: string) => value.replaceAll('\0', '').toWellFormed().trim()),
    ),
    z.string().check(z.minLength(1, 'Say something here.')),
  );
