// Sets the day pictures of a new itinerary, one conditional write after the other.
// A picture that does not come along is told beside the success, not instead of it.
import type { Connection } from '../api/connection.ts';
import { setDayImage } from '../api/itineraries.ts';
import type { Answer } from '../api/send.ts';
import type { Clip, Delivery, LeftBehind } from '../model/clip.ts';
import type { KeepFailure, SendFailure } from '../model/failure.ts';
import type { Itinerary } from '../model/itinerary.ts';
import { fail, type Result } from '../model/result.ts';

export interface PictureEdges {
  connection: Connection;
  findPicture: (src: string) => Promise<Blob | undefined>;
  now: () => Date;
  move: (delivery: Delivery) => Promise<Result<Clip, KeepFailure>>;
}

export async function addPictures(
  clip: Clip,
  created: Answer<Itinerary>,
  edges: PictureEdges,
): Promise<Result<Clip, KeepFailure>> {
  const where = { connectionId: edges.connection.id, itineraryId: created.value.id };
  const wanted = clip.draft.days.flatMap((day, index) =>
    day.image ? [{ index, src: day.image.value.src }] : [],
  );
  const leftBehind: LeftBehind[] = [];
  let { etag } = created;
  let done = 0;
  for (const { index, src } of wanted) {
    // Set by an earlier try that was cut off.
    if (created.value.days?.[index]?.imageURL) {
      done += 1;
      continue;
    }
    const noted = await edges.move({
      step: 'adding-pictures',
      ...where,
      done,
      total: wanted.length,
      leftBehind,
    });
    if (!noted.ok) return noted;
    const set = await addPicture({ itinerary: created.value, etag, index, src }, edges);
    if (set.ok) {
      etag = set.value.etag;
      done += 1;
    } else {
      leftBehind.push({ day: index + 1, failure: set.failure });
    }
  }
  return edges.move({
    step: 'sent',
    ...where,
    sentAt: edges.now().toISOString(),
    pictures: done,
    leftBehind,
  });
}

interface PictureToAdd {
  itinerary: Itinerary;
  etag: string | undefined;
  index: number;
  src: string;
}

async function addPicture(
  { itinerary, etag, index, src }: PictureToAdd,
  { connection, findPicture }: PictureEdges,
): Promise<Result<Answer<Itinerary>, SendFailure>> {
  const dayId = itinerary.days?.[index]?.id;
  const picture = await findPicture(src);
  if (!picture) return fail({ kind: 'picture-kept-by-site' });
  if (!dayId || !etag) return fail({ kind: 'service-not-understood' });
  return setDayImage(connection, { itineraryId: itinerary.id, dayId, etag, picture });
}
