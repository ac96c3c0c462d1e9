// The settings: a list of their parts, and the parts one below another.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Banner } from '../../components/parts/Banner.tsx';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import { t } from '../../lib/words/words.ts';
import type { Background } from '../../surface/background-link.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { CoverSettings, type CoverStore } from './CoverSettings.tsx';
import { type DataEdges, DataSettings } from './DataSettings.tsx';
import { LanguageSettings } from './LanguageSettings.tsx';
import { type ContactStore, LeftSettings } from './LeftSettings.tsx';
import { LetterKeySettings, type LetterKeyStore } from './LetterKeySettings.tsx';
import { PermissionSettings, type PermissionStore } from './PermissionSettings.tsx';
import { PlaceSearchSettings, type PlaceSearchStore } from './PlaceSearchSettings.tsx';
import { ReportSettings, type ReportSource } from './ReportSettings.tsx';
import { ServiceSettings } from './ServiceSettings.tsx';
import { type PartName, SettingsNav } from './SettingsNav.tsx';
import { ShortcutSettings, type ShortcutSource } from './ShortcutSettings.tsx';
import type { ServiceStore } from './use-services.ts';

interface Props {
  services: ServiceStore;
  placeSearch: PlaceSearchStore;
  background: Background;
  /** The accounts, if they were loaded before the page is drawn. */
  accounts?: ConnectionInfo[] | undefined;
  version: string;
  /** Left out if there are none to change. */
  shortcuts?: ShortcutSource;
  letterKeys?: LetterKeyStore;
  permissions?: PermissionStore;
  contacts?: ContactStore;
  cover?: CoverStore;
  data?: DataEdges;
  report?: ReportSource;
  /** The bar at the top, which leads to the other pages. */
  bar?: ComponentChildren;
}

export function SettingsPage(props: Props) {
  const { services, placeSearch, background, shortcuts, letterKeys, permissions, contacts, cover } = props;
  const isOnline = useOnline();
  const parts = partsOf(props);
  return (
    <>
      {props.bar}
      <div class="settings-page">
        <SettingsNav parts={parts} />
        <main class="settings">
          <h1 class="settings-title">{t('settings.title')}</h1>
          <div role="status">
            {!isOnline && (
              <Banner tone="info" title={t('settings.offline')}>
                {t('settings.offlineLine')}
              </Banner>
            )}
          </div>
          <AccountSettings background={background} first={props.accounts} />
          <ServiceSettings store={services} background={background} />
          {permissions && <PermissionSettings store={permissions} />}
          {contacts && <LeftSettings store={contacts} />}
          <div class="settings-group" id="reading">
            <PlaceSearchSettings store={placeSearch} />
            {cover && <CoverSettings store={cover} />}
          </div>
          <div class="settings-group" id="keys">
            {shortcuts && <ShortcutSettings source={shortcuts} />}
            {letterKeys && <LetterKeySettings store={letterKeys} />}
          </div>
          <LanguageSettings now={new Date()} />
          {props.data && <DataSettings edges={props.data} />}
          <ReportSettings source={props.report} version={props.version} />
        </main>
      </div>
    </>
  );
}

function partsOf({ permissions, contacts, shortcuts, letterKeys, data }: Props): PartName[] {
  return [
    'accounts',
    'services',
    ...(permissions ? (['permissions'] as const) : []),
    ...(contacts ? (['left'] as const) : []),
    'reading',
    ...(shortcuts || letterKeys ? (['keys'] as const) : []),
    'language',
    ...(data ? (['data'] as const) : []),
    'report',
  ];
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return isOnline;
}
