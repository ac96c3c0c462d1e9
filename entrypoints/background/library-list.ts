// Wiring: the traveller's library at the service, and this browser's copy of it.
import type { Connection } from '../../lib/api/connection.ts';
import { listItineraries, readPage } from '../../lib/api/lists.ts';
import { readItinerary } from '../../lib/api/read-itinerary.ts';
import type { Answer } from '../../lib/api/send.ts';
import type { Answers } from '../../lib/browser/answer.ts';
import { changeImage } from '../../lib/journeys/library-image.ts';
import { type Synced, syncList } from '../../lib/journeys/library-sync.ts';
import { forgetOne, idsListed, keepListed, keepSync, syncOf, unlist } from '../../lib/library/listed.ts';
import { removeClip, tidy } from '../../lib/library/remove-clip.ts';
import { fileOf } from '../../lib/model/base64.ts';
import type { Itinerary } from '../../lib/model/itinerary.ts';
import type { ListFilter, OpenItinerary } from '../../lib/model/listed.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { currentConnection } from './account.ts';
import { library } from './library.ts';

const notConnected = fail({ kind: 'not-connected' } as const);

/** Syncs under way, so that a second request for the same list waits for the first. */
const underWay = new Map<string, Synced>();

export const sync: Answers['library.sync'] = async ({ filter, isWhole = false }) => {
  const connection = await currentConnection();
  if (!connection) return notConnected;
  const name = [connection.id, filter, isWhole].join();
  const running = underWay.get(name) ?? syncOne(connection, filter, isWhole);
  underWay.set(name, running);
  try {
    return await running;
  } finally {
    underWay.delete(name);
  }
};

async function syncOne(connection: Connection, filter: ListFilter, isWhole: boolean): Synced {
  const list = { accountId: connection.id, filter };
  return syncList(
    { filter, isWhole },
    {
      readPage: ({ isAlone, ...ask }) =>
        isAlone
          ? readPage(connection, '/v1/itineraries', { cursor: ask.cursor })
          : listItineraries(connection, { filter, ...ask }),
      keep: async (entries) => keepListed(await library(), list, entries),
      listedIds: async () => idsListed(await library(), list),
      unlist: async (ids) => unlist(await library(), list, ids),
      last: async () => syncOf(await library(), list),
      note: async (done) => keepSync(await library(), { ...list, ...done }),
      now: () => Date.now(),
    },
  );
}

const opened = ({ value, etag }: Answer<Itinerary>): OpenItinerary => ({
  itinerary: value,
  ...(etag !== undefined && { etag }),
});

export const openItinerary: Answers['library.open'] = async ({ id }) => {
  const connection = await currentConnection();
  if (!connection) return notConnected;
  const answer = await readItinerary(connection, id);
  if (!answer.ok && answer.failure.kind === 'itinerary-gone')
    await forgetOne(await library(), connection.id, id);
  return answer.ok ? ok(opened(answer.value)) : answer;
};

export const changePicture: Answers['library.image'] = async ({ seen, change }) => {
  const connection = await currentConnection();
  if (!connection) return notConnected;
  const answer = await changeImage(
    connection,
    seen,
    change.kind === 'set' ? { ...change, picture: pictureOf(change) } : change,
  );
  return answer.ok ? ok(opened(answer.value)) : answer;
};

function pictureOf({ picture, words }: { picture?: string; words?: string }): Blob | { words?: string } {
  if (picture === undefined) return words === undefined ? {} : { words };
  return fileOf(picture, 'image/jpeg');
}

export const removeDraft: Answers['clip.remove'] = async ({ clipId, isBack = false }) => {
  const now = Date.now();
  await removeClip(await library(), clipId, { isBack, now });
  // Purges the drafts that were removed earlier and not restored.
  await tidy(await library(), now);
  return ok(null);
};

export const tidyUp: Answers['library.tidy'] = async () => ok(await tidy(await library(), Date.now()));
