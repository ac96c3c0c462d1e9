// The traveller presses Wayclip on a page: it is read, merged into a draft and kept.
import * as z from 'zod/mini';
import { Capture } from '../model/capture.ts';
import type { Clip } from '../model/clip.ts';
import type { Draft } from '../model/draft.ts';
import type { KeepFailure, ReadFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';

export interface ClipPageEdges {
  takeCapture: () => Promise<Result<unknown, ReadFailure>>;
  readCapture: (capture: Capture) => Result<Draft, ReadFailure>;
  findKept: (url: string) => Promise<Clip | undefined>;
  keep: (clip: Clip) => Promise<Result<Clip, KeepFailure>>;
  now: () => Date;
  newId: () => string;
}

export async function clipPage(edges: ClipPageEdges): Promise<Result<Clip, ReadFailure | KeepFailure>> {
  const taken = await edges.takeCapture();
  if (!taken.ok) return taken;
  const capture = z.safeParse(Capture, taken.value);
  if (!capture.success) return fail({ kind: 'page-unreadable' });
  const { url, title, siteName, author } = capture.data;
  const draft = edges.readCapture(capture.data);
  if (!draft.ok) return draft;
  const kept = await edges.findKept(url);
  // Read before and unchanged: the same clip, with all that happened to it since.
  if (kept && isSameReading(kept.draft, draft.value)) return ok(kept);
  const clippedAt = edges.now().toISOString();
  return edges.keep({
    id: edges.newId(),
    source: { kind: 'page', url, title, siteName, author, clippedAt },
    draft: draft.value,
    delivery: { step: 'kept' },
  });
}

const isSameReading = (before: Draft, after: Draft) => JSON.stringify(before) === JSON.stringify(after);
