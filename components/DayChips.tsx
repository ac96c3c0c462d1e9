import type { DraftDay } from '../lib/model/draft.ts';
import { count } from './amount-words.ts';
import { chipDate, dateOfDay } from './calendar-words.ts';
import { TabRow } from './TabRow.tsx';
import './day-chips.css';

interface Props {
  days: DraftDay[];
  startDate: string | undefined;
  selected: number;
  onSelect: (day: number) => void;
  /** Days with something to check, by their index. */
  doubtful: ReadonlySet<number>;
}

/** Four fit side by side; with more, the next one is half visible and the row scrolls. */
const fitting = 4;

const stopCount = ({ stops }: DraftDay) => (stops.length === 0 ? 'No stops' : count(stops.length, 'stop'));

export function DayChips({ days, startDate, selected, onSelect, doubtful }: Props) {
  const entries = days.map((day, index) => {
    const date = dateOfDay(startDate, index);
    return {
      id: `day-chip-${index + 1}`,
      controls: 'day',
      class: 'day-chip',
      children: (
        <>
          <span class="day-chip-name">Day {index + 1}</span>
          <span class="day-chip-date">{date ? chipDate(date) : stopCount(day)}</span>
          {doubtful.has(index) && (
            <span class="day-chip-doubt">
              <span class="visually-hidden">, has something to check</span>
            </span>
          )}
        </>
      ),
    };
  });
  const many = days.length > fitting ? ' day-chips-many' : '';
  return (
    <TabRow
      label="Days"
      class={`day-chips${many}`}
      entries={entries}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
