// The page for booking files: `convert.html`, with `?address=` for a PDF that is open elsewhere.
import '../../components/frame/tokens.css';
import '../../components/frame/base.css';
import './convert.css';
import { PageBar } from '../../components/frame/PageBar.tsx';
import { t } from '../../lib/words/words.ts';
import { openWithBar } from '../../surface/open-with-bar.tsx';

openWithBar(document.querySelector('#app'), {
  title: () => t('pages.convert'),
  bar: (press) => (
    <PageBar
      here="convert"
      onClip={press('clip')}
      onConvert={() => undefined}
      onExplore={press('explore')}
      onLibrary={press('library')}
      onSettings={press('settings')}
      onAccount={press('account')}
    />
  ),
  load: async () => (await import('./start-convert.tsx')).startConvert,
});
