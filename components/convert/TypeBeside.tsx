// A detail that could not be read: its part of the picture, and a field to type it into.
import { useState } from 'preact/hooks';
import type { PageBox, PointAnswer } from '../../lib/model/found-booking.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { SheetHead } from '../parts/SheetHead.tsx';
import type { Asked } from './PointPage.tsx';
import type { PointChoice } from './point-fields.ts';
import '../parts/by-hand.css';
import './type-beside.css';

interface Props {
  choice: PointChoice;
  /** The words as they were read, to be corrected, and their box. */
  asked: Asked;
  address: string | undefined;
  onKeep: (words: string) => PointAnswer;
  onClose: () => void;
}

export function TypeBeside({ choice, asked: { words, box }, address, onKeep, onClose }: Props) {
  const isDay = 'part' in choice.target && choice.target.part === 'day';
  const [typed, setTyped] = useState(isDay ? '' : words.replaceAll('\n', ' '));
  const [isWrong, setWrong] = useState(words !== '');
  const keep = (event: Event) => {
    event.preventDefault();
    if (typed.trim() === '' || onKeep(typed) === 'not-read') setWrong(true);
    else onClose();
  };
  return (
    <SheetDialog labelledBy="type-beside-title" onClose={onClose}>
      <SheetHead
        titleId="type-beside-title"
        title={choice.label}
        closeId="type-beside-close"
        closeLabel={t('common.close')}
        onClose={onClose}
      />
      <form class="by-hand" onSubmit={keep}>
        <div class="by-hand-fields">
          {box && address && <Crop box={box} address={address} />}
          <Field
            id="typed-field"
            label={choice.label}
            type={isDay ? 'date' : 'text'}
            value={typed}
            onInput={setTyped}
            {...(isWrong && { problem: t('convert.point.notRead') })}
            isFirst
          />
        </div>
        <div class="surface-footer">
          <Button id="keep-typed" kind="primary">
            {t('convert.point.fill')}
          </Button>
        </div>
      </form>
    </SheetDialog>
  );
}

/** A4, until the picture has loaded. */
const usualShape = 595 / 842;

/** The part of the picture that was pointed at, as wide as the sheet allows. */
function Crop({ box, address }: { box: PageBox; address: string }) {
  const [shape, setShape] = useState(usualShape);
  const { left, top, width, height } = box;
  return (
    <div
      class="type-crop"
      style={{ aspectRatio: `${(width * shape) / height}`, maxInlineSize: `${Math.round(width * 70)}rem` }}
    >
      <img
        class="type-crop-page"
        src={address}
        alt={t('convert.point.part')}
        style={{
          width: `${100 / width}%`,
          left: `${(-100 * left) / width}%`,
          top: `${(-100 * top) / height}%`,
        }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setShape(naturalWidth / Math.max(1, naturalHeight))
        }
      />
    </div>
  );
}
