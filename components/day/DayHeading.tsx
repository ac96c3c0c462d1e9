import type { DraftDay } from '../../lib/model/draft.ts';
import { isCalendarDay } from '../../lib/model/local-moment.ts';
import { longDate } from '../../lib/words/dates.ts';
import { useEditing } from '../editing/editing.ts';
import { InPlace } from '../parts/InPlace.tsx';
import { SourcedText } from '../parts/SourcedText.tsx';
import { useFold } from '../parts/use-fold.tsx';
import { AddDayPicture, DayPicture } from '../pictures/DayPicture.tsx';
import { DayMenu } from './DayMenu.tsx';
import './day-heading.css';
import { t } from '../../lib/words/words.ts';

interface Props {
  day: DraftDay;
  /** Counts from 1. */
  number: number;
  /** Only if the trip has dates. */
  date?: Date | undefined;
  /** The address of the picture in this browser. */
  picture: string | undefined;
}

export function DayHeading({ day, number, date, picture }: Props) {
  const { summary, image } = day;
  const credit = image?.value.credit;
  return (
    <div class="day-heading">
      <div class="day-words">
        <div class="day-title-line">
          <DayTitle day={day} number={number} date={date} />
          <DayMenu day={day} number={number} />
          <AddDayPicture day={day} number={number} />
        </div>
        {summary && <DaySummary key={day.id} summary={summary} />}
        {/* The line is there before the picture has loaded, so that the stops do not move. */}
        {credit && <p class="day-credit">{picture ? t('days.photo', { credit }) : '\u00A0'}</p>}
      </div>
      <DayPicture day={day} number={number} picture={picture} />
    </div>
  );
}

/** Popup and side panel: `small-window.css` gives the summary one line. */
const isSmallWindow = () => matchMedia('(height < 41rem), (width < 27.5rem)').matches;

/** A page can begin its day with half of the story; folding the summary keeps the stops in view. */
function DaySummary({ summary }: Required<Pick<DraftDay, 'summary'>>) {
  const { fold, unfold } = useFold(summary.value, isSmallWindow() ? 1 : 2);
  return (
    <div class="day-summary-line">
      <p class={`day-summary ${fold}`}>
        <SourcedText of={summary} />
      </p>
      {unfold}
    </div>
  );
}

type Title = NonNullable<DraftDay['title']>;

/** Older drafts have bare dates as the titles of days made from bookings. */
const isBareDate = ({ value, origin }: Title) => origin.by !== 'traveller' && isCalendarDay(value);
/** A page without days becomes one day whose title is only a number. */
const isBareNumber = ({ value, origin }: Title) => origin.by === 'guess' && /^Day \d+$/.test(value);

function DayTitle({ day: { id: dayId, title: given }, number, date }: Omit<Props, 'picture'>) {
  const editing = useEditing();
  const title = given && (isBareDate(given) || isBareNumber(given)) ? undefined : given;
  const dated = given && isBareDate(given) ? new Date(given.value) : date;
  const shown = title ? (
    <SourcedText of={title} />
  ) : dated ? (
    longDate(dated)
  ) : (
    t('days.number', { day: number })
  );
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
