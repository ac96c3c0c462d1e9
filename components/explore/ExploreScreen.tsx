// Trips of other travellers: a search, and what it finds.
import type { ComponentChildren } from 'preact';
import { t } from '../../lib/words/words.ts';
import { Surface } from '../frame/Surface.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { ConnectToExplore } from './ConnectToExplore.tsx';
import { ExploreEmpty } from './ExploreEmpty.tsx';
import { ExploreFilters } from './ExploreFilters.tsx';
import { type ExploreDoings, type ExploreView, shownTrips } from './explore-view.ts';
import { JustHappened } from './JustHappened.tsx';
import { TripList } from './TripList.tsx';
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
  const { found, said } = view;
  const isNotConnected = found.is === 'stuck' && found.failure.kind === 'not-connected';
  const count = countWords(view);
  // What keeps one from looking is said in the place of the trips.
  const trouble = isNotConnected ? undefined : view.trouble;
  return (
    <Surface
      screen="explore"
      header={header}
      toast={<JustHappened view={{ trouble, said }} doings={doings} />}
    >
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
