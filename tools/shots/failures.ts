import type { Failure } from '../../lib/model/failure.ts';

/** The failures that can be shown instead of a draft. */
export const failures: Failure[] = [
  { kind: 'page-off-limits' },
  { kind: 'page-gone' },
  { kind: 'page-unreadable' },
  { kind: 'page-silent' },
  { kind: 'nothing-found', title: 'Packing for wind' },
  { kind: 'pdf-encrypted' },
  { kind: 'pdf-corrupt' },
  { kind: 'file-too-large', mostBytes: 100_000_000 },
  { kind: 'pdf-no-text', pages: 2 },
  { kind: 'pdf-not-a-booking', pages: 2 },
  { kind: 'file-is-video' },
  { kind: 'browser-full' },
  { kind: 'clip-missing' },
  { kind: 'newer-version' },
  { kind: 'library-newer' },
  { kind: 'own-fault', report: 'clip.page: TypeError' },
];
