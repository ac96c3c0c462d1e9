// The bookings found: one card each, under the file it was found in.
import { Check, CircleAlert, X } from 'lucide-preact';
import type { ConvertedFile, FoundBooking } from '../../lib/model/found-booking.ts';
import { t } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { Tag, type TagLook } from '../parts/Tag.tsx';
import { bookingTitle, bookingWhen, doubtsIn, isStanding } from './booking-words.ts';
import { kindIcons } from './kind-icons.ts';
import './booking-cards.css';

interface Props {
  files: ConvertedFile[];
  bookings: FoundBooking[];
  /** The booking that is open. */
  shown: string | undefined;
  leftOut: ReadonlySet<string>;
  onShow: (id: string) => void;
}

export function BookingCards({ files, bookings, shown, leftOut, onShow }: Props) {
  return (
    <nav class="booking-cards" aria-label={t('convert.bookings')}>
      {files.map(({ file, name }) => {
        const own = bookings.filter((booking) => booking.files[0] === file);
        return own.length === 0 ? null : (
          <section key={file}>
            <h2 class="booking-file">
              <bdi>{name}</bdi>
            </h2>
            <ul class="booking-list">
              {own.map((booking) => (
                <li key={booking.id}>
                  <BookingCard
                    booking={booking}
                    isShown={booking.id === shown}
                    isLeftOut={leftOut.has(booking.id)}
                    onShow={() => onShow(booking.id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

function tagOf(booking: FoundBooking, isLeftOut: boolean): TagLook {
  if (!isStanding(booking))
    return {
      tone: 'neutral',
      word: t(booking.state === 'cancelled' ? 'convert.cancelled' : 'convert.replaced'),
      icon: X,
    };
  if (isLeftOut) return { tone: 'neutral', word: t('convert.leftOut') };
  const doubts = doubtsIn(booking);
  return doubts > 0
    ? { tone: 'doubt', word: t('convert.toCheck', { n: doubts }), icon: CircleAlert }
    : { tone: 'ok', word: t('convert.allRead'), icon: Check };
}

interface CardProps {
  booking: FoundBooking;
  isShown: boolean;
  isLeftOut: boolean;
  onShow: () => void;
}

function BookingCard({ booking, isShown, isLeftOut, onShow }: CardProps) {
  const { reservation } = booking;
  const when = bookingWhen(reservation);
  const isOff = isLeftOut || !isStanding(booking);
  return (
    <button
      type="button"
      class={`booking-card${isOff ? ' booking-card-off' : ''}`}
      aria-current={isShown ? 'true' : undefined}
      onClick={onShow}
    >
      <span class="booking-name">
        <Icon of={kindIcons[reservation.type]} size={18} />
        <bdi>{bookingTitle(reservation)}</bdi>
      </span>
      {when && <span class="booking-when">{when}</span>}
      <Tag {...tagOf(booking, isLeftOut)} />
    </button>
  );
}
