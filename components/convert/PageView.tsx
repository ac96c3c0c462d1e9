// A page of a file as a picture, with the fields that were read marked and private details covered.
import { ChevronLeft, ChevronRight } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import type { BookedField } from '../../lib/model/booking-fields.ts';
import {
  type ConvertedFile,
  type FoundBooking,
  hasPages,
  type PageBox,
} from '../../lib/model/found-booking.ts';
import { t } from '../../lib/words/words.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { numbersOf } from './numbers.ts';
import './page-view.css';

export interface Spot {
  file: number;
  page: number;
}

export type PictureOf = (spot: Spot) => Promise<string | undefined>;

interface Props {
  file: ConvertedFile | undefined;
  page: number;
  booking: FoundBooking;
  /** The private places to cover. */
  covered: PageBox[];
  /** The field pressed last: its frame stands out. */
  found: BookedField | undefined;
  pictureOf: PictureOf;
  onTurn: (page: number) => void;
}

export function PageView({ file, page, booking, covered, found, pictureOf, onTurn }: Props) {
  const { isDrawn, address } = usePicture(file, page, pictureOf);
  if (!file || !hasPages(file)) return <p class="page-none">{t('convert.noPages')}</p>;
  const isHere = (box: PageBox) => box.file === file.file && box.page === page;
  return (
    <figure class="page-view">
      <div class="page-paper">
        {!address && <NoPicture isDrawing={!isDrawn} />}
        {address && (
          <img
            class="page-picture"
            src={address}
            alt={t('convert.pageOf', { page, pages: file.pages, name: file.name })}
          />
        )}
        {address && <Marks booking={booking} covered={covered} found={found} isHere={isHere} />}
      </div>
      {file.pages > 1 && <Turning page={page} pages={file.pages} onTurn={onTurn} />}
    </figure>
  );
}

type MarksProps = Pick<Props, 'booking' | 'covered' | 'found'> & { isHere: (box: PageBox) => boolean };

export function Marks({ booking, covered, found, isHere }: MarksProps) {
  const numbers = numbersOf(booking);
  return (
    <div class="page-marks" aria-hidden="true">
      {covered.filter(isHere).map((box) => (
        <span key={`${box.left} ${box.top}`} class="page-cover" style={styleOf(box)} />
      ))}
      {booking.places.filter(isHere).map((box) => (
        <Mark
          key={`${box.field} ${box.left} ${box.top}`}
          box={box}
          number={numbers.get(box.field)}
          isFound={box.field === found}
          isDoubtful={booking.clashes.some(({ field }) => field === box.field)}
        />
      ))}
    </div>
  );
}

export function NoPicture({ isDrawing }: { isDrawing: boolean }) {
  if (!isDrawing) return <p class="page-drawing">{t('convert.noPages')}</p>;
  return (
    <p class="page-drawing">
      <span class="ring" aria-hidden="true" />
      {t('convert.drawing')}
    </p>
  );
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

// A page is never mirrored, so positions count from the left in every language.
export const styleOf = ({ left, top, width, height }: PageBox) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

interface MarkProps {
  box: PageBox;
  number: number | undefined;
  isFound: boolean;
  isDoubtful: boolean;
}

function Mark({ box, number, isFound, isDoubtful }: MarkProps) {
  const look = `${isDoubtful ? ' page-mark-doubt' : ''}${isFound ? ' page-mark-found' : ''}`;
  return (
    <span class={`page-mark${look}`} style={styleOf(box)}>
      {number !== undefined && <span class="page-mark-number">{number}</span>}
    </span>
  );
}

export function Turning({
  page,
  pages,
  onTurn,
}: {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}) {
  return (
    <figcaption class="page-turning">
      <IconButton
        icon={ChevronLeft}
        label={t('convert.pageBefore')}
        mirrors
        onPress={() => onTurn(Math.max(1, page - 1))}
      />
      <span aria-live="polite">{t('convert.pageTurn', { page, pages })}</span>
      <IconButton
        icon={ChevronRight}
        label={t('convert.pageAfter')}
        mirrors
        onPress={() => onTurn(Math.min(pages, page + 1))}
      />
    </figcaption>
  );
}

interface Drawn {
  /** Also true if drawing failed. */
  isDrawn: boolean;
  address?: string | undefined;
}

/** The picture of the requested page; late pictures of other pages are ignored. */
export function usePicture(file: ConvertedFile | undefined, page: number, pictureOf: PictureOf): Drawn {
  const [drawn, setDrawn] = useState<{ key: string; address: string | undefined }>();
  const key = file ? `${file.file} ${page}` : '';
  const number = file && hasPages(file) ? file.file : undefined;
  useEffect(() => {
    if (number === undefined) return undefined;
    let isWanted = true;
    void pictureOf({ file: number, page }).then((address) => {
      if (isWanted) setDrawn({ key, address });
    });
    return () => {
      isWanted = false;
    };
  }, [key, number, page, pictureOf]);
  return drawn?.key === key ? { isDrawn: true, address: drawn.address } : { isDrawn: false };
}
