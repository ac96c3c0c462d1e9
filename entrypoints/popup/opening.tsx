// What the popup shows first.
import { AppHeader } from '../../components/frame/AppHeader.tsx';
import { t } from '../../lib/words/words.ts';
import type { Opening } from '../../surface/open-with-bar.tsx';
import './popup.css';

export const popupOpening: Opening = {
  title: () => t('extension.name'),
  bar: (press) => (
    <AppHeader
      onBeside={press('beside')}
      onPage={press('full-page')}
      onExplore={press('explore')}
      onLibrary={press('library')}
      onSettings={press('settings')}
      onAccount={press('account')}
    />
  ),
  load: async () => (await import('./start-popup.ts')).startPopup,
};
