import { fail, ok, type Result } from '../../lib/model/result.ts';
import { type Problem, problem } from './problem.ts';

/** "Image/JPEG; q=1" → "image/jpeg"; "" when the request names none. */
export const mediaType = (request: Request): string =>
  (request.headers.get('content-type')?.split(';')[0] ?? '').trim().toLowerCase();

// Many clients hear a refusal only after they have sent everything; so the rest is read and dropped, within reason.
const longestHearingBytes = 64 * 1024 * 1024;

/** The bytes, kept only as far as they are allowed to go: a length that was promised is not believed. */
export async function readBytes(
  request: Request,
  largestBytes: number,
): Promise<Result<Uint8Array, Problem>> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for await (const chunk of request.body ?? []) {
      total += chunk.byteLength;
      if (total <= largestBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (total > longestHearingBytes) break;
    }
  } catch {
    // The connection broke: nobody hears the answer, and it is no fault of ours.
    return fail(problem('invalidRequest', 'The body broke off.'));
  }
  if (total > largestBytes)
    return fail(problem('payloadTooLarge', `At most ${largestBytes} bytes are accepted here.`));
  return ok(Buffer.concat(chunks));
}

export async function readJson(request: Request, largestBytes: number): Promise<Result<unknown, Problem>> {
  if (mediaType(request) !== 'application/json')
    return fail(problem('unsupportedMediaType', 'Send application/json.'));
  const bytes = await readBytes(request, largestBytes);
  if (!bytes.ok) return bytes;
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value)));
  } catch {
    return fail(problem('invalidJson', 'The body is not JSON in UTF-8.'));
  }
}
