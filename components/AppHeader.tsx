// The line at the top: either who we are and where one can go, or the way back.
import { ArrowLeft, Book, Maximize2, PanelRight, Settings, X } from 'lucide-preact';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { Mark } from './Mark.tsx';
import './app-header.css';

interface Props {
  onLibrary: () => void;
  onSettings: () => void;
  /** The same draft beside the page, and on a page of its own; left out where one is already there. */
  onBeside?: (() => void) | undefined;
  onPage?: (() => void) | undefined;
}

export function AppHeader({ onLibrary, onSettings, onBeside, onPage }: Props) {
  return (
    <header class="app-header">
      <span class="app-name" translate={false}>
        <Mark />
        Wayclip
      </span>
      {onBeside && (
        <IconButton id="beside" icon={PanelRight} label="Open beside the page" onPress={onBeside} mirrors />
      )}
      {onPage && <IconButton id="full-page" icon={Maximize2} label="Open as a full page" onPress={onPage} />}
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
