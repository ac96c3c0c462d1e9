// Chooses the trip the bookings belong to: a new one, or a draft stored here.
import { useState } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { Tag } from '../parts/Tag.tsx';
import './trip-choice.css';

export interface OfferedTrip {
  clipId: string;
  title: string;
  /** "13 to 16 May 2027" */
  dates?: string;
  fit: 'meets' | 'undated' | 'near';
}

interface Props {
  trips: OfferedTrip[];
  /** Undefined for a new trip. */
  chosen: string | undefined;
  /** "Lisbon, 12 to 16 May 2027" */
  own: string;
  onChoose: (clipId: string | undefined) => void;
}

// How many likely trips show at first; the others are one press away.
const maxAtFirst = 3;

export function TripChoice({ trips, chosen, own, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const likely = trips.filter(({ fit }) => fit === 'meets').slice(0, maxAtFirst);
  const shown = isOpen ? trips : likely;
  return (
    <fieldset class="convert-card trip-choice">
      <legend class="visually-hidden">{t('convert.whichTrip')}</legend>
      <p class="convert-card-title" aria-hidden="true">
        {t('convert.whichTrip')}
      </p>
      <div class="join-rows">
        {shown.map((trip) => (
          <Trip
            key={trip.clipId}
            id={`trip-${trip.clipId}`}
            title={trip.title}
            line={trip.dates ? t('convert.draftOn', { dates: trip.dates }) : t('convert.noDates')}
            meets={trip.fit === 'meets'}
            isChosen={chosen === trip.clipId}
            onChoose={() => onChoose(trip.clipId)}
          />
        ))}
        <Trip
          id="trip-own"
          title={t('convert.ownTrip')}
          line={own}
          meets={false}
          isChosen={chosen === undefined}
          onChoose={() => onChoose(undefined)}
        />
      </div>
      {shown.length < trips.length && (
        <button type="button" id="more-trips" class="link" onClick={() => setOpen(true)}>
          {t('convert.moreTrips')}
        </button>
      )}
    </fieldset>
  );
}

interface TripProps {
  id: string;
  title: string;
  line: string;
  meets: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Trip({ id, title, line, meets, isChosen, onChoose }: TripProps) {
  return (
    <label class="join-row" for={id}>
      <input id={id} class="join-radio" type="radio" name="trip" checked={isChosen} onChange={onChoose} />
      <span class="join-words">
        <bdi class="join-title">{title}</bdi>
        {line && <span class="join-line">{line}</span>}
      </span>
      {meets && <Tag tone="accent" word={t('convert.datesMeet')} />}
    </label>
  );
}
