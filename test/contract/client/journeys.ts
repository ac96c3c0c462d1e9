// What a traveller does with the service, step by step, with each outcome either 'ok' or the name of the failure.
import { changeReminders } from '../../../lib/api/apps-only.ts';
import type { ItineraryAnswer } from '../../../lib/api/conditional.ts';
import type { Connection } from '../../../lib/api/connection.ts';
import { removeDayImage, setDayImage } from '../../../lib/api/day-image.ts';
import { createItinerary, readItinerary } from '../../../lib/api/itineraries.ts';
import { saveItinerary } from '../../../lib/api/library.ts';
import { everyItinerary } from '../../../lib/api/pages.ts';
import { reapplyOnce } from '../../../lib/api/reapply-once.ts';
import type { Answer } from '../../../lib/api/send.ts';
import type { Itinerary } from '../../../lib/model/itinerary.ts';
import { jpeg, lisbon } from '../../service/trips.ts';

export type Steps = Record<string, string>;

interface Named {
  kind: string;
  reason?: string;
  code?: string;
}
export const nameOf = (result: { ok: true } | { ok: false; failure: Named }): string => {
  if (result.ok) return 'ok';
  const { kind, reason } = result.failure;
  return reason === undefined ? kind : `${kind}: ${reason}`;
};

const picture = new Blob([jpeg], { type: 'image/jpeg' });

/** The outcomes unless a dialect changes them. */
export const usual: Steps = {
  create: 'ok',
  read: 'ok',
  picture: 'ok',
  'next picture': 'ok',
  'remove picture': 'ok',
  'stale write': 'itinerary-modified',
  list: 'ok',
  save: 'ok',
  'apps only': 'forbidden',
};

/** The steps checked for each combination of dialects: all that their axes affect. */
export const shortSteps = ['create', 'picture', 'next picture', 'stale write', 'list', 'apps only'];

/** The whole journey, over REST or MCP as the profile says. Returns each step's outcome and the itinerary's id. */
export async function travel(
  connection: Connection,
  wanted: readonly string[] = Object.keys(usual),
): Promise<{ steps: Steps; id?: string }> {
  const steps: Steps = {};
  const title = crypto.randomUUID();
  const created = await createItinerary(connection, { ...lisbon, title }, crypto.randomUUID());
  steps.create = nameOf(created);
  if (!created.ok) return { steps };
  const { id } = created.value.value;
  let last = created.value;
  /** One step; the next one continues from its answer. */
  const step = async (name: string, act: () => ItineraryAnswer) => {
    if (!wanted.includes(name)) return;
    const answer = await act();
    steps[name] = nameOf(answer);
    if (answer.ok) last = answer.value;
  };
  await step('read', () => readItinerary(connection, id));
  const start = last;
  await step('picture', () => setPicture(connection, last, 0));
  await step('next picture', () => setPicture(connection, last, 1));
  await step('remove picture', () => removePicture(connection, last));
  await step('stale write', () => {
    const place = { itineraryId: id, dayId: dayOf(start, 0), etag: start.etag ?? '' };
    return setDayImage(connection, { ...place, picture });
  });
  steps.list = await listAll(connection, id);
  if (wanted.includes('save')) steps.save = nameOf(await saveItinerary(connection, id));
  steps['apps only'] = nameOf(await changeReminders(connection, { beforeTrip: true }));
  return { steps, id };
}

const dayOf = ({ value }: Answer<Itinerary>, index: number) => value.days?.[index]?.id ?? '';
const imageOf = (itinerary: Itinerary, index: number) => itinerary.days?.[index]?.imageURL;

function setPicture(connection: Connection, before: Answer<Itinerary>, index: number) {
  const place = { itineraryId: before.value.id, dayId: dayOf(before, index) };
  return reapplyOnce(connection, {
    before,
    write: (etag) => setDayImage(connection, { ...place, etag, picture }),
    isUntouched: (was, now) => imageOf(was, index) === imageOf(now, index),
  });
}

function removePicture(connection: Connection, before: Answer<Itinerary>) {
  const place = { itineraryId: before.value.id, dayId: dayOf(before, 0) };
  return reapplyOnce(connection, {
    before,
    write: (etag) => removeDayImage(connection, { ...place, etag }),
    isUntouched: () => true,
  });
}

/** Small pages, so that there are several; every itinerary once, including the new one. */
async function listAll(connection: Connection, id: string): Promise<string> {
  const ids: string[] = [];
  for await (const entry of everyItinerary(connection, { limit: 2 })) {
    if (!entry.ok) return nameOf(entry);
    ids.push(entry.value.id);
  }
  if (new Set(ids).size !== ids.length) return 'something twice';
  // The initial ones and this one: together they fill several pages.
  if (ids.length < 5) return 'not all of it';
  return ids.includes(id) ? 'ok' : 'not in it';
}
