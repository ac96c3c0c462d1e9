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

/** Its date; without one, how much is on it. */
function lineOf({ stops }: DraftDay, date: Date | undefined): string {
  if (date) return chipDate(date);
  return stops.length === 0 ? t('days.none') : many('counts.stops', stops.length);
}

export function DayChips({ days, startDate, selected, onSelect, doubtful }: Props) {
  useDayDrops(days);
  const hasLetters = useLetterKeys();
  const entries = days.map((day, index) => ({
    id: `day-chip-${index + 1}`,
    controls: 'day',
    class: 'day-chip',
    shortcut: hasLetters && index < daysWithKeys ? String(index + 1) : undefined,
    children: (
      <ChipWords
        number={index + 1}
        line={lineOf(day, dateOfDay(startDate, index))}
        isDoubtful={doubtful.has(index)}
      />
    ),
  }));
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
      <AddDay count={days.length} onSelect={onSelect} />
    </div>
  );
}

function ChipWords({ number, line, isDoubtful }: { number: number; line: string; isDoubtful: boolean }) {
  return (
    <>
      <span class="day-chip-name">{t('days.number', { day: number })}</span>
      <span class="day-chip-date">{line}</span>
      {isDoubtful && (
        <span class="day-chip-doubt">
          <span class="visually-hidden">, {t('days.hasDoubt')}</span>
        </span>
      )}
    </>
  );
}

function AddDay({ count, onSelect }: { count: number; onSelect: (day: number) => void }) {
  const editing = useEditing();
  if (!editing) return null;
  const add = () => {
    editing.edit({ kind: 'add-day', newDayId: editing.newId() });
    editing.focus.current = `#day-chip-${count + 1}`;
    onSelect(count);
  };
  return (
    <button type="button" class="day-chip-add" aria-label={t('days.add')} title={t('days.add')} onClick={add}>
      <Icon of={Plus} size={18} />
    </button>
  );
}
