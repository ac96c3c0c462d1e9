// Wiring: each question of the extension's pages, answered by a journey with the browser's edges.
import { listItineraries } from '../../lib/api/itineraries.ts';
import type { Answers } from '../../lib/browser/answer.ts';
import { captureTab } from '../../lib/browser/capture-tab.ts';
import { copyPictures } from '../../lib/browser/page-pictures.ts';
import { clipPage } from '../../lib/journeys/clip-page.ts';
import { gatherPictures } from '../../lib/journeys/gather-pictures.ts';
import { readForTraveller } from '../../lib/journeys/read-for-traveller.ts';
import { findClip, keepClip, listClips, newestClipOf } from '../../lib/library/clips.ts';
import { keepPicture } from '../../lib/library/pictures.ts';
import { readingOf } from '../../lib/library/steps.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { connectAccount, currentConnection, disconnectAccount, infoOf } from './account.ts';
import { findPlace, importFile, pasteList, startClip } from './by-hand.ts';
import { changeShownDraft, tellOf, walkDraft } from './clip-desk.ts';
import { copyMorePictures } from './copy-pictures.ts';
import { knowledge } from './knowledge.ts';
import { library } from './library.ts';
import { deliver, resumeDeliveries, steer } from './outbox.ts';
import { answerChanges, keepChanges } from './page-changes.ts';
import { rememberPage, showWords } from './page-of-clip.ts';
import { locateStopsOf } from './place-search.ts';

const now = () => new Date();

/** Goes on after the answer: the traveller reads the draft while its pictures come in. */
async function copyPicturesOf(clip: Clip, tabId: number): Promise<void> {
  const kept = await gatherPictures(clip, {
    copy: (srcs) => copyPictures(tabId, srcs),
    keep: async (picture) => keepPicture(await library(), clip.id, picture),
  });
  if (kept > 0) await tellOf(clip.id);
}

export const answers: Answers = {
  'clip.page': async ({ tabId }) => {
    const known = await knowledge();
    const clip = await clipPage({
      takeCapture: () => captureTab(tabId),
      readCapture: (capture) => readForTraveller(capture, known),
      findKept: async (url, isSelection) => newestClipOf(await library(), url, isSelection),
      readingOf: async (kept) => readingOf(await library(), kept),
      keepChanges,
      keep: async (made) => keepClip(await library(), made),
      now,
      newId: () => crypto.randomUUID(),
    });
    if (clip.ok) await rememberPage(clip.value, tabId);
    // A page that closes meanwhile keeps its pictures; sending says so.
    if (clip.ok)
      copyPicturesOf(clip.value, tabId)
        .catch((thrown) => console.warn('Pictures not copied:', thrown))
        .then(() => locateStopsOf(clip.value))
        .catch((thrown) => console.warn('Stops not located:', thrown));
    return clip;
  },
  'clip.open': async ({ clipId }) => findClip(await library(), clipId),
  'clip.list': async () => ok(await listClips(await library())),
  'clip.send': ({ clipId }) => deliver(clipId),
  'clip.steer': steer,
  'words.show': showWords,
  'clip.since': answerChanges,
  'clip.start': startClip,
  'clip.paste': pasteList,
  'clip.import': importFile,
  'place.find': findPlace,
  'clip.edit': changeShownDraft,
  'clip.walk': walkDraft,
  'pictures.copy': copyMorePictures,
  'connection.open': async () => {
    const connection = await currentConnection();
    return ok(connection ? infoOf(connection) : null);
  },
  'connection.connect': async ({ thenSend }) => {
    const account = await connectAccount();
    if (account.ok && thenSend) void deliver(thenSend);
    // What waited for an account goes on.
    if (account.ok) void resumeDeliveries({ isBetter: true });
    return account.ok ? ok(infoOf(account.value)) : account;
  },
  'connection.disconnect': async () => {
    await disconnectAccount();
    return ok(null);
  },
  'service.list': async () => {
    const connection = await currentConnection();
    if (!connection) return fail({ kind: 'not-connected' });
    const page = await listItineraries(connection);
    return page.ok ? ok(page.value.data) : page;
  },
};
