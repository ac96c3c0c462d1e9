// The bar at the top of the full page: who we are, and the places one can go to.
import { Book, Compass, FileText, type LucideIcon, Pencil, Settings } from 'lucide-preact';
import { Icon } from './Icon.tsx';
import { Mark } from './Mark.tsx';
import './page-bar.css';
import { t } from '../lib/words/words.ts';

interface Props {
  here: 'clip' | 'convert' | 'explore' | 'library' | 'settings';
  onClip: () => void;
  onConvert: () => void;
  onExplore: () => void;
  onLibrary: () => void;
  onSettings: () => void;
}

export function PageBar({ here, onClip, onConvert, onExplore, onLibrary, onSettings }: Props) {
  return (
    <header class="page-bar">
      <span class="page-bar-name" translate={false}>
        <Mark />
        {t('extension.name')}
      </span>
      <nav class="page-bar-places" aria-label={t('extension.name')}>
        <Place icon={Pencil} word={t('pageBar.clip')} isHere={here === 'clip'} onPress={onClip} />
        <Place
          id="convert"
          icon={FileText}
          word={t('pageBar.convert')}
          isHere={here === 'convert'}
          onPress={onConvert}
        />
        <Place
          id="explore"
          icon={Compass}
          word={t('explore.title')}
          isHere={here === 'explore'}
          onPress={onExplore}
        />
        <Place
          id="library"
          icon={Book}
          word={t('pageBar.library')}
          isHere={here === 'library'}
          onPress={onLibrary}
        />
        <Place
          id="settings"
          icon={Settings}
          word={t('pageBar.settings')}
          isHere={here === 'settings'}
          onPress={onSettings}
        />
      </nav>
    </header>
  );
}

interface PlaceProps {
  id?: string;
  icon: LucideIcon;
  word: string;
  isHere: boolean;
  onPress: () => void;
}

function Place({ id, icon, word, isHere, onPress }: PlaceProps) {
  return (
    <button
      type="button"
      id={id}
      class="page-bar-place"
      aria-current={isHere ? 'page' : undefined}
      onClick={onPress}
    >
      <Icon of={icon} size={18} />
      {word}
    </button>
  );
}
