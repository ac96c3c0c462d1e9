// The traveller opens a file that Wayclip saved: it becomes a clip of its own.
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
  // Never sent from here: an id of the service in another browser's file would be somebody else's.
  return file.ok ? keep({ id: newId(), ...file.value, delivery: { step: 'kept' } }) : file;
}
