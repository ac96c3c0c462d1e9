// What just happened to a trip, below what scrolls: what went wrong, else what was done.
import type { ExploreDoings, ExploreView } from './explore-view.ts';
import { SavedToast } from './SavedToast.tsx';
import { TroubleBanner } from './TroubleBanner.tsx';

interface Props {
  view: Pick<ExploreView, 'trouble' | 'said'>;
  doings: ExploreDoings;
}

export function JustHappened({ view: { trouble, said }, doings }: Props) {
  if (!trouble) return <SavedToast said={said} doings={doings} />;
  return (
    <div class="explore-trouble">
      <TroubleBanner failure={trouble} doings={doings} onTryAgain={doings.onTryAgain} />
    </div>
  );
}
