import type { DraftDay } from '../lib/model/draft.ts';
import { DayMenu } from './DayMenu.tsx';
import { DayPicture } from './DayPicture.tsx';
import { useEditing } from './editing.ts';
import { InPlace } from './InPlace.tsx';
import { Known } from './Known.tsx';
import { useFold } from './use-fold.tsx';
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
  const { summary, image } = day;
  const credit = image?.value.credit;
  return (
    <div class="day-heading">
      <div class="day-words">
        <div class="day-title-line">
          <DayTitle day={day} number={number} />
          <DayMenu day={day} number={number} />
        </div>
        {summary && <DaySummary key={day.id} summary={summary} />}
        {picture && credit && <p class="day-credit">{t('days.photo', { credit })}</p>}
      </div>
      <DayPicture day={day} number={number} picture={picture} />
    </div>
  );
}

/** A page may open its day with half of the story; the stops stay in sight. */
function DaySummary({ summary }: Required<Pick<DraftDay, 'summary'>>) {
  const { fold, unfold } = useFold(summary.value, 2);
  return (
    <>
      <p class={`day-summary ${fold}`}>
        <Known known={summary} />
      </p>
      {unfold}
    </>
  );
}

function DayTitle({ day: { id: dayId, title }, number }: Pick<Props, 'day' | 'number'>) {
  const editing = useEditing();
  const shown = title ? <Known known={title} /> : t('days.number', { day: number });
  if (!editing) return <h2 class="day-title clamped">{shown}</h2>;
  const write = (words: string, task: string) =>
    editing.edit({ kind: 'set-day-title', dayId, title: words.trim() ? words : null }, task);
  return (
    <h2 class="day-title">
      <InPlace
        label={t('days.name')}
        class="clamped"
        value={title?.value ?? ''}
        newTask={editing.newId}
        onWrite={write}
        onGiveUp={editing.giveUp}
      >
        {shown}
      </InPlace>
    </h2>
  );
}
