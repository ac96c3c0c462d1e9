// The line at the top: either who we are and where one can go, or the way back.
import { ArrowLeft, Book, Settings, X } from 'lucide-preact';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { Mark } from './Mark.tsx';
import './app-header.css';

export function AppHeader({ onLibrary, onSettings }: { onLibrary: () => void; onSettings: () => void }) {
  return (
    <header class="app-header">
      <span class="app-name" translate={false}>
        <Mark />
        Wayclip
      </span>
      <IconButton id="library" icon={Book} label="Open Library" onPress={onLibrary} />
      <IconButton id="settings" icon={Settings} label="Open settings" onPress={onSettings} />
    </header>
  );
}

export function BackHeader({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  return (
    <header class="app-header">
      <button type="button" id="back" class="back-button" onClick={onBack}>
        <Icon of={ArrowLeft} mirrors />
        Back
      </button>
      <IconButton icon={X} label="Close Wayclip" onPress={onClose} />
    </header>
  );
}
