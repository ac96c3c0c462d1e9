// A small, calm page: which service, which account, and what this is.
import { Mark } from '../../components/Mark.tsx';
import { t } from '../../lib/words/words.ts';
import type { Background } from '../popup/background-link.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { LetterKeySettings, type LetterKeyStore } from './LetterKeySettings.tsx';
import { PlaceSearchSettings, type PlaceSearchStore } from './PlaceSearchSettings.tsx';
import { type ProfileStore, ServiceSettings } from './ServiceSettings.tsx';
import { ShortcutSettings, type ShortcutSource } from './ShortcutSettings.tsx';

interface Props {
  store: ProfileStore;
  placeSearch: PlaceSearchStore;
  background: Background;
  /** Left out where there are none to change. */
  shortcuts?: ShortcutSource;
  letterKeys?: LetterKeyStore;
  version: string;
}

export function SettingsPage({ store, placeSearch, background, shortcuts, letterKeys, version }: Props) {
  return (
    <>
      <header class="settings-bar">
        <span class="settings-name" translate={false}>
          <Mark />
          {t('extension.name')}
        </span>
      </header>
      <main class="settings">
        <h1 class="settings-title">{t('settings.title')}</h1>
        <ServiceSettings store={store} />
        <AccountSettings background={background} />
        <PlaceSearchSettings store={placeSearch} />
        {shortcuts && <ShortcutSettings source={shortcuts} />}
        {letterKeys && <LetterKeySettings store={letterKeys} />}
        <section class="settings-part">
          <h2 class="settings-heading">{t('settings.about')}</h2>
          <div class="settings-card">
            <p>{t('settings.version', { version })}</p>
            <p class="settings-line">{t('settings.aboutLine')}</p>
          </div>
        </section>
      </main>
    </>
  );
}
