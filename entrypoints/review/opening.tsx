// The review as a full page: `review.html?clip=<id>`, otherwise the draft opened last.
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
