// Above a list of places: how many there are, and the way to make days of them.
import { CalendarRange } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { DraftDay } from '../../lib/model/draft.ts';
import { many, t } from '../../lib/words/words.ts';
import { useEditing } from '../editing/editing.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import './plan-days.css';

// As many as one sees without running.
const placesADay = 6;
const mostDays = 14;

export function PlanDays({ day }: { day: DraftDay }) {
  const editing = useEditing();
  const places = day.stops.length;
  const most = Math.min(mostDays, places);
  const [days, setDays] = useState(Math.min(most, Math.max(2, Math.ceil(places / placesADay))));
  const plan = () => {
    if (!editing) return;
    editing.edit({
      kind: 'plan-days',
      dayId: day.id,
      newDayIds: Array.from({ length: days - 1 }, () => editing.newId()),
    });
    editing.focus.current = '#day-chip-1';
  };
  return (
    <div class="plan-days">
      <h2 class="day-title">{many('list.places', places)}</h2>
      {editing && places > 1 && (
        <div class="plan-row">
          <Icon of={CalendarRange} size={18} />
          <label class="plan-label" for="plan-count">
            {t('list.over')}
          </label>
          <select
            id="plan-count"
            class="plan-count"
            value={days}
            onChange={(event) => setDays(Number(event.currentTarget.value))}
          >
            {Array.from({ length: most - 1 }, (_, index) => (
              <option key={index} value={index + 2}>
                {many('counts.days', index + 2)}
              </option>
            ))}
          </select>
          <Button id="plan-days" onPress={plan}>
            {t('list.plan')}
          </Button>
        </div>
      )}
      {editing && <p class="plan-line">{t('list.explained')}</p>}
    </div>
  );
}
