// Trips of other travellers: a search, and what it finds.
import type { ComponentChildren } from 'preact';
import { t } from '../../lib/words/words.ts';
import { Surface } from '../frame/Surface.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { ConnectToExplore } from './ConnectToExplore.tsx';
import { ExploreEmpty } from './ExploreEmpty.tsx';
import { ExploreFilters } from './ExploreFilters.tsx';
import { type ExploreDoings, type ExploreView, shownTrips } from './explore-view.ts';
import { SavedToast } from './SavedToast.tsx';
import { TripList } from './TripList.tsx';
import { TroubleBanner } from './TroubleBanner.tsx';
import { countWords } from './trip-words.ts';
import './explore.css';

interface Props {
  header: ComponentChildren;
  /** The header has the title of the screen; on a full page it does not. */
  hasTitle: boolean;
  view: ExploreView;
  doings: ExploreDoings;
}

export function ExploreScreen({ header, hasTitle, view, doings }: Props) {
  const { found, said, trouble } = view;
  const isNotConnected = found.is === 'stuck' && found.failure.kind === 'not-connected';
  const count = countWords(view);
  return (
    <Surface screen="explore" header={header}>
      <div class="explore">
        {!hasTitle && (
          <h1 class="title explore-title" tabIndex={-1}>
            {t('explore.title')}
          </h1>
        )}
        {isNotConnected ? (
          <ConnectToExplore view={view} doings={doings} />
        ) : (
          <>
            <Asking view={view} doings={doings} />
            {count && <h2 class="explore-count">{count}</h2>}
            {isNothing(view) && <ExploreEmpty view={view} doings={doings} />}
            <TripList view={view} doings={doings} />
          </>
        )}
      </div>
      {trouble && !isNotConnected ? (
        <div class="explore-trouble">
          <TroubleBanner failure={trouble} doings={doings} onTryAgain={doings.onTryAgain} />
        </div>
      ) : (
        <SavedToast said={said} doings={doings} />
      )}
    </Surface>
  );
}

function Asking({ view, doings }: Pick<Props, 'view' | 'doings'>) {
  return (
    <div class="explore-asking">
      <SearchField
        id="explore-search"
        label={t('explore.search')}
        placeholder={t('explore.placeholder')}
        text={view.question.text}
        onType={doings.onType}
      >
        {view.isFromPage && <span class="explore-from-page">{t('explore.fromPage')}</span>}
      </SearchField>
      <ExploreFilters view={view} doings={doings} />
    </div>
  );
}

/** Nothing, as far as has been read: more may still come where only the lengths do not fit. */
const isNothing = (view: ExploreView): boolean =>
  (view.found.is === 'all' || view.found.is === 'more') && shownTrips(view).length === 0;
