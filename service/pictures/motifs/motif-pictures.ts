// Every motif in front of its landscape, at each hour that landscape was drawn for.
import { stableId } from '../../stable-id.ts';
import { type DrawnPicture, drawnPictures } from '../catalogue.ts';
import { motifs } from './motifs.ts';

/** They are drawn on request. */
export const motifPictures: readonly (DrawnPicture & { motif: string })[] = motifs.flatMap((motif) =>
  drawnPictures
    .filter(({ kind }) => kind === motif.kind)
    .map(({ name: landscape, kind, hour }) => {
      const name = `${motif.name}-${landscape}`;
      return { name, kind, hour, motif: motif.name, key: `${stableId(`picture:${name}`)}.webp` };
    }),
);
