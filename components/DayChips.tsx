import { Plus } from 'lucide-preact';
import type { DraftDay } from '../lib/model/draft.ts';
import { chipDate, dateOfDay } from './calendar-words.ts';
import { useEditing } from './editing.ts';
import { Icon } from './Icon.tsx';
import { useLetterKeys } from './letter-keys.ts';
import { TabRow } from './TabRow.tsx';
import { useDayDrops } from './use-stop-drag.ts';
import './day-chips.css';
import { many, t } from '../lib/words/words.ts';

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

/** There are no more figures on a keyboard. */
const daysWithKeys = 9;

const stopCount = ({ stops }: DraftDay) =>
  stops.length === 0 ? t('days.none') : many('counts.stops', stops.length);

export function DayChips({ days, startDate, selected, onSelect, doubtful }: Props) {
  const editing = useEditing();
  useDayDrops(days);
  const hasLetters = useLetterKeys();
  const entries = days.map((day, index) => {
    const date = dateOfDay(startDate, index);
    return {
      id: `day-chip-${index + 1}`,
      controls: 'day',
      class: 'day-chip',
      shortcut: hasLetters && index < daysWithKeys ? String(index + 1) : undefined,
      children: (
        <>
          <span class="day-chip-name">{t('days.number', { day: index + 1 })}</span>
          <span class="day-chip-date">{date ? chipDate(date) : stopCount(day)}</span>
          {doubtful.has(index) && (
            <span class="day-chip-doubt">
              <span class="visually-hidden">, {t('days.hasDoubt')}</span>
            </span>
          )}
        </>
      ),
    };
  });
  const scrolls = days.length > fitting ? ' day-chips-many' : '';
  return (
    <div class={`day-chips${scrolls}`}>
      <TabRow
        label={t('days.list')}
        class="day-chips-tabs"
        entries={entries}
        selected={selected}
        onSelect={onSelect}
      />
      {editing && (
        <button
          type="button"
          class="day-chip-add"
          aria-label={t('days.add')}
          title={t('days.add')}
          onClick={() => {
            editing.edit({ kind: 'add-day', newDayId: editing.newId() });
            editing.focus.current = `#day-chip-${days.length + 1}`;
            onSelect(days.length);
          }}
        >
          <Icon of={Plus} size={18} />
        </button>
      )}
    </div>
  );
}
