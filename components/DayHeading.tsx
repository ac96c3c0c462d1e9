import type { DraftDay } from '../lib/model/draft.ts';
import { DayMenu } from './DayMenu.tsx';
import { DayPicture } from './DayPicture.tsx';
import { useEditing } from './editing.ts';
import { InPlace } from './InPlace.tsx';
import { Known } from './Known.tsx';
import './day-heading.css';
import { t } from '../lib/words/words.ts';

interface Props {
  day: DraftDay;
  /** From 1. */
  number: number;
  /** Where the picture lies in this browser. */
  picture: string | undefined;
}

export function DayHeading({ day, number, picture }: Props) {
  const { title, summary, image } = day;
  const editing = useEditing();
  const shown = title ? <Known known={title} /> : t('days.number', { day: number });
  const credit = image?.value.credit;
  return (
    <div class="day-heading">
      <div class="day-words">
        <div class="day-title-line">
          <h2 class={editing ? 'day-title' : 'day-title clamped'}>
            {editing ? (
              <InPlace
                label={t('days.name')}
                class="clamped"
                value={title?.value ?? ''}
                newTask={editing.newId}
                onWrite={(words, task) =>
                  editing.edit(
                    { kind: 'set-day-title', dayId: day.id, title: words.trim() ? words : null },
                    task,
                  )
                }
                onGiveUp={editing.giveUp}
              >
                {shown}
              </InPlace>
            ) : (
              shown
            )}
          </h2>
          <DayMenu day={day} number={number} />
        </div>
        {summary && (
          <p class="day-summary">
            <Known known={summary} />
          </p>
        )}
        {picture && credit && <p class="day-credit">{t('days.photo', { credit })}</p>}
      </div>
      <DayPicture day={day} number={number} picture={picture} />
    </div>
  );
}
