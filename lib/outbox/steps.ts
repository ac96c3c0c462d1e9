import type { LeftBehind } from '../model/clip.ts';
import type { ImageStep, Parcel, ParcelStep } from '../model/parcel.ts';

const isOpen = ({ how }: ParcelStep) => how === 'to-do' || how === 'tried';

/** Steps run in order: the first one that is neither done nor left behind. */
export const nextStep = ({ steps }: Parcel): ParcelStep | undefined => steps.find(isOpen);

/** The parcel with its next step changed. */
export function withStep(parcel: Parcel, changed: ParcelStep): Parcel {
  const at = parcel.steps.findIndex(isOpen);
  return { ...parcel, steps: parcel.steps.map((step, index) => (index === at ? changed : step)) };
}

/** A step succeeded: earlier failures no longer count. */
export const stepDone = (parcel: Parcel, step: ParcelStep): Parcel => ({
  ...withStep(parcel, { ...step, how: 'done' }),
  tries: 0,
});

export const imagesOf = ({ steps }: Parcel): ImageStep[] =>
  steps.filter((step): step is ImageStep => step.kind === 'image');

export const leftBehindOf = (parcel: Parcel): LeftBehind[] =>
  imagesOf(parcel).flatMap(({ day, failure }) => (failure ? [{ day: day + 1, failure }] : []));

/** Resets a parcel whose itinerary no longer exists, so that it is sent from the start. */
export function withoutProgress({ itinerary: _, ...parcel }: Parcel): Parcel {
  const steps = parcel.steps.map((step): ParcelStep => {
    if (step.kind !== 'image') return { ...step, how: 'to-do' };
    return { kind: 'image', how: 'to-do', day: step.day, src: step.src };
  });
  return { ...parcel, steps, unclear: [] };
}
