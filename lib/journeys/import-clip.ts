// Opens a file saved by Wayclip as a new clip.
import { readWayclipFile } from '../export/wayclip-file.ts';
import type { Clip } from '../model/clip.ts';
import type { ImportFailure, KeepFailure } from '../model/failure.ts';
import type { Result } from '../model/result.ts';

export interface ImportEdges {
  keep: (clip: Clip) => Promise<Result<Clip, KeepFailure>>;
  newId: () => string;
}

export async function importClip(
  text: string,
  { keep, newId }: ImportEdges,
): Promise<Result<Clip, ImportFailure | KeepFailure>> {
  const file = readWayclipFile(text);
  // Marked as not sent: an itinerary id in another browser's file could belong to somebody else.
  return file.ok ? keep({ id: newId(), ...file.value, delivery: { step: 'kept' } }) : file;
}
