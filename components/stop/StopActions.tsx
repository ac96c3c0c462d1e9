// What can be done with an open stop. The suggested fix comes first.
import { ArrowDown, ArrowUp, CalendarArrowUp, CalendarPlus, Check, Pencil, Trash2 } from 'lucide-preact';
import { hasOpenPlace } from '../../lib/map/placed-stops.ts';
import type { Draft, DraftStop } from '../../lib/model/draft.ts';
import { chipDate, dateOfDay } from '../day/calendar-words.ts';
import { type Editing, stopSelector, useEditing } from '../editing/editing.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Menu, type MenuEntry } from '../parts/Menu.tsx';
import { moveStop, removeStop } from './move-stop.ts';
import { movesOf } from './stop-moves.ts';
import './stop-actions.css';
import { t } from '../../lib/words/words.ts';

/** Whether there are places to choose from. */
export const offersPlaces = (stop: DraftStop, doubt: string | undefined): boolean =>
  (doubt !== undefined || hasOpenPlace(stop)) && (stop.candidates?.length ?? 0) > 1;

export function StopActions({ stop, doubt }: { stop: DraftStop; doubt: string | undefined }) {
  const editing = useEditing();
  if (!editing) return null;
  const { edit, look, view, focus } = editing;
  return (
    <div class="stop-actions">
      {offersPlaces(stop, doubt) && (
        <Button small onPress={() => look({ ...view, task: { kind: 'choose-place', stopId: stop.id } })}>
          {t('stop.choosePlace')}
        </Button>
      )}
      {doubt && (
        <Button
          small
          onPress={() => {
            focus.current = stopSelector(stop.id);
            edit({ kind: 'keep-stop', stopId: stop.id });
          }}
        >
          <Icon of={Check} size={16} />
          {t('stop.keep')}
        </Button>
      )}
      <span class="stop-actions-pair">
        <Button small onPress={() => look({ ...view, task: { kind: 'edit-stop', stopId: stop.id } })}>
          <Icon of={Pencil} size={16} />
          {t('stop.edit')}
        </Button>
        <Menu label={t('stop.more', { name: stop.name.value })} entries={entriesFor(stop, editing)} />
      </span>
    </div>
  );
}

function entriesFor(stop: DraftStop, editing: Editing): MenuEntry[] {
  const { draft } = editing;
  const { up, down, days } = movesOf(draft, stop.id);
  const entries: MenuEntry[] = [];
  if (up) entries.push({ label: t('stop.moveUp'), icon: ArrowUp, onPress: () => moveStop(editing, up) });
  if (down)
    entries.push({ label: t('stop.moveDown'), icon: ArrowDown, onPress: () => moveStop(editing, down) });
  for (const { day, move } of days)
    entries.push({
      label: moveWords(draft, day),
      icon: CalendarArrowUp,
      onPress: () => moveStop(editing, move),
    });
  if (up)
    entries.push({
      label: t('stop.startDay'),
      icon: CalendarPlus,
      onPress: () => {
        editing.focus.current = stopSelector(stop.id);
        editing.edit({ kind: 'split-day', stopId: stop.id, newDayId: editing.newId() });
        editing.look({ part: 'days', day: editing.view.day + 1, openStop: stop.id });
      },
    });
  entries.push({
    label: t('stop.remove'),
    icon: Trash2,
    isDestructive: true,
    onPress: () => removeStop(editing, stop.id),
  });
  return entries;
}

/** "Move to Day 3, Sat 15 · Sintra", or "Move to Day 3" without a date and a name. */
function moveWords({ days, startDate }: Draft, index: number): string {
  const date = dateOfDay(startDate?.value, index);
  const day = index + 1;
  const to = date ? t('stop.moveToDate', { day, date: chipDate(date) }) : t('stop.moveToDay', { day });
  const name = days[index]?.title?.value;
  return name ? `${to} · ${name}` : to;
}
