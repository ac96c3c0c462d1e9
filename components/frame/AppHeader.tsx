// The bar at the top: either the name and the main places, or the way back.
import { ArrowLeft, Book, Compass, Maximize2, PanelRight, Settings, X } from 'lucide-preact';
import { t } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Mark } from './Mark.tsx';
import './app-header.css';

interface Props {
  onExplore: () => void;
  onLibrary: () => void;
  onSettings: () => void;
  /** Open the same draft beside the page, or on a full page; left out on that surface itself. */
  onBeside?: (() => void) | undefined;
  onPage?: (() => void) | undefined;
  /** A press on the account button before the accounts have loaded. */
  onAccount?: (() => void) | undefined;
}

export function AppHeader(props: Props) {
  const { onExplore, onLibrary, onSettings, onBeside, onPage, onAccount } = props;
  return (
    <header class="app-header">
      <span class="app-name" translate={false}>
        <Mark />
        {t('extension.name')}
      </span>
      {onBeside && (
        <IconButton id="beside" icon={PanelRight} label={t('header.openBeside')} onPress={onBeside} mirrors />
      )}
      {onPage && <IconButton id="full-page" icon={Maximize2} label={t('header.openPage')} onPress={onPage} />}
      <IconButton id="explore" icon={Compass} label={t('explore.open')} onPress={onExplore} />
      <IconButton id="library" icon={Book} label={t('header.openLibrary')} onPress={onLibrary} />
      <IconButton id="settings" icon={Settings} label={t('header.openSettings')} onPress={onSettings} />
      <AccountMenu onEarly={onAccount} />
    </header>
  );
}

export function BackHeader({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  return (
    <header class="app-header">
      <BackButton onBack={onBack} />
      <IconButton icon={X} label={t('header.close')} onPress={onClose} />
    </header>
  );
}

export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <button type="button" id="back" class="back-button" onClick={onBack}>
      <Icon of={ArrowLeft} mirrors />
      {t('header.back')}
    </button>
  );
}
