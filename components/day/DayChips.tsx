import { Plus } from 'lucide-preact';
import { useRef } from 'preact/hooks';
import type { DraftDay } from '../../lib/model/draft.ts';
import { useEditing } from '../editing/editing.ts';
import { Icon } from '../parts/Icon.tsx';
import { useLetterKeys } from '../parts/letter-keys.ts';
import { TabRow } from '../parts/TabRow.tsx';
import { useCutEdges } from '../parts/use-cut-edges.ts';
import { useDayDrops } from '../stop/use-stop-drag.ts';
import { chipDate, dateOfDay } from './calendar-words.ts';
import { type DayGroup, dayGroups } from './day-groups.ts';
import './day-chips.css';
import { many, t } from '../../lib/words/words.ts';

interface Props {
  days: DraftDay[];
  startDate: string | undefined;
  selected: number;
  onSelect: (day: number) => void;
  /** The indices of days with something to check. */
  doubtful: ReadonlySet<number>;
}

/** Four fit side by side; with more, the row scrolls and cuts off or fades the next one. */
const fitting = 4;

/** The keyboard has digits for nine days. */
const daysWithKeys = 9;

/** The day's date; without one, its number of stops. */
function lineOf(day: DraftDay | undefined, date: Date | undefined): string {
  if (date) return chipDate(date);
  const { stops } = day ?? { stops: [] };
  return stops.length === 0 ? t('days.none') : many('counts.stops', stops.length);
}

export function DayChips({ days, startDate, selected, onSelect, doubtful }: Props) {
  useDayDrops(days);
  const hasLetters = useLetterKeys();
  // Without dates, an empty day is one for which nothing was read, so it is not folded away.
  const groups: DayGroup[] = startDate
    ? dayGroups(days, selected)
    : days.map((_, index) => ({ first: index, last: index }));
  const entries = groups.map(({ first: index, last }) => ({
    id: `day-chip-${index + 1}`,
    controls: 'day',
    class: last > index ? 'day-chip day-chip-stretch' : 'day-chip',
    shortcut: hasLetters && index < daysWithKeys ? String(index + 1) : undefined,
    children:
      last > index ? (
        <StretchWords first={index + 1} last={last + 1} />
      ) : (
        <ChipWords
          number={index + 1}
          line={lineOf(days[index], dateOfDay(startDate, index))}
          isDoubtful={doubtful.has(index)}
        />
      ),
  }));
  const scrolls = groups.length > fitting ? ' day-chips-many' : '';
  const row = useRef<HTMLDivElement>(null);
  useCutEdges(row, groups.length);
  return (
    <div ref={row} class={`day-chips${scrolls}`}>
      <TabRow
        label={t('days.list')}
        class="day-chips-tabs"
        entries={entries}
        selected={groups.findIndex(({ first, last }) => first <= selected && selected <= last)}
        onSelect={(chosen) => onSelect(groups[chosen]?.first ?? 0)}
      />
      <AddDay count={days.length} onSelect={onSelect} />
    </div>
  );
}

/** Several free days in one chip; pressing it shows them one by one. */
function StretchWords({ first, last }: { first: number; last: number }) {
  return (
    <>
      <span class="day-chip-name">{t('days.stretch', { first, last })}</span>
      <span class="day-chip-date">{many('days.free', last - first + 1)}</span>
    </>
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
