// The picture of a day, as a button to change it; a drawing if the picture cannot be shown. A day without one has only a
// button to add it.
import { ImageDown, ImagePlus } from 'lucide-preact';
import { useContext, useState } from 'preact/hooks';
import { imageRequestOf } from '../../lib/model/day-image-request.ts';
import type { DraftDay } from '../../lib/model/draft.ts';
import { useEditing } from '../editing/editing.ts';
import { Icon } from '../parts/Icon.tsx';
import { LandscapeDrawing } from '../parts/LandscapeDrawing.tsx';
import { PictureSourceContext } from './picture-source.ts';
import '../parts/text-button.css';
import './image-picker.css';
import { t } from '../../lib/words/words.ts';

interface Props {
  day: DraftDay;
  /** Counts from 1. */
  number: number;
  /** The address of the picture in this browser. */
  picture: string | undefined;
}

/** Undefined if pictures cannot be chosen. */
function useChoosing(dayId: string): (() => void) | undefined {
  const editing = useEditing();
  const source = useContext(PictureSourceContext);
  if (!editing || !source) return undefined;
  return () => editing.look({ ...editing.view, task: { kind: 'choose-picture', dayId } });
}

/** In the line of the title, so that a day without a picture takes no room for one. */
export function AddDayPicture({ day: { id, image }, number }: Omit<Props, 'picture'>) {
  const choose = useChoosing(id);
  if (image || !choose) return null;
  return (
    <button type="button" id="day-picture" class="text-button day-picture-add" onClick={choose}>
      <Icon of={ImagePlus} size={16} />
      {t('stop.addPicture')}
      <span class="visually-hidden">: {t('days.number', { day: number })}</span>
    </button>
  );
}

export function DayPicture({ day: { id, image }, number, picture }: Props) {
  const choose = useChoosing(id);
  const [brokenAt, setBrokenAt] = useState<string>();
  if (!image) return null;
  const isSeen = picture !== undefined && picture !== brokenAt;
  const shown = isSeen ? (
    <img class="day-picture" src={picture} alt={image.value.alt} onError={() => setBrokenAt(picture)} />
  ) : (
    <span class="day-picture day-picture-missing">
      {imageRequestOf(image.value.src) ? <Icon of={ImageDown} /> : <LandscapeDrawing id={id} />}
    </span>
  );
  if (!choose) return isSeen ? shown : null;
  const label = t('days.changePicture', { day: number });
  return (
    <button
      type="button"
      id="day-picture"
      class="day-picture-button"
      aria-label={label}
      title={label}
      onClick={choose}
    >
      {shown}
    </button>
  );
}
