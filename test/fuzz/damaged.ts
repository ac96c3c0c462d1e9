// Files that travellers drop: damaged in transit, or malicious.
import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { draftOf } from '../../lib/journeys/read-capture.ts';
import type { Capture } from '../../lib/model/capture.ts';
import { Draft } from '../../lib/model/draft.ts';
import { ReadFailure } from '../../lib/model/failure.ts';
import type { Result } from '../../lib/model/result.ts';
import { anyByteChange } from './mutate-bytes.ts';
import { assertSoundCapture } from './sound.ts';

/** Either a failure of the closed union, or a valid capture from which a draft can be made. */
export function assertOpened(opened: Result<Capture, ReadFailure>): void {
  if (!opened.ok) {
    assert.ok(z.safeParse(ReadFailure, opened.failure).success, JSON.stringify(opened.failure));
    return;
  }
  assertSoundCapture(opened.value);
  assert.ok(z.safeParse(Draft, draftOf(opened.value)).success, 'Not a draft.');
}

export const anyDamage = fc.array(anyByteChange, { minLength: 1, maxLength: 10 });
export const inBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
