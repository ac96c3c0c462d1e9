import type { Day, Stop } from '../../lib/model/itinerary.ts';
import { t } from '../../lib/words/words.ts';
import { dayColour } from '../parts/day-colour.ts';
import type { ExploreActions, OpenTrip } from './explore-view.ts';
import { ProblemBanner } from './ProblemBanner.tsx';

interface Props {
  whole: OpenTrip['whole'];
  actions: ExploreActions;
  onTryAgain: () => void;
}

export function TripDays({ whole, actions, onTryAgain }: Props) {
  if (whole.is === 'coming')
    return (
      <p class="explore-coming">
        <span class="ring ring-inline" aria-hidden="true" />
        {t('explore.coming')}
      </p>
    );
  if (whole.is === 'stuck')
    return <ProblemBanner failure={whole.failure} actions={actions} onTryAgain={onTryAgain} />;
  const days = whole.trip.days ?? [];
  if (days.length === 0) return <p class="explore-note">{t('explore.noDays')}</p>;
  return days.map((day, index) => <TripDay key={day.id ?? index} day={day} number={index + 1} />);
}

function TripDay({ day, number }: { day: Day; number: number }) {
  const stops = day.stops ?? [];
  return (
    <section class={`trip-day ${dayColour(number - 1)}`}>
      <h2 class="trip-day-title">
        <span class="trip-day-number">{t('days.number', { day: number })}</span>
        {day.title?.trim() && <bdi>{day.title.trim()}</bdi>}
      </h2>
      {stops.length === 0 && <p class="explore-note">{t('explore.noStops')}</p>}
      <ol class={`trip-stops${stops.some(({ startTime }) => startTime) ? '' : ' trip-stops-untimed'}`}>
        {stops.map((stop, index) => (
          <TripStop key={stop.id ?? index} stop={stop} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function TripStop({ stop, number }: { stop: Stop; number: number }) {
  const name = stop.name?.trim() || stop.address?.trim() || t('explore.unnamedStop');
  const line = stop.address?.trim() === name ? undefined : stop.address?.trim();
  return (
    <li class="trip-stop">
      <span class="trip-time">{stop.startTime?.trim()}</span>
      <span class="trip-disc" aria-hidden="true">
        {number}
      </span>
      <span>
        <bdi class="trip-stop-name" translate={false}>
          {name}
        </bdi>
        {line && <bdi class="trip-stop-line">{line}</bdi>}
      </span>
    </li>
  );
}
