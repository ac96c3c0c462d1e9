// Copies the picture that stands with each day while the page is still open.
import type { Clip } from '../model/clip.ts';

export interface GatherPicturesEdges {
  copy: (srcs: string[]) => Promise<{ src: string; picture: Blob }[]>;
  keep: (kept: { src: string; picture: Blob }) => Promise<void>;
}

export const pictureSrcsOf = (clip: Clip): string[] => [
  ...new Set(clip.draft.days.flatMap((day) => (day.image ? [day.image.value.src] : []))),
];

export async function gatherPictures(clip: Clip, edges: GatherPicturesEdges): Promise<number> {
  const srcs = pictureSrcsOf(clip);
  if (srcs.length === 0) return 0;
  const copies = await edges.copy(srcs);
  for (const copied of copies) await edges.keep(copied);
  return copies.length;
}
