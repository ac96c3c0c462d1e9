// Pure: no browser, no network, no clock.
import { categoryOfName } from './category.ts';
import { fold } from './fold.ts';
import { ofMuseums, rides, travelling, vehicles } from './time-words.ts';
import { wordPattern } from './word-pattern.ts';

const isTravelling = wordPattern(travelling);
// The first words of a line of a plan say whether one is there or goes there.
const reach = 28;

/** "Train Museum", "Musée du Train": what is shown there carries nobody. The words that are left. */
function withoutMuseums(opening: string): string {
  const words = opening.split(' ');
  const isMuseum = (at: number) => categoryOfName(words[at] ?? '') === 'museum';
  const isOfMuseum = (at: number) => {
    if (!vehicles.has(fold(words[at] ?? ''))) return false;
    if (isMuseum(at + 1)) return true;
    const isJoined = ofMuseums.has(fold(words[at - 1] ?? ''));
    return isJoined && (isMuseum(at - 2) || (ofMuseums.has(fold(words[at - 2] ?? '')) && isMuseum(at - 3)));
  };
  return words.filter((_, at) => !isOfMuseum(at)).join(' ');
}

/** "– Walk south to the tower", "Saída para o porto"; not "The tower by night". */
export function isOnTheWay(line: string): boolean {
  // "⇥The tower⇥Walk along the wall": only the first cell that says something, and one line of it.
  const [opening = ''] = line
    .slice(0, reach)
    .trimStart()
    .split(/[\t\n]/u, 1);
  // A word that was cut may look like another.
  const cut = opening.length < reach ? opening.length : opening.lastIndexOf(' ');
  const whole = cut < 0 ? opening : opening.slice(0, cut);
  return isTravelling.test(whole) && isTravelling.test(withoutMuseums(whole));
}

const isRide = wordPattern(rides);
// "Take the metro from the old harbour's stop to the park": where from stands before where to.
const rideReach = 100;

/** Where the words end that say where to: "Drive to|the park", "– Zug nach|Bern"; none in "Walk along the river". */
export function rideEnd(line: string): number | undefined {
  const [opening = ''] = line.slice(0, rideReach).split(/(?<=\S)\n/u, 1);
  const found = isRide.exec(opening);
  return found && isOnTheWay(line) ? found.index + found[0].length : undefined;
}

export const isRideTo = (line: string): boolean => rideEnd(line) !== undefined;
