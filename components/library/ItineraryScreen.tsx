// An itinerary of the traveller's library: its details, its pictures, and what can be done with it.
import { ExternalLink, Share2 } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { DocumentsPart } from '../documents/DocumentsPart.tsx';
import type { DocumentsActions } from '../documents/documents-view.ts';
import { ProblemBanner } from '../explore/ProblemBanner.tsx';
import { TripImage } from '../explore/TripImage.tsx';
import { tagsOf } from '../explore/trip-words.ts';
import { Surface } from '../frame/Surface.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ItineraryDay } from './ItineraryDay.tsx';
import { ItineraryToast } from './ItineraryToast.tsx';
import type { ItineraryActions, OpenedItinerary, PictureChange } from './library-view.ts';
import { factsOf, isCompanion, lineOfRow, mayChange, titleOfRow } from './library-words.ts';
import { PeoplePart } from './PeoplePart.tsx';
import type { PeopleActions } from './people-view.ts';
import { isOwner } from './people-words.ts';
import '../explore/explore.css';
import '../explore/trip-screen.css';
import './library.css';

interface Props {
  header: ComponentChildren;
  /** The back button, if the header has none. */
  back?: ComponentChildren;
  open: OpenedItinerary;
  actions: ItineraryActions;
  /** Left out if nothing can be done about documents. */
  documents?: DocumentsActions;
  /** Left out if nothing can be done about people. */
  people?: PeopleActions;
}

type Asking = Extract<PictureChange, { kind: 'remove' | 'remove-cover' }> & { number?: number };

export function ItineraryScreen({ header, back, open, actions, documents, people }: Props) {
  const { row, whole, problem } = open;
  const [asking, setAsking] = useState<Asking>();
  const itinerary = whole.is === 'here' ? whole.itinerary : undefined;
  const role = itinerary?.role ?? row.summary.role;
  const isChangeable = mayChange({ role });
  const isOwn = isOwner({ role });
  const canRemoveCover = isChangeable && itinerary !== undefined && Boolean(row.summary.heroImageURL);
  return (
    <Surface
      screen="library-trip"
      header={header}
      footer={<Footer open={open} actions={actions} />}
      toast={<ItineraryToast toast={open.toast} onHush={actions.onHush} />}
    >
      <article class="trip">
        {back}
        <TripImage source={row.summary.heroImageURL} id={row.id} />
        {canRemoveCover && (
          <RemoveCover isBusy={open.busy === 'cover'} onPress={() => setAsking({ kind: 'remove-cover' })} />
        )}
        <Facts row={row} onOpenInService={actions.onOpenInService} onShare={actions.onShare} />
        {problem && <ProblemBanner failure={problem} actions={actions} onTryAgain={actions.onAgain} />}
        {open.nothingFor !== undefined && <NothingFor words={open.nothingFor} />}
        {open.hasPeople && people && (isOwn || isCompanion(row)) && (
          <PeoplePart open={open} isOwn={isOwn} actions={people} steps={actions} />
        )}
        <Days
          open={open}
          actions={actions}
          isChangeable={isChangeable}
          onRemove={(dayId, number) => setAsking({ kind: 'remove', dayId, number })}
        />
        {open.documents && documents && (
          <DocumentsPart documents={open.documents} actions={documents} onSettings={actions.onSettings} />
        )}
      </article>
      {asking && <RemoveQuestion asking={asking} actions={actions} onClose={() => setAsking(undefined)} />}
    </Surface>
  );
}

function RemoveCover({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  return (
    <Button id="remove-cover" small busy={isBusy} onPress={onPress}>
      {t('library.image.removeCover')}
    </Button>
  );
}

function Facts({
  row,
  onOpenInService,
  onShare,
}: Pick<OpenedItinerary, 'row'> & Pick<ItineraryActions, 'onOpenInService' | 'onShare'>) {
  const { summary } = row;
  return (
    <>
      <h1 class="title" tabIndex={-1}>
        <bdi>{titleOfRow(summary)}</bdi>
      </h1>
      <Line of={lineOfRow(summary)} class="trip-facts" />
      <Line of={[factsOf(summary), tagsOf(summary)].filter(Boolean).join(' · ')} class="trip-by" />
      {summary.summary?.trim() && (
        <p class="lead" dir="auto">
          {summary.summary.trim()}
        </p>
      )}
      {onOpenInService && (
        <button type="button" class="link trip-link" onClick={() => onOpenInService(row.id)}>
          {t('explore.openInService')}
          <Icon of={ExternalLink} size={16} />
        </button>
      )}
      {onShare && (
        <button type="button" id="share" class="link trip-link" onClick={onShare}>
          {t('share.open')}
          <Icon of={Share2} size={16} />
        </button>
      )}
    </>
  );
}

const NothingFor = ({ words }: { words: string }) => (
  <Banner tone="info" title={t('library.nothingFor', { words })}>
    {t('library.image.nothingForText')}
  </Banner>
);

interface QuestionProps {
  asking: Asking;
  actions: ItineraryActions;
  onClose: () => void;
}

function RemoveQuestion({ asking, actions, onClose }: QuestionProps) {
  const { number = 1, ...change } = asking;
  return (
    <ConfirmSheet
      keepWord={t('library.image.keep')}
      title={
        change.kind === 'remove'
          ? t('library.image.removeTitle', { day: number })
          : t('library.image.removeCoverTitle')
      }
      text={t('library.image.removeText')}
      word={t('library.image.remove')}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        actions.onChange(change);
      }}
    />
  );
}

const Line = ({ of, class: name }: { of: string; class: string }) => (of ? <p class={name}>{of}</p> : null);

interface DaysProps {
  open: OpenedItinerary;
  actions: ItineraryActions;
  isChangeable: boolean;
  onRemove: (dayId: string, number: number) => void;
}

function Days({ open, actions, isChangeable, onRemove }: DaysProps) {
  const { whole, busy } = open;
  if (whole.is === 'coming')
    return (
      <p class="explore-coming">
        <span class="ring ring-inline" aria-hidden="true" />
        {t('library.opening')}
      </p>
    );
  if (whole.is === 'stuck')
    return <ProblemBanner failure={whole.failure} actions={actions} onTryAgain={actions.onAgain} />;
  const days = whole.itinerary.days ?? [];
  if (days.length === 0) return <p class="explore-note">{t('explore.noDays')}</p>;
  return days.map((day, index) => (
    <ItineraryDay
      key={day.id ?? index}
      day={day}
      number={index + 1}
      isBusy={busy !== undefined && busy === day.id}
      onChange={isChangeable && busy === undefined ? actions.onChange : undefined}
      onRemove={onRemove}
    />
  ));
}

function Footer({
  open: { whole, isStarting },
  actions,
}: {
  open: OpenedItinerary;
  actions: ItineraryActions;
}) {
  if (whole.is !== 'here') return null;
  return (
    <>
      <p class="footer-line trip-promise">{t('explore.draftLine')}</p>
      <Button id="make-draft" kind="primary" busy={isStarting} onPress={actions.onDraft}>
        {t('explore.draft')}
      </Button>
    </>
  );
}
