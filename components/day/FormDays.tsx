// The days above a form about one of their stops: they stay in view, and another day is one press away.
import type { ComponentChildren } from 'preact';
import type { Editing } from '../editing/editing.ts';
import { doubtfulDays } from '../review/review-view.ts';
import { DayChips } from './DayChips.tsx';
import './days-part.css';

export function FormDays({ editing, children }: { editing: Editing; children: ComponentChildren }) {
  const { draft, view, look, focus } = editing;
  const day = Math.min(view.day, draft.days.length - 1);
  return (
    <>
      <div class="days-chips">
        <DayChips
          days={draft.days}
          startDate={draft.startDate?.value}
          selected={day}
          onSelect={(chosen) => {
            // What was typed is kept; the arrow keys continue from the chip.
            focus.current = `#day-chip-${chosen + 1}`;
            look({ part: 'days', day: chosen });
          }}
          doubtful={doubtfulDays(draft)}
        />
      </div>
      <section id="day" class="form-day" role="tabpanel" aria-labelledby={`day-chip-${day + 1}`}>
        {children}
      </section>
    </>
  );
}
