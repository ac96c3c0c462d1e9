// What can be done with someone else's trip and its author: like it, follow them, report them.
import { Check, Flag, Heart, UserPlus } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { Summary } from '../../lib/model/itinerary.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { type ExploreActions, type ExploreView, marksOf } from './explore-view.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { nameOf } from './trip-words.ts';

interface Props {
  view: ExploreView;
  trip: Summary;
  actions: ExploreActions;
}

export function TripActions({ view, trip, actions }: Props) {
  const { liked, followed, canLike, canFollow } = marksOf(view);
  const { onMark } = actions;
  if (!onMark) return null;
  const authorId = trip.author?.id;
  const isLiked = liked.has(trip.id);
  const isFollowed = authorId !== undefined && followed.has(authorId);
  const name = nameOf(trip);
  return (
    <div class="trip-actions">
      {canLike && (
        <Button small id="like-trip" onPress={() => onMark('like', trip, !isLiked)}>
          <span class={isLiked ? 'trip-saved' : undefined}>
            <Icon of={Heart} size={16} />
          </span>
          {t(isLiked ? 'explore.liked' : 'explore.like')}
        </Button>
      )}
      {canFollow && authorId !== undefined && (
        <Button small id="follow-trip" onPress={() => onMark('follow', trip, !isFollowed)}>
          <Icon of={isFollowed ? Check : UserPlus} size={16} />
          <bdi>{t(isFollowed ? 'explore.followed' : 'explore.follow', { name })}</bdi>
        </Button>
      )}
    </div>
  );
}

/** At the end of the trip: rarely needed, never in the way. */
export function ReportTraveller({ view, trip, actions }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { onReport } = actions;
  const authorId = trip.author?.id;
  if (!onReport || authorId === undefined || !view.canReport) return null;
  if (view.reported === authorId)
    return (
      <p class="explore-note" role="status">
        {t('explore.report.sent')}
      </p>
    );
  return (
    <>
      <button type="button" id="report-traveller" class="link trip-link" onClick={() => setOpen(true)}>
        <Icon of={Flag} size={16} />
        {t('explore.report.open')}
      </button>
      {isOpen && (
        <ReportSheet
          name={nameOf(trip)}
          onClose={() => setOpen(false)}
          onSend={(reason) => {
            setOpen(false);
            onReport(trip, reason);
          }}
        />
      )}
    </>
  );
}
