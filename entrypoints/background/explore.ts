// Wiring: trips of other travellers, through the account that drafts go to.
import { saveItinerary, unsaveItinerary } from '../../lib/api/library.ts';
import { everyItinerary } from '../../lib/api/pages.ts';
import { readItinerary } from '../../lib/api/read-itinerary.ts';
import type { Answers } from '../../lib/browser/answer.ts';
import { shrinkPicture } from '../../lib/browser/shrink-picture.ts';
import { clipFromTrip } from '../../lib/journeys/draft-from-trip.ts';
import { explorePage } from '../../lib/journeys/explore-page.ts';
import { tripPicture } from '../../lib/journeys/trip-picture.ts';
import { keepClip } from '../../lib/library/clips.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { itineraryAddress } from '../popup/itinerary-address.ts';
import { currentConnection } from './account.ts';
import { library } from './library.ts';

/** More bookmarks than this are filled when they are pressed. */
const mostSaved = 500;
/** Twice what the widest card shows. */
const pictureEdgePixels = 640;

const notConnected = fail({ kind: 'not-connected' } as const);

export const readPage: Answers['explore.page'] = async (question) => {
  const connection = await currentConnection();
  return connection ? explorePage(connection, question) : notConnected;
};

export const readTrip: Answers['explore.trip'] = async ({ id }) => {
  const connection = await currentConnection();
  if (!connection) return notConnected;
  const trip = await readItinerary(connection, id);
  return trip.ok ? ok(trip.value.value) : trip;
};

export const saveTrip: Answers['explore.save'] = async ({ id, isSaved }) => {
  const connection = await currentConnection();
  if (!connection) return notConnected;
  return isSaved ? saveItinerary(connection, id) : unsaveItinerary(connection, id);
};

export const savedTrips: Answers['explore.saved'] = async () => {
  const connection = await currentConnection();
  if (!connection) return notConnected;
  const ids: string[] = [];
  for await (const entry of everyItinerary(connection, { filter: 'saved' })) {
    if (!entry.ok) return entry;
    ids.push(entry.value.id);
    if (ids.length >= mostSaved) break;
  }
  return ok(ids);
};

export const startDraft: Answers['explore.draft'] = async ({ id }) => {
  const connection = await currentConnection();
  if (!connection) return notConnected;
  const trip = await readItinerary(connection, id);
  if (!trip.ok) return trip;
  const { name, webItinerary } = connection.profile;
  const clip = clipFromTrip(trip.value.value, {
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    address: itineraryAddress(webItinerary, id),
    serviceName: name,
  });
  return keepClip(await library(), clip);
};

export const readPicture: Answers['explore.picture'] = async ({ address }) => {
  const connection = await currentConnection();
  const picture = connection && (await tripPicture(connection, address));
  const small = picture && (await shrinkPicture(picture, pictureEdgePixels));
  return ok(small ? asBase64(await small.arrayBuffer()) : null);
};

const asBase64 = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
