// What just happened to a trip, below the scrolling part: a problem, otherwise what was done.
import type { ExploreActions, ExploreView } from './explore-view.ts';
import { ProblemBanner } from './ProblemBanner.tsx';
import { SavedToast } from './SavedToast.tsx';

interface Props {
  view: Pick<ExploreView, 'problem' | 'toast'>;
  actions: ExploreActions;
}

export function TripNotice({ view: { problem, toast }, actions }: Props) {
  if (!problem) return <SavedToast toast={toast} actions={actions} />;
  return (
    <div class="explore-trouble">
      <ProblemBanner failure={problem} actions={actions} onTryAgain={actions.onTryAgain} />
    </div>
  );
}
