// Where a picture can come from: the page, a file, the service, or no picture at all.
import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { ImageBlock } from '../../lib/model/capture.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { t } from '../../lib/words/words.ts';
import { isImageRequest } from './PictureRequest.tsx';
import { PictureSourceContext } from './picture-source.ts';
import './image-picker.css';

interface Props {
  clip: Clip;
  /** How many the page has. */
  many: number;
  chosen: ImageBlock | null;
  onPage: () => void;
  /** Left out if the service cannot find one. */
  onWish?: (() => void) | undefined;
  onNone: () => void;
  onOwn: (image: ImageBlock) => void;
}

export function PictureWays({ clip, many, chosen, onPage, onWish, onNone, onOwn }: Props) {
  const source = useContext(PictureSourceContext);
  const [isWrong, setWrong] = useState(false);
  const take = async (file: File | undefined) => {
    const image = file && (await source?.keepFile(clip, file));
    setWrong(file !== undefined && !image);
    if (image) onOwn(image);
  };
  return (
    <>
      <div class="picker-ways">
        {many > 0 && (
          <Way isTaken={chosen !== null && !isImageRequest(chosen)} onPress={onPage}>
            {t('pictures.fromPage')} <span class="picker-count">{many}</span>
          </Way>
        )}
        <label class="picker-way">
          {t('pictures.file')}
          <input
            type="file"
            class="visually-hidden"
            accept="image/*"
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
        </label>
        {onWish && (
          <Way id="wish-picture" isTaken={isImageRequest(chosen)} onPress={onWish}>
            {t('wishes.way')}
          </Way>
        )}
        <Way isTaken={chosen === null} onPress={onNone}>
          {t('pictures.none')}
        </Way>
      </div>
      <p class="picker-wrong" role="alert">
        {isWrong && t('pictures.notAPicture')}
      </p>
    </>
  );
}

interface WayProps {
  id?: string;
  isTaken: boolean;
  onPress: () => void;
  children: ComponentChildren;
}

function Way({ id, isTaken, onPress, children }: WayProps) {
  return (
    <button type="button" id={id} class="picker-way" aria-pressed={isTaken} onClick={onPress}>
      {children}
    </button>
  );
}
