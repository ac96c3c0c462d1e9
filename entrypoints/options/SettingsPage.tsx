// A small, calm page: which service, which account, and what this is.
import { Mark } from '../../components/Mark.tsx';
import type { Background } from '../popup/background-link.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { PlaceSearchSettings, type PlaceSearchStore } from './PlaceSearchSettings.tsx';
import { type ProfileStore, ServiceSettings } from './ServiceSettings.tsx';
import { ShortcutSettings, type ShortcutSource } from './ShortcutSettings.tsx';

interface Props {
  store: ProfileStore;
  placeSearch: PlaceSearchStore;
  background: Background;
  /** Left out where there are none to change. */
  shortcuts?: ShortcutSource;
  version: string;
}

export function SettingsPage({ store, placeSearch, background, shortcuts, version }: Props) {
  return (
    <>
      <header class="settings-bar">
        <span class="settings-name" translate={false}>
          <Mark />
          Wayclip
        </span>
      </header>
      <main class="settings">
        <h1 class="settings-title">Settings</h1>
        <ServiceSettings store={store} />
        <AccountSettings background={background} />
        <PlaceSearchSettings store={placeSearch} />
        {shortcuts && <ShortcutSettings source={shortcuts} />}
        <section class="settings-part">
          <h2 class="settings-heading">About</h2>
          <div class="settings-card">
            <p>Wayclip {version}</p>
            <p class="settings-line">
              Pages are read on this computer. Only a draft you press Send on leaves it, and names you let a
              place search find. Free software under the MIT licence; icons by Lucide, ISC licence; place data
              © GeoNames, CC BY 4.0, modified.
            </p>
          </div>
        </section>
      </main>
    </>
  );
}
