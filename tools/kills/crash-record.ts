// Records what was acknowledged before each crash, and checks that it is there afterwards.

export interface Recorded {
  clipId: string;
  title: string;
  /** Edits that the extension confirmed as stored. */
  words: string[];
  /** Its parcel was seen in the outbox: from then on it must arrive. */
  isOnItsWay: boolean;
}

/** The part of a stored clip that is checked here. */
export interface StoredClip {
  id: string;
  draft: unknown;
  delivery: { step: string };
}

/** What is missing from the library, as sentences; empty if nothing is. */
export function missingIn(records: readonly Recorded[], clips: readonly StoredClip[]): string[] {
  return records.flatMap(({ clipId, title, words, isOnItsWay }) => {
    const clip = clips.find(({ id }) => id === clipId);
    if (!clip) return [`${title} is gone`];
    const draft = JSON.stringify(clip.draft);
    const lost = words
      .filter((word) => !draft.includes(`"${word}"`))
      .map((word) => `${title}: ${word} is lost`);
    const isForgotten = isOnItsWay && clip.delivery.step === 'kept';
    return [...lost, ...(isForgotten ? [`${title} is no longer on its way`] : [])];
  });
}

/** Compares with the service: each clip that was on its way exists once, and none twice. */
export function faultsInService(records: readonly Recorded[], titles: readonly string[]): string[] {
  return records.flatMap(({ title, isOnItsWay }) => {
    const count = titles.filter((each) => each === title).length;
    if (count > 1) return [`${title} was made ${count} times`];
    return isOnItsWay && count === 0 ? [`${title} never arrived`] : [];
  });
}
