// The traveller presses Wayclip on a page: the page is read, merged into a draft and stored.
import * as z from 'zod/mini';
import { joinChanges, pageChanges } from '../draft/page-changes.ts';
import { isBounded } from '../model/bounded.ts';
import { Capture } from '../model/capture.ts';
import type { Clip, PageChanges } from '../model/clip.ts';
import type { Draft } from '../model/draft.ts';
import type { KeepFailure, ReadFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { PageAddress } from '../model/same-page.ts';
import { withoutLocated } from './locate-stops.ts';
import { pagePictures } from './page-pictures.ts';

export interface ClipPageEdges {
  takeCapture: () => Promise<Result<unknown, ReadFailure>>;
  readCapture: (capture: Capture) => Promise<Result<Draft, ReadFailure>>;
  /** Without the model a page is read less well, and the traveller is told. */
  hasTextModel: () => Promise<boolean>;
  /** A selection has a clip separate from that of the whole page. */
  findKept: (page: PageAddress, isSelection: boolean) => Promise<Clip | undefined>;
  /** The draft of a kept clip before the traveller changed anything. */
  readingOf: (kept: Clip) => Promise<Draft>;
  /** Stores a new reading of an edited clip, with its changes; the traveller's draft stays. */
  keepChanges: (kept: Clip, changed: ChangedReading) => Promise<Result<Clip, KeepFailure>>;
  keep: (clip: Clip) => Promise<Result<Clip, KeepFailure>>;
  now: () => Date;
  newId: () => string;
}

/**
 * Far more than the capture script returns for the longest page. A page that has taken over its process can answer in the
 * script's place, and without a limit could keep the background reading for ever.
 */
export const maxPage = { values: 2_000_000, characters: 20_000_000 };

export async function clipPage(edges: ClipPageEdges): Promise<Result<Clip, ReadFailure | KeepFailure>> {
  const taken = await edges.takeCapture();
  if (!taken.ok) return taken;
  const capture = isBounded(taken.value, maxPage) ? z.safeParse(Capture, taken.value) : undefined;
  if (!capture?.success) return fail({ kind: 'page-unreadable' });
  const { url, address, title, siteName, author, truncated, selected = false } = capture.data;
  const draft = await edges.readCapture(capture.data);
  const kept = await edges.findKept({ url, ...(address && { address }) }, selected);
  // The page still yields nothing, but the traveller has already started a draft for it by hand.
  if (!draft.ok) return kept && draft.failure.kind === 'nothing-found' ? ok(kept) : draft;
  // The page reads the same as before: return the existing clip with its later changes.
  const before = kept && (await edges.readingOf(kept));
  if (before && isSameReading(before, draft.value)) return ok(kept);
  if (before && isWorkedOn(kept))
    return edges.keepChanges(kept, changedReading(kept, before, draft.value, edges.newId));
  const clippedAt = edges.now().toISOString();
  const pictures = pagePictures(capture.data);
  return edges.keep({
    id: edges.newId(),
    source: {
      kind: 'page',
      url,
      title,
      siteName,
      author,
      clippedAt,
      ...(truncated && { isFirstPart: true }),
      ...(!(await edges.hasTextModel()) && { isPlainReading: true }),
      ...(pictures.length > 0 && { pictures }),
      ...(selected && { isSelection: true }),
    },
    ...(address && { address }),
    draft: draft.value,
    delivery: { step: 'kept' },
  });
}

export interface ChangedReading {
  reading: Draft;
  changes: PageChanges;
}

const unsent = new Set<Clip['delivery']['step']>(['kept', 'failed', 'waiting', 'paused']);

/** Edited and not sent yet: a new reading must not discard the traveller's work. */
const isWorkedOn = ({ editing, delivery }: Clip) => editing !== undefined && unsent.has(delivery.step);

function changedReading(kept: Clip, before: Draft, after: Draft, newId: () => string): ChangedReading {
  const now = pageChanges({ before, after, draft: kept.draft }, newId);
  return { reading: after, changes: joinChanges(kept.since, now, after) };
}

/** Sorts keys: a stored draft comes back with its fields in the order of the schema. */
const withFieldsInOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Leaves out the names offered as stops: they come from the margins of a page, which change with every visit. */
const withoutOffers = (draft: Draft): Draft => ({
  ...draft,
  days: draft.days.map(({ also: _also, ...day }) => day),
});

const writtenOut = (draft: Draft) => JSON.stringify(withoutOffers(withoutLocated(draft)), withFieldsInOrder);

const isSameReading = (before: Draft, after: Draft) => writtenOut(before) === writtenOut(after);
