// Two readers ask for the stop model: its bytes are read once.
import type { Knowledge } from '../../model/evidence.ts';
import { readModel, type StopModel } from './model-file.ts';

const models = new WeakMap<Uint8Array, StopModel | undefined>();

/** Undefined where no model was handed in, or one that cannot be read. */
export function modelOf({ stopModel }: Knowledge): StopModel | undefined {
  if (!stopModel) return undefined;
  if (!models.has(stopModel)) models.set(stopModel, readModel(stopModel));
  return models.get(stopModel);
}
