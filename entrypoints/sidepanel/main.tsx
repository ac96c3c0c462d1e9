// Beside the page: Chrome's side panel and Firefox's sidebar. Shows the draft the traveller has in front of them in this window.
import '../../components/tokens.css';
import '../../components/base.css';
import './sidepanel.css';
import { AppHeader } from '../../components/AppHeader.tsx';
import { dressPage } from '../../lib/words/dress-page.ts';
import { t } from '../../lib/words/words.ts';
import { openWithBar } from '../popup/open-with-bar.tsx';

dressPage(document, t('extension.name'));
openWithBar(document.querySelector('#app'), {
  bar: (press) => (
    <AppHeader
      onPage={press('full-page')}
      onExplore={press('explore')}
      onLibrary={press('library')}
      onSettings={press('settings')}
    />
  ),
  load: async () => (await import('./start-beside.ts')).startBeside,
});
