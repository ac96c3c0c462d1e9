import { Bookmark } from 'lucide-preact';
import type { Summary } from '../../lib/model/itinerary.ts';
import { t } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { memoized } from '../parts/memoized.tsx';
import { TripImage } from './TripImage.tsx';
import { authorOf, sizeOf, tagsOf, titleOf } from './trip-words.ts';

interface Props {
  trip: Summary;
  isSaved: boolean;
  onOpen: (trip: Summary) => void;
  /** Left out if trips cannot be saved. */
  onSave?: ((trip: Summary, isSaved: boolean) => void) | undefined;
}

function Card({ trip, isSaved, onOpen, onSave }: Props) {
  const title = titleOf(trip);
  return (
    <li class="trip-card">
      <button type="button" class="trip-open" data-trip={trip.id} onClick={() => onOpen(trip)}>
        <TripImage source={trip.heroImageURL} id={trip.id} />
        <span class="trip-words">
          <span class="trip-title clamped" title={title}>
            <bdi>{title}</bdi>
          </span>
          <Line of={sizeOf(trip)} class="trip-size" />
          <Line of={authorOf(trip)} class="trip-author" />
          <Line of={tagsOf(trip)} class="trip-tags" />
        </span>
      </button>
      {onSave && <SaveMark title={title} isSaved={isSaved} onPress={() => onSave(trip, !isSaved)} />}
    </li>
  );
}

/** There can be hundreds of cards, and typing in the search must not render them all again. */
export const TripCard = memoized(Card);

const Line = ({ of, class: name }: { of: string | undefined; class: string }) =>
  of ? (
    <span class={name}>
      <bdi>{of}</bdi>
    </span>
  ) : null;

function SaveMark({ title, isSaved, onPress }: { title: string; isSaved: boolean; onPress: () => void }) {
  const label = t(isSaved ? 'explore.unsave' : 'explore.save', { title });
  return (
    <button
      type="button"
      class={`icon-button trip-save${isSaved ? ' trip-saved' : ''}`}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon of={Bookmark} size={22} />
    </button>
  );
}
