// Copies each day's picture while the page is still open.
import type { Clip } from '../model/clip.ts';
import { mayCopy } from '../model/private-host.ts';

export interface GatherPicturesEdges {
  copy: (srcs: string[]) => Promise<{ src: string; picture: Blob }[]>;
  keep: (kept: { src: string; picture: Blob }) => Promise<void>;
}

/** The addresses of the days' pictures without repeats; none in the traveller's private network. */
const pictureSrcsOf = ({ draft, source }: Clip): string[] => [
  ...new Set(
    draft.days
      .flatMap((day) => (day.image ? [day.image.value.src] : []))
      .filter((src) => mayCopy(src, source.url)),
  ),
];

export async function gatherPictures(clip: Clip, edges: GatherPicturesEdges): Promise<number> {
  const srcs = pictureSrcsOf(clip);
  if (srcs.length === 0) return 0;
  const copies = await edges.copy(srcs);
  for (const copied of copies) await edges.keep(copied);
  return copies.length;
}
