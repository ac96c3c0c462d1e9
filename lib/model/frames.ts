// How many still pictures one import can hold, and how they are shared among the files.
import type { ConvertedFile } from './found-booking.ts';

/** For a page, a video or a few files: as much as a service's allowance and one message can bear. */
export const maxFrames = 12;
/** For many files, one picture each; beyond this, an import takes minutes and a message some twenty megabytes. */
export const maxFiles = 40;

/** How many pictures an import of these files holds: at least one for each file, up to `maxFiles`. */
export const roomFor = ({ length }: readonly unknown[]): number =>
  Math.min(maxFiles, Math.max(maxFrames, length));

/** A video can fill any number of frames. */
const wantedOf = ({ kind, pages }: Pick<ConvertedFile, 'kind' | 'pages'>): number =>
  kind === 'video' ? maxFrames : Math.max(1, pages);

/** Gives each file in turn one more picture, so that a long file does not crowd out the others. */
export function sharedFrames(files: readonly Pick<ConvertedFile, 'kind' | 'pages'>[]): number[] {
  const shares = files.map(() => 0);
  const isShort = (index: number) => {
    const file = files[index];
    return file !== undefined && (shares[index] ?? 0) < wantedOf(file);
  };
  for (let left = roomFor(files); left > 0; ) {
    const turn = shares.map((_, index) => index).filter(isShort);
    if (turn.length === 0) break;
    for (const index of turn.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
    left -= turn.length;
  }
  return shares;
}

/** How many pages are sent, out of how many. Videos do not count: their frames are a selection anyway. */
export function pagesSent(files: readonly Pick<ConvertedFile, 'kind' | 'pages'>[]): {
  sent: number;
  total: number;
} {
  const shares = sharedFrames(files);
  const counted = files.flatMap((file, index) =>
    file.kind === 'video' ? [] : [{ sent: shares[index] ?? 0, total: wantedOf(file) }],
  );
  return {
    sent: counted.reduce((sum, { sent }) => sum + sent, 0),
    total: counted.reduce((sum, { total }) => sum + total, 0),
  };
}
