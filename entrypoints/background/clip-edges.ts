// What clipping any page needs, apart from reading the page.
import type { ClipPageEdges } from '../../lib/journeys/clip-page.ts';
import { keepClip, newestClipOf } from '../../lib/library/clips.ts';
import { readingOf } from '../../lib/library/steps.ts';
import { knowledge } from './knowledge.ts';
import { library } from './library.ts';
import { keepChanges } from './page-changes.ts';

export const clipEdges: Omit<ClipPageEdges, 'takeCapture' | 'readCapture'> = {
  hasTextModel: async () => (await knowledge()).sense !== undefined,
  findKept: async (page, isSelection) => newestClipOf(await library(), page, isSelection),
  readingOf: async (kept) => readingOf(await library(), kept),
  keepChanges,
  keep: async (made) => keepClip(await library(), made),
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
};
