// What stands on the two shelves of the Library: drafts of this browser, and itineraries in the service.
import { Check } from 'lucide-preact';
import type { Clip, Delivery } from '../lib/model/clip.ts';
import type { Summary } from '../lib/model/itinerary.ts';
import { sideBySide } from '../lib/words/listed.ts';
import { many, t } from '../lib/words/words.ts';
import type { TagLook } from './Tag.tsx';

export interface LibraryRow {
  key: string;
  title: string;
  /** "Lisbon, Portugal · 4 days, 19 stops" */
  line: string;
  tag: TagLook | undefined;
  opens: { kind: 'clip'; clipId: string } | { kind: 'itinerary'; itineraryId: string };
}

export function draftRows(clips: Clip[]): LibraryRow[] {
  return clips.filter((clip) => clip.delivery.step !== 'sent' && !isOnTheWay(clip)).map(clipRow);
}

/** A clip that was sent stands once: as the service's itinerary where that is known, else as itself. */
export function itineraryRows(clips: Clip[], summaries: Summary[]): LibraryRow[] {
  const inService = new Set(summaries.map(({ id }) => id));
  const sent = clips.flatMap((clip) =>
    clip.delivery.step === 'sent' ? [{ clip, delivery: clip.delivery }] : [],
  );
  const sentFromHere = new Set(sent.map(({ delivery }) => delivery.itineraryId));
  const onlyHere = sent.filter(({ delivery }) => !inService.has(delivery.itineraryId));
  return [
    ...onlyHere.map(({ clip }) => clipRow(clip)),
    ...summaries.map((summary) => summaryRow(summary, sentFromHere.has(summary.id))),
  ];
}

function clipRow({ id, draft, delivery }: Clip): LibraryRow {
  const stops = draft.days.reduce((sum, day) => sum + day.stops.length, 0);
  return {
    key: id,
    title: draft.title.value,
    line: line(draft.destination?.value, draft.days.length, stops),
    tag: deliveryTag(delivery),
    opens: { kind: 'clip', clipId: id },
  };
}

function summaryRow(summary: Summary, isSentFromHere: boolean): LibraryRow {
  return {
    key: summary.id,
    title: summary.title ?? summary.destination ?? t('library.untitled'),
    line: line(summary.destination, summary.dayCount, summary.stopCount),
    tag: isSentFromHere ? sentTag() : undefined,
    opens: { kind: 'itinerary', itineraryId: summary.id },
  };
}

function line(destination: string | undefined, days: number | undefined, stops: number | undefined): string {
  const counts = sideBySide([
    days !== undefined && many('counts.days', days),
    stops !== undefined && many('counts.stops', stops),
  ]);
  return [destination, counts].filter(Boolean).join(' · ');
}

/** It was sent off and has not arrived: it stands in the queue. */
export const isOnTheWay = ({ delivery: { step } }: Clip): boolean => step !== 'kept' && step !== 'sent';

const sentTag = (): TagLook => ({ tone: 'ok', word: t('library.sent'), icon: Check });

const deliveryTag = ({ step }: Delivery): TagLook =>
  step === 'sent' ? sentTag() : { tone: 'neutral', word: t('library.draft') };
