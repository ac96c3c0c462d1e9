// The picture of a day, which leads to others; where it does not come, a calm place for it.
import { ImageDown, ImageOff, ImagePlus } from 'lucide-preact';
import { useContext, useState } from 'preact/hooks';
import { wishOf } from '../../lib/model/day-image-wish.ts';
import type { DraftDay } from '../../lib/model/draft.ts';
import { useEditing } from '../editing/editing.ts';
import { Icon } from '../parts/Icon.tsx';
import { PictureSourceContext } from './picture-source.ts';
import './image-picker.css';
import { t } from '../../lib/words/words.ts';

interface Props {
  day: DraftDay;
  /** From 1. */
  number: number;
  /** Where the picture lies in this browser. */
  picture: string | undefined;
}

export function DayPicture({ day: { id, image }, number, picture }: Props) {
  const editing = useEditing();
  const source = useContext(PictureSourceContext);
  const [brokenAt, setBrokenAt] = useState<string>();
  const isSeen = picture !== undefined && picture !== brokenAt && image !== undefined;
  const shown = isSeen ? (
    <img class="day-picture" src={picture} alt={image.value.alt} onError={() => setBrokenAt(picture)} />
  ) : (
    <span class="day-picture day-picture-missing">
      <Icon of={image ? (wishOf(image.value.src) ? ImageDown : ImageOff) : ImagePlus} />
    </span>
  );
  if (!editing || !source) return isSeen ? shown : null;
  const label = t(image ? 'days.changePicture' : 'days.choosePicture', { day: number });
  return (
    <button
      type="button"
      id="day-picture"
      class="day-picture-button"
      aria-label={label}
      title={label}
      onClick={() => editing.look({ ...editing.view, task: { kind: 'choose-picture', dayId: id } })}
    >
      {shown}
    </button>
  );
}
