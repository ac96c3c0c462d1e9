// The bookings found: their list, the page one came from, its fields, and the trip they belong to.
import { MousePointerClick, Plus } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { BookedField } from '../../lib/model/booking-fields.ts';
import type { Cover, CoverKind } from '../../lib/model/cover.ts';
import {
  type ConvertedFile,
  type FoundBooking,
  hasPages,
  type PageBox,
} from '../../lib/model/found-booking.ts';
import { many, t } from '../../lib/words/words.ts';
import { Banner, pictureIcon } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { BookingCards } from './BookingCards.tsx';
import { BookingFields } from './BookingFields.tsx';
import { CoverSwitches } from './CoverSwitches.tsx';
import { FileButton } from './FileButton.tsx';
import { LeftFilesBanner } from './FileProblems.tsx';
import { PageView } from './PageView.tsx';
import type { PointActions } from './point-actions.ts';
import { type OfferedTrip, TripChoice } from './TripChoice.tsx';
import './found-bookings.css';

export interface Found {
  files: ConvertedFile[];
  bookings: FoundBooking[];
  /** The ids of bookings the traveller does not want. */
  leftOut: ReadonlySet<string>;
  cover: Cover;
  /** How many private details of each kind the files have, and the boxes to cover. */
  foundPrivate: Record<CoverKind, number>;
  covered: PageBox[];
  trips: OfferedTrip[];
  /** The trip they are added to; undefined for a new one. */
  chosen: string | undefined;
  /** The title and dates of the new trip. */
  own: string;
  /** The booking to open first, because it was just pointed at. */
  shown?: string;
}

export interface FoundActions extends PointActions {
  onFiles: (files: File[]) => void;
  onAgain: () => void;
  onLeaveOut: (id: string, isLeftOut: boolean) => void;
  onCover: (cover: Cover) => void;
  onChoose: (clipId: string | undefined) => void;
}

interface View {
  shown?: string;
  page?: { file: number; page: number };
  field?: BookedField;
}

export function FoundBookings({ found, actions }: { found: Found; actions: FoundActions }) {
  const [view, look] = useState<View>(found.shown === undefined ? {} : { shown: found.shown });
  const { files, bookings } = found;
  const booking = bookings.find(({ id }) => id === view.shown) ?? firstOf(found);
  return (
    <div class="convert-found">
      <FoundHead found={found} onFiles={actions.onFiles} />
      <LeftFilesBanner files={files.filter(({ file }) => !isIn(bookings, file))} {...actions} />
      {files.some(({ isSeen }) => isSeen) && <SeenBanner />}
      <div class="found-parts">
        <div class="found-list">
          <BookingCards
            files={files}
            bookings={bookings}
            shown={booking?.id}
            leftOut={found.leftOut}
            onShow={(shown) => look({ shown })}
          />
          <CoverSwitches cover={found.cover} found={found.foundPrivate} onCover={actions.onCover} />
        </div>
        {booking && <Paper booking={booking} view={view} look={look} found={found} actions={actions} />}
        <div class="found-fields">
          {booking && (
            <BookingFields
              booking={booking}
              isLeftOut={found.leftOut.has(booking.id)}
              onLeaveOut={(isOut) => actions.onLeaveOut(booking.id, isOut)}
              onFind={(field) => look(viewOf(booking, field))}
              onEdit={(edit) => actions.onEdit(booking.id, edit)}
            />
          )}
          <TripChoice trips={found.trips} chosen={found.chosen} own={found.own} onChoose={actions.onChoose} />
        </div>
      </div>
    </div>
  );
}

function SeenBanner() {
  return (
    <Banner tone="doubt" title={t('convert.seenTitle')} icon={pictureIcon}>
      {t('convert.seenText')}
    </Banner>
  );
}

function FoundHead({
  found: { files, bookings },
  onFiles,
}: { found: Found } & Pick<FoundActions, 'onFiles'>) {
  const titles = {
    bookings: many('counts.bookings', bookings.length),
    files: many('convert.files', countGiving(files, bookings)),
  };
  return (
    <header class="found-head">
      <div>
        <h1 class="convert-title" tabIndex={-1}>
          {bookings.length > 0
            ? t('convert.foundTitle', titles)
            : t('convert.tripTitle', { files: titles.files })}
        </h1>
        <p class="lead">{t('convert.foundLine')}</p>
      </div>
      <FileButton id="add-files" kind="secondary" onFiles={onFiles}>
        <Icon of={Plus} size={18} />
        {t('convert.addFiles')}
      </FileButton>
    </header>
  );
}

const isIn = (bookings: FoundBooking[], file: number) => bookings.some(({ files }) => files.includes(file));

/** How many files have bookings to show, including those made by pointing. */
export const countGiving = (files: ConvertedFile[], bookings: FoundBooking[]): number =>
  files.filter(({ file, result }) => result.ok || isIn(bookings, file)).length;

/** In the order of the cards: file by file. */
const firstOf = ({ files, bookings }: Found): FoundBooking | undefined =>
  files.flatMap(({ file }) => bookings.filter((booking) => booking.files[0] === file))[0];

const viewOf = (booking: FoundBooking, field: BookedField): View => {
  const place = booking.places.find((each) => each.field === field);
  return {
    shown: booking.id,
    field,
    ...(place && { page: { file: place.file, page: place.page } }),
  };
};

interface PaperProps {
  booking: FoundBooking;
  view: View;
  look: (view: View) => void;
  found: Found;
  actions: FoundActions;
}

function Paper({ booking, view, look, found, actions }: PaperProps) {
  const first = booking.places[0];
  const spot = view.page ?? { file: first?.file ?? booking.files[0] ?? 0, page: first?.page ?? 1 };
  const paper = found.files.find(({ file }) => file === spot.file);
  return (
    <div class="found-paper">
      <PageView
        file={paper}
        page={spot.page}
        booking={booking}
        covered={found.covered}
        found={view.field}
        pictureOf={actions.pictureOf}
        onTurn={(page) => look({ shown: booking.id, page: { file: spot.file, page } })}
      />
      {paper && hasPages(paper) && (
        <Button id="point" onPress={() => actions.onPoint(booking.id)}>
          <Icon of={MousePointerClick} size={18} />
          {t('convert.point.open')}
        </Button>
      )}
    </div>
  );
}
