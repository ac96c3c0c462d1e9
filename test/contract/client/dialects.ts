import { readDialect, switches } from '../../../service/dialects/dialect.ts';
import type { Steps } from './journeys.ts';
import type { ClientWorld } from './world.ts';

interface Named {
  name: string;
  value: string;
}

/** "errorShape=flat", for all values of the switches at these places. */
export const dialectsAt = (...places: string[]) =>
  Object.entries(switches)
    .filter(([, { at }]) => places.includes(at))
    .flatMap(([name, { values }]) => Object.keys(values).map((value) => ({ name, value })));

export const speak = async ({ control }: ClientWorld, { name, value }: Named) => {
  const dialect = readDialect({ [name]: value });
  if (!dialect) throw new Error('There is no such dialect.');
  await control.speak(dialect);
};
/** The usual outcomes with these changes; if the first step fails, the journey ends there. */
export const changed = (from: Steps, steps: Steps = {}): Steps => {
  const first = Object.keys(from)[0] ?? '';
  return first in steps ? { [first]: steps[first] ?? '' } : { ...from, ...steps };
};
