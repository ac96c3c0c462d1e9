import { ofMuseums, rides, travelling, vehicles } from '../languages/times.ts';
import { categoryOfName } from './category.ts';
import { fold } from './fold.ts';
import { allWords } from './language-rows.ts';
import { isLineLead } from './opens-with-time.ts';
import { wordPattern } from './word-pattern.ts';

const isTravelling = wordPattern(travelling);
const isVehicle = new Set(allWords(vehicles).map(fold));
const isOfMuseums = new Set(allWords(ofMuseums).map(fold));
// The first words of a line of a plan say whether one is there or goes there.
const reach = 28;

/** "Train Museum", "Musée du Train": what is shown there carries nobody. The words that are left. */
function withoutMuseums(opening: string): string {
  const words = opening.split(' ');
  const isMuseum = (at: number) => categoryOfName(words[at] ?? '') === 'museum';
  const isOfMuseum = (at: number) => {
    if (!isVehicle.has(fold(words[at] ?? ''))) return false;
    if (isMuseum(at + 1)) return true;
    const isJoined = isOfMuseums.has(fold(words[at - 1] ?? ''));
    return isJoined && (isMuseum(at - 2) || (isOfMuseums.has(fold(words[at - 2] ?? '')) && isMuseum(at - 3)));
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
  return carrier.test(whole) || (isTravelling.test(whole) && isTravelling.test(withoutMuseums(whole)));
}
// A plane, a train, a bus or a car before the names says in every language that one is carried. Ships are often the sight.
const carrier = /[✈🛫🛬🚂🚃🚄🚅🚆🚇🚈🚉🚊🚋🚌🚍🚐🚕🚖🚗🚘🚙]/u;

const isRide = wordPattern(rides);
// "Take the metro from the old harbour's stop to the park": where from stands before where to.
const rideReach = 100;

// "Express 12 ⇥ North Station → South Station": several arrows are a walk from sight to sight.
const onlyArrow = /^[^→➔➜⇒]*[→➔➜⇒](?=[^→➔➜⇒]*$)/u;
const firstLine = (line: string) => line.slice(0, rideReach).split(/(?<=\S)\n/u, 1)[0] ?? '';

/** Where the only arrow ends; what is behind it is where one gets to: "🚗 The port →|The lake". */
export const arrowEnd = (line: string): number | undefined => onlyArrow.exec(firstLine(line))?.[0].length;

/** Where the words end that say where to: "Drive to|the park", "– Zug nach|Bern"; none in "Walk along the river". */
export function rideEnd(line: string): number | undefined {
  const found = isRide.exec(firstLine(line));
  return found && isOnTheWay(line) ? found.index + found[0].length : undefined;
}

/** Where the arrow of a ride ends, or of a way to a station. */
function carriedTo(line: string): number | undefined {
  const end = arrowEnd(line);
  if (end === undefined) return undefined;
  const [goal = ''] = firstLine(line).slice(end).split('\t', 1);
  return isOnTheWay(line) || categoryOfName(goal.trim()) === 'transport' ? end : undefined;
}

/**
 * Where to, after a stretch of time: the place in the text from which on it is said. An arrow says so only in a line that
 * the time leads and in which one is carried; from sight to sight one walks, and in a chain of names and times it leads to
 * the next.
 */
export function rideTarget(text: string, { start, end }: { start: number; end: number }): number | undefined {
  const rest = text.slice(end);
  const goal = rideEnd(rest) ?? (isLineLead(text, start) ? carriedTo(rest) : undefined);
  return goal === undefined ? undefined : end + goal;
}
