// Sets one day's picture with a conditional write: no other change is overwritten, and nothing is set twice.
import type { Answer } from '../api/send.ts';
import { type ImageRequest, imageRequestOf } from '../model/day-image-request.ts';
import type { ApiFailure, KeepFailure } from '../model/failure.ts';
import type { Itinerary } from '../model/itinerary.ts';
import type { ImageStep, Parcel } from '../model/parcel.ts';
import { ok, type Result } from '../model/result.ts';
import { isUnclear } from '../outbox/after-failure.ts';
import { stepDone, withStep } from '../outbox/steps.ts';
import { isOnlyPictureNew, isOurPicture } from './is-our-picture.ts';
import { putDayImage } from './put-day-image.ts';
import { readCurrent } from './read-current.ts';
import { failed, type SendContext, type StepResult } from './send-step.ts';

export interface Holding {
  parcel: Parcel;
  held: Answer<Itinerary>;
}

const pictureOf = ({ held }: Holding, { day }: ImageStep) => held.value.days?.[day]?.imageURL;

export async function takeImage(
  holding: Holding,
  step: ImageStep,
  way: SendContext,
): Promise<Result<StepResult, KeepFailure>> {
  const { parcel, held } = holding;
  const isChanged = pictureOf(holding, step) !== step.was;
  // Sent before the connection broke or the worker was killed, and the picture has changed: it is the one we sent.
  if (isChanged && step.how === 'tried') return ok({ parcel: stepDone(parcel, step), held });
  if (isChanged) return ok({ parcel: asking(holding, step), held });
  const picture = imageRequestOf(step.src) ?? (await way.findPicture(step.src));
  if (!picture)
    return ok({ ...failed(parcel, way, { step, failure: { kind: 'picture-kept-by-site' } }), held });
  const noted = await way.record(withStep(parcel, { ...step, how: 'tried' }));
  if (!noted.ok) return noted;
  return ok(await set({ parcel: noted.value, held }, { ...step, how: 'tried' }, { ...way, picture }));
}

type Setting = SendContext & { picture: Blob | ImageRequest; isAgain?: boolean };

async function set(holding: Holding, step: ImageStep, way: Setting): Promise<StepResult> {
  const { parcel, held } = holding;
  const dayId = held.value.days?.[step.day]?.id;
  if (!dayId || !held.etag) return { ...failed(parcel, way, { step, failure: withoutVersion(held) }), held };
  const { picture, connection } = way;
  const place = { itineraryId: held.value.id, dayId, etag: held.etag };
  const answer = await putDayImage(connection, place, picture);
  if (answer.ok) return { parcel: stepDone(parcel, step), held: answer.value };
  // An explicit refusal: nothing was set.
  const clear: ImageStep = { ...step, how: 'to-do' };
  if (answer.failure.kind === 'itinerary-modified') return again(holding, clear, way);
  const { failure } = answer;
  // The search found nothing or is not allowed: let the service pick a picture.
  if (isSearch(picture) && isAboutWords(failure)) return set(holding, step, { ...way, picture: {} });
  const afterwards = isUnclear(failure) ? parcel : withStep(parcel, clear);
  return { ...failed(afterwards, way, { step: clear, failure }), held };
}

/** An ETag that cannot be sent back in a header will be the same the next time. */
const withoutVersion = ({ value, etag }: Answer<Itinerary>): ApiFailure =>
  !etag && value.etag
    ? { kind: 'service-not-understood', reason: 'unsendable' }
    : { kind: 'service-not-understood' };

const isSearch = (picture: Blob | ImageRequest): boolean =>
  !(picture instanceof Blob) && picture.words !== undefined;

/** An explicit refusal of this picture, not a problem with the itinerary, the account or the timing. */
const isAboutWords = ({ kind }: ApiFailure): boolean =>
  kind === 'refused' || kind === 'not-a-picture' || kind === 'forbidden' || kind === 'subscription-required';

/** The itinerary was changed elsewhere: retries once if the day's picture is still the same, else asks the traveller. */
async function again(holding: Holding, step: ImageStep, way: Setting): Promise<StepResult> {
  const parcel = withStep(holding.parcel, step);
  const now = await readCurrent(way.connection, holding.held.value.id);
  if (!now.ok) return failed(parcel, way, { step, failure: now.failure });
  const current = { parcel, held: now.value };
  const shown = pictureOf(current, step);
  const { picture, connection } = way;
  const isOurs = () =>
    picture instanceof Blob
      ? isOurPicture(connection, shown, picture)
      : isOnlyPictureNew(holding.held.value, now.value.value, step.day);
  if (shown !== step.was && (await isOurs())) return { parcel: stepDone(parcel, step), held: now.value };
  if (shown !== step.was) return { parcel: asking(current, step), held: now.value };
  if (way.isAgain) return failed(parcel, way, { step, failure: { kind: 'itinerary-modified' } });
  const noted = await way.record(withStep(parcel, { ...step, how: 'tried' }));
  if (!noted.ok) return { parcel };
  return set({ parcel: noted.value, held: now.value }, { ...step, how: 'tried' }, { ...way, isAgain: true });
}

function asking(holding: Holding, step: ImageStep): Parcel {
  const theirs = pictureOf(holding, step);
  return {
    ...withStep(holding.parcel, { ...step, how: 'to-do' }),
    state: { is: 'asking', day: step.day, ...(theirs && { theirs }) },
  };
}
