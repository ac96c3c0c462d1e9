// The trips, and the end of the list: more, all, or why it stopped.
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { type ExploreActions, type ExploreView, shownTrips } from './explore-view.ts';
import { ProblemBanner } from './ProblemBanner.tsx';
import { TripCard } from './TripCard.tsx';
import { useInSight } from './use-in-sight.ts';
import './trip-card.css';

interface Props {
  view: ExploreView;
  actions: ExploreActions;
}

export function TripList({ view, actions }: Props) {
  const reading = useRef<Reading>({ shown: 0, emptyPages: 0 });
  const { found, savedIds, canSave } = view;
  const trips = shownTrips(view);
  return (
    <>
      {trips.length > 0 && (
        <ul class="trip-list" aria-busy={found.is === 'asking'}>
          {trips.map((trip) => (
            <TripCard
              key={trip.id}
              trip={trip}
              isSaved={savedIds.has(trip.id)}
              onOpen={actions.onOpen}
              onSave={canSave ? actions.onSave : undefined}
            />
          ))}
        </ul>
      )}
      <ListEnd view={view} actions={actions} shown={trips.length} reading={reading} />
    </>
  );
}

/** How far the list has loaded by itself. */
interface Reading {
  shown: number;
  /** Pages in a row without a trip to show. */
  emptyPages: number;
}

interface EndProps extends Props {
  shown: number;
  reading: RefObject<Reading>;
}

function ListEnd({ view: { found }, actions, shown, reading }: EndProps) {
  if (found.is === 'more') return <MoreTrips shown={shown} reading={reading} onMore={actions.onMore} />;
  if (found.is === 'asking' || found.is === 'reading')
    return (
      <p class="explore-coming">
        <span class="ring ring-inline" aria-hidden="true" />
        {t('explore.coming')}
      </p>
    );
  if (found.is === 'stuck')
    return (
      <div class="explore-end">
        <ProblemBanner failure={found.failure} actions={actions} onTryAgain={actions.onMore} />
      </div>
    );
  return shown > 0 ? <p class="explore-all">{t('explore.all')}</p> : null;
}

/** How many such pages load by themselves before the traveller has to press the button. */
const maxEmptyPages = 3;

type MoreProps = Pick<EndProps, 'shown' | 'reading'> & { onMore: () => void };

function MoreTrips({ shown, reading, onMore }: MoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const goOn = () => {
    const { shown: before = 0, emptyPages = 0 } = reading.current ?? {};
    const now = { shown, emptyPages: shown === before ? emptyPages + 1 : 0 };
    reading.current = now;
    if (now.emptyPages < maxEmptyPages) onMore();
  };
  useInSight(end, goOn, shown);
  return (
    <div ref={end} class="explore-end">
      <Button id="more-trips" onPress={onMore}>
        {t('explore.more')}
      </Button>
    </div>
  );
}
