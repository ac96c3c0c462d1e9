import { CalendarPlus, Merge, Trash2 } from 'lucide-preact';
import type { DraftDay } from '../../lib/model/draft.ts';
import { many, t } from '../../lib/words/words.ts';
import { useEditing } from '../editing/editing.ts';
import { Menu, type MenuEntry } from '../parts/Menu.tsx';

interface Props {
  day: DraftDay;
  /** Counts from 1. */
  number: number;
}

export function DayMenu({ day, number }: Props) {
  const editing = useEditing();
  if (!editing) return null;
  const { edit, look, focus, newId, draft } = editing;
  const go = (index: number) => {
    focus.current = `#day-chip-${index + 1}`;
    look({ part: 'days', day: index });
  };
  const entries: MenuEntry[] = [
    {
      label: t('days.addAfter'),
      icon: CalendarPlus,
      onPress: () => {
        edit({ kind: 'add-day', newDayId: newId(), at: number });
        go(number);
      },
    },
  ];
  if (number > 1)
    entries.push({
      label: t('days.join', { day: number - 1 }),
      icon: Merge,
      onPress: () => {
        edit({ kind: 'merge-day', dayId: day.id });
        go(number - 2);
      },
    });
  if (draft.days.length > 1)
    entries.push({
      label: day.stops.length > 0 ? many('days.removeWithStops', day.stops.length) : t('days.remove'),
      icon: Trash2,
      isDestructive: true,
      onPress: () => {
        edit({ kind: 'delete-day', dayId: day.id });
        go(Math.min(number - 1, draft.days.length - 2));
      },
    });
  return <Menu label={t('days.more', { day: number })} class="day-menu" entries={entries} />;
}
