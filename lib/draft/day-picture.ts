// Chooses the picture that stands for a day.
import type { Capture, ImageBlock } from '../model/capture.ts';
import type { DraftStop, Sourced } from '../model/draft.ts';
import type { Evidence } from '../model/evidence.ts';
import { isEastern } from '../text/find-name.ts';
import { fold } from '../text/fold.ts';
import { best, claimsOfKind, sourcedFrom } from './weigh.ts';

// "Ur" and "Y" are places too, but names this short also turn up in unrelated text.
const minNameLength = 3;
const minCjkLength = 2;

const isTelling = (name: string) => name.length >= (isEastern(name) ? minCjkLength : minNameLength);

/** Prefers a picture whose alt text or caption names a stop of the day; otherwise the most trusted, then the first. */
export function dayPicture(
  capture: Capture,
  within: Evidence[],
  stops: Pick<DraftStop, 'name'>[],
): Sourced<ImageBlock> | undefined {
  const names = stops.map(({ name }) => fold(name.value)).filter(isTelling);
  const images = claimsOfKind(within, 'image');
  const showsStop = ({ claim: { image } }: (typeof images)[number]) => {
    const description = fold(`${image.alt} ${image.caption ?? ''}`);
    return names.some((name) =>
      isEastern(name) ? description.includes(name) : ` ${description} `.includes(` ${name} `),
    );
  };
  const top = best(images);
  // A less trusted picture is not chosen for its words alone.
  const shown = top && images.find((image) => image.trust >= top.trust && showsStop(image));
  const chosen = shown ?? top;
  return chosen && sourcedFrom(capture, chosen, chosen.claim.image);
}
