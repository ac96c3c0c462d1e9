// Two readers need the stop model: its bytes are parsed once.

import type { Knowledge } from '../../model/evidence.ts';
import { memoize } from '../../text/memoize.ts';
import { readModel, type StopModel } from './model-file.ts';

const readOnce = memoize(readModel);

/** Undefined where there is no model, or one that cannot be read. */
export function modelOf({ stopModel }: Knowledge): StopModel | undefined {
  return stopModel && readOnce(stopModel);
}
