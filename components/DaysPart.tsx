import type { Clip } from '../lib/model/clip.ts';
import { DayChips } from './DayChips.tsx';
import { DayHeading } from './DayHeading.tsx';
import { doubtfulDays, doubtsOf, type ReviewView } from './review-view.ts';
import { StopList } from './StopList.tsx';
import './days-part.css';

/** Addresses of pictures already in this browser, by the id of their day. */
export type DayPictures = ReadonlyMap<string, string>;

interface Props {
  clip: Clip;
  view: ReviewView;
  onView: (view: ReviewView) => void;
  pictures: DayPictures | undefined;
}

export function DaysPart({ clip: { draft, source }, view, onView, pictures }: Props) {
  const day = draft.days[view.day];
  if (!day) return null;
  const toggle = (stopId: string) =>
    onView({ part: 'days', day: view.day, ...(stopId === view.openStop ? {} : { openStop: stopId }) });
  return (
    <>
      <div class="days-chips">
        <DayChips
          days={draft.days}
          startDate={draft.startDate?.value}
          selected={view.day}
          onSelect={(chosen) => onView({ part: 'days', day: chosen })}
          doubtful={doubtfulDays(draft)}
        />
      </div>
      <section key={day.id} id="day" role="tabpanel" aria-labelledby={`day-chip-${view.day + 1}`}>
        <DayHeading day={day} number={view.day + 1} picture={pictures?.get(day.id)} />
        {day.stops.length === 0 ? (
          <p class="days-empty">No stops were found for this day.</p>
        ) : (
          <StopList
            stops={day.stops}
            source={source}
            day={view.day}
            doubts={doubtsOf(draft)}
            openStop={view.openStop}
            onToggle={toggle}
          />
        )}
      </section>
    </>
  );
}
