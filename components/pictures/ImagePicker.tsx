// Chooses the picture of a day or a stop: one from the page, one of the traveller's own, or none.
import { Check, Image, ImageOff, Info } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ImageBlock } from '../../lib/model/capture.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { type Editing, stopSelector, withoutTask } from '../editing/editing.ts';
import { Surface } from '../frame/Surface.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { TaskHead } from '../parts/TaskHead.tsx';
import { BlockedPictures } from './BlockedPictures.tsx';
import { isImageRequest, PictureRequest, wishImage } from './PictureRequest.tsx';
import { PictureWays } from './PictureWays.tsx';
import { type PictureOf, pictureEdit, pictureNow, picturesOf, pictureTitle } from './picture-of.ts';
import { captionOf, creditOf, pictureName } from './picture-words.ts';
import { type CopyState, useCopies } from './use-copies.ts';
import './image-picker.css';
import { t } from '../../lib/words/words.ts';

interface Props {
  header: ComponentChildren;
  clip: Clip;
  of: PictureOf;
  editing: Editing;
}

/** How many show at first; each has to be copied from the page. */
const shownAtOnce = 24;

export function ImagePicker({ header, clip, of, editing }: Props) {
  const { now, chosen, choose, own, takeOwn, leave, use } = usePicking(of, editing);
  const { draft } = editing;
  const pictures = [
    ...(own ? [own] : []),
    ...picturesOf(draft, of, clip.source.pictures ?? []).map(({ image }) => image),
  ];
  const title = useFirstFocus();
  const wish = () => {
    const day = 'dayId' in of ? draft.days.find(({ id }) => id === of.dayId) : undefined;
    choose(wishImage(day?.title?.value ?? draft.destination?.value ?? ''));
  };
  return (
    <Surface
      screen="review"
      header={header}
      footer={<PickerFooter chosen={chosen} isSent={'dayId' in of} onUse={use} onLeave={leave} />}
    >
      <div class="picker">
        <TaskHead title={pictureTitle(draft, of)} onBack={leave} titleRef={title} />
        <PictureWays
          clip={clip}
          many={pictures.length}
          chosen={chosen}
          onPage={() => choose((isImageRequest(chosen) ? undefined : chosen) ?? pictures[0] ?? null)}
          onWish={'dayId' in of ? wish : undefined}
          onNone={() => choose(null)}
          onOwn={takeOwn}
        />
        {chosen && isImageRequest(chosen) ? (
          <PictureRequest image={chosen} onWish={choose} />
        ) : (
          <PictureChoices clip={clip} pictures={withNow(pictures, now)} chosen={chosen} onChoose={choose} />
        )}
      </div>
    </Surface>
  );
}

/** The choice so far; the draft changes only when it is confirmed. */
function usePicking(of: PictureOf, { draft, edit, look, view, focus }: Editing) {
  // The draft when choosing began, so that another window's changes meanwhile are not overwritten unseen.
  const [since] = useState(draft);
  const now = pictureNow(draft, of);
  const [chosen, choose] = useState<ImageBlock | null>(now ?? null);
  const [own, setOwn] = useState<ImageBlock>();
  const leave = () => {
    look(withoutTask(view, focus));
    focus.current = 'dayId' in of ? '#day-picture' : stopSelector(of.stopId);
  };
  const use = () => {
    leave();
    if (chosen?.src !== now?.src) edit(pictureEdit(of, chosen), undefined, since);
  };
  const takeOwn = (image: ImageBlock) => {
    setOwn(image);
    choose(image);
  };
  return { now, chosen, choose, own, takeOwn, leave, use };
}

/** On the chosen picture, so that the arrow keys continue from there, otherwise on the title. */
function useFirstFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const radio = document.querySelector<HTMLElement>('.picture-radio:checked');
    (radio ?? title.current)?.focus();
  }, []);
  return title;
}

interface FooterProps {
  chosen: ImageBlock | null;
  /** The picture is sent to the service with the draft. */
  isSent: boolean;
  onUse: () => void;
  onLeave: () => void;
}

function PickerFooter({ chosen, isSent, onUse, onLeave }: FooterProps) {
  return (
    <>
      {!isImageRequest(chosen) && (
        <p class="footer-line picker-promise">
          <Icon of={Info} size={18} />
          {t(isSent ? 'pictures.promise' : 'pictures.stays')}
        </p>
      )}
      <Button id="use-picture" kind="primary" onPress={onUse}>
        {t(chosen === null ? 'pictures.useNone' : isImageRequest(chosen) ? 'wishes.use' : 'pictures.use')}
      </Button>
      <Button onPress={onLeave}>{t('common.cancel')}</Button>
    </>
  );
}

/** The current picture can always be chosen again, wherever it came from. */
const withNow = (pictures: ImageBlock[], now: ImageBlock | undefined): ImageBlock[] =>
  now && !isImageRequest(now) && !pictures.some(({ src }) => src === now.src) ? [now, ...pictures] : pictures;

interface ChoicesProps {
  clip: Clip;
  pictures: ImageBlock[];
  chosen: ImageBlock | null;
  onChoose: (image: ImageBlock) => void;
}

function PictureChoices({ clip, pictures, chosen, onChoose }: ChoicesProps) {
  const [many, setMany] = useState(shownAtOnce);
  const shown = pictures.slice(0, many);
  const [round, setRound] = useState(0);
  const copyOf = useCopies(
    clip,
    shown.map(({ src }) => src),
    round,
  );
  const kept = shown.map(({ src }) => src).filter((src) => copyOf(src).is === 'kept-by-site');
  const isLost = chosen !== null && kept.includes(chosen.src);
  const instead = isLost ? shown.find(({ src }) => copyOf(src).is === 'here') : undefined;
  // A picture that cannot be copied cannot stay chosen: the first available one replaces it.
  useEffect(() => {
    if (instead) onChoose(instead);
  }, [instead?.src]);
  if (pictures.length === 0) return <p class="lead">{t('pictures.noneFound')}</p>;
  return (
    <>
      <BlockedPictures clip={clip} srcs={kept} onTaken={() => setRound(round + 1)} />
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
        checked={isChosen && !isKept}
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
