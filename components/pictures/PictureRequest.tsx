// A picture for the service to find: by words, or one of its own choice.
import { useState } from 'preact/hooks';
import type { ImageBlock } from '../../lib/model/capture.ts';
import { imageRequestOf, imageRequestSrc } from '../../lib/model/day-image-request.ts';
import { t } from '../../lib/words/words.ts';
import { Field } from '../parts/Field.tsx';

export const isImageRequest = (image: ImageBlock | null): boolean =>
  image !== null && imageRequestOf(image.src) !== undefined;

export const wishImage = (words: string): ImageBlock => ({
  kind: 'image',
  src: imageRequestSrc(words),
  alt: words.trim(),
});

interface Props {
  image: ImageBlock;
  onWish: (image: ImageBlock) => void;
}

export function PictureRequest({ image, onWish }: Props) {
  const [words, setWords] = useState(imageRequestOf(image.src)?.words ?? '');
  return (
    <div class="picker-wish">
      <Field
        id="wish-words"
        label={t('wishes.words')}
        value={words}
        onInput={(typed) => {
          setWords(typed);
          onWish(wishImage(typed));
        }}
        help={t('wishes.help')}
      />
    </div>
  );
}
