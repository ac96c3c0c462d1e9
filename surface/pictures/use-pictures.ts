import { useEffect, useState } from 'preact/hooks';
import type { DayPictures } from '../../components/day/DaysPart.tsx';
import type { Clip } from '../../lib/model/clip.ts';
import type { Outside } from '../outside.ts';

const none: DayPictures = new Map();

/**
 * The pictures of a clip as object URLs, revoked when no longer used. Loaded again when the clip's images change, and with
 * each change of the clip while some are missing.
 */
export function usePictures(clip: Clip | undefined, load: Outside['loadPictures']): DayPictures {
  const [pictures, setPictures] = useState(none);
  const pictured = clip?.draft.days.flatMap((day) => [day, ...day.stops]).filter(({ image }) => image) ?? [];
  const wanted = pictured.map(({ id, image }) => `${id} ${image?.value.src}`);
  const isComplete = pictured.every(({ id }) => pictures.has(id));
  // Typing makes a new clip with every letter, and reloading its pictures each time would make them flicker.
  const reason = clip && isComplete ? `${clip.id} ${wanted.join(' ')}` : clip;
  useEffect(() => {
    if (!clip) return;
    let isWanted = true;
    load(clip).then((loaded) => {
      if (isWanted) setPictures(loaded);
      else giveBack(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [reason, load]);
  useEffect(() => () => giveBack(pictures), [pictures]);
  return pictures;
}

function giveBack(pictures: DayPictures): void {
  for (const address of pictures.values()) URL.revokeObjectURL(address);
}
