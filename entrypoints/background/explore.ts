// Wiring: other travellers' trips, through the account that drafts go to.
import type { Connection } from '../../lib/api/connection.ts';
import {
  followTraveller,
  likeItinerary,
  saveItinerary,
  unfollowTraveller,
  unlikeItinerary,
  unsaveItinerary,
} from '../../lib/api/library.ts';
import { explore } from '../../lib/api/lists.ts';
import { everyItinerary } from '../../lib/api/pages.ts';
import { readItinerary } from '../../lib/api/read-itinerary.ts';
import type { Answers } from '../../lib/browser/answer.ts';
import { shrinkPicture } from '../../lib/browser/shrink-picture.ts';
import { clipFromTrip } from '../../lib/journeys/draft-from-trip.ts';
import { explorePage } from '../../lib/journeys/explore-page.ts';
import { tripPicture } from '../../lib/journeys/trip-picture.ts';
import { keepClip } from '../../lib/library/clips.ts';
import { base64Of } from '../../lib/model/base64.ts';
import type { ApiFailure } from '../../lib/model/failure.ts';
import { itineraryAddress } from '../../lib/model/itinerary-address.ts';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { currentConnection } from './account.ts';
import { library } from './library.ts';

/** Trips beyond this many do not show as saved until they are pressed. */
const maxSaved = 500;
/** Twice the width of the widest card. */
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
  return connection ? idsOn(connection, 'saved') : notConnected;
};

async function idsOn(
  connection: Connection,
  filter: 'saved' | 'liked',
): Promise<Result<string[], ApiFailure>> {
  const ids: string[] = [];
  for await (const entry of everyItinerary(connection, { filter })) {
    if (!entry.ok) return entry;
    ids.push(entry.value.id);
    if (ids.length >= maxSaved) break;
  }
  return ok(ids);
}

const marks = {
  like: { on: likeItinerary, off: unlikeItinerary },
  follow: { on: followTraveller, off: unfollowTraveller },
};

export const markTrip: Answers['explore.mark'] = async ({ what, id, isOn }) => {
  const connection = await currentConnection();
  return connection ? marks[what][isOn ? 'on' : 'off'](connection, id) : notConnected;
};

/** The API does not list whom the traveller follows, but every author in the "following" feed is followed. */
export const markedTrips: Answers['explore.marked'] = async () => {
  const connection = await currentConnection();
  if (!connection) return notConnected;
  const [liked, feed] = await Promise.all([
    idsOn(connection, 'liked'),
    explore(connection, { filter: 'following', limit: 50 }),
  ]);
  const followed = feed.ok ? feed.value.data.flatMap(({ author }) => author?.id ?? []) : [];
  return ok({ liked: liked.ok ? liked.value : [], followed: [...new Set(followed)] });
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
  return ok(small ? await base64Of(small) : null);
};
