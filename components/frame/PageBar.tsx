// The bar at the top of the full page: the name and the main places.
import { Book, Compass, FileText, type LucideIcon, Pencil, Settings } from 'lucide-preact';
import { Icon } from '../parts/Icon.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Mark } from './Mark.tsx';
import './page-bar.css';
import { t } from '../../lib/words/words.ts';

interface Props {
  here: 'clip' | 'convert' | 'explore' | 'library' | 'settings';
  onClip: () => void;
  onConvert: () => void;
  onExplore: () => void;
  onLibrary: () => void;
  onSettings: () => void;
  /** A press on the account button before the accounts have loaded. */
  onAccount?: (() => void) | undefined;
}

export function PageBar({ here, onAccount, ...go }: Props) {
  const places: { place: Props['here']; icon: LucideIcon; word: string; onPress: () => void }[] = [
    { place: 'clip', icon: Pencil, word: t('pageBar.clip'), onPress: go.onClip },
    { place: 'convert', icon: FileText, word: t('pageBar.convert'), onPress: go.onConvert },
    { place: 'explore', icon: Compass, word: t('explore.title'), onPress: go.onExplore },
    { place: 'library', icon: Book, word: t('pageBar.library'), onPress: go.onLibrary },
    { place: 'settings', icon: Settings, word: t('pageBar.settings'), onPress: go.onSettings },
  ];
  return (
    <header class="page-bar">
      <span class="page-bar-name" translate={false}>
        <Mark />
        {t('extension.name')}
      </span>
      <nav class="page-bar-places" aria-label={t('extension.name')}>
        {places.map(({ place, icon, word, onPress }) => (
          <button
            key={place}
            type="button"
            id={place === 'clip' ? undefined : place}
            class="page-bar-place"
            aria-current={place === here ? 'page' : undefined}
            onClick={onPress}
          >
            <Icon of={icon} size={18} />
            {word}
          </button>
        ))}
      </nav>
      <AccountMenu isWide onEarly={onAccount} />
    </header>
  );
}
