// Someone else's trip, before it is saved or made into a draft.
import { Bookmark, ExternalLink } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { t } from '../../lib/words/words.ts';
import { Surface } from '../frame/Surface.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { ExploreActions, ExploreView, OpenTrip } from './explore-view.ts';
import { ReportTraveller, TripActions } from './TripActions.tsx';
import { TripDays } from './TripDays.tsx';
import { TripImage } from './TripImage.tsx';
import { TripNotice } from './TripNotice.tsx';
import { authorOf, sizeOf, tagsOf, titleOf } from './trip-words.ts';
import './explore.css';
import './trip-screen.css';

interface Props {
  header: ComponentChildren;
  /** The back button, if the header has none. */
  back?: ComponentChildren;
  view: ExploreView;
  open: OpenTrip;
  actions: ExploreActions;
}

export function TripScreen({ header, back, view, open, actions }: Props) {
  const { summary, whole } = open;
  return (
    <Surface
      screen="explore-trip"
      header={header}
      footer={<TripFooter view={view} open={open} actions={actions} />}
      toast={<TripNotice view={view} actions={actions} />}
    >
      <article class="trip">
        {back}
        <TripHead open={open} />
        {actions.onOpenInService && (
          <button type="button" class="link trip-link" onClick={() => actions.onOpenInService?.(summary.id)}>
            {t('explore.openInService')}
            <Icon of={ExternalLink} size={16} />
          </button>
        )}
        <TripActions view={view} trip={summary} actions={actions} />
        <TripDays whole={whole} actions={actions} onTryAgain={() => actions.onOpen(summary)} />
        {whole.is === 'here' && <ReportTraveller view={view} trip={summary} actions={actions} />}
      </article>
    </Surface>
  );
}

function TripHead({ open: { summary, whole } }: { open: OpenTrip }) {
  const trip = whole.is === 'here' ? { ...summary, ...whole.trip } : summary;
  const facts = [trip.destination?.trim(), sizeOf(summary)].filter(Boolean).join(' · ');
  return (
    <>
      <TripImage source={summary.heroImageURL} id={summary.id} />
      <h1 class="title" tabIndex={-1}>
        <bdi>{titleOf(trip)}</bdi>
      </h1>
      {facts && (
        <p class="trip-facts">
          <bdi>{facts}</bdi>
        </p>
      )}
      <p class="trip-by">
        <bdi>{[authorOf(trip), tagsOf(trip)].filter(Boolean).join(' · ')}</bdi>
      </p>
      {trip.summary?.trim() && (
        <p class="lead" dir="auto">
          {trip.summary.trim()}
        </p>
      )}
    </>
  );
}

function TripFooter({ view: { savedIds, canSave }, open, actions }: Omit<Props, 'header' | 'back'>) {
  const { summary, whole, isStarting } = open;
  const isSaved = savedIds.has(summary.id);
  return (
    <>
      {whole.is === 'here' && <p class="footer-line trip-promise">{t('explore.draftLine')}</p>}
      {whole.is === 'here' && (
        <Button id="make-draft" kind="primary" busy={isStarting} onPress={actions.onDraft}>
          {t('explore.draft')}
        </Button>
      )}
      {canSave && (
        <Button id="save-trip" onPress={() => actions.onSave(summary, !isSaved)}>
          <span class={isSaved ? 'trip-saved' : undefined}>
            <Icon of={Bookmark} size={18} />
          </span>
          {t(isSaved ? 'explore.savedButton' : 'explore.saveButton')}
        </Button>
      )}
    </>
  );
}
