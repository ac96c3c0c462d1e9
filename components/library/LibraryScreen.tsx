// What this browser keeps and what the service holds. A shelf with nothing on it is not shown.
import type { ComponentChildren } from 'preact';
import type { Clip } from '../../lib/model/clip.ts';
import { many, t } from '../../lib/words/words.ts';
import { ImportFile } from '../by-hand/ImportFile.tsx';
import { Surface } from '../frame/Surface.tsx';
import { Windowed } from '../parts/Windowed.tsx';
import { DraftCard } from './DraftCard.tsx';
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
  type LibraryDoings,
  type LibraryView,
} from './library-view.ts';
import { PictureSaid } from './PictureSaid.tsx';
import { type QueueDoings, QueueShelf } from './QueueShelf.tsx';
import { RemovedToast } from './RemovedToast.tsx';
import '../explore/explore.css';
import './library-screen.css';
import './library.css';

interface Props {
  header: ComponentChildren;
  view: LibraryView;
  doings: LibraryDoings;
  /** What can be done about a clip on its way. */
  queue: QueueDoings;
}

/** One line of cards on a full page; the rest is a press away, and what the service holds stays in sight. */
const draftsAtOnce = 4;

export function LibraryScreen({ header, view, doings, queue }: Props) {
  const { shelf, clips, list, text } = view;
  const here = clips.is === 'here' ? clips.items : [];
  const isEverything = shelf === 'everything';
  const drafts = isEverything || shelf === 'drafts' ? here.filter(isDraft) : [];
  const sent = shelf === 'sent' ? here.filter(isSent) : isEverything ? sentOnlyHere(here, view) : [];
  const rows = filterOf(shelf) ? list.rows : [];
  const onTheWay = isEverything || shelf === 'queue' ? here.filter(isOnTheWay) : [];
  const shown = drafts.length + sent.length + rows.length + onTheWay.length;
  return (
    <Surface screen="library" header={header} toast={<Toast view={view} doings={doings} />}>
      <div class="library library-wide">
        <LibraryTop view={view} doings={doings} />
        <LibraryNews view={view} doings={doings} />
        <QueueShelf clips={onTheWay} doings={queue} onOpen={doings.onOpen} />
        <Cards
          heading={t('library.drafts')}
          clips={isEverything && text === '' ? drafts.slice(0, draftsAtOnce) : drafts}
          all={drafts.length}
          doings={doings}
        />
        {text === '' && (isEverything || shelf === 'drafts') && <ImportFile />}
        <Cards heading={t('library.sentHere')} clips={sent} all={sent.length} doings={doings} />
        <Itineraries view={view} doings={doings} clips={here} />
        {shown === 0 && <LibraryNothing view={view} doings={doings} />}
        {mayJoinHere(view) && rows.length === 0 && !list.isCatchingUp && (
          <p class="explore-empty-ways">
            <JoinTrip onPress={doings.onOpenJoin} />
          </p>
        )}
        <LibraryEnd view={view} doings={doings} />
      </div>
      {view.joining && <JoinSheet joining={view.joining} doings={doings} />}
    </Surface>
  );
}

const Toast = ({ view, doings }: Pick<Props, 'view' | 'doings'>) =>
  view.said ? (
    <PictureSaid said={view.said} onHush={doings.onHush} />
  ) : (
    <RemovedToast removed={view.removed} doings={doings} />
  );

/** Beside what others share; not in the middle of a search. */
const mayJoinHere = ({ canJoin, list, shelf, text }: LibraryView): boolean =>
  canJoin === true && list.isConnected && text === '' && (shelf === 'everything' || shelf === 'shared');

/** A clip that was sent stands once: as the service's itinerary where that is known, else as itself. */
const sentOnlyHere = (clips: Clip[], { list: { knownIds } }: LibraryView): Clip[] =>
  clips.filter(
    ({ delivery }) =>
      delivery.step === 'sent' && knownIds !== undefined && !knownIds.has(delivery.itineraryId),
  );

interface CardsProps {
  heading: string;
  clips: Clip[];
  all: number;
  doings: LibraryDoings;
}

function Cards({ heading, clips, all, doings }: CardsProps) {
  if (clips.length === 0) return null;
  return (
    <section>
      <div class="library-line-up">
        <h2 class="library-heading">{heading}</h2>
        {all > clips.length && (
          <button type="button" id="all-drafts" class="link" onClick={() => doings.onShelf('drafts')}>
            {many('library.allDrafts', all)}
          </button>
        )}
      </div>
      <ul class="trip-list draft-list">
        {clips.map((clip) => (
          <DraftCard key={clip.id} clip={clip} onOpen={doings.onOpen} onRemove={doings.onRemove} />
        ))}
      </ul>
    </section>
  );
}

function Itineraries({ view, doings, clips }: { view: LibraryView; doings: LibraryDoings; clips: Clip[] }) {
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
        {mayJoinHere(view) && <JoinTrip onPress={doings.onOpenJoin} />}
      </div>
      <Windowed items={rows} keyOf={({ id }) => id} label={heading}>
        {(row) => (
          <ListedRow
            row={row}
            isSentFromHere={sentIds.has(row.id)}
            onOpen={doings.onOpen}
            onOpenInService={doings.onOpenInService}
          />
        )}
      </Windowed>
    </section>
  );
}
