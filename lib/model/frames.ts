// How many still pictures one import may hold, and which file they are of.
import type { ConvertedFile } from './found-booking.ts';

/** Of a page, a video or a few files: what a service's allowance and a message can bear. */
export const maxFrames = 12;
/** Of many files, one picture each; with more, an import takes minutes and a message some twenty megabytes. */
export const maxFiles = 40;

/** How many pictures one import of these files holds: none of them is left out for the number of the others. */
export const roomFor = ({ length }: readonly unknown[]): number =>
  Math.min(maxFiles, Math.max(maxFrames, length));

/** A video has as many moments as there is room for. */
const wantedOf = ({ kind, pages }: Pick<ConvertedFile, 'kind' | 'pages'>): number =>
  kind === 'video' ? maxFrames : Math.max(1, pages);

/** Each file in turn gets one more, so that none is left out for the length of another. */
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

/** Pages that are sent, and those there are; a video's moments are chosen, so none is missing. */
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
