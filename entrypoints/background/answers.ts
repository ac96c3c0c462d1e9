// Wiring: answers each question of the extension's pages with a journey and the browser's edges.
import type { Answers } from '../../lib/browser/answer.ts';
import { captureTab } from '../../lib/browser/capture-tab.ts';
import { copyPictures } from '../../lib/browser/page-pictures.ts';
import { clipPage } from '../../lib/journeys/clip-page.ts';
import { gatherPictures } from '../../lib/journeys/gather-pictures.ts';
import { namesAround } from '../../lib/journeys/names-around.ts';
import { readForTraveller } from '../../lib/journeys/read-for-traveller.ts';
import { findClip, listClips } from '../../lib/library/clips.ts';
import { keepPicture } from '../../lib/library/pictures.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { ok } from '../../lib/model/result.ts';
import { adoptProfile, chooseAccount, listInfos, openInfo, renameAccount } from './account.ts';
import { addBookingTo } from './bookings.ts';
import { findPlace, importFile, pasteList, startClip } from './by-hand.ts';
import { changeShownDraft, tellOf, walkDraft } from './clip-changes.ts';
import { clipEdges } from './clip-edges.ts';
import { connectFor, disconnect, sendFor } from './connecting.ts';
import { copyMorePictures } from './copy-pictures.ts';
import * as documents from './documents.ts';
import * as explored from './explore.ts';
import { forgetAll } from './forget.ts';
import { knowledge } from './knowledge.ts';
import { library } from './library.ts';
import * as listed from './library-list.ts';
import { allowance, importFrames } from './media-import.ts';
import { resumeDeliveries, steer } from './outbox.ts';
import { answerChanges } from './page-changes.ts';
import { rememberPage, showWords } from './page-of-clip.ts';
import * as people from './people.ts';
import * as places from './place-search.ts';
import * as reminders from './reminders.ts';
import { clipSample } from './sample.ts';

/** Runs on after the answer: the traveller reads the draft while its pictures are copied. */
async function copyPicturesOf(clip: Clip, tabId: number): Promise<void> {
  const kept = await gatherPictures(clip, {
    copy: (srcs) => copyPictures(tabId, srcs),
    keep: async (picture) => keepPicture(await library(), clip.id, picture),
  });
  if (kept > 0) await tellOf(clip.id);
}

export const answers: Answers = {
  'clip.page': async ({ tabId, anyway = false }) => {
    // Loads while the page is captured.
    const usual = knowledge();
    const clip = await clipPage({
      ...clipEdges,
      takeCapture: () => captureTab(tabId),
      readCapture: async (capture) =>
        readForTraveller(capture, { ...(await usual), ...(anyway && { takesAnyPage: true }) }),
    });
    if (clip.ok) await rememberPage(clip.value, tabId);
    // If the page closes meanwhile, its pictures are missing; sending reports that.
    if (clip.ok)
      copyPicturesOf(clip.value, tabId)
        .catch((thrown) => console.warn('Pictures not copied:', thrown))
        .then(() => places.locateStopsOf(clip.value.id))
        .catch((thrown) => console.warn('Stops not located:', thrown));
    return clip;
  },
  'clip.sample': clipSample,
  'clip.open': async ({ clipId }) => findClip(await library(), clipId),
  'clip.list': async () => ok(await listClips(await library())),
  'clip.send': sendFor,
  'clip.steer': steer,
  'words.show': showWords,
  'clip.since': answerChanges,
  'clip.start': startClip,
  'clip.paste': pasteList,
  'clip.import': importFile,
  'booking.add': addBookingTo,
  'place.find': findPlace,
  'map.names': async ({ at, km, language }) => ok(namesAround(at, km, await knowledge(), language)),
  'places.state': places.placesState,
  'places.look': places.placesLook,
  'places.end': places.placesEnd,
  'places.wish': places.requestPlaces,
  'places.switch': places.placesSwitch,
  'places.find': places.findOnline,
  'clip.edit': changeShownDraft,
  'clip.walk': walkDraft,
  'pictures.copy': copyMorePictures,
  'media.import': importFrames,
  'media.allowance': allowance,
  'connection.open': async ({ id }) => ok(await openInfo(id)),
  'connection.list': async () => ok(await listInfos()),
  'connection.choose': async ({ id }) => ok(await chooseAccount(id)),
  'connection.rename': async ({ id, name }) => ok(await renameAccount(id, name)),
  'connection.connect': connectFor,
  'connection.adopt': async ({ serviceId }) => {
    await adoptProfile(serviceId);
    // Deliveries that waited for permission to contact its address continue.
    void resumeDeliveries({ isBetter: true });
    return ok(null);
  },
  'connection.disconnect': disconnect,
  'data.forget': forgetAll,
  'explore.page': explored.readPage,
  'explore.trip': explored.readTrip,
  'explore.save': explored.saveTrip,
  'explore.saved': explored.savedTrips,
  'explore.marked': explored.markedTrips,
  'explore.mark': explored.markTrip,
  'people.report': people.report,
  'people.add': people.addPerson,
  'people.link': people.makeLink,
  'people.join': people.join,
  'people.list': people.list,
  'people.remove': people.remove,
  'people.leave': people.leave,
  'people.links': people.links,
  'people.withdraw': people.withdraw,
  'reminders.read': reminders.read,
  'reminders.change': reminders.change,
  'documents.list': documents.list,
  'documents.add': documents.add,
  'documents.rename': documents.rename,
  'documents.remove': documents.remove,
  'documents.fetch': documents.fetch,
  'explore.draft': explored.startDraft,
  'explore.picture': explored.readPicture,
  'library.sync': listed.sync,
  'library.open': listed.openItinerary,
  'library.image': listed.changePicture,
  'clip.remove': listed.removeDraft,
  'library.tidy': listed.tidyUp,
};
