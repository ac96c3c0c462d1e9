// An itinerary of one's library: what it is, its pictures, and what can be done with it.
import { ExternalLink, Share2 } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { DocumentsPart } from '../documents/DocumentsPart.tsx';
import type { DocumentsDoings } from '../documents/documents-view.ts';
import { TripImage } from '../explore/TripImage.tsx';
import { TroubleBanner } from '../explore/TroubleBanner.tsx';
import { tagsOf } from '../explore/trip-words.ts';
import { Surface } from '../frame/Surface.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ItineraryDay } from './ItineraryDay.tsx';
import type { ItineraryDoings, OpenedItinerary, PictureChange } from './library-view.ts';
import { factsOf, isCompanion, lineOfRow, mayChange, titleOfRow } from './library-words.ts';
import { PeoplePart } from './PeoplePart.tsx';
import { PictureSaid } from './PictureSaid.tsx';
import type { PeopleDoings } from './people-view.ts';
import '../explore/explore.css';
import '../explore/trip-screen.css';
import './library.css';

interface Props {
  header: ComponentChildren;
  /** The way back, where the header has none. */
  back?: ComponentChildren;
  open: OpenedItinerary;
  doings: ItineraryDoings;
  /** Left out where nothing can be done about documents. */
  documents?: DocumentsDoings;
  /** Left out where nothing can be done about people. */
  people?: PeopleDoings;
}

type Asking = Extract<PictureChange, { kind: 'remove' | 'remove-cover' }> & { number?: number };

export function ItineraryScreen({ header, back, open, doings, documents, people }: Props) {
  const { row, whole, trouble } = open;
  const [asking, setAsking] = useState<Asking>();
  const itinerary = whole.is === 'here' ? whole.itinerary : undefined;
  const isChangeable = mayChange({ role: itinerary?.role ?? row.summary.role });
  const isOwn = (itinerary?.role ?? row.summary.role) === 'owner';
  const canRemoveCover = isChangeable && itinerary !== undefined && Boolean(row.summary.heroImageURL);
  return (
    <Surface
      screen="library-trip"
      header={header}
      footer={<Footer open={open} doings={doings} />}
      toast={<PictureSaid said={open.said} onHush={doings.onHush} />}
    >
      <article class="trip">
        {back}
        <TripImage source={row.summary.heroImageURL} id={row.id} />
        {canRemoveCover && (
          <RemoveCover isBusy={open.busy === 'cover'} onPress={() => setAsking({ kind: 'remove-cover' })} />
        )}
        <Facts row={row} onOpenInService={doings.onOpenInService} onShare={doings.onShare} />
        {trouble && <TroubleBanner failure={trouble} doings={doings} onTryAgain={doings.onAgain} />}
        {open.nothingFor !== undefined && <NothingFor words={open.nothingFor} />}
        {open.hasPeople && people && (isOwn || isCompanion(row)) && (
          <PeoplePart open={open} isOwn={isOwn} doings={people} steps={doings} />
        )}
        <Days
          open={open}
          doings={doings}
          isChangeable={isChangeable}
          onRemove={(dayId, number) => setAsking({ kind: 'remove', dayId, number })}
        />
        {open.documents && documents && (
          <DocumentsPart documents={open.documents} doings={documents} onSettings={doings.onSettings} />
        )}
      </article>
      {asking && <RemoveQuestion asking={asking} doings={doings} onClose={() => setAsking(undefined)} />}
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
}: Pick<OpenedItinerary, 'row'> & Pick<ItineraryDoings, 'onOpenInService' | 'onShare'>) {
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
  doings: ItineraryDoings;
  onClose: () => void;
}

function RemoveQuestion({ asking, doings, onClose }: QuestionProps) {
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
        doings.onChange(change);
      }}
    />
  );
}

const Line = ({ of, class: name }: { of: string; class: string }) => (of ? <p class={name}>{of}</p> : null);

interface DaysProps {
  open: OpenedItinerary;
  doings: ItineraryDoings;
  isChangeable: boolean;
  onRemove: (dayId: string, number: number) => void;
}

function Days({ open, doings, isChangeable, onRemove }: DaysProps) {
  const { whole, busy } = open;
  if (whole.is === 'coming')
    return (
      <p class="explore-coming">
        <span class="ring ring-inline" aria-hidden="true" />
        {t('library.opening')}
      </p>
    );
  if (whole.is === 'stuck')
    return <TroubleBanner failure={whole.failure} doings={doings} onTryAgain={doings.onAgain} />;
  const days = whole.itinerary.days ?? [];
  if (days.length === 0) return <p class="explore-note">{t('explore.noDays')}</p>;
  return days.map((day, index) => (
    <ItineraryDay
      key={day.id ?? index}
      day={day}
      number={index + 1}
      isBusy={busy !== undefined && busy === day.id}
      onChange={isChangeable && busy === undefined ? doings.onChange : undefined}
      onRemove={onRemove}
    />
  ));
}

function Footer({ open: { whole, isStarting }, doings }: { open: OpenedItinerary; doings: ItineraryDoings }) {
  if (whole.is !== 'here') return null;
  return (
    <>
      <p class="footer-line trip-promise">{t('explore.draftLine')}</p>
      <Button id="make-draft" kind="primary" busy={isStarting} onPress={doings.onDraft}>
        {t('explore.draft')}
      </Button>
    </>
  );
}
