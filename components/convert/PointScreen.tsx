// Pointing at a page: the traveller presses or drags over words, then says which field of the booking they are.
import { useState } from 'preact/hooks';
import type { ConvertedFile, FoundBooking, PointAnswer } from '../../lib/model/found-booking.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { BookingFields } from './BookingFields.tsx';
import { NoPicture, type Spot, Turning, usePicture } from './PageView.tsx';
import { type Asked, PointPage } from './PointPage.tsx';
import type { PointActions } from './point-actions.ts';
import { filledWords, type PointChoice } from './point-fields.ts';
import { ThisIs } from './ThisIs.tsx';
import { TypeBeside } from './TypeBeside.tsx';
import './point-screen.css';

type Step =
  | { is: 'pointing' }
  | { is: 'asking'; asked: Asked; beside: { current: HTMLElement | null } }
  /** What was pointed at cannot be read as it is, or has no words. */
  | { is: 'typing'; asked: Asked; choice: PointChoice };

interface Props {
  booking: FoundBooking;
  files: ConvertedFile[];
  actions: PointActions;
}

interface Last {
  choice: PointChoice;
  answer: PointAnswer;
}

export function PointScreen({ booking, files, actions }: Props) {
  const { spot, step, last, turn, ask, fill, choose, rest } = usePointing(booking, actions);
  const file = files.find((each) => each.file === spot.file);
  const picture = usePicture(file, spot.page, actions.pictureOf);
  const box = step.is === 'pointing' ? undefined : step.asked.box;
  const paper = { spot, booking, box, wordsOn: actions.wordsOn, onAsk: ask };
  const type = () => ask({ words: '' }, '#type-field');
  return (
    <div class="point-screen">
      <PointHead booking={booking} last={last} />
      <div class="point-parts">
        <figure class="point-page">
          {!picture.address && <NoPicture isDrawing={!picture.isDrawn} />}
          {picture.address && (
            <PointPage key={`${spot.file} ${spot.page}`} address={picture.address} {...paper} />
          )}
          {file && file.pages > 1 && (
            <Turning page={spot.page} pages={file.pages} onTurn={(page) => turn({ ...spot, page })} />
          )}
        </figure>
        <Filled booking={booking} actions={actions} onTurn={turn} onType={type} />
      </div>
      {step.is === 'asking' && <ThisIs {...step} booking={booking} onChoose={choose} onClose={rest} />}
      {step.is === 'typing' && (
        <TypeBeside
          {...step}
          address={picture.address}
          onKeep={(words) => fill(step.choice, { ...step.asked, words })}
          onClose={rest}
        />
      )}
    </div>
  );
}

/** The page shown, what is being asked about, and the last answer. */
function usePointing(booking: FoundBooking, { onPointed }: PointActions) {
  const [spot, setSpot] = useState<Spot>(() => firstSpot(booking));
  const [step, go] = useState<Step>({ is: 'pointing' });
  const [last, setLast] = useState<Last>();
  const rest = () => go({ is: 'pointing' });
  const ask = (asked: Asked, beside: string) =>
    go({ is: 'asking', asked, beside: { current: document.querySelector<HTMLElement>(beside) } });
  const fill = (choice: PointChoice, { words, box }: Asked): PointAnswer => {
    const answer = onPointed(booking.id, { target: choice.target, words, ...(box && { box }) });
    if (answer !== 'not-read') setLast({ choice, answer });
    return answer;
  };
  const choose = (choice: PointChoice, asked: Asked) => {
    if (asked.words === '' || fill(choice, asked) === 'not-read') go({ is: 'typing', asked, choice });
  };
  const turn = ({ file, page }: Spot) => {
    setSpot({ file, page });
    rest();
  };
  return { spot, step, last, turn, ask, fill, choose, rest };
}

interface FilledProps extends Pick<Props, 'booking' | 'actions'> {
  onTurn: (spot: Spot) => void;
  onType: () => void;
}

/** The booking with its fields so far; wrong ones can be pointed at again or typed. */
function Filled({ booking, actions, onTurn, onType }: FilledProps) {
  return (
    <div class="point-fields">
      <BookingFields
        booking={booking}
        onFind={(field) => {
          const place = booking.places.find((each) => each.field === field);
          if (place) onTurn(place);
        }}
        onEdit={(edit) => actions.onEdit(booking.id, edit)}
      />
      <Button id="type-field" onPress={onType}>
        {t('convert.point.type')}
      </Button>
    </div>
  );
}

const firstSpot = ({ places: [first], files: [file] }: FoundBooking): Spot =>
  first ? { file: first.file, page: first.page } : { file: file ?? 0, page: 1 };

function PointHead({ booking, last }: { booking: FoundBooking; last: Last | undefined }) {
  const isDayMissing = last?.answer === 'day-missing';
  const told = isDayMissing
    ? t('convert.point.dayFirst')
    : last
      ? filledWords(booking, last.choice.target)
      : '';
  return (
    <header class="point-head">
      <h1 class="convert-title" tabIndex={-1}>
        {t('convert.point.title')}
      </h1>
      <p class={isDayMissing ? 'point-told point-told-doubt' : 'point-told'} role="status">
        {told}
      </p>
    </header>
  );
}
