import type { Clip } from '../../lib/model/clip.ts';
import { routeAddresses } from '../../lib/model/map-addresses.ts';
import { useEditing, useWantedFocus } from '../editing/editing.ts';
import { useTakeAlong } from '../export/take-along.ts';
import { DayMap } from '../map/DayMap.tsx';
import { AddButton } from '../parts/AddButton.tsx';
import { OpenIn } from '../places/OpenIn.tsx';
import { UnplacedStrip } from '../places/UnplacedStrip.tsx';
import { AlsoOfDay } from '../review/AlsoOnPage.tsx';
import { doubtfulDays, doubtsOf, type ReviewView } from '../review/review-view.ts';
import { StopList } from '../stop/StopList.tsx';
import { StopPictures } from '../stop/stop-pictures.ts';
import { dateOfDay } from './calendar-words.ts';
import { DayChips } from './DayChips.tsx';
import { DayHeading } from './DayHeading.tsx';
import { PlanDays } from './PlanDays.tsx';
import { usePlaceChoice } from './use-place-choice.ts';
import { useShownRow } from './use-shown-row.ts';
import './days-part.css';
import { t } from '../../lib/words/words.ts';

/** Addresses of pictures stored in this browser, by the id of their day or stop. */
export type DayPictures = ReadonlyMap<string, string>;

interface Props {
  clip: Clip;
  view: ReviewView;
  onView: (view: ReviewView) => void;
  pictures: DayPictures | undefined;
}

export function DaysPart({ clip: { draft, source }, view: asked, onView, pictures }: Props) {
  useWantedFocus();
  useShownRow(asked.openStop);
  const choice = usePlaceChoice();
  const isEdited = useEditing() !== undefined;
  // The chosen day may have been removed since.
  const view = { ...asked, day: Math.min(asked.day, draft.days.length - 1) };
  const day = draft.days[view.day];
  if (!day) return null;
  const showDay = (chosen: number) => onView({ part: 'days', day: chosen });
  const toggle = (stopId: string) =>
    onView({ part: 'days', day: view.day, ...(stopId === view.openStop ? {} : { openStop: stopId }) });
  const listed = { day: view.day, doubts: doubtsOf(draft), onToggle: toggle };
  const isList = day.isList === true && draft.days.length === 1;
  return (
    <div class={isList ? 'days-list' : undefined}>
      {isList ? (
        <PlanDays day={day} choice={choice} />
      ) : (
        <div class="days-chips">
          <DayChips
            days={draft.days}
            startDate={draft.startDate?.value}
            selected={view.day}
            onSelect={showDay}
            doubtful={doubtfulDays(draft)}
          />
        </div>
      )}
      <DayMap
        days={draft.days}
        day={view.day}
        openStop={view.openStop}
        onDay={showDay}
        onOpen={(openStop) => onView({ part: 'days', day: view.day, openStop })}
      />
      <UnplacedStrip draft={draft} />
      <section
        key={day.id}
        id="day"
        {...(!isList && { role: 'tabpanel', 'aria-labelledby': `day-chip-${view.day + 1}` })}
      >
        {!isList && (
          <DayHeading
            day={day}
            number={view.day + 1}
            date={dateOfDay(draft.startDate?.value, view.day)}
            picture={pictures?.get(day.id)}
          />
        )}
        {day.stops.length === 0 ? (
          <EmptyDay />
        ) : (
          <StopPictures.Provider value={pictures}>
            <StopList
              {...listed}
              stops={day.stops}
              source={source}
              openStop={view.openStop}
              hasGroups={isList}
              choice={isList && isEdited && day.stops.length > 1 ? choice : undefined}
            />
          </StopPictures.Provider>
        )}
        <AlsoOfDay names={day.also} />
        <AddButtons view={view} dayId={day.id} />
        {!isList && (
          <OpenIn
            words={t('openIn.day', { day: view.day + 1 })}
            addresses={routeAddresses(day.stops.flatMap(({ coordinate }) => coordinate?.value ?? []))}
          />
        )}
      </section>
    </div>
  );
}

const EmptyDay = () => <p class="days-empty">{t(useEditing() ? 'days.emptyYet' : 'days.emptyFound')}</p>;

/** Buttons to add to the day; none where the draft is read-only. */
function AddButtons({ view, dayId }: { view: ReviewView; dayId: string }) {
  const editing = useEditing();
  const takeAlong = useTakeAlong();
  if (!editing) return null;
  return (
    <>
      <AddButton
        id="add-stop"
        label={t('days.addStop')}
        onPress={() => editing.look({ ...view, task: { kind: 'add-stop', dayId } })}
      />
      {takeAlong && (
        <AddButton id="paste-list" label={t('days.pasteList')} onPress={() => takeAlong.pasteList(dayId)} />
      )}
    </>
  );
}
