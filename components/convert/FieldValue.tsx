// The value of one field, to be corrected where it stands. Days and times of a moment are two fields.
import { useRef } from 'preact/hooks';
import type { BookingEdit, FoundBooking } from '../../lib/model/found-booking.ts';
import { splitMoment } from '../../lib/model/local-moment.ts';
import { wholeDate } from '../../lib/words/dates.ts';
import { t } from '../../lib/words/words.ts';
import { InPlace } from '../parts/InPlace.tsx';
import type { ShownField } from './booking-words.ts';

interface Props {
  booking: FoundBooking;
  shown: ShownField;
  onEdit: (edit: BookingEdit) => void;
}

interface PartProps {
  label: string;
  value: string;
  shown: string;
  type?: 'text' | 'date';
  onWrite: (words: string) => void;
}

/** Escape gives back what stood there when the field was opened. */
function Part({ label, value, shown, type = 'text', onWrite }: PartProps) {
  const before = useRef(value);
  const opened = () => {
    before.current = value;
    return label;
  };
  return (
    <InPlace
      label={label}
      value={value}
      type={type}
      newTask={opened}
      onWrite={onWrite}
      onGiveUp={() => onWrite(before.current)}
    >
      <bdi>{shown}</bdi>
    </InPlace>
  );
}

/** Undefined where a part of it cannot be typed: sums have a currency. */
function wordsOf({ reservation }: FoundBooking, field: ShownField['field']): string | undefined {
  if (field === 'from' || field === 'to') return reservation[field]?.name ?? reservation[field]?.iata ?? '';
  return field === 'price' || field === 'start' || field === 'end' ? undefined : reservation[field];
}

export function FieldValue({ booking, shown: { field, label, value }, onEdit }: Props) {
  if (field === 'price') return <bdi>{value}</bdi>;
  if (field !== 'start' && field !== 'end')
    return (
      <Part
        label={label}
        value={wordsOf(booking, field) ?? value}
        shown={value}
        onWrite={(words) => words.trim() && onEdit({ field, words })}
      />
    );
  const moment = splitMoment(booking.reservation[field]);
  if (!moment) return <bdi>{value}</bdi>;
  return (
    <span class="fields-moment">
      <Part
        label={t('convert.field.dayOf', { field: label })}
        value={moment.day}
        shown={wholeDate(new Date(moment.day))}
        type="date"
        onWrite={(day) => onEdit({ field, day })}
      />
      {moment.time && (
        <Part
          label={t('convert.field.timeOf', { field: label })}
          value={moment.time}
          shown={moment.time}
          onWrite={(time) => time.trim() && onEdit({ field, time })}
        />
      )}
    </span>
  );
}
