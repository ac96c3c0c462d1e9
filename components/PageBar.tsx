// The bar at the top of the full page: who we are, and the places one can go to.
import { Book, type LucideIcon, Pencil, Settings } from 'lucide-preact';
import { Icon } from './Icon.tsx';
import { Mark } from './Mark.tsx';
import './page-bar.css';

interface Props {
  here: 'clip' | 'library';
  onClip: () => void;
  onLibrary: () => void;
  onSettings: () => void;
}

export function PageBar({ here, onClip, onLibrary, onSettings }: Props) {
  return (
    <header class="page-bar">
      <span class="page-bar-name" translate={false}>
        <Mark />
        Wayclip
      </span>
      <nav class="page-bar-places" aria-label="Wayclip">
        <Place icon={Pencil} word="Clip" isHere={here === 'clip'} onPress={onClip} />
        <Place id="library" icon={Book} word="Library" isHere={here === 'library'} onPress={onLibrary} />
        <Place id="settings" icon={Settings} word="Settings" isHere={false} onPress={onSettings} />
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
