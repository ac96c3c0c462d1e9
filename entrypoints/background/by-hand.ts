// Wiring: drafts the traveller makes without reading a page.
import { browser } from 'wxt/browser';
import type { Answers } from '../../lib/browser/answer.ts';
import { findPlaces } from '../../lib/journeys/find-places.ts';
import { importClip } from '../../lib/journeys/import-clip.ts';
import { pasteIntoClip } from '../../lib/journeys/paste-into-clip.ts';
import { startByHand } from '../../lib/journeys/start-by-hand.ts';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { ok } from '../../lib/model/result.ts';
import { changeDraft } from './clip-changes.ts';
import { knowledge } from './knowledge.ts';
import { library } from './library.ts';
import { rememberPage } from './page-of-clip.ts';

const newId = () => crypto.randomUUID();
const keep = async (clip: Clip) => keepClip(await library(), clip);

export const startClip: Answers['clip.start'] = async ({ tabId, text, names }) => {
  // A page closed to extensions has neither URL nor title; its draft then belongs to no page. The same goes for a draft
  // started outside any tab: Chrome throws at a negative tab id instead of rejecting.
  const tab = tabId < 0 ? undefined : await browser.tabs.get(tabId).catch(() => undefined);
  const clip = await startByHand(
    {
      page: { url: tab?.url ?? '', title: tab?.title ?? '' },
      ...(text !== undefined && { text }),
      ...(names && { names }),
    },
    { knowledge: await knowledge(), keep, now: () => new Date(), newId },
  );
  if (clip.ok && tab) await rememberPage(clip.value, tabId);
  return clip;
};

export const pasteList: Answers['clip.paste'] = async (ask) =>
  pasteIntoClip(ask, {
    knowledge: await knowledge(),
    find: async (clipId) => findClip(await library(), clipId),
    edit: changeDraft,
    newId,
  });

export const importFile: Answers['clip.import'] = ({ text }) => importClip(text, { keep, newId });

export const findPlace: Answers['place.find'] = async ({ name, ...options }) =>
  ok(findPlaces(name, await knowledge(), options));
