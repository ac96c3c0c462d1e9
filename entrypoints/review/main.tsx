// The review as a page of its own: `review.html?clip=<id>`, else the draft last looked at.
import '../../components/tokens.css';
import '../../components/base.css';
import './review.css';
import { PageBar } from '../../components/PageBar.tsx';
import { dressPage } from '../../lib/words/dress-page.ts';
import { t } from '../../lib/words/words.ts';
import { openWithBar } from '../popup/open-with-bar.tsx';

dressPage(document, t('pages.review'));
openWithBar(document.querySelector('#app'), {
  bar: (press) => (
    <PageBar
      here="clip"
      onClip={() => undefined}
      onConvert={press('convert')}
      onExplore={press('explore')}
      onLibrary={press('library')}
      onSettings={press('settings')}
    />
  ),
  load: async () => (await import('./start-review-page.ts')).startReviewPage,
});
