// Lets the service read pictures, a video or pages that this browser cannot read; it answers with a draft (4.5).
import { isUsedUp } from '../api/answer-failure.ts';
import { importMedia } from '../api/apps-only.ts';
import type { Connection } from '../api/connection.ts';
import { base64Of } from '../model/base64.ts';
import type { Clip } from '../model/clip.ts';
import type { Draft } from '../model/draft.ts';
import type { ApiFailure, KeepFailure, MediaFailure, NotConnected } from '../model/failure.ts';
import { maxFiles } from '../model/frames.ts';
import { isCalendarDay } from '../model/local-moment.ts';
import { plainAddress } from '../model/plain-address.ts';
import { fail, type Result } from '../model/result.ts';
import { clipFromTrip } from './draft-from-trip.ts';

/** Still pictures, as JPEG. */
export interface Frames {
  kind: 'video' | 'album';
  frames: Blob[];
  title: string;
  url: string;
}

export interface ImportMediaEdges {
  connection: Connection | undefined;
  takeFrames: () => Promise<Frames | undefined>;
  /** Records that this connection must not be asked again. */
  noteRefused: () => Promise<void>;
  keep: (clip: Clip) => Promise<Result<Clip, KeepFailure>>;
  now: () => Date;
  newId: () => string;
}

type ImportFailure = MediaFailure | ApiFailure | NotConnected | KeepFailure;

export async function importFromMedia(edges: ImportMediaEdges): Promise<Result<Clip, ImportFailure>> {
  const { connection } = edges;
  if (!connection) return fail({ kind: 'not-connected' });
  const taken = await edges.takeFrames();
  if (!taken || taken.frames.length === 0) return fail({ kind: 'nothing-to-look-at' });
  const frames = await Promise.all(taken.frames.slice(0, maxFiles).map(base64Of));
  const { kind, url } = taken;
  const plain = plainAddress(url);
  const read = await importMedia(connection, {
    frames,
    kind,
    key: await keyOf([kind, plain ?? '', ...frames]),
    ...(plain && { url: plain }),
  });
  if (!read.ok) return fail(await importFailureOf(read.failure, edges));
  const made = clipFromTrip(
    { id: '', ...read.value.preview },
    { ...edges, serviceName: connection.profile.name },
  );
  const clip: Clip = {
    ...made,
    draft: withStart(made.draft, read.value.preview.startDate),
    source: { ...made.source, title: taken.title, url },
  };
  return edges.keep(clip);
}

/** Keeps the start date, unlike for someone else's trip: the traveller's own pages state the traveller's own days. */
function withStart(draft: Draft, startDate: string | undefined): Draft {
  const day = startDate?.slice(0, 10);
  if (!isCalendarDay(day ?? '')) return draft;
  return { ...draft, startDate: { value: day ?? '', origin: { by: 'traveller' }, confidence: 1 } };
}

async function importFailureOf(
  failure: ApiFailure,
  { noteRefused }: ImportMediaEdges,
): Promise<ImportFailure> {
  if (failure.kind === 'subscription-required') return { kind: 'import-needs-plan' };
  if (failure.kind === 'refused' && isUsedUp(failure.code)) return { kind: 'imports-used-up' };
  if (failure.kind !== 'forbidden') return failure;
  await noteRefused();
  return { kind: 'import-forbidden' };
}

/** The same pictures of the same page have the same key: sent again after a lost answer, they are not charged twice. */
async function keyOf(parts: string[]): Promise<string> {
  const text = new TextEncoder().encode(parts.join('\n'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 16);
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // A UUID of version 8, whose content is free.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
