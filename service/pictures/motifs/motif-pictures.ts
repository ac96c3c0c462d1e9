// Every motif before its landscape, at each hour at which that was drawn.
import { stableId } from '../../stable-id.ts';
import { type DrawnPicture, drawnPictures } from '../catalogue.ts';
import { motifs } from './motifs.ts';

/** They are drawn when they are asked for. */
export const motifPictures: readonly (DrawnPicture & { motif: string })[] = motifs.flatMap((motif) =>
  drawnPictures
    .filter(({ kind }) => kind === motif.kind)
    .map(({ name: landscape, kind, hour }) => {
      const name = `${motif.name}-${landscape}`;
      return { name, kind, hour, motif: motif.name, key: `${stableId(`picture:${name}`)}.webp` };
    }),
);
