import '../../components/frame/tokens.css';
import '../../components/frame/base.css';
import './options.css';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { PageBar } from '../../components/frame/PageBar.tsx';
import { ask, onNews } from '../../lib/browser/ask.ts';
import { loadCover, saveCover } from '../../lib/browser/cover-store.ts';
import {
  forgetGeocoder,
  loadGeocoder,
  onGeocoderChanged,
  saveGeocoder,
} from '../../lib/browser/geocoder-store.ts';
import { loadLetterKeys, saveLetterKeys } from '../../lib/browser/letter-keys-store.ts';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import {
  chooseService,
  chosenService,
  forgetService,
  listServices,
  saveService,
} from '../../lib/browser/profile-store.ts';
import { listShortcuts, openShortcutSettings } from '../../lib/browser/shortcuts.ts';
import { setPageLanguage } from '../../lib/words/set-page-language.ts';
import { t } from '../../lib/words/words.ts';
import { askFor } from '../../surface/background-link.ts';
import { dataEdges } from './data-edges.ts';
import { contactStore, permissionStore } from './ledger-stores.ts';
import { reportSource } from './report-source.ts';
import { SettingsPage } from './SettingsPage.tsx';
import type { ServiceStore } from './use-services.ts';

const services: ServiceStore = {
  list: listServices,
  chosen: async () => (await chosenService())?.id,
  choose: chooseService,
  save: saveService,
  forget: forgetService,
  newId: () => crypto.randomUUID(),
};

const placeSearch = {
  load: loadGeocoder,
  save: saveGeocoder,
  forget: forgetGeocoder,
  onChanged: onGeocoderChanged,
};

const shortcuts = { list: listShortcuts, openSettings: openShortcutSettings };

const letterKeys = { load: loadLetterKeys, save: saveLetterKeys };

const background = { ask, onNews };
const { version } = browser.runtime.getManifest();
const cover = { load: loadCover, save: saveCover };
const data = dataEdges(background, () => new Date().toISOString().slice(0, 10));
const goTo = (path: string) => () => location.assign(new URL(path, browser.runtime.getURL('/')).href);

/** The longest the page stays empty; accounts that load later are added then. */
const maxWaitMilliseconds = 400;

/** Loaded before anything is drawn, because everything below the accounts would move. */
async function accountsAtOnce(): Promise<ConnectionInfo[] | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), maxWaitMilliseconds));
  const answer = await Promise.race([askFor(background, 'connection.list', {}), late]);
  return answer?.ok ? answer.value : undefined;
}

setPageLanguage(document, t('pages.settings'));
const root = document.querySelector('#app');
const accounts = await accountsAtOnce();
if (root)
  render(
    <SettingsPage
      accounts={accounts}
      services={services}
      placeSearch={placeSearch}
      background={background}
      shortcuts={shortcuts}
      letterKeys={letterKeys}
      permissions={permissionStore}
      contacts={contactStore}
      cover={cover}
      data={data}
      report={reportSource(background, version)}
      version={version}
      bar={
        <PageBar
          here="settings"
          onClip={goTo('/review.html')}
          onConvert={goTo('/convert.html')}
          onExplore={goTo('/review.html?place=explore')}
          onLibrary={goTo('/review.html?place=library')}
          onSettings={() => undefined}
        />
      }
    />,
    root,
  );
