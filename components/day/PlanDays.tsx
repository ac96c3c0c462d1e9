// Above a list of places: their number, and a way to spread the chosen ones over days.
import { CalendarRange } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { DraftDay } from '../../lib/model/draft.ts';
import { many, t } from '../../lib/words/words.ts';
import { type Editing, useEditing } from '../editing/editing.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { PlaceChoice } from './use-place-choice.ts';
import '../parts/text-button.css';
import './plan-days.css';

// As many places as one can see in a day without hurrying.
const placesADay = 6;
const maxDays = 14;

interface Props {
  day: DraftDay;
  choice: PlaceChoice;
}

export function PlanDays({ day, choice }: Props) {
  const editing = useEditing();
  const places = day.stops.length;
  const canPlan = editing !== undefined && places > 1;
  return (
    <div class="plan-days">
      <div class="plan-head">
        <h2 class="day-title">{many('list.places', places)}</h2>
        {canPlan && <AllOrNone day={day} choice={choice} />}
      </div>
      {canPlan && <PlanRow day={day} choice={choice} editing={editing} />}
      {editing && <p class="plan-line">{t('list.explained')}</p>}
    </div>
  );
}

function AllOrNone({ day, choice: { leaveOut } }: Props) {
  return (
    <span class="plan-choices">
      <button type="button" class="text-button" onClick={() => leaveOut([])}>
        {t('list.all')}
      </button>
      <button type="button" class="text-button" onClick={() => leaveOut(day.stops.map(({ id }) => id))}>
        {t('list.none')}
      </button>
    </span>
  );
}

function PlanRow({ day, choice, editing }: Props & { editing: Editing }) {
  const [wished, setWished] = useState<number>();
  const leftOut = day.stops.map(({ id }) => id).filter((id) => choice.leftOut.has(id));
  const chosen = day.stops.length - leftOut.length;
  const most = Math.max(1, Math.min(maxDays, chosen));
  const days = Math.min(most, wished ?? Math.max(2, Math.ceil(chosen / placesADay)));
  const plan = () => {
    editing.edit({
      kind: 'plan-days',
      dayId: day.id,
      newDayIds: Array.from({ length: days - 1 }, () => editing.newId()),
      ...(leftOut.length > 0 && { leftOut }),
    });
    editing.focus.current = '#day-chip-1';
  };
  return (
    <div class="plan-row">
      <Icon of={CalendarRange} size={18} />
      <label class="plan-label" for="plan-count">
        {t('list.over')}
      </label>
      <select
        id="plan-count"
        class="plan-count"
        value={days}
        onChange={(event) => setWished(Number(event.currentTarget.value))}
      >
        {Array.from({ length: most }, (_, index) => (
          <option key={index} value={index + 1}>
            {many('counts.days', index + 1)}
          </option>
        ))}
      </select>
      <Button id="plan-days" isOff={chosen === 0} onPress={plan}>
        {many('list.plan', chosen, { days: many('counts.days', days) })}
      </Button>
    </div>
  );
}
