// The first clip: the sample page captures itself; after that it is clipped like any other page.
import type { Answers } from '../../lib/browser/answer.ts';
import { saveLastClip } from '../../lib/browser/last-view.ts';
import { copySamplePictures } from '../../lib/browser/sample-page.ts';
import { clipPage } from '../../lib/journeys/clip-page.ts';
import { gatherPictures } from '../../lib/journeys/gather-pictures.ts';
import { readForTraveller } from '../../lib/journeys/read-for-traveller.ts';
import { keepPicture } from '../../lib/library/pictures.ts';
import { ok } from '../../lib/model/result.ts';
import { clipEdges } from './clip-edges.ts';
import { knowledge } from './knowledge.ts';
import { library } from './library.ts';

export const clipSample: Answers['clip.sample'] = async ({ capture }) => {
  const clip = await clipPage({
    ...clipEdges,
    takeCapture: async () => ok(capture),
    readCapture: async (captured) => readForTraveller(captured, await knowledge()),
  });
  if (!clip.ok) return clip;
  const { id } = clip.value;
  await saveLastClip({ clipId: id });
  await gatherPictures(clip.value, {
    copy: copySamplePictures,
    keep: async (picture) => keepPicture(await library(), id, picture),
  });
  return clip;
};
