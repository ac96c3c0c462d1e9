// Starts a surface and connects it to the browser.
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { type LoadNames, NameSource } from '../components/map/name-source.ts';
import { OutlineSource } from '../components/map/outline-source.ts';
import { PictureSourceContext } from '../components/pictures/picture-source.ts';
import { ask, onNews } from '../lib/browser/ask.ts';
import { bundledBytes } from '../lib/browser/bundled-bytes.ts';
import { changeClashes, loadClashes } from '../lib/browser/clash-store.ts';
import { onGeocoderChanged } from '../lib/browser/geocoder-store.ts';
import { loadView, saveLastClip, saveView } from '../lib/browser/last-view.ts';
import { requestPersistence } from '../lib/browser/lasting-storage.ts';
import { watchLetterKeys } from '../lib/browser/letter-keys-store.ts';
import { openConvertPage } from '../lib/browser/open-surface.ts';
import { allowOrigins } from '../lib/browser/permission-ledger.ts';
import { openableAddress } from '../lib/browser/sample-page.ts';
import { hostPattern } from '../lib/model/host-pattern.ts';
import { language } from '../lib/words/words.ts';
import type { Background } from './background-link.ts';
import { SurfaceController, type Tab } from './controller.ts';
import { openJournal, storeAllLeftOver } from './editing/open-journal.ts';
import { libraryOutside } from './library/library-outside.ts';
import type { Outside } from './outside.ts';
import { dayPictures } from './pictures/day-pictures.ts';
import { loadPictures } from './pictures/load-pictures.ts';
import { tripPictures } from './pictures/trip-pictures.ts';
import { SurfaceApp } from './SurfaceApp.tsx';
import { sendOutside } from './sending/send-outside.ts';
import type { OtherSurfaces } from './surface.ts';
import { copyText, takeOutside } from './take-along/take-outside.ts';

interface Start {
  tab: Tab;
  windowId: number | undefined;
  surfaces: OtherSurfaces;
  close: () => void;
}

const outsideOf = (close: () => void): Outside => ({
  openTab: (url) => void browser.tabs.create({ url: openableAddress(url) }),
  openNewTab: () => void browser.tabs.create({}),
  openSettings: () => void browser.runtime.openOptionsPage(),
  openConvert: (address) => void openConvertPage(address).then(close),
  close,
  copy: copyText,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  loadPictures,
  onBackOnline: (run) => {
    window.addEventListener('online', run, { once: true });
    return () => window.removeEventListener('online', run);
  },
  onPlaceSearch: onGeocoderChanged,
  allowHost: (address) => allowOrigins([hostPattern(address)]),
  loadTripPicture: tripPictures({ ask, onNews }),
  recallView: loadView,
  clashes: { load: loadClashes, change: changeClashes },
  take: takeOutside,
  sending: sendOutside,
  library: libraryOutside,
});

const loadOutline = { world: () => bundledBytes('/outline.bin'), detail: () => bundledBytes('/detail.bin') };

/** Without an answer the map just has no names. */
const loadNames: LoadNames = async (at, km) => {
  const names = await ask('map.names', { at, km, language: language() }).catch(() => undefined);
  return names?.ok ? names.value : [];
};

export function startSurface(root: Element, { tab, windowId, surfaces, close }: Start): SurfaceController {
  const outside = { ...outsideOf(close), journal: openJournal() };
  const controller = new SurfaceController(backgroundWithAllTyped(), outside, tab);
  rememberWhereItStands(controller, windowId);
  requestPersistence().catch((thrown) => console.warn('Not asked to last:', thrown));
  const letterKeys = signal(true);
  watchLetterKeys((isOn) => {
    letterKeys.value = isOn;
  });
  render(
    <OutlineSource.Provider value={loadOutline}>
      <NameSource.Provider value={loadNames}>
        <PictureSourceContext.Provider value={dayPictures}>
          <SurfaceApp controller={controller} surfaces={surfaces} letterKeys={letterKeys} />
        </PictureSourceContext.Provider>
      </NameSource.Provider>
    </OutlineSource.Provider>,
    root,
  );
  return controller;
}

/** Questions wait until the edits left over from earlier surfaces have been handed over. */
function backgroundWithAllTyped(): Background {
  const stored = storeAllLeftOver({ ask, onNews });
  return { ask: stored ? (name, question) => stored.then(() => ask(name, question)) : ask, onNews };
}

/** Remembers the clip and the view, so that another surface can continue there. */
function rememberWhereItStands({ state }: SurfaceController, windowId: number | undefined): void {
  let shownId: string | undefined;
  effect(() => {
    const now = state.value;
    if (!('clip' in now)) return;
    if (now.clip.id !== shownId) {
      shownId = now.clip.id;
      void saveLastClip({ clipId: shownId, ...(windowId !== undefined && { windowId }) });
    }
    if ('view' in now) void saveView(now.clip.id, now.view);
  });
}

export async function windowHere(): Promise<number | undefined> {
  return (await browser.windows.getCurrent()).id;
}
