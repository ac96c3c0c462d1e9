// Pure: no browser, no network, no clock.
import { rides, travelling } from './time-words.ts';
import { wordPattern } from './word-pattern.ts';

const isTravelling = wordPattern(travelling);
// The first words of a line of a plan say whether one is there or goes there.
const reach = 28;

/** "– Walk south to the tower", "Saída para o porto"; not "The tower by night". */
export function isOnTheWay(line: string): boolean {
  const [opening = ''] = line.slice(0, reach).split('\n', 1);
  // A word that was cut may look like another.
  const cut = opening.length < reach ? opening.length : opening.lastIndexOf(' ');
  return isTravelling.test(cut < 0 ? opening : opening.slice(0, cut));
}

const isRide = wordPattern(rides);

/** "Drive to the park", "– Zug nach Bern"; not "Walk along the river". */
export function isRideTo(line: string): boolean {
  return isRide.test(line.slice(0, reach * 2).split('\n', 1)[0] ?? '') && isOnTheWay(line);
}
