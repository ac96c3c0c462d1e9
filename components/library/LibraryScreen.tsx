// What is stored in this browser and what the service holds. Empty shelves are not shown.
import type { ComponentChildren } from 'preact';
import type { Clip } from '../../lib/model/clip.ts';
import { many, t } from '../../lib/words/words.ts';
import { ImportFile } from '../by-hand/ImportFile.tsx';
import { Surface } from '../frame/Surface.tsx';
import { Windowed } from '../parts/Windowed.tsx';
import { DraftCard } from './DraftCard.tsx';
import { ItineraryToast } from './ItineraryToast.tsx';
import { JoinSheet, JoinTrip } from './JoinTrip.tsx';
import { LibraryEnd } from './LibraryEnd.tsx';
import { LibraryNews } from './LibraryNews.tsx';
import { LibraryNothing } from './LibraryNothing.tsx';
import { LibraryTop } from './LibraryTop.tsx';
import { ListedRow } from './ListedRow.tsx';
import {
  filterOf,
  isDraft,
  isOnTheWay,
  isSent,
  type LibraryActions,
  type LibraryView,
} from './library-view.ts';
import { type QueueActions, QueueShelf } from './QueueShelf.tsx';
import { RemovedToast } from './RemovedToast.tsx';
import '../explore/explore.css';
import './library-screen.css';
import './library.css';

interface Props {
  header: ComponentChildren;
  view: LibraryView;
  actions: LibraryActions;
  /** What can be done with a clip that is being sent. */
  queue: QueueActions;
}

/** One row of cards on a full page; the rest is a press away, and the service's itineraries stay in view. */
const draftsAtOnce = 4;

export function LibraryScreen({ header, view, actions, queue }: Props) {
  const { shelf, clips, list, text } = view;
  const here = clips.is === 'here' ? clips.items : [];
  const isEverything = shelf === 'everything';
  const drafts = isEverything || shelf === 'drafts' ? here.filter(isDraft) : [];
  const sent = shelf === 'sent' ? here.filter(isSent) : isEverything ? sentOnlyHere(here, view) : [];
  const rows = filterOf(shelf) ? list.rows : [];
  const onTheWay = isEverything || shelf === 'queue' ? here.filter(isOnTheWay) : [];
  const shown = drafts.length + sent.length + rows.length + onTheWay.length;
  return (
    <Surface screen="library" header={header} toast={<Toast view={view} actions={actions} />}>
      <div class="library library-wide">
        <LibraryTop view={view} actions={actions} />
        <LibraryNews view={view} actions={actions} />
        <QueueShelf clips={onTheWay} actions={queue} onOpen={actions.onOpen} />
        <Cards
          heading={t('library.drafts')}
          clips={isEverything && text === '' ? drafts.slice(0, draftsAtOnce) : drafts}
          all={drafts.length}
          actions={actions}
        />
        {text === '' && (isEverything || shelf === 'drafts') && <ImportFile />}
        <Cards heading={t('library.sentHere')} clips={sent} all={sent.length} actions={actions} />
        <Itineraries view={view} actions={actions} clips={here} />
        {shown === 0 && <LibraryNothing view={view} actions={actions} />}
        {mayJoinHere(view) && rows.length === 0 && !list.isCatchingUp && (
          <p class="explore-empty-ways">
            <JoinTrip onPress={actions.onOpenJoin} />
          </p>
        )}
        <LibraryEnd view={view} actions={actions} />
      </div>
      {view.joining && <JoinSheet joining={view.joining} actions={actions} />}
    </Surface>
  );
}

const Toast = ({ view, actions }: Pick<Props, 'view' | 'actions'>) =>
  view.toast ? (
    <ItineraryToast toast={view.toast} onHush={actions.onHush} />
  ) : (
    <RemovedToast removed={view.removed} actions={actions} />
  );

/** Beside the shared trips, but not during a search. */
const mayJoinHere = ({ canJoin, list, shelf, text }: LibraryView): boolean =>
  canJoin === true && list.isConnected && text === '' && (shelf === 'everything' || shelf === 'shared');

/** A sent clip appears once: as the service's itinerary if it is in the lists, otherwise as a clip. */
const sentOnlyHere = (clips: Clip[], { list: { knownIds } }: LibraryView): Clip[] =>
  clips.filter(
    ({ delivery }) =>
      delivery.step === 'sent' && knownIds !== undefined && !knownIds.has(delivery.itineraryId),
  );

interface CardsProps {
  heading: string;
  clips: Clip[];
  all: number;
  actions: LibraryActions;
}

function Cards({ heading, clips, all, actions }: CardsProps) {
  if (clips.length === 0) return null;
  return (
    <section>
      <div class="library-line-up">
        <h2 class="library-heading">{heading}</h2>
        {all > clips.length && (
          <button type="button" id="all-drafts" class="link" onClick={() => actions.onShelf('drafts')}>
            {many('library.allDrafts', all)}
          </button>
        )}
      </div>
      <ul class="trip-list draft-list">
        {clips.map((clip) => (
          <DraftCard key={clip.id} clip={clip} onOpen={actions.onOpen} onRemove={actions.onRemove} />
        ))}
      </ul>
    </section>
  );
}

function Itineraries({
  view,
  actions,
  clips,
}: {
  view: LibraryView;
  actions: LibraryActions;
  clips: Clip[];
}) {
  const { rows } = view.list;
  const filter = filterOf(view.shelf);
  if (!filter || rows.length === 0) return null;
  const sentIds = new Set(
    clips.map(({ delivery }) => (delivery.step === 'sent' ? delivery.itineraryId : undefined)),
  );
  const heading = view.shelf === 'everything' ? t('library.itineraries') : t(`library.shelf.${view.shelf}`);
  return (
    <section>
      <div class="library-line-up">
        <h2 class="library-heading">{heading}</h2>
        {mayJoinHere(view) && <JoinTrip onPress={actions.onOpenJoin} />}
      </div>
      <Windowed items={rows} keyOf={({ id }) => id} label={heading}>
        {(row) => (
          <ListedRow
            row={row}
            isSentFromHere={sentIds.has(row.id)}
            onOpen={actions.onOpen}
            onOpenInService={actions.onOpenInService}
          />
        )}
      </Windowed>
    </section>
  );
}
