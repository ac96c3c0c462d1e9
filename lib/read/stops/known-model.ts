// Two readers ask for the stop model: its bytes are read once.

import type { Knowledge } from '../../model/evidence.ts';
import { oncePer } from '../../text/once-per.ts';
import { readModel, type StopModel } from './model-file.ts';

const readOnce = oncePer(readModel);

/** Undefined where no model was handed in, or one that cannot be read. */
export function modelOf({ stopModel }: Knowledge): StopModel | undefined {
  return stopModel && readOnce(stopModel);
}
