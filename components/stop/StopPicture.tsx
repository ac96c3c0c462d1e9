// The picture of a stop: small in its row, and larger with its credit while the stop is open.
import { ImageOff, ImagePlus } from 'lucide-preact';
import { useContext, useState } from 'preact/hooks';
import type { DraftStop } from '../../lib/model/draft.ts';
import { t } from '../../lib/words/words.ts';
import { useEditing } from '../editing/editing.ts';
import { Icon } from '../parts/Icon.tsx';
import { PictureSourceContext } from '../pictures/picture-source.ts';
import { creditOf } from '../pictures/picture-words.ts';
import { useStopPicture } from './stop-pictures.ts';
import '../parts/text-button.css';
import './stop-picture.css';

/** Beside the name of a closed stop. Its room is reserved while the copy is loading, so that the name does not move. */
export function StopThumb({ stop: { id, image } }: { stop: DraftStop }) {
  const address = useStopPicture(id);
  const [brokenAt, setBrokenAt] = useState<string>();
  if (!image || (address && address === brokenAt)) return null;
  if (!address) return <span class="stop-thumb" />;
  return <img class="stop-thumb" src={address} alt="" onError={() => setBrokenAt(address)} />;
}

/** In an open stop: the picture with its credit, and a button to change it or to add one. */
export function StopPicture({ stop: { id, name, image } }: { stop: DraftStop }) {
  const editing = useEditing();
  const source = useContext(PictureSourceContext);
  const address = useStopPicture(id);
  const [brokenAt, setBrokenAt] = useState<string>();
  const isSeen = image !== undefined && address !== undefined && address !== brokenAt;
  const canChoose = editing !== undefined && source !== undefined;
  if (!image && !canChoose) return null;
  const choose = () => editing?.look({ ...editing.view, task: { kind: 'choose-stop-picture', stopId: id } });
  return (
    <div class="stop-picture">
      {isSeen && (
        <img
          class="stop-picture-image"
          src={address}
          alt={image.value.alt}
          onError={() => setBrokenAt(address)}
        />
      )}
      <span class="stop-picture-words">
        {image && <span class="stop-picture-credit">{creditOf(image.value)}</span>}
        {canChoose && (
          <button type="button" class="text-button" data-picture-of={id} onClick={choose}>
            {!isSeen && <Icon of={image ? ImageOff : ImagePlus} size={16} />}
            {t(image ? 'stop.changePicture' : 'stop.addPicture')}
            <span class="visually-hidden">: {name.value}</span>
          </button>
        )}
      </span>
    </div>
  );
}
