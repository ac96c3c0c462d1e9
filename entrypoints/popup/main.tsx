import '../../components/tokens.css';
import '../../components/base.css';
import './popup.css';
import { AppHeader } from '../../components/AppHeader.tsx';
import { dressPage } from '../../lib/words/dress-page.ts';
import { t } from '../../lib/words/words.ts';
import { openWithBar } from './open-with-bar.tsx';

dressPage(document, t('extension.name'));
openWithBar(document.querySelector('#app'), {
  bar: (press) => (
    <AppHeader
      onBeside={press('beside')}
      onPage={press('full-page')}
      onExplore={press('explore')}
      onLibrary={press('library')}
      onSettings={press('settings')}
    />
  ),
  load: async () => (await import('./start-popup.ts')).startPopup,
});
