// The value of one field, edited in place. The day and the time of a moment are edited separately.
import { useRef } from 'preact/hooks';
import { hasValueKind, isText } from '../../lib/model/booking-fields.ts';
import type { BookingEdit, FoundBooking } from '../../lib/model/found-booking.ts';
import { splitMoment } from '../../lib/model/local-moment.ts';
import type { Terminal } from '../../lib/model/reservation.ts';
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

/** Escape restores the value from when the field was opened. */
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

const endWords = (end: Terminal | undefined) => end?.name ?? end?.iata ?? '';

export function FieldValue({ booking, shown: { field, label, value }, onEdit }: Props) {
  const { reservation } = booking;
  // Amounts have a currency, which cannot be typed.
  if (hasValueKind(field, 'sum')) return <bdi>{value}</bdi>;
  if (!hasValueKind(field, 'moment'))
    return (
      <Part
        label={label}
        value={(isText(field) ? reservation[field] : endWords(reservation[field])) ?? value}
        shown={value}
        onWrite={(words) => words.trim() && onEdit({ field, words })}
      />
    );
  const moment = splitMoment(reservation[field]);
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
