// Beside the page: Chrome's side panel and Firefox's sidebar. Shows the draft opened last in this window.
import { AppHeader } from '../../components/frame/AppHeader.tsx';
import { t } from '../../lib/words/words.ts';
import type { Opening } from '../../surface/open-with-bar.tsx';
import './sidepanel.css';

export const besideOpening: Opening = {
  title: () => t('extension.name'),
  bar: (press) => (
    <AppHeader
      onPage={press('full-page')}
      onExplore={press('explore')}
      onLibrary={press('library')}
      onSettings={press('settings')}
      onAccount={press('account')}
    />
  ),
  load: async () => (await import('./start-beside.ts')).startBeside,
};
