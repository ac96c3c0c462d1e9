// The review as a page of its own: `review.html?clip=<id>`, else the draft last looked at.
import { PageBar } from '../../components/frame/PageBar.tsx';
import { t } from '../../lib/words/words.ts';
import type { Opening } from '../../surface/open-with-bar.tsx';
import './review.css';

export const reviewOpening: Opening = {
  title: () => t('pages.review'),
  bar: (press) => (
    <PageBar
      here="clip"
      onClip={() => undefined}
      onConvert={press('convert')}
      onExplore={press('explore')}
      onLibrary={press('library')}
      onSettings={press('settings')}
      onAccount={press('account')}
    />
  ),
  load: async () => (await import('./start-review-page.ts')).startReviewPage,
};
