// The fields of one booking. A number connects each to its place on the page.

import { CircleAlert } from 'lucide-preact';
import type { BookedField } from '../../lib/model/booking-fields.ts';
import type { BookingEdit, FoundBooking } from '../../lib/model/found-booking.ts';
import { t } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { Switch } from '../parts/Switch.tsx';
import { gapWords, isStanding, isUnsure, type ShownField, shownFields } from './booking-words.ts';
import { FieldValue } from './FieldValue.tsx';
import { type Numbered, numbersOf } from './numbers.ts';
import './booking-fields.css';

interface Props {
  booking: FoundBooking;
  isLeftOut?: boolean;
  /** Left out where the booking cannot be left out. */
  onLeaveOut?: (isLeftOut: boolean) => void;
  /** Shows the field's place on the page. */
  onFind: (field: BookedField) => void;
  onEdit: (edit: BookingEdit) => void;
}

export function BookingFields({ booking, isLeftOut, onLeaveOut, onFind, onEdit }: Props) {
  const numbers = numbersOf(booking);
  const fields = shownFields(booking);
  const { type } = booking.reservation;
  return (
    <section class="convert-card" aria-labelledby="fields-title">
      <div class="fields-head">
        <h2 id="fields-title" class="convert-card-title">
          {t(`convert.type.${type}`)}
        </h2>
        {numbers.size > 0 && <p class="fields-hint">{t('convert.pressNumber')}</p>}
      </div>
      {isUnsure(booking) && <Doubt of="p" words={t('convert.unsure')} />}
      {fields.length > 0 && gapWords(booking).map((words) => <Doubt key={words} of="p" words={words} />)}
      {fields.length === 0 && <p class="fields-none">{t('convert.point.nothingYet')}</p>}
      <dl class="fields">
        {fields.map((field) => (
          <FieldLine
            key={`${booking.id} ${field.field}`}
            booking={booking}
            shown={field}
            number={numbers.get(field.field)}
            onFind={onFind}
            onEdit={onEdit}
          />
        ))}
      </dl>
      {onLeaveOut && isStanding(booking) && (
        <Switch
          id="take-booking"
          label={t('convert.take')}
          isOn={!isLeftOut}
          onTurn={(isOn) => onLeaveOut(!isOn)}
        />
      )}
    </section>
  );
}

interface LineProps extends Pick<Props, 'booking' | 'onFind' | 'onEdit'> {
  shown: ShownField;
  number: Numbered | undefined;
}

function FieldLine({ booking, shown, number, onFind, onEdit }: LineProps) {
  const { field, label, clock, doubt, isWide } = shown;
  return (
    <div class={`fields-line${isWide ? ' fields-wide' : ''}`}>
      <dt class="fields-label">
        {number !== undefined && (
          <button
            type="button"
            class={`field-number${doubt ? ' field-number-doubt' : ''}`}
            aria-label={t('convert.showField', { field: label })}
            onClick={() => onFind(field)}
          >
            {number}
          </button>
        )}
        {label}
      </dt>
      <dd class={`fields-value${doubt ? ' fields-value-doubt' : ''}`}>
        <FieldValue booking={booking} shown={shown} onEdit={onEdit} />
        {clock && <span class="fields-clock">{clock}</span>}
      </dd>
      {doubt && <Doubt of="dd" words={doubt} />}
    </div>
  );
}

/** A paragraph for a doubt about the whole booking; part of the list for one about a field. */
function Doubt({ words, of: Line }: { words: string; of: 'p' | 'dd' }) {
  return (
    <Line class="fields-doubt">
      <Icon of={CircleAlert} size={16} />
      {words}
    </Line>
  );
}
