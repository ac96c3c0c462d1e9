// Another picture for a day: one of the page's, one of the traveller's own, or none.
import { Check, Image, ImageOff, Info } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { ImageBlock } from '../lib/model/capture.ts';
import type { Clip } from '../lib/model/clip.ts';
import { Button } from './Button.tsx';
import { type Editing, withoutTask } from './editing.ts';
import { Icon } from './Icon.tsx';
import { picturesFor } from './picture-order.ts';
import { PictureSourceContext } from './picture-source.ts';
import { captionOf, creditOf, pictureName } from './picture-words.ts';
import { Surface } from './Surface.tsx';
import { type CopyState, useCopies } from './use-copies.ts';
import './image-picker.css';
import { t } from '../lib/words/words.ts';

interface Props {
  header: ComponentChildren;
  clip: Clip;
  dayId: string;
  editing: Editing;
}

/** As many as one looks at before asking for more; each is copied from the page. */
const shownAtOnce = 24;

export function ImagePicker({ header, clip, dayId, editing }: Props) {
  const { draft, edit, look, view, focus } = editing;
  const index = draft.days.findIndex(({ id }) => id === dayId);
  // What another window changes while one is choosing is not written over unseen.
  const [since] = useState(draft);
  const now = draft.days[index]?.image?.value;
  const [chosen, setChosen] = useState<ImageBlock | null>(now ?? null);
  const [own, setOwn] = useState<ImageBlock>();
  const leave = () => {
    look(withoutTask(view, focus));
    focus.current = '#day-picture';
  };
  const use = () => {
    leave();
    if (chosen?.src !== now?.src) edit({ kind: 'set-day-image', dayId, image: chosen }, undefined, since);
  };
  const pictures = [
    ...(own ? [own] : []),
    ...picturesFor(dayId, draft.days, clip.source.pictures ?? []).map(({ image }) => image),
  ];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On what is chosen, so that the arrow keys go on from there; else where the screen begins.
    const radio = document.querySelector<HTMLElement>('.picture-radio:checked');
    (radio ?? title.current)?.focus();
  }, []);
  const footer = (
    <>
      <p class="footer-line picker-promise">
        <Icon of={Info} size={18} />
        {t('pictures.promise')}
      </p>
      <Button id="use-picture" kind="primary" onPress={use}>
        {t(chosen ? 'pictures.use' : 'pictures.useNone')}
      </Button>
      <Button onPress={leave}>{t('common.cancel')}</Button>
    </>
  );
  return (
    <Surface screen="review" header={header} footer={footer}>
      <div class="picker">
        <h1 ref={title} class="picker-title" tabIndex={-1}>
          {t('pictures.title', { day: index + 1 })}
        </h1>
        <PickerWays
          clip={clip}
          many={pictures.length}
          isNone={chosen === null}
          onPage={() => setChosen(chosen ?? pictures[0] ?? null)}
          onNone={() => setChosen(null)}
          onOwn={(image) => {
            setOwn(image);
            setChosen(image);
          }}
        />
        <PictureChoices clip={clip} pictures={withNow(pictures, now)} chosen={chosen} onChoose={setChosen} />
      </div>
    </Surface>
  );
}

/** What the day has now can always be chosen again, wherever it came from. */
const withNow = (pictures: ImageBlock[], now: ImageBlock | undefined): ImageBlock[] =>
  now && !pictures.some(({ src }) => src === now.src) ? [now, ...pictures] : pictures;

interface WaysProps {
  clip: Clip;
  many: number;
  isNone: boolean;
  onPage: () => void;
  onNone: () => void;
  onOwn: (image: ImageBlock) => void;
}

function PickerWays({ clip, many, isNone, onPage, onNone, onOwn }: WaysProps) {
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
          <button type="button" class="picker-way" aria-pressed={!isNone} onClick={onPage}>
            {t('pictures.fromPage')} <span class="picker-count">{many}</span>
          </button>
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
        <button type="button" class="picker-way" aria-pressed={isNone} onClick={onNone}>
          {t('pictures.none')}
        </button>
      </div>
      <p class="picker-wrong" role="alert">
        {isWrong && t('pictures.notAPicture')}
      </p>
    </>
  );
}

interface ChoicesProps {
  clip: Clip;
  pictures: ImageBlock[];
  chosen: ImageBlock | null;
  onChoose: (image: ImageBlock) => void;
}

function PictureChoices({ clip, pictures, chosen, onChoose }: ChoicesProps) {
  const [many, setMany] = useState(shownAtOnce);
  const shown = pictures.slice(0, many);
  const copyOf = useCopies(
    clip,
    shown.map(({ src }) => src),
  );
  if (pictures.length === 0) return <p class="lead">{t('pictures.noneFound')}</p>;
  return (
    <>
      <fieldset class="picker-choices" aria-label={t('pictures.fromPage')}>
        {shown.map((image, index) => (
          <PictureChoice
            key={image.src}
            name={pictureName(image, index)}
            image={image}
            copy={copyOf(image.src)}
            isChosen={image.src === chosen?.src}
            onChoose={() => onChoose(image)}
          />
        ))}
      </fieldset>
      {pictures.length > many && (
        <Button small onPress={() => setMany(many + shownAtOnce)}>
          {t('pictures.more')}
        </Button>
      )}
    </>
  );
}

interface ChoiceProps {
  name: string;
  image: ImageBlock;
  copy: CopyState;
  isChosen: boolean;
  onChoose: () => void;
}

function PictureChoice({ name, image, copy, isChosen, onChoose }: ChoiceProps) {
  const [isBroken, setBroken] = useState(false);
  const isKept = copy.is === 'kept-by-site' || isBroken;
  const caption = captionOf(image);
  return (
    <label class={isKept ? 'picture-choice picture-choice-kept' : 'picture-choice'}>
      <input
        type="radio"
        name="picture"
        class="picture-radio"
        checked={isChosen}
        disabled={isKept}
        aria-label={`${name}. ${isKept ? t('pictures.keptBySite') : creditOf(image)}`}
        onChange={onChoose}
      />
      <span class="picture-frame">
        {copy.is === 'here' && !isBroken ? (
          <img class="picture-image" src={copy.address} alt="" onError={() => setBroken(true)} />
        ) : (
          <Icon of={isKept ? ImageOff : Image} size={22} />
        )}
        <span class="picture-tick">
          <Icon of={Check} size={16} />
        </span>
      </span>
      {caption && <span class="picture-caption">{caption}</span>}
      <span class="picture-credit">{isKept ? t('pictures.keptBySite') : creditOf(image)}</span>
    </label>
  );
}
