import '../../components/tokens.css';
import '../../components/base.css';
import './options.css';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { ask, onNews } from '../../lib/browser/ask.ts';
import { loadProfile, saveProfile } from '../../lib/browser/profile-store.ts';
import type { ProfileStore } from './ServiceSettings.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const store: ProfileStore = {
  load: async () => {
    const profile = await loadProfile();
    return profile.ok ? profile.value : undefined;
  },
  save: saveProfile,
};

const root = document.querySelector('#app');
if (root)
  render(
    <SettingsPage
      store={store}
      background={{ ask, onNews }}
      version={browser.runtime.getManifest().version}
    />,
    root,
  );
