// A step or two may begin elsewhere, where a bus or a night train went.
const minLinkedShare = 0.6;

/** True where most of the steps continue the one before. */
export function areLinked<T>(steps: T[], goesOn: (step: T, before: T) => boolean): boolean {
  const linked = steps.filter((step, at) => at > 0 && goesOn(step, steps[at - 1] as T));
  return linked.length >= (steps.length - 1) * minLinkedShare;
}
