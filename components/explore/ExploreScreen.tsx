// Other travellers' trips: a search, and its results.
import type { ComponentChildren } from 'preact';
import { t } from '../../lib/words/words.ts';
import { Surface } from '../frame/Surface.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { ConnectToExplore } from './ConnectToExplore.tsx';
import { ExploreEmpty } from './ExploreEmpty.tsx';
import { ExploreFilters } from './ExploreFilters.tsx';
import { type ExploreActions, type ExploreView, shownTrips } from './explore-view.ts';
import { TripList } from './TripList.tsx';
import { TripNotice } from './TripNotice.tsx';
import { countWords } from './trip-words.ts';
import './explore.css';

interface Props {
  header: ComponentChildren;
  /** Whether the header has the screen's title; on a full page it does not. */
  hasTitle: boolean;
  view: ExploreView;
  actions: ExploreActions;
}

export function ExploreScreen({ header, hasTitle, view, actions }: Props) {
  const { found, toast } = view;
  const isNotConnected = found.is === 'stuck' && found.failure.kind === 'not-connected';
  const count = countWords(view);
  // If the traveller is not connected, that is explained in place of the trips.
  const problem = isNotConnected ? undefined : view.problem;
  return (
    <Surface
      screen="explore"
      header={header}
      toast={<TripNotice view={{ problem, toast }} actions={actions} />}
    >
      <div class="explore">
        {!hasTitle && (
          <h1 class="title explore-title" tabIndex={-1}>
            {t('explore.title')}
          </h1>
        )}
        {isNotConnected ? (
          <ConnectToExplore view={view} actions={actions} />
        ) : (
          <>
            <Asking view={view} actions={actions} />
            {count && <h2 class="explore-count">{count}</h2>}
            {isNothing(view) && <ExploreEmpty view={view} actions={actions} />}
            <TripList view={view} actions={actions} />
          </>
        )}
      </div>
    </Surface>
  );
}

function Asking({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  return (
    <div class="explore-asking">
      <SearchField
        id="explore-search"
        label={t('explore.search')}
        placeholder={t('explore.placeholder')}
        text={view.question.text}
        onType={actions.onType}
      >
        {view.isFromPage && <span class="explore-from-page">{t('explore.fromPage')}</span>}
      </SearchField>
      <ExploreFilters view={view} actions={actions} />
    </div>
  );
}

/** Nothing in what has been read so far: with the length filter, later pages may still have some. */
const isNothing = (view: ExploreView): boolean =>
  (view.found.is === 'all' || view.found.is === 'more') && shownTrips(view).length === 0;
