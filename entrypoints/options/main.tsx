import '../../components/tokens.css';
import '../../components/base.css';
import './options.css';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { ask, onNews } from '../../lib/browser/ask.ts';
import { forgetGeocoder, loadGeocoder, saveGeocoder } from '../../lib/browser/geocoder-store.ts';
import { loadLetterKeys, saveLetterKeys } from '../../lib/browser/letter-keys-store.ts';
import { loadProfile, saveProfile } from '../../lib/browser/profile-store.ts';
import { listShortcuts, openShortcutSettings } from '../../lib/browser/shortcuts.ts';
import { dressPage } from '../../lib/words/dress-page.ts';
import { t } from '../../lib/words/words.ts';
import type { ProfileStore } from './ServiceSettings.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const store: ProfileStore = {
  load: async () => {
    const profile = await loadProfile();
    return profile.ok ? profile.value : undefined;
  },
  save: saveProfile,
};

const placeSearch = { load: loadGeocoder, save: saveGeocoder, forget: forgetGeocoder };

const shortcuts = { list: listShortcuts, openSettings: openShortcutSettings };

const letterKeys = { load: loadLetterKeys, save: saveLetterKeys };

dressPage(document, t('pages.settings'));
const root = document.querySelector('#app');
if (root)
  render(
    <SettingsPage
      store={store}
      placeSearch={placeSearch}
      background={{ ask, onNews }}
      shortcuts={shortcuts}
      letterKeys={letterKeys}
      version={browser.runtime.getManifest().version}
    />,
    root,
  );
