// What this browser keeps and what the service holds. A shelf with nothing on it is not shown.
import type { ComponentChildren } from 'preact';
import type { Clip } from '../lib/model/clip.ts';
import type { Failure } from '../lib/model/failure.ts';
import type { Summary } from '../lib/model/itinerary.ts';
import { FailureBanner } from './FailureBanner.tsx';
import type { NextSteps } from './failure-words.ts';
import { ImportFile } from './ImportFile.tsx';
import { LibraryShelf } from './LibraryShelf.tsx';
import { draftRows, isOnTheWay, itineraryRows, type LibraryRow } from './library-rows.ts';
import { type QueueDoings, QueueShelf } from './QueueShelf.tsx';
import { RouteStrip } from './RouteStrip.tsx';
import { Surface } from './Surface.tsx';
import './library-screen.css';
import { t } from '../lib/words/words.ts';

/** Something that is fetched while the screen is already there. */
export type Shelf<T> =
  | { is: 'coming' }
  | { is: 'here'; items: T[] }
  | { is: 'out-of-reach'; failure: Failure };

interface Props {
  header: ComponentChildren;
  drafts: Shelf<Clip>;
  itineraries: Shelf<Summary>;
  /** False where the service has no page for people: its rows are then read, not pressed. */
  canOpenItineraries: boolean;
  onOpen: (what: LibraryRow['opens']) => void;
  /** What can be done about a clip on its way. */
  queue: QueueDoings;
  steps: NextSteps;
  onSettings: () => void;
}

export function LibraryScreen(props: Props) {
  const { header, drafts, itineraries, canOpenItineraries, onOpen, queue, steps, onSettings } = props;
  const clips = drafts.is === 'here' ? drafts.items : [];
  const summaries = itineraries.is === 'here' ? itineraries.items : [];
  const onTheWay = clips.filter(isOnTheWay);
  const inBrowser = draftRows(clips);
  const inService = itineraryRows(clips, summaries);
  const trouble = shelfTrouble(drafts, itineraries);
  const isComing = drafts.is === 'coming' || itineraries.is === 'coming';
  const isEmpty = !isComing && onTheWay.length + inBrowser.length + inService.length === 0;
  const canPress = ({ opens }: LibraryRow) => opens.kind === 'clip' || canOpenItineraries;
  return (
    <Surface screen="library" header={header}>
      <div class="library">
        <h1 class="title" tabIndex={-1}>
          {t('library.title')}
        </h1>
        {trouble && <FailureBanner failure={trouble} steps={steps} />}
        {isEmpty && <EmptyLibrary />}
        <QueueShelf clips={onTheWay} doings={queue} onOpen={onOpen} />
        <ImportFile />
        <LibraryShelf
          heading={t('library.drafts')}
          rows={inBrowser}
          canPress={canPress}
          onOpen={onOpen}
          clips={clips}
        />
        <LibraryShelf
          heading={t('library.itineraries')}
          rows={inService}
          canPress={canPress}
          onOpen={onOpen}
          clips={clips}
        />
        {isNotConnected(itineraries) && (
          <p class="library-line">
            {t('library.connect')}{' '}
            <button type="button" class="link" onClick={onSettings}>
              {t('library.openSettings')}
            </button>
          </p>
        )}
        {isComing && (
          <p class="library-coming">
            <span class="ring ring-inline" aria-hidden="true" />
            {t('library.coming')}
          </p>
        )}
      </div>
    </Surface>
  );
}

/** What this browser keeps matters more than what the service holds. Not being connected is no trouble. */
export function shelfTrouble(drafts: Shelf<Clip>, itineraries: Shelf<Summary>): Failure | undefined {
  if (drafts.is === 'out-of-reach') return drafts.failure;
  return itineraries.is === 'out-of-reach' && !isNotConnected(itineraries) ? itineraries.failure : undefined;
}

const isNotConnected = (shelf: Shelf<Summary>) =>
  shelf.is === 'out-of-reach' && shelf.failure.kind === 'not-connected';

function EmptyLibrary() {
  return (
    <div class="library-empty">
      <RouteStrip />
      <h2 class="library-empty-title">{t('library.emptyTitle')}</h2>
      <p class="lead">{t('library.empty')}</p>
    </div>
  );
}
