import { Calendar, MapPin } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import type { Draft } from '../../lib/model/draft.ts';
import { isCalendarDay } from '../../lib/model/local-moment.ts';
import { dateRange } from '../../lib/words/dates.ts';
import { dateOfDay } from '../day/calendar-words.ts';
import { type Editing, useEditing } from '../editing/editing.ts';
import { UndoButtons } from '../editing/UndoButtons.tsx';
import { Icon } from '../parts/Icon.tsx';
import { InPlace } from '../parts/InPlace.tsx';
import { SourcedText } from '../parts/SourcedText.tsx';
import { isLonger } from '../parts/use-fold.tsx';
import './draft-title.css';
import { t } from '../../lib/words/words.ts';

/** Letters in one line of the popup at the title's larger size. */
const titleLetters = 32;

export function DraftTitle({ draft, children }: { draft: Draft; children: ComponentChildren }) {
  const { title } = draft;
  const editing = useEditing();
  return (
    <div class={isLonger(title.value, 1, titleLetters) ? 'draft-title draft-title-long' : 'draft-title'}>
      <div class="draft-head">
        <h1 class={editing ? 'title' : 'title clamped'} tabIndex={-1} title={title.value}>
          {editing ? <WritableTitle draft={draft} editing={editing} /> : <bdi>{title.value}</bdi>}
        </h1>
        <UndoButtons />
      </div>
      <div class="draft-meta">
        <Destination draft={draft} editing={editing} />
        <Dates draft={draft} editing={editing} />
        {children}
      </div>
    </div>
  );
}

interface Part {
  draft: Draft;
  editing: Editing | undefined;
}

function WritableTitle({ draft: { title }, editing }: { draft: Draft; editing: Editing }) {
  return (
    <InPlace
      label={t('review.title')}
      class="clamped"
      value={title.value}
      newTask={editing.newId}
      onWrite={(words, task) => words.trim() && editing.edit({ kind: 'set-title', title: words }, task)}
      onGiveUp={editing.giveUp}
    >
      <bdi>{title.value}</bdi>
    </InPlace>
  );
}

function Destination({ draft: { destination }, editing }: Part) {
  if (!destination && !editing) return null;
  return (
    <span class="draft-fact" translate={false} title={editing ? undefined : destination?.value}>
      <Icon of={MapPin} size={16} />
      {editing ? (
        <InPlace
          label={t('review.destination')}
          class={destination ? 'clamped' : 'in-place-link'}
          value={destination?.value ?? ''}
          newTask={editing.newId}
          onWrite={(words, task) =>
            editing.edit({ kind: 'set-destination', destination: words.trim() ? words : null }, task)
          }
          onGiveUp={editing.giveUp}
        >
          {destination ? <SourcedText of={destination} /> : t('review.addDestination')}
        </InPlace>
      ) : (
        destination && <SourcedText of={destination} />
      )}
    </span>
  );
}

function Dates({ draft: { startDate, days }, editing }: Part) {
  const first = dateOfDay(startDate?.value, 0);
  const last = dateOfDay(startDate?.value, days.length - 1);
  const shown = startDate && first && last && <SourcedText of={startDate} words={dateRange(first, last)} />;
  if (!shown && !editing) return null;
  return (
    <span class="draft-fact">
      <Icon of={Calendar} size={16} />
      {editing ? (
        <InPlace
          label={t('review.startDate')}
          type="date"
          class={shown ? '' : 'in-place-link'}
          value={startDate?.value ?? ''}
          newTask={editing.newId}
          onWrite={(words, task) => {
            if (words === '' || isCalendarDay(words))
              editing.edit({ kind: 'set-start-date', startDate: words || null }, task);
          }}
          onGiveUp={editing.giveUp}
        >
          {shown || t('review.addStartDate')}
        </InPlace>
      ) : (
        shown
      )}
    </span>
  );
}
