// Files being read, page by page. Bookings show as soon as they are found.
import type { FoundBooking } from '../../lib/model/found-booking.ts';
import { many, t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { Bar, type Step, Steps } from '../parts/Progress.tsx';
import { bookingTitle, bookingWhen } from './booking-words.ts';
import './reading-files.css';

export interface ReadingProgress {
  /** The file's index, from 0; attachments of a mail follow the files given. */
  file: number;
  /** Its name, once it is open. */
  name?: string;
  page: number;
  pages: number;
  found: FoundBooking[];
}

interface Props {
  names: string[];
  progress: ReadingProgress;
  onStop: () => void;
}

const maxShown = 8;

export function ReadingFiles({ names: given, progress, onStop }: Props) {
  const { name, page, pages, found } = progress;
  // An attachment of a mail adds a line while it is read.
  const names = name !== undefined && progress.file >= given.length ? [...given, name] : given;
  const file = Math.min(progress.file, names.length - 1);
  const words = pageWords(name ?? names[file] ?? '', progress);
  // Counts the pages within a file too, so that the bar keeps moving.
  const share = pages > 0 ? page / pages : 0;
  return (
    <div class="convert-reading">
      <h1 class="convert-title" tabIndex={-1}>
        {t('convert.reading')}
      </h1>
      <Bar label={t('convert.reading')} value={file + share} most={names.length} words={words} />
      <Steps steps={names.map((each, index) => stepOf(each, index, { ...progress, file }))} />
      {found.length > 0 && (
        <section class="convert-found-yet">
          <h2 class="convert-found-heading">{many('convert.foundSoFar', found.length)}</h2>
          <ul>
            {found.slice(0, maxShown).map(({ id, reservation }) => (
              <li key={id} class="convert-found-line">
                <bdi>{bookingTitle(reservation)}</bdi>
                <span class="convert-found-when">{bookingWhen(reservation)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button id="stop-reading" onPress={onStop}>
        {t('convert.stop')}
      </Button>
    </div>
  );
}

export const pageWords = (name: string, { page, pages }: ReadingProgress): string =>
  page > 0 && pages > 1 ? t('convert.page', { page, pages }) : t('convert.opening', { name });

function stepOf(name: string, index: number, progress: ReadingProgress): Step {
  const { file, page, pages } = progress;
  if (index !== file) return { state: index < file ? 'done' : 'to-do', label: name };
  const counted = page > 0 && pages > 1 ? t('convert.page', { page, pages }) : undefined;
  return { state: 'now', label: name, ...(counted && { counted }) };
}
