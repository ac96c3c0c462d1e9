// What was acknowledged before each crash, and whether it is there after it.

export interface Recorded {
  clipId: string;
  title: string;
  /** Edits that the extension said it had stored. */
  words: string[];
  /** The way was seen written down: from then on it arrives. */
  isOnItsWay: boolean;
}

/** One of the clips in the library, as far as it is looked at here. */
export interface StoredClip {
  id: string;
  draft: unknown;
  delivery: { step: string };
}

/** What is missing in the library, in words; empty where nothing is. */
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

/** How the service stands to it: each that was on its way is there once, and none twice. */
export function wrongInService(records: readonly Recorded[], titles: readonly string[]): string[] {
  return records.flatMap(({ title, isOnItsWay }) => {
    const count = titles.filter((each) => each === title).length;
    if (count > 1) return [`${title} was made ${count} times`];
    return isOnItsWay && count === 0 ? [`${title} never arrived`] : [];
  });
}
