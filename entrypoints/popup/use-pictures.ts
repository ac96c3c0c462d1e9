import { useEffect, useState } from 'preact/hooks';
import type { DayPictures } from '../../components/DaysPart.tsx';
import type { Clip } from '../../lib/model/clip.ts';
import type { Outside } from './outside.ts';

const none: DayPictures = new Map();

/** The pictures of a clip, looked up anew whenever there is news of it; their addresses are given back at the end. */
export function usePictures(clip: Clip | undefined, load: Outside['loadPictures']): DayPictures {
  const [pictures, setPictures] = useState(none);
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
  }, [clip, load]);
  useEffect(() => () => giveBack(pictures), [pictures]);
  return pictures;
}

function giveBack(pictures: DayPictures): void {
  for (const address of pictures.values()) URL.revokeObjectURL(address);
}
